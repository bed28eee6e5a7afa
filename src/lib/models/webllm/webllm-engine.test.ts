import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { competentAnswer } from '../../../../tests/support/competent-model';
import { memoryCaches } from '../../../../tests/support/memory-caches';
import { packOf, packOfTask, said } from '../../../../tests/support/mind-pack';
import { scriptGpu, type ScriptedGpu } from '../../../../tests/support/scripted-gpu';
import { shardBytes, stopToken, tinyRecord, tinyWebLlm } from '../../../../tests/support/tiny-webllm';
import { openWebLlm } from '../../../../tests/support/web-llm-package';
import type { JsonObject } from '../../base/json';
import { folderOf } from '../../bridge/webllm/webllm-record';
import { languageModelContract, requestOf, type EngineScript } from '../language-model.contract';
import type { LanguageModel, ModelAnswer, ModelRequest } from '../language-model';
import { threadModel } from '../thread-model';
import { WebLlmEngine } from './webllm-engine';

const record = tinyRecord('https://hub.example');
const never = (): AbortSignal => new AbortController().signal;
let gpu: ScriptedGpu;
let engine: WebLlmEngine;
let runtime: Awaited<ReturnType<typeof openWebLlm>>['runtime'];
let newEngine: () => WebLlmEngine;
let lose: (info: { reason: string; message: string }) => void = () => {};
const seen: { response_format?: { type: string; schema: string }; [name: string]: unknown }[] = [];

beforeAll(async () => {
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('location', { origin: 'https://yadori.example' });
  const { MLCEngine, runtime: found } = await openWebLlm();
  runtime = found;
  runtime.detectGPUDevice = () =>
    Promise.resolve({
      adapterInfo: { description: 'scripted', vendor: '' },
      device: { features: new Set(), limits: {}, lost: new Promise((resolve) => (lose = resolve)) },
    });
  gpu = scriptGpu(runtime, { text: '', end: 'stop' }, stopToken);
  newEngine = () => {
    const package_ = new MLCEngine({ logLevel: 'SILENT' });
    const create = package_.chat.completions.create.bind(package_.chat.completions) as (request: unknown) => unknown;
    package_.chat.completions.create = ((request: unknown) => {
      seen.push(structuredClone(request) as (typeof seen)[number]);
      return create(request);
    }) as typeof package_.chat.completions.create;
    return new WebLlmEngine(package_);
  };
  engine = newEngine();
  await fillCaches();
}, 120_000);
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => void seen.splice(0));

async function fillCaches(contextTokens?: number): Promise<void> {
  const { files, library } = tinyWebLlm(contextTokens);
  for (const [name, bytes] of files) {
    const scope = name === 'mlc-chat-config.json' ? 'webllm/config' : 'webllm/model';
    await (await caches.open(scope)).put(`${folderOf(record)}${name}`, new Response(new Uint8Array(bytes)));
  }
  await (await caches.open('webllm/wasm')).put(record.model_lib, new Response(new Uint8Array(library)));
}

let ids = 0;
let loading: ReturnType<WebLlmEngine['load']> | null = null;
function modelOf(script: ScriptedGpu['script']): LanguageModel {
  gpu.release();
  gpu.script = script;
  return threadModel(
    { id: 'tiny', name: 'tiny · WebLLM', contextTokens: null },
    {
      load: () => (loading ??= engine.load(record, null)),
      generate: (request, onText) => engine.generate(request, onText),
      abort: (id) => engine.abort(id),
    },
    () => `call-${++ids}`,
  );
}

function scriptOf(script: EngineScript): ScriptedGpu['script'] {
  switch (script.kind) {
    case 'writes':
      return { text: script.pieces.join(''), end: 'stop' };
    case 'hangs':
      return { text: script.text, end: 'hang' };
    case 'breaks':
      return { text: 'Half', end: 'break' };
    case 'empty':
      return { text: '', end: 'stop' };
  }
}

languageModelContract('WebLLM', {
  schemaSeen: () => seen.at(-1)?.response_format?.schema,
  model: (script) => modelOf(scriptOf(script)),
});

