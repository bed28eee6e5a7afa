import { Wllama, WllamaAbortError, WllamaError } from '@wllama/wllama';
import wasmUrl from '@wllama/wllama/esm/wasm/wllama.wasm?url';
import type { JsonObject } from '../../base/json';
import { WholeCharacters } from '../../base/text';
import { usualPlace } from '../../bridge/engine-place';
import type { EngineAnswer, EngineRequest, EngineUse, Loaded, LocalEngine } from '../../bridge/model-contract';
import { AnswerQueue, stopped } from '../answer-queue';
import { grammarSchema } from './grammar-schema';

/** Tokens that are set up for; a model that was made for fewer gets those. */
const mostContext = 8_192;
/** A load that never ends is given up: a policy that forbids its thread tells nobody. ms. */
const loadMs = 120_000;

/** More layers than any model has: all of them. */
const allLayers = 99_999;

/** llama.cpp on this device's processor or graphics card. One model at a time, one answer at a time. */
export class WllamaEngine implements LocalEngine {
  readonly #wllama = new Wllama(
    // in a worker of a blob nothing is relative to the page
    { default: new URL(wasmUrl, import.meta.url).href },
    { suppressNativeLog: true, logger: { debug() {}, log() {}, warn() {}, error: console.error } },
  );
  readonly #queue = new AnswerQueue();

  /** Loads a GGUF file. A file that is none, or is damaged, is `not_loaded`. */
  async load(file: Blob, contextTokens: number | null, place = usualPlace): Promise<Loaded> {
    const isOnCard = place.on === 'gpu';
    if (isOnCard && !this.#wllama.isSupportWebGPU())
      return { ok: false, code: 'no_gpu', message: 'this browser has no WebGPU' };
    try {
      const wanted = Math.min(contextTokens ?? mostContext, mostContext);
      const options = { n_ctx: wanted, n_threads: place.threads, n_gpu_layers: isOnCard ? allLayers : 0 };
      // as the model wrote it: what it thinks is parted from it, and bounded, where every engine's is
      const loading = this.#wllama.loadModel([file], { ...options, reasoning_format: 'none' });
      const late = new Promise<never>((_, reject) =>
        setTimeout(() => reject(new Error('the model was not loaded in time')), loadMs),
      );
      await Promise.race([loading, late]);
      const { n_vocab, n_ctx, n_ctx_train } = this.#wllama.getLoadedContextInfo();
      // a damaged file does not reject
      if (!(n_vocab > 0)) return { ok: false, code: 'not_loaded', message: 'the file holds no words' };
      return { ok: true, contextTokens: Math.min(n_ctx, n_ctx_train) };
    } catch (error) {
      return { ok: false, code: codeOf(error, 'not_loaded'), message: textOf(error) };
    }
  }

  generate(request: EngineRequest, onText: (piece: string) => void): Promise<EngineAnswer> {
    return this.#queue.add(request.id, (signal) => this.#write(request, onText, signal));
  }

  abort(id: string): void {
    this.#queue.abort(id);
  }

  unload(): Promise<void> {
    return this.#wllama.exit();
  }

  async #write(
    { messages, schema, maxTokens, temperature, seed }: EngineRequest,
    onText: (piece: string) => void,
    signal: AbortSignal,
  ): Promise<EngineAnswer> {
    if (signal.aborted) return stopped;
    let text = '';
    let reason: string | null = null;
    let usage: EngineUse | null = null;
    const characters = new WholeCharacters();
    try {
      const chunks = await this.#wllama.createChatCompletion({
        messages: messages.map(({ role, content }) => ({ role, content })),
        stream: true,
        abortSignal: signal,
        max_tokens: maxTokens,
        temperature,
        temp: temperature,
        ...(seed !== undefined && { seed }),
        ...(schema && {
          response_format: {
            type: 'json_schema',
            json_schema: { name: 'answer', strict: true, schema: grammarSchema(schema as JsonObject) },
          },
        }),
      });
      for await (const { choices, timings } of chunks) {
        const piece = choices[0]?.delta.content ?? '';
        reason = choices[0]?.finish_reason ?? reason;
        if (timings) usage = usedBy(timings);
        text += piece;
        const whole = characters.push(piece);
        if (whole !== '' && !signal.aborted) onText(whole);
      }
    } catch (error) {
      if (signal.aborted || error instanceof WllamaAbortError) return stopped;
      return { ok: false, code: codeOf(error, 'lost'), message: textOf(error) };
    }
    if (signal.aborted) return stopped;
    if (reason === 'length') return { ok: false, code: 'too_much', message: 'the answer did not end' };
    return { ok: true, text, usage };
  }
}

function usedBy({ prompt_n: read, cache_n: cached, predicted_n: output }: Record<Timing, number>): EngineUse {
  return { input: read + cached, output, cached };
}
type Timing = 'prompt_n' | 'cache_n' | 'predicted_n';

function codeOf(error: unknown, other: string): string {
  const told = textOf(error).toLowerCase();
  if (/context|n_ctx|kv cache|too (long|large)/.test(told)) return 'too_long';
  if (/memory|alloc/.test(told)) return 'no_memory';
  if (/grammar|schema/.test(told)) return 'schema_refused';
  return error instanceof WllamaError && error.type === 'model_not_loaded' ? 'not_loaded' : other;
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
