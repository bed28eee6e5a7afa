import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GpuScript } from '../../../../tests/support/scripted-gpu';
import { shardBytes } from '../../../../tests/support/tiny-webllm';
import { WebLlmHouse } from '../../../../tests/support/web-llm-house';
import type { JsonObject } from '../../base/json';
import { folderOf } from '../../bridge/webllm/webllm-record';
import { languageModelContract, requestOf, type EngineScript } from '../language-model.contract';
import type { ModelAnswer, ModelRequest } from '../language-model';
import { engineMessages } from '../thread-model';
import { engineRequest } from './webllm-engine';

const house = new WebLlmHouse();
const { record, seen } = house;
const never = (): AbortSignal => new AbortController().signal;

beforeAll(() => house.open(), 120_000);
afterAll(() => house.close());
beforeEach(() => void seen.splice(0));

function scriptOf(script: EngineScript): GpuScript {
  switch (script.kind) {
    case 'writes':
      return { text: script.pieces.join(''), end: 'stop' };
    case 'calls':
      return { text: script.text, end: 'stop' };
    case 'hangs':
      return { text: script.text, end: 'hang' };
    case 'breaks':
      return { text: 'Half', end: 'break' };
    case 'empty':
      return { text: '', end: 'stop' };
  }
}

languageModelContract('WebLLM', {
  toolsSeen: null,
  schemaSeen: () => seen.at(-1)?.response_format?.schema,
  model: (script) => house.model(scriptOf(script)),
});

describe('a request as the real package takes it', () => {
  const ask = (text: string, more: Partial<ModelRequest> = {}, isDeaf = false): Promise<ModelAnswer> =>
    house.model({ text, end: 'stop', isDeaf }).generate(requestOf(more), never());

  it('carries the form as a text under json_object, with its limits and its wish for usage', async () => {
    const schema: JsonObject = { type: 'object', properties: { word: { const: 'plum' } }, required: ['word'] };
    const answer = await ask('{"word": "plum"}', { schema, maxTokens: 99, temperature: 0.3 });
    expect(answer).toMatchObject({ ok: true, text: '{"word": "plum"}', schema: 'engine' });
    expect(seen).toEqual([
      {
        messages: requestOf().messages,
        stream: true,
        stream_options: { include_usage: true },
        max_tokens: 99,
        temperature: 0.3,
        response_format: { type: 'json_object', schema: JSON.stringify(schema) },
      },
    ]);
  });

  it('its own template makes the prompt, and usage counts what it read and wrote', async () => {
    house.gpu.prompts.length = 0;
    const answer = await ask('Yes.');
    const prompt = new TextDecoder().decode(Uint8Array.from(house.gpu.prompts.flat()));
    expect(prompt).toBe('[system]Be brief.[end]\n[user]\nSay something.[end]\n[assistant]\n');
    expect(answer).toMatchObject({ ok: true, usage: { input: prompt.length, output: 'Yes.'.length + 1 } });
  });

  it('a text of limited length keeps its line breaks and quotes, and its limit', async () => {
    const schema: JsonObject = {
      type: 'object',
      properties: { text: { type: 'string', minLength: 1, maxLength: 12 } },
      required: ['text'],
      additionalProperties: false,
    };
    const written = JSON.stringify({ text: '# 計画\n"a" \\ 🌿' });
    expect(await ask(written, { schema })).toMatchObject({ ok: true, text: written });
    expect(await ask('{"text":""}', { schema })).toMatchObject({ ok: false });
    expect(await ask('{"text":"1234567890123"}', { schema })).toMatchObject({ ok: false });
  });

  const cases: [string, string, ModelAnswer | object][] = [
    ['prose', 'I would write a note now.', { ok: true, text: 'I would write a note now.' }],
    ['a fence around it', '```json\n{}\n```', { ok: true, text: '```json\n{}\n```' }],
    ['JSON that is cut off', '{"judgment": "I', { ok: true, text: '{"judgment": "I' }],
    ['an empty answer', '', { ok: false, code: 'empty' }],
    ['an answer that is reasoning alone', '<think>Let me see.</think>\n\n', { ok: false, code: 'empty' }],
    ['reasoning that never ends', '<think>Let me see. And', { ok: false, code: 'empty' }],
    ['reasoning before the answer', '<think>\nHm.\n</think>\n\n{"a": 1}', { ok: true, text: '{"a": 1}' }],
    ['a mark of reasoning inside the answer', 'It writes <think>.', { ok: true, text: 'It writes <think>.' }],
    ['an endless one', 'On and on. '.repeat(40), { ok: false, code: 'too_much' }],
    ['its own end mark', 'Yes.[end]\n[user]\nAnd now?', { ok: true, text: 'Yes.' }],
  ];
  it.each(cases)('[F-33] %s: nothing is mended, and reasoning is left out', async (_, text, expected) => {
    const told: string[] = [];
    const answer = await ask(text, { onText: (piece) => told.push(piece) });
    expect(answer).toMatchObject(expected);
    if (answer.ok) expect(told.join('').startsWith(answer.text)).toBe(true);
  });

  it('[F-33] an engine that breaks the form it was given is stopped there', async () => {
    const schema: JsonObject = { type: 'object', properties: { word: { enum: ['yes', 'no'] } }, required: ['word'] };
    const answer = await ask('{"word": "perhaps"}', { schema }, true);
    expect(answer).toMatchObject({ ok: false, code: 'malformed' });
    expect(await ask('{"word": "no"}', { schema })).toMatchObject({ ok: true, text: '{"word": "no"}' });
  });

  it('a form that it cannot compile is said to be refused, and the next is taken', async () => {
    const schema: JsonObject = {
      type: 'object',
      properties: { word: { type: 'string', pattern: '(' } },
      required: ['word'],
    };
    expect(await ask('{}', { schema })).toMatchObject({ ok: false, code: 'schema_refused' });
    expect(await ask('Fine.')).toMatchObject({ ok: true });
    const other: JsonObject = { type: 'object', properties: { a: { const: 1 } }, required: ['a'] };
    expect(await ask('{"a": 1}', { schema: other })).toMatchObject({ ok: true, text: '{"a": 1}' });
  });

  it('[F-36] a prompt that is larger than its context is told apart', async () => {
    const messages = [{ role: 'user' as const, content: 'word '.repeat(1_000) }];
    expect(await ask('Yes.', { messages })).toMatchObject({ ok: false, code: 'too_long' });
  });

  it('[F-39] Japanese and emoji, a byte a token, are never told in halves', async () => {
    const text = '凪です。今日は👩‍🌾と畑へ。𠮷野家の🍚も。';
    const told: string[] = [];
    expect(await ask(text, { onText: (piece) => told.push(piece) })).toMatchObject({ ok: true, text });
    expect(told.join('')).toBe(text);
    expect(told.every((piece) => piece.isWellFormed() && !piece.includes('\uFFFD'))).toBe(true);
  });

  it('models that reason first are told not to', () => {
    const { messages, maxTokens, temperature } = requestOf();
    const request = { messages: engineMessages(messages), schema: null, maxTokens, temperature };
    expect(engineRequest(request, 'Qwen3-0.6B-q4f16_1-MLC').extra_body).toEqual({ enable_thinking: false });
    expect(engineRequest(request, 'SmolLM2-360M-Instruct-q4f16_1-MLC').extra_body).toBeUndefined();
  });

  it('an abort stops the engine itself, not only the words', async () => {
    const abort = new AbortController();
    const model = house.model({ text: 'On and on. '.repeat(200), end: 'stop' });
    await model.generate(requestOf({ maxTokens: 4_000, onText: () => abort.abort() }), abort.signal);
    const next = house.model({ text: 'Next.', end: 'stop' });
    expect(await next.generate(requestOf(), never())).toMatchObject({ ok: true, text: 'Next.' });
  });
});