describe('a request as the real package takes it', () => {
  const ask = (text: string, more: Partial<ModelRequest> = {}, isDeaf = false): Promise<ModelAnswer> =>
    modelOf({ text, end: 'stop', isDeaf }).generate(requestOf(more), never());

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
    gpu.prompts.length = 0;
    const answer = await ask('Yes.');
    const prompt = new TextDecoder().decode(Uint8Array.from(gpu.prompts.flat()));
    expect(prompt).toBe('[system]Be brief.[end]\n[user]\nSay something.[end]\n[assistant]\n');
    expect(answer).toMatchObject({ ok: true, usage: { input: prompt.length, output: 'Yes.'.length + 1 } });
  });

  it.each(['en', 'ja'] as const)(
    'the form of a real turn, in %s, is one that its grammar compiler takes and keeps',
    async (lang) => {
      const { decisionForm } = await import('../../deliberation/llm/decision-form');
      const { promptOf, rooms } = await import('../../deliberation/llm/prompt');
      for (const pack of [packOf(lang, { trigger: said('Repair the garden gate') }), packOfTask(lang, null)]) {
        const form = decisionForm(pack, [pack.trigger.seq]);
        const schema = z.toJSONSchema(form) as JsonObject;
        const messages = promptOf(pack, rooms[0]);
        const written = competentAnswer(messages.map(({ content }) => content).join('\n'), schema);
        const answer = await ask(written, { messages, schema, maxTokens: 3_000 });
        expect(answer).toMatchObject({ ok: true, text: written });
        expect(form.safeParse(JSON.parse(written)).success).toBe(true);
        const other = await ask(written.replace('"do_action"', '"act_now"'), { messages, schema, maxTokens: 3_000 });
        expect(other).toMatchObject({ ok: false, message: expect.stringContaining('the grammar allows no') as string });
      }
    },
  );

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
    expect(answer).toMatchObject({ ok: false, code: 'schema_refused' });
    expect(await ask('{"word": "no"}', { schema })).toMatchObject({ ok: true, text: '{"word": "no"}' });
  });

  it('[F-34] a form that it cannot compile is said to be refused, and the next is taken', async () => {
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

  it('models that reason first are told not to', async () => {
    const { engineRequest } = await import('./webllm-engine');
    const request = { ...requestOf(), schema: null };
    expect(engineRequest(request, 'Qwen3-0.6B-q4f16_1-MLC').extra_body).toEqual({ enable_thinking: false });
    expect(engineRequest(request, 'SmolLM2-360M-Instruct-q4f16_1-MLC').extra_body).toBeUndefined();
  });

  it('an abort stops the engine itself, not only the words', async () => {
    const abort = new AbortController();
    const model = modelOf({ text: 'On and on. '.repeat(200), end: 'stop' });
    await model.generate(requestOf({ maxTokens: 4_000, onText: () => abort.abort() }), abort.signal);
    const next = modelOf({ text: 'Next.', end: 'stop' });
    expect(await next.generate(requestOf(), never())).toMatchObject({ ok: true, text: 'Next.' });
  });
});

describe('a load', () => {
  it('[F-35] of files that are missing or cut off ends with its cause, and loads once they are there', async () => {
    const own = newEngine();
    const shards = await caches.open('webllm/model');
    const shard = `${folderOf(record)}params_shard_1.bin`;
    await shards.delete(shard);
    expect(await own.load(record, null)).toMatchObject({ ok: false, code: 'not_loaded' });
    await shards.put(shard, new Response(new Uint8Array(shardBytes - 1)));
    expect(await own.load(record, null)).toMatchObject({ ok: false, code: 'not_loaded' });
    await fillCaches();
    expect(await own.load(record, null)).toEqual({ ok: true, contextTokens: 4_096 });
    expect(await newEngine().load({ ...record, overrides: { context_window_size: 2_048 } }, null)).toEqual({
      ok: true,
      contextTokens: 2_048,
    });
  });

  it('[F-35] a device that is lost while it loads is not taken for loaded', async () => {
    const own = newEngine();
    const { instantiate } = runtime;
    runtime.instantiate = async () => {
      const tvm = (await (instantiate as () => Promise<object>)()) as { fetchTensorCache: () => Promise<void> };
      return {
        ...tvm,
        fetchTensorCache: async () => {
          lose({ reason: 'unknown', message: 'no memory' });
          await new Promise((resolve) => setTimeout(resolve, 0));
        },
      };
    };
    expect(await own.load(record, null)).toMatchObject({ ok: false, code: 'no_memory' });
    runtime.instantiate = instantiate;
    expect(await own.load(record, null)).toMatchObject({ ok: true });
  });

  it('that the graphics processor cannot take says so', async () => {
    const { detectGPUDevice } = runtime;
    runtime.detectGPUDevice = () => Promise.resolve(undefined);
    expect(await newEngine().load(record, null)).toMatchObject({ ok: false, code: 'no_gpu' });
    runtime.detectGPUDevice = detectGPUDevice;
    const half = { ...record, required_features: ['shader-f16'] };
    expect(await newEngine().load(half, null)).toMatchObject({ ok: false, code: 'no_gpu' });
  });
});
