import { MLCEngine, type ChatCompletionRequestStreaming } from '@mlc-ai/web-llm';
import type { JsonObject } from '../../base/json';
import type { EngineAnswer, EngineRequest, LocalEngine, Loaded } from '../../bridge/model-contract';
import type { WebLlmRecord } from '../../bridge/webllm/webllm-record';
import { AnswerQueue, stopped } from '../answer-queue';
import { codeOf, textOf } from './classify';
import { xgrammarSchema } from './xgrammar-schema';

/** Where neither list nor person says how much it takes; tokens. */
const usualContext = 4_096;

/**
 * WebLLM on this device's graphics processor. One model at a time, one answer at a time. It reads all files from the cache that the download
 * filled and fetches nothing: its thread's policy allows no other host.
 */
export class WebLlmEngine implements LocalEngine {
  readonly #engine: MLCEngine;
  #model = '';
  readonly #queue = new AnswerQueue();
  /** Why the device is gone; told once. */
  #lost: Promise<string> = new Promise(() => {});

  constructor(engine = new MLCEngine({ logLevel: 'ERROR' })) {
    this.#engine = engine;
  }

  async load(record: WebLlmRecord, contextTokens: number | null): Promise<Loaded> {
    const release = this.#watchDevices();
    const overrides = contextTokens === null ? record.overrides : withWindow(record.overrides, contextTokens);
    const set = overrides ? { ...record, overrides } : record;
    try {
      this.#engine.setAppConfig({ model_list: [set], cacheBackend: 'cache' });
      await this.#engine.reload(record.model_id);
      // a device that is lost meanwhile ends the load without a word
      await this.#engine.getMessage(record.model_id);
    } catch (error) {
      const code = codeOf(error, 'not_loaded');
      // nearly always memory, as the package itself says of it
      return { ok: false, code: code === 'lost' ? 'no_memory' : code, message: textOf(error) };
    } finally {
      release();
    }
    this.#model = record.model_id;
    return { ok: true, contextTokens: contextTokens ?? record.overrides?.context_window_size ?? usualContext };
  }

  generate(request: EngineRequest, onText: (piece: string) => void): Promise<EngineAnswer> {
    return this.#queue.add(request.id, (signal) => this.#write(request, onText, signal));
  }

  abort(id: string): void {
    if (this.#queue.abort(id)) void this.#engine.interruptGenerate(); // only the one that writes
  }

  unload(): Promise<void> {
    return this.#engine.unload();
  }

  /** The package waits for nothing that a lost device would do: then only this ends a call. */
  async #write(request: EngineRequest, onText: (piece: string) => void, signal: AbortSignal): Promise<EngineAnswer> {
    if (signal.aborted) return stopped;
    let isOver = false;
    const lost = this.#lost.then((message): EngineAnswer => ({ ok: false, code: 'lost', message }));
    const answer = await Promise.race([this.#stream(request, (piece) => !isOver && onText(piece), signal), lost]);
    isOver = true;
    return signal.aborted ? stopped : answer;
  }

  async #stream(request: EngineRequest, onText: (piece: string) => void, signal: AbortSignal): Promise<EngineAnswer> {
    // as it stands at the end: the stream may have told the beginning of a mark that ends it
    let text = '';
    let reason: string | null = null;
    let usage: { input: number; output: number } | null = null;
    const say = (piece: string): void => {
      if (piece !== '' && !signal.aborted) onText(piece);
    };
    try {
      const chunks = await this.#engine.chat.completions.create(engineRequest(request, this.#model));
      for await (const chunk of chunks) {
        if (signal.aborted) break; // ends the writing, and lets the next one begin
        const [choice] = chunk.choices;
        reason = choice?.finish_reason ?? reason;
        if (chunk.usage) usage = { input: chunk.usage.prompt_tokens, output: chunk.usage.completion_tokens };
        say(choice?.delta.content ?? '');
      }
      if (reason === 'stop') text = await this.#engine.getMessage(this.#model);
    } catch (error) {
      return { ok: false, code: codeOf(error, 'lost'), message: textOf(error) };
    }
    if (signal.aborted) return stopped;
    if (reason === 'length') return { ok: false, code: 'too_much', message: 'the answer did not end' };
    if (reason !== 'stop')
      return { ok: false, code: 'cut_off', message: `the answer ended by: ${reason ?? 'nothing'}` };
    return { ok: true, text, usage };
  }

  /** The package tells nobody of the device that it takes: it is caught where every device comes from, while a load goes on. */
  #watchDevices(): () => void {
    const adapters = (globalThis as { GPUAdapter?: { prototype: GpuAdapter } }).GPUAdapter?.prototype;
    if (!adapters) return () => {};
    const { requestDevice } = adapters;
    const watch = (device: GpuDevice): void => {
      this.#lost = device.lost.then(({ reason, message }) =>
        `the graphics device was lost: ${reason} ${message}`.trim(),
      );
    };
    adapters.requestDevice = async function (this: GpuAdapter, ...wanted: unknown[]) {
      const device = await requestDevice.apply(this, wanted);
      watch(device);
      return device;
    };
    return () => (adapters.requestDevice = requestDevice);
  }
}

/** A window that slides stays as it is. */
function withWindow(overrides: WebLlmRecord['overrides'], tokens: number): WebLlmRecord['overrides'] {
  return (overrides?.sliding_window_size ?? 0) > 0 ? overrides : { ...overrides, context_window_size: tokens };
}

interface GpuDevice {
  lost: Promise<{ reason: string; message: string }>;
}
interface GpuAdapter {
  requestDevice: (this: GpuAdapter, ...wanted: unknown[]) => Promise<GpuDevice>;
}

/** A request in the package's own terms: the form as a text, under `json_object`. */
export function engineRequest(
  { messages, schema, maxTokens, temperature }: Omit<EngineRequest, 'id' | 'model'>,
  model: string,
): ChatCompletionRequestStreaming {
  return {
    messages: messages.map(({ role, content }) => ({ role, content })),
    stream: true,
    stream_options: { include_usage: true },
    max_tokens: maxTokens,
    temperature,
    ...(schema && {
      response_format: { type: 'json_object', schema: JSON.stringify(xgrammarSchema(schema as JsonObject)) },
    }),
    // these reason at length before they answer, unless they are told not to
    ...(/^Qwen3/i.test(model) && { extra_body: { enable_thinking: false } }),
  };
}
