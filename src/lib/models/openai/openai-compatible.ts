import { createParser } from 'eventsource-parser';
import { isJsonObject, type JsonObject } from '../../base/json';
import type { AbortSignalLike } from '../../base/ports';
import type { Egress, EgressCode, EgressEnd, EgressHead } from '../../bridge/egress-contract';
import {
  modelFailure,
  type LanguageModel,
  type ModelAnswer,
  type ModelErrorCode,
  type ModelFailure,
  type ModelRequest,
  type TokenUse,
} from '../language-model';
import { strictSchema } from '../strict-schema';
import { chatCompletions } from './chat-completions';
import { classify, parseObject } from './classify';
import type { Piece, Protocol } from './protocol';
import { responses } from './responses';
import { untilAborted } from '../until-aborted';

export interface ServedModel {
  /** With the version: https://api.x.ai/v1. */
  baseUrl: string;
  model: string;
  protocol: 'chat' | 'responses';
  /** Null: not known. */
  contextTokens: number | null;
  /** It refused the form of answers before: it is asked for in words at once. */
  asksInWords?: boolean;
}

/** UTF-8 bytes of an answer that is still read. */
const maxBytes = 2_000_000;

/** Anything that speaks the OpenAI protocols, reached through the egress thread, which alone knows the key. */
export function openaiCompatible(
  { baseUrl, model, protocol, contextTokens, asksInWords = false }: ServedModel,
  egress: Pick<Egress, 'send' | 'abort'>,
  newId: () => string,
): LanguageModel {
  const spoken = protocol === 'chat' ? chatCompletions : responses;
  /** The host refused a schema once: it is asked for in words from then on, and said so with each answer. */
  let isSchemaRefused = asksInWords;

  async function ask(request: ModelRequest, signal: AbortSignalLike): Promise<ModelAnswer> {
    const isAsked = request.schema !== null && isSchemaRefused;
    const schema = request.schema && strictSchema(request.schema);
    const body = spoken.body(isAsked ? withSchemaInWords(request, schema) : request, { model, schema, isAsked });
    const id = newId();
    const reading = new Reading(spoken, request.onText ?? (() => {}), () => egress.abort(id));
    const { aborted, release } = untilAborted(signal);
    try {
      const sent = egress
        .send(
          {
            id,
            url: addressOf(baseUrl, spoken.path),
            method: 'POST',
            body: JSON.stringify(body),
            purpose: request.purpose,
          },
          { onHead: (head) => reading.head(head), onBytes: (bytes) => reading.bytes(bytes) },
        )
        .then(brokenBy, (error: unknown) => threadLost(error, reading.status !== null));
      const end = await Promise.race([sent, aborted]);
      if (end === 'aborted' || signal.aborted) {
        egress.abort(id);
        reading.close();
        return modelFailure('aborted', 'stopped');
      }
      const { id: answerId, ...text } = reading.end(end);
      if (!text.ok) return request.continues === undefined ? text : lostOr(text, reading.status);
      const kept = request.keeps === true && answerId !== undefined ? { id: answerId } : {};
      return { ...text, ...kept, schema: request.schema === null ? null : isAsked ? 'asked' : 'engine' };
    } finally {
      release();
    }
  }

  return {
    name: `${model} · ${new URL(baseUrl).host}`,
    contextTokens,
    async generate(request, signal) {
      if (signal.aborted) return modelFailure('aborted', 'stopped');
      const answer = await ask(request, signal);
      if (answer.ok || answer.code !== 'schema_refused' || isSchemaRefused || request.schema === null) return answer;
      isSchemaRefused = true;
      return ask(request, signal);
    },
  };
}

/** Null: the answer came to a proper end. */
function brokenBy(end: EgressEnd): ModelFailure | null {
  return end.ok ? null : modelFailure(codeOf(end.code), end.message);
}

