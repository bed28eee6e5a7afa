import { WholeCharacters } from '../base/text';
import type { EngineAnswer, EngineRequest, ModelThread } from './model-contract';

/**
 * The browser's own model, as the Prompt API has it: a global of pages alone, and so run by the page, which lends the agent a port to it.
 * Source: https://webmachinelearning.github.io/prompt-api/. Names of older Chromes stand beside those of today.
 */
export interface PromptApi {
  availability(options?: PromptOptions): Promise<BrowserModelState>;
  create(options?: CreateOptions): Promise<PromptSession>;
}
/** `downloadable`, `downloading`: the browser has yet to fetch it. */
export type BrowserModelState = 'unavailable' | 'downloadable' | 'downloading' | 'available';

interface PromptMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}
interface PromptOptions {
  expectedInputs?: { type: 'text'; languages: string[] }[];
  expectedOutputs?: { type: 'text'; languages: string[] }[];
}
interface CreateOptions extends PromptOptions {
  initialPrompts?: PromptMessage[];
  signal?: AbortSignal;
  monitor?: (monitor: EventTarget) => void;
}
export interface PromptSession {
  promptStreaming(
    input: PromptMessage[],
    options: { signal: AbortSignal; responseConstraint?: object },
  ): ReadableStream<string>;
  destroy(): void;
  readonly contextWindow?: number;
  readonly contextUsage?: number;
  measureContextUsage?(input: string): Promise<number>;
  /** Of older Chromes. */
  readonly inputQuota?: number;
  readonly inputUsage?: number;
  measureInputUsage?(input: string): Promise<number>;
}

/** What is asked of it: both languages of the app. */
const asked: PromptOptions = {
  expectedInputs: [{ type: 'text', languages: ['en', 'ja'] }],
  expectedOutputs: [{ type: 'text', languages: ['en', 'ja'] }],
};
/** UTF-16 units that a token is at most taken for, where an answer must end: the API itself takes no limit. */
const unitsPerToken = 8;

/** Null: this browser has none. */
export function promptApi(): PromptApi | null {
  const found: unknown = (globalThis as { LanguageModel?: unknown }).LanguageModel;
  return found === undefined ? null : (found as PromptApi);
}

/** Never rejects; `missing`: the browser knows no such thing. */
export async function browserModelState(api: PromptApi | null): Promise<BrowserModelState | 'missing'> {
  if (!api) return 'missing';
  try {
    return await api.availability(asked);
  } catch (error) {
    console.warn('the browser does not say whether it has a model', error);
    return 'unavailable';
  }
}

/** Answers for the browser's model as a model's thread does; temperature is not the page's to set. */
export class BrowserModel implements ModelThread {
  readonly #api: PromptApi;
  readonly #aborts = new Map<string, AbortController>();

  constructor(api: PromptApi) {
    this.#api = api;
  }

  ping(): void {}

  /**
   * Lets the browser fetch its model. Only while a person's press counts: the browser refuses it else. `told`: how much of it is there, 0 … 1.
   * Null: it is there.
   */
  async download(
    told: (share: number) => void,
    signal: AbortSignal,
  ): Promise<{ code: string; message: string } | null> {
    try {
      const session = await this.#api.create({
        ...asked,
        signal,
        monitor: (monitor) =>
          monitor.addEventListener('downloadprogress', (event) => told((event as ProgressEvent).loaded)),
      });
      session.destroy();
      return null;
    } catch (error) {
      return failed(error, signal, 'not_loaded');
    }
  }

  async load(): ReturnType<ModelThread['load']> {
    const state = await browserModelState(this.#api);
    if (state !== 'available')
      return { ok: false, code: 'not_loaded', message: `the browser says that its model is ${state}` };
    try {
      const session = await this.#api.create(asked);
      const tokens = session.contextWindow ?? session.inputQuota ?? 0;
      session.destroy();
      return { ok: true, contextTokens: Number.isFinite(tokens) && tokens > 0 ? tokens : assumedContext };
    } catch (error) {
      return { ok: false, ...failed(error, null, 'not_loaded') };
    }
  }

  async generate(request: EngineRequest, onText: (piece: string) => void): Promise<EngineAnswer> {
    const abort = new AbortController();
    this.#aborts.set(request.id, abort);
    let session: PromptSession | null = null;
    try {
      const { messages } = request;
      const initialPrompts = messages.filter(({ role }) => role === 'system'); // elsewhere the API refuses them
      session = await this.#api.create({ ...asked, initialPrompts, signal: abort.signal });
      return await this.#write(session, request, onText, abort.signal);
    } catch (error) {
      return { ok: false, ...failed(error, abort.signal, 'lost', request.schema !== null) };
    } finally {
      session?.destroy();
      this.#aborts.delete(request.id);
    }
  }

  abort(id: string): void {
    this.#aborts.get(id)?.abort();
  }

  async #write(
    session: PromptSession,
    { messages, schema, maxTokens }: EngineRequest,
    onText: (piece: string) => void,
    signal: AbortSignal,
  ): Promise<EngineAnswer> {
    const input = messages.filter(({ role }) => role !== 'system');
    const stream = session.promptStreaming(input, { signal, ...(schema && { responseConstraint: schema }) });
    const reader = stream.getReader();
    let text = '';
    const characters = new WholeCharacters();
    for (;;) {
      const { done, value } = await reader.read();
      if (signal.aborted) return { ok: false, code: 'aborted', message: 'stopped' };
      if (done) break;
      text += value;
      if (text.length > maxTokens * unitsPerToken) {
        await reader.cancel();
        return { ok: false, code: 'too_much', message: 'the answer did not end' };
      }
      const whole = characters.push(value);
      if (whole !== '') onText(whole);
    }
    return { ok: true, text, usage: await usageOf(session, text) };
  }
}

/** Tokens, where the browser does not tell. */
const assumedContext = 4_096;

/** The API counts all of a session; null: it does not. */
async function usageOf(session: PromptSession, text: string): Promise<{ input: number; output: number } | null> {
  const all = session.contextUsage ?? session.inputUsage;
  const measured = session.measureContextUsage?.(text) ?? session.measureInputUsage?.(text);
  const output = await measured?.catch(() => undefined); // only a count
  return all === undefined || output === undefined || output > all ? null : { input: all - output, output };
}

function failed(
  error: unknown,
  signal: AbortSignal | null,
  other: 'lost' | 'not_loaded',
  hasSchema = false,
): { code: string; message: string } {
  const name = error instanceof Error ? error.name : '';
  const message = error instanceof Error ? `${name}: ${error.message}` : String(error);
  if (signal?.aborted || name === 'AbortError') return { code: 'aborted', message: 'stopped' };
  switch (name) {
    case 'QuotaExceededError':
      return { code: other === 'lost' ? 'too_long' : 'no_memory', message };
    case 'NotSupportedError':
      return { code: hasSchema ? 'schema_refused' : 'not_loaded', message };
    case 'SyntaxError':
    case 'TypeError':
      return { code: hasSchema ? 'schema_refused' : other, message };
    case 'NotReadableError': // what it wrote was held back
      return { code: 'refused', message };
    case 'NotAllowedError':
    case 'InvalidStateError':
      return { code: 'not_loaded', message };
    case 'NetworkError':
      return { code: 'offline', message };
    default:
      return { code: other, message };
  }
}