describe('a load', () => {
  it('of files that are missing or cut off ends with its cause, and loads once they are there', async () => {
    const own = house.newEngine();
    const shards = await caches.open('webllm/model');
    const shard = `${folderOf(record)}params_shard_1.bin`;
    await shards.delete(shard);
    expect(await own.load(record, null)).toMatchObject({ ok: false, code: 'not_loaded' });
    await shards.put(shard, new Response(new Uint8Array(shardBytes - 1)));
    expect(await own.load(record, null)).toMatchObject({ ok: false, code: 'not_loaded' });
    await house.fillCaches();
    expect(await own.load(record, null)).toEqual({ ok: true, contextTokens: 4_096 });
    expect(await house.newEngine().load({ ...record, overrides: { context_window_size: 2_048 } }, null)).toEqual({
      ok: true,
      contextTokens: 2_048,
    });
    // a window that was reckoned for this device goes before the list's
    expect(await house.newEngine().load(record, 8_192)).toEqual({ ok: true, contextTokens: 8_192 });
  });

  it('a device that is lost while it loads is not taken for loaded', async () => {
    const own = house.newEngine();
    const { instantiate } = house.runtime;
    house.runtime.instantiate = async () => {
      const tvm = (await (instantiate as () => Promise<object>)()) as { fetchTensorCache: () => Promise<void> };
      return {
        ...tvm,
        fetchTensorCache: async () => {
          house.lose({ reason: 'unknown', message: 'no memory' });
          await new Promise((resolve) => setTimeout(resolve, 0));
        },
      };
    };
    expect(await own.load(record, null)).toMatchObject({ ok: false, code: 'no_memory' });
    house.runtime.instantiate = instantiate;
    expect(await own.load(record, null)).toMatchObject({ ok: true });
  });

  it('that the graphics processor cannot take says so', async () => {
    const { detectGPUDevice } = house.runtime;
    house.runtime.detectGPUDevice = () => Promise.resolve(undefined);
    expect(await house.newEngine().load(record, null)).toMatchObject({ ok: false, code: 'no_gpu' });
    house.runtime.detectGPUDevice = detectGPUDevice;
    const half = { ...record, required_features: ['shader-f16'] };
    expect(await house.newEngine().load(half, null)).toMatchObject({ ok: false, code: 'no_gpu' });
  });
});