/** The thread died: in the middle of an answer, or before one, when the host may have the question all the same; or none was lent. */
function threadLost(error: unknown, hasHead: boolean): ModelFailure {
  if (hasHead) return modelFailure('cut_off', String(error));
  const isSilent = error instanceof Error && error.name === 'ThreadSilentError';
  return modelFailure('no_thread', String(error), isSilent ? { mayBeRead: true } : {});
}

/**
 * Hosts differ in how they say that they know no such answer. What may be another fault of the same status is asked once more, whole, and
 * then tells itself.
 */
function lostOr(failure: ModelFailure, status: number | null): ModelFailure {
  const isTold = failure.code === 'server' || failure.code === 'wrong_model' || failure.code === 'not_protocol';
  return isTold && (status === 400 || status === 404) ? { ...failure, code: 'conversation_lost' } : failure;
}

function addressOf(baseUrl: string, path: string): string {
  return `${baseUrl.replace(/\/+$/, '')}${path}`;
}

/** One answer as it comes: bytes to characters, to events, to pieces. */
class Reading {
  readonly #protocol: Protocol;
  readonly #onText: (piece: string) => void;
  readonly #enough: () => void;
  readonly #decoder = new TextDecoder();
  readonly #parser = createParser({ onEvent: ({ data }) => this.#event(data) });
  #head: EgressHead | null = null;
  #length = 0;
  #whole = '';
  #text = '';
  #half = '';
  #usage: TokenUse | null = null;
  #id: string | null = null;
  #hasEnded = false;
  #failure: ModelFailure | null = null;
  #isClosed = false;

  constructor(protocol: Protocol, onText: (piece: string) => void, enough: () => void) {
    this.#protocol = protocol;
    this.#onText = onText;
    this.#enough = enough;
  }

  head(head: EgressHead): void {
    this.#head = head;
  }

  bytes(bytes: Uint8Array): void {
    if (this.#isClosed) return;
    this.#length += bytes.length;
    if (this.#length > maxBytes) {
      this.#fail(modelFailure('too_much', `more than ${maxBytes} bytes came`));
      return;
    }
    this.#take(this.#decoder.decode(bytes, { stream: true }));
  }

  /** Nothing more is told. */
  close(): void {
    this.#isClosed = true;
  }

  /** `broken`: why nothing more comes, where that was no proper end. */
  end(
    broken: ModelFailure | null,
  ): ({ ok: true; text: string; usage: TokenUse | null } | ModelFailure) & { id?: string } {
    if (!this.#isClosed && !broken) this.#finish();
    this.#isClosed = true;
    const usage = this.#usage;
    if (this.#failure) return { ...this.#failure, usage };
    if (this.#hasEnded) {
      return this.#text === ''
        ? modelFailure('empty', 'the answer is empty', { usage })
        : { ok: true, text: this.#text, usage, ...(this.#id !== null && { id: this.#id }) };
    }
    return { ...(broken ?? modelFailure('cut_off', 'the answer broke off before its end')), usage };
  }

  /** Null: no answer came. */
  get status(): number | null {
    return this.#head?.status ?? null;
  }

  get #isStream(): boolean {
    return this.#head?.status === 200 && this.#head.type.includes('event-stream');
  }

  #take(text: string): void {
    if (this.#isStream) this.#parser.feed(text);
    else this.#whole += text;
  }

  #finish(): void {
    const head = this.#head;
    if (!head) return;
    this.#take(this.#decoder.decode());
    if (this.#isStream) {
      this.#parser.reset({ consume: true });
      return;
    }
    if (head.status !== 200) return this.#fail(classify(head, this.#whole));
    const answer = parseObject(this.#whole);
    if (answer) return this.#pieces(this.#protocol.ofWhole(answer));
    const isJson = head.type.includes('json');
    // a success: a model may have answered, through something that mars it
    this.#fail(
      isJson
        ? modelFailure('malformed', 'the answer is no whole JSON')
        : modelFailure('not_protocol', 'the answer is no JSON', { mayBeRead: true }),
    );
  }

  #event(data: string): void {
    if (this.#isClosed || data.trim() === '') return;
    if (data === '[DONE]') {
      this.#hasEnded = true;
      return;
    }
    const event = parseObject(data);
    if (!event) return this.#fail(modelFailure('malformed', 'an event of the stream is no JSON'));
    this.#pieces(this.#protocol.ofEvent(event));
  }

  #pieces(pieces: readonly Piece[]): void {
    for (const piece of pieces) {
      if (this.#isClosed) return;
      if (piece.kind === 'usage') this.#usage = piece.usage;
      else if (piece.kind === 'id') this.#id = piece.id;
      else if (piece.kind === 'end') this.#hasEnded = true;
      else if (piece.kind === 'failure') this.#failure ??= piece.failure;
      else this.#write(piece.text);
    }
  }

  /** Half of a character waits for its other half: a host may split its text anywhere. */
  #write(text: string): void {
    this.#text += text;
    const said = this.#half + text;
    this.#half = /[\uD800-\uDBFF]$/.test(said) ? said.slice(-1) : '';
    const whole = this.#half === '' ? said : said.slice(0, -1);
    if (whole !== '') this.#onText(whole);
  }

  #fail(failure: ModelFailure): void {
    this.#failure ??= failure;
    this.close();
    this.#enough();
  }
}

