import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../base/json';
import type { Egress } from '../../bridge/egress-contract';
import { listModels, readOllamaModel } from './host-models';
import { readListed } from './read-listed';

/** A host by its paths: what it answers, and what it was asked. */
function hostOf(answers: Record<string, { status?: number; body: unknown }>) {
  const asked: string[] = [];
  const egress: Pick<Egress, 'send' | 'abort'> = {
    abort: () => {},
    send: async ({ url }, { onHead, onBytes }) => {
      const { pathname } = new URL(url);
      asked.push(pathname);
      const { status = 200, body } = answers[pathname] ?? {
        status: 404,
        body: { error: { message: 'no such route' } },
      };
      await onHead({ status, type: 'application/json', retryAfterMs: null });
      await onBytes(new TextEncoder().encode(JSON.stringify(body)));
      return { ok: true };
    },
  };
  return { asked, calls: { egress, newId: () => 'id', signal: new AbortController().signal } };
}

const inUsual = { body: { data: [{ id: 'plain' }] } };

describe('the programs of this computer are asked by their own lists, which tell more', () => {
  it('Ollama: sizes, weights, and what only embeds is left out', async () => {
    const details = (family: string, parameter_size: string) => ({ family, parameter_size });
    const { asked, calls } = hostOf({
      '/api/tags': {
        body: {
          models: [
            { name: 'qwen3:8b', size: 5.2e9, details: details('qwen3', '8.2B') },
            { name: 'smollm2:360m', size: 7e8, details: details('llama', '361.82M') },
            { name: 'nomic-embed-text', size: 2.7e8, details: details('nomic-bert', '137M') },
          ],
        },
      },
    });
    expect(await listModels('http://localhost:11434/v1', calls)).toMatchObject({
      ok: true,
      models: [
        { id: 'qwen3:8b', bytes: 5.2e9, parameters: 8.2 },
        { id: 'smollm2:360m', parameters: 0.36182 },
      ],
    });
    expect(asked).toEqual(['/api/tags']);
  });

  it('Ollama: the window that a model runs with now, not the one that it could have', async () => {
    const { calls } = hostOf({
      '/api/show': {
        body: { capabilities: ['completion', 'vision'], model_info: { 'gemma3.context_length': 131_072 } },
      },
      '/api/ps': { body: { models: [{ model: 'gemma3:4b', context_length: 4_096 }] } },
    });
    const about = (model: string) => readOllamaModel('http://localhost:11434/v1', model, calls);
    expect(await about('gemma3:4b')).toEqual({ sees: true, callsTools: false, window: 4_096 });
    expect(await about('another')).toMatchObject({ window: null });
    const old = hostOf({}).calls;
    expect(await readOllamaModel('http://localhost:11434/v1', 'x', old)).toBeNull();
  });

  it('LM Studio: its newest list, then the one before, then the usual; a version that answers 200 to all is no list', async () => {
    const unknown = { body: { error: 'Unexpected endpoint or method. (GET /api/v1/models)' } };
    const before = {
      data: [
        { id: 'qwen2-vl-7b', type: 'vlm', state: 'not-loaded', max_context_length: 32_768 },
        {
          id: 'qwen3-4b',
          type: 'llm',
          state: 'loaded',
          loaded_context_length: 8_192,
          max_context_length: 32_768,
          capabilities: ['tool_use'],
        },
        { id: 'nomic', type: 'embeddings' },
      ],
    };
    const old = hostOf({ '/api/v1/models': unknown, '/api/v0/models': { body: before }, '/v1/models': inUsual });
    expect(await listModels('http://localhost:1234/v1', old.calls)).toMatchObject({
      models: [
        { id: 'qwen2-vl-7b', sees: true, window: 32_768, isLoaded: false, parameters: 7 },
        { id: 'qwen3-4b', sees: false, window: 8_192, isLoaded: true, callsTools: true },
      ],
    });
    const oldest = hostOf({ '/v1/models': inUsual });
    expect(await listModels('http://localhost:1234/v1', oldest.calls)).toMatchObject({ models: [{ id: 'plain' }] });
    const newest = {
      models: [
        {
          type: 'llm',
          key: 'google/gemma-3-4b',
          size_bytes: 3e9,
          params_string: '4B',
          max_context_length: 131_072,
          capabilities: { vision: true, trained_for_tool_use: false },
          loaded_instances: [{ config: { context_length: 4_096 } }],
        },
      ],
    };
    const now = hostOf({ '/api/v1/models': { body: newest } });
    expect(await listModels('http://localhost:1234/v1', now.calls)).toMatchObject({
      models: [
        { id: 'google/gemma-3-4b', sees: true, callsTools: false, window: 4_096, isLoaded: true, parameters: 4 },
      ],
    });
    expect(now.asked).toEqual(['/api/v1/models']);
  });

  it('llama.cpp: what it is set to stands apart from its list', async () => {
    const { calls } = hostOf({
      '/v1/models': { body: { data: [{ id: 'm.gguf', meta: { n_params: 8.2e9, size: 5e9, n_ctx_train: 40_960 } }] } },
      '/props': { body: { default_generation_settings: { n_ctx: 8_192 }, modalities: { vision: true } } },
    });
    expect(await listModels('http://localhost:8080/v1', calls)).toMatchObject({
      models: [{ id: 'm.gguf', parameters: 8.2, window: 8_192, sees: true }],
    });
    const loading = hostOf({ '/v1/models': { status: 503, body: { error: { message: 'Loading model' } } } });
    expect(await listModels('http://localhost:8080/v1', loading.calls)).toMatchObject({ ok: false, code: 'server' });
  });

  it('a program that wants a key is asked no second time', async () => {
    const { asked, calls } = hostOf({
      '/api/tags': { status: 401, body: { error: 'unauthorized' } },
      '/v1/models': inUsual,
    });
    expect(await listModels('http://localhost:11434/v1', calls)).toMatchObject({ ok: false, code: 'bad_key' });
    expect(asked).toHaveLength(1);
  });
});

it('what hosts of many kinds list of a model is read: window, pictures, tools, price', () => {
  const list = (entry: JsonObject) => readListed({ data: [{ id: 'm', ...entry }] })?.[0];
  const router = {
    context_length: 200_000,
    architecture: { input_modalities: ['text', 'image'] },
    supported_parameters: ['tools'],
    pricing: { prompt: '0.000003', completion: '0.000015' },
  };
  expect(list(router)).toMatchObject({
    window: 200_000,
    sees: true,
    callsTools: true,
    price: { input: 3, output: 15 },
  });
  expect(list({ max_context_length: 32_768, capabilities: { vision: false, function_calling: true } })).toMatchObject({
    window: 32_768,
    sees: false,
    callsTools: true,
  });
  expect(list({ max_model_len: 8_192 })).toMatchObject({ window: 8_192, sees: null, callsTools: null, price: null });
  expect(list({ pricing: { prompt: '-1', completion: '-1' } })).toMatchObject({ price: null });
  expect(readListed({ models: 'none' })).toBeNull();
  expect(readListed({ data: [7, { id: 'x'.repeat(300) }, { name: '' }] })).toEqual([]);
});
