import { expect, it } from 'vitest';
import { bestFirst, programAt, quickestOf, type ListedModel } from './listed-models';

const model = (id: string, more: Partial<ListedModel> = {}): ListedModel => ({
  ...{ id, bytes: null, parameters: null, window: null, sees: null, callsTools: null, price: null },
  ...{ isLoaded: null, madeAt: null },
  ...more,
});
const ids = (models: readonly ListedModel[]): string[] => models.map(({ id }) => id);

it('the best is the largest that calls tools and that this computer can hold', () => {
  const large = model('qwen3:8b', { parameters: 8.2, bytes: 5.2e9 });
  const seeing = model('gemma3:12b', { parameters: 12, bytes: 8.1e9, callsTools: false });
  const small = model('llama3.2:3b', { parameters: 3.2, bytes: 2e9 });
  const code = model('qwen2.5-coder:14b', { parameters: 14, bytes: 9e9 });
  const huge = model('llama3.3:70b', { parameters: 70, bytes: 43e9 });
  const all = [small, huge, code, seeing, large];
  expect(ids(bestFirst(all, null))).toEqual([
    'qwen3:8b',
    'llama3.2:3b',
    'llama3.3:70b',
    'gemma3:12b',
    'qwen2.5-coder:14b',
  ]);
  expect(ids(bestFirst([large, small], 4))[0]).toBe('llama3.2:3b'); // 4 GB hold no 5.2
  expect(ids(bestFirst([large, small], 8))[0]).toBe('qwen3:8b'); // 8 may be more
  expect(quickestOf(bestFirst(all, null))?.id).toBe('llama3.2:3b');
  expect(quickestOf([large])).toBeNull();
});

it('of a host that tells no sizes the newest is first, and what is not for talk last', () => {
  const at = (id: string, madeAt: number): ListedModel => model(id, { madeAt });
  const all = [at('gpt-image-2', 9), at('gpt-5', 5), at('gpt-6', 7), at('text-embedding-3', 8)];
  expect(ids(bestFirst(all, null))).toEqual(['gpt-6', 'gpt-5', 'gpt-image-2', 'text-embedding-3']);
});

it('a program of this computer is known by its address', () => {
  expect(programAt('http://localhost:11434/v1')).toBe('ollama');
  expect(programAt('http://127.0.0.1:1234/v1')).toBe('lmstudio');
  expect(programAt('http://localhost:8080/v1')).toBe('llamacpp');
  for (const other of ['http://localhost:9999/v1', 'https://ollama.example:11434/v1', 'nothing'])
    expect(programAt(other)).toBeNull();
});