function withSchemaInWords(request: ModelRequest, schema: JsonObject | null): ModelRequest {
  const words = `Answer with one JSON object and nothing else. It must be valid against this JSON Schema:\n${JSON.stringify(schema)}`;
  const [first, ...others] = request.messages;
  if (first?.role !== 'system')
    return { ...request, messages: [{ role: 'system', content: words }, ...request.messages] };
  return { ...request, messages: [{ role: 'system', content: `${first.content}\n\n${words}` }, ...others] };
}

function codeOf(code: EgressCode): ModelErrorCode {
  return code === 'refused' ? 'origin_not_allowed' : code;
}

/** UTF-8 bytes of a list of models that are still read, ids that are taken, and UTF-16 units of one. */
const maxListBytes = 4_000_000;
const mostListed = 2_000;
const longestName = 200;

/** The models that a host lists. */
export async function listModels(
  baseUrl: string,
  egress: Pick<Egress, 'send' | 'abort'>,
  id: string,
  signal: AbortSignalLike,
): Promise<{ ok: true; models: string[] } | ModelFailure> {
  let head: EgressHead | null = null;
  let body = '';
  let length = 0;
  const decoder = new TextDecoder();
  const { aborted, release } = untilAborted(signal);
  const sent = egress
    .send(
      { id, url: addressOf(baseUrl, '/models'), method: 'GET', body: null, purpose: 'check' },
      {
        onHead: (told) => {
          head = told;
        },
        onBytes: (bytes) => {
          length += bytes.length;
          if (length > maxListBytes) egress.abort(id);
          else body += decoder.decode(bytes, { stream: true });
        },
      },
    )
    .catch((error: unknown) => ({ ok: false as const, code: 'no_thread' as const, message: String(error) }));
  const end = await Promise.race([sent, aborted]).finally(release);
  if (end === 'aborted') {
    egress.abort(id);
    return modelFailure('aborted', 'stopped');
  }
  if (length > maxListBytes) return modelFailure('too_much', `more than ${maxListBytes} bytes came`);
  if (!end.ok) return modelFailure(end.code === 'refused' ? 'origin_not_allowed' : end.code, end.message);
  const told = head as EgressHead | null;
  if (!told) return modelFailure('cut_off', 'no answer came');
  if (told.status !== 200) return classify(told, body);
  const { data } = parseObject(body) ?? {};
  if (!Array.isArray(data)) return modelFailure('not_protocol', 'the answer is no list of models');
  const ids = data.flatMap((entry: unknown) =>
    isJsonObject(entry) && typeof entry['id'] === 'string' && entry['id'].length <= longestName ? [entry['id']] : [],
  );
  return { ok: true, models: ids.slice(0, mostListed) };
}
