import { expect, it } from 'vitest';
import { packOf, said } from '../../../../tests/support/mind-pack';
import { tinyModel } from '../../../../tests/support/tiny-model';
import type { JsonObject } from '../../base/json';
import type { EngineRequest } from '../../bridge/model-contract';
import { answerForm, promptOf } from './prompt';
import { readAnswer } from './read-answer';
import type { ContextPack } from '../../mind/context-pack';
import { engineMessages } from '../../models/thread-model';
import { WllamaEngine } from '../../models/wllama/wllama-engine';

const file = new Blob([tinyModel({ blanks: 0 })]);
const loaded = (async () => {
  const engine = new WllamaEngine();
  return { engine, end: await engine.load(file, null) };
})();

function requestOf(pack: ContextPack, more: Partial<EngineRequest> = {}): EngineRequest {
  const told = promptOf(pack, 'form', pack.transcript, null, () => ({ date: '2026-11-28', clock: '09:00' }));
  const messages = engineMessages(told.messages);
  return {
    id: crypto.randomUUID(),
    model: 'tiny',
    messages,
    schema: null,
    maxTokens: 2_000,
    temperature: 0.7,
    ...more,
  };
}

it('an answer that it writes keeps the form, by a grammar made of that form', async () => {
  const { engine, end } = await loaded;
  expect(end).toEqual({ ok: true, contextTokens: 8_192 });
  const pack = packOf('en', { trigger: said('Keep the bees well') });
  const told: string[] = [];
  for (let turn = 0; turn < 5; turn++) {
    told.length = 0;
    const answer = await engine.generate(requestOf(pack, { schema: answerForm() }), (piece) => told.push(piece));
    expect(answer).toMatchObject({ ok: true });
    if (!answer.ok) return;
    expect(told.join('')).toBe(answer.text);
    expect(Object.keys(JSON.parse(answer.text) as object)).toEqual(['say', 'call', 'mark']);
    const read = readAnswer({ text: answer.text }, 'form', pack);
    // what no grammar knows: what there is, and what is possible now
    if (!read.ok) for (const { path } of read.problems) expect(path, answer.text).toMatch(/^\/(say|call|mark)/);
    expect(answer.usage?.input).toBeGreaterThan(100);
  }
});

it('an abort ends the writing, and the next answer comes all the same', async () => {
  const { engine } = await loaded;
  const request = requestOf(packOf('en', { trigger: said('hello') }), { maxTokens: 4_000 });
  const answer = await engine.generate(request, () => engine.abort(request.id));
  expect(answer).toMatchObject({ ok: false, code: 'aborted' });
  const next = await engine.generate(requestOf(packOf('en'), { maxTokens: 5 }), () => {});
  expect(next.ok || next.code === 'too_much').toBe(true);
});

it('[F-33] an answer that does not end is given up', async () => {
  const { engine } = await loaded;
  const schema: JsonObject = { type: 'array', items: { type: 'string' }, minItems: 100 };
  const answer = await engine.generate(requestOf(packOf('en'), { schema, maxTokens: 20 }), () => {});
  expect(answer).toMatchObject({ ok: false, code: 'too_much' });
});

it('a file that is damaged, or none of that kind, is told from one that can be loaded', async () => {
  const half = await new WllamaEngine().load(file.slice(0, 60_000), null);
  expect(half).toMatchObject({ ok: false, code: 'not_loaded' });
  const none = await new WllamaEngine().load(new Blob(['GGUF but no more']), null);
  expect(none).toMatchObject({ ok: false, code: 'not_loaded' });
});
