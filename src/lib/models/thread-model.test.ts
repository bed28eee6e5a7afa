import { describe, expect, it } from 'vitest';
import type { EngineAnswer, ModelThread } from '../bridge/model-contract';
import { requestOf } from './language-model.contract';
import type { ModelRequest } from './language-model';
import { threadModel } from './thread-model';

const never = (): AbortSignal => new AbortController().signal;

/** An engine that writes pieces, then ends; where it heeds no stop it writes on, and then for ever says nothing. */
function engineOf(pieces: readonly string[], heeds = true) {
  const seen = { loads: 0, aborted: [] as string[], written: 0, roles: [] as string[] };
  const thread: Pick<ModelThread, 'load' | 'generate' | 'abort'> = {
    load: () => {
      seen.loads++;
      return Promise.resolve({ ok: true, contextTokens: 4_096 });
    },
    generate: async ({ id, messages }, onText): Promise<EngineAnswer> => {
      seen.roles = messages.map(({ role }) => role);
      for (const piece of pieces) {
        if (seen.aborted.includes(id) && heeds) return { ok: false, code: 'aborted', message: 'stopped' };
        seen.written++;
        onText(piece);
        await Promise.resolve();
      }
      if (!heeds) await new Promise(() => {});
      return { ok: true, text: pieces.join(''), usage: { input: 50, output: pieces.length, cached: 32 } };
    },
    abort: (id) => void seen.aborted.push(id),
  };
  let ids = 0;
  return { seen, model: threadModel({ id: 'm', name: 'm', contextTokens: null }, thread, () => `id-${++ids}`) };
}

async function ask(pieces: readonly string[], more: Partial<ModelRequest> = {}, heeds = true) {
  const { model, seen } = engineOf(pieces, heeds);
  const told = { text: '', reasoning: '' };
  const request = requestOf({
    onText: (piece) => void (told.text += piece),
    onReasoning: (piece) => void (told.reasoning += piece),
    ...more,
  });
  return { answer: await model.generate(request, never()), told, seen };
}

describe('an engine on this device', () => {
  it('takes no tools, and need not be loaded to say so', async () => {
    const tools = [{ name: 'note_read', description: 'Reads a note.', parameters: {} }];
    const { answer, seen } = await ask(['Yes.'], { tools });
    expect(answer).toMatchObject({ ok: false, code: 'tools_refused' });
    expect(seen.loads).toBe(0);
  });

  it('is told what came of calls as words of the other side', async () => {
    const { seen } = await ask(['Yes.'], {
      messages: [
        { role: 'user', content: 'Go on.' },
        { role: 'assistant', content: 'I read.', calls: [{ id: 'abcdefgh1', name: 'note_read', input: '{}' }] },
        { role: 'tool', content: 'a note', call: 'abcdefgh1' },
      ],
    });
    expect(seen.roles).toEqual(['user', 'assistant', 'user']);
  });

  it('may think first: that is told apart, whatever its pieces', async () => {
    const { answer, told } = await ask(['<th', 'ink>', 'Hm', '. So', '.</thi', 'nk>\n', '{"a"', ':1}']);
    expect(answer).toMatchObject({ ok: true, text: '{"a":1}', usage: { input: 50, cached: 32 } });
    expect(told).toEqual({ text: '{"a":1}', reasoning: 'Hm. So.' });
  });

  it('may begin with eight blanks, and write any number of them later on', async () => {
    const blanks = Array.from({ length: 8 }, () => '\n');
    const { answer, told } = await ask([...blanks, 'Yes', ...blanks, ...blanks, 'No']);
    expect(answer).toMatchObject({ ok: true });
    expect(told.text).toBe(`${blanks.join('')}Yes${blanks.join('')}${blanks.join('')}No`);
    expect((await ask(['\n', ...blanks, 'Yes'])).answer).toMatchObject({ ok: false, code: 'malformed' });
  });

  const words = Array.from({ length: 3_000 }, (_, at) => ` ${(at * 7_919) % 9_973}`);
  const endless: [string, string[], string][] = [
    ['thinks and thinks', ['<think>', ...words], 'too_much'],
    ['writes blanks', Array.from({ length: 3_000 }, () => '\n'), 'malformed'],
    ['repeats itself', Array.from({ length: 3_000 }, () => ' and on'), 'malformed'],
    ['repeats itself while it thinks', ['<think>', ...Array.from({ length: 1_000 }, () => ' and on')], 'malformed'],
  ];
  it.each(endless)('[F-33] that %s is stopped, also where it heeds no stop', async (_, pieces, code) => {
    for (const heeds of [true, false]) {
      const { answer, seen } = await ask(pieces, {}, heeds);
      expect(answer).toMatchObject({ ok: false, code });
      expect(seen.aborted).toEqual(['id-1']);
      if (heeds) expect(seen.written).toBeLessThan(1_700);
    }
  });
});
