import { createParser } from 'eventsource-parser';
import type { JsonObject, JsonValue } from '../../base/json';
import { WholeCharacters } from '../../base/text';
import type { EgressHead } from '../../bridge/egress-contract';
import { AnswerWatch, servedLimits } from '../answer-watch';
import { modelFailure, type ModelFailure, type ModelRequest, type TokenUse, type ToolCall } from '../language-model';
import { ReasoningFilter, type Parted } from '../reasoning-filter';
import { CallAssembly } from './call-assembly';
import { callInText, mayBeCall } from './calls-in-text';
import { classify, parseObject } from './classify';
import type { Piece, Protocol } from './protocol';

/** UTF-8 bytes of an answer that is still read. */
const maxBytes = 2_000_000;
/** UTF-16 units of what a host wants back; more is not given back. */
const mostOpaque = 400_000;
/** An answer that used so much of its limit was cut by it, where its host does not say so. */
const nearLimit = 0.95;

/** What an answer came to. */
export interface ReadAnswer {
  ok: true;
  text: string;
  usage: TokenUse | null;
  calls?: readonly ToolCall[];
  opaque?: JsonValue;
  id?: string;
}

/** One answer as it comes: bytes to characters, to events, to pieces. */
export class Reading {
  readonly #protocol: Protocol;
  readonly #request: ModelRequest;
  readonly #enough: () => void;
  readonly #decoder = new TextDecoder();
  readonly #parser = createParser({ onEvent: ({ data }) => this.#event(data) });
  readonly #filter = new ReasoningFilter();
  readonly #watch = new AnswerWatch(servedLimits);
  readonly #calls = new CallAssembly();
  readonly #text = new WholeCharacters();
  readonly #reasoning = new WholeCharacters();
  readonly #opaque: Record<string, string | JsonValue[]> = {};
  #head: EgressHead | null = null;
  #length = 0;
  /** What came, until it is known what it is, and all of it where it is no stream. */
  #whole = '';
  #isStream: boolean | null = null;
  #written = '';
  /** Where tools were given: what may be a call yet, and is not told. */
  #pending: string | null;
  #usage: Partial<TokenUse> | null = null;
  #id: string | null = null;
  #hasEnded = false;
  /** The host said that nothing more comes. */
  #isDone = false;
  #failure: ModelFailure | null = null;
  #isClosed = false;

  constructor(protocol: Protocol, request: ModelRequest, enough: () => void) {
    this.#protocol = protocol;
    this.#request = request;
    this.#pending = request.tools && request.tools.length > 0 ? '' : null;
    this.#enough = enough;
  }

  head(head: EgressHead): void {
    this.#head = head;
    if (head.status !== 200) this.#isStream = false;
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

  /** `broken`: why nothing more comes, where that was no proper end. `seed`: as CallAssembly has it. Told besides: ids of calls, ours and the host's. */
  end(
    broken: ModelFailure | null,
    seed: string,
  ): { answer: ReadAnswer | ModelFailure; hostIds: readonly [string, string][] } {
    if (!this.#isClosed && !broken) {
      this.#finish();
      this.#settlePending();
    }
    this.#isClosed = true;
    const usage = this.#usage && { input: 0, output: 0, ...this.#usage };
    const failed = (failure: ModelFailure) => ({ answer: { ...failure, usage }, hostIds: [] });
    if (this.#failure) return failed(this.#failure);
    if (!this.#hasEnded) return failed(broken ?? modelFailure('cut_off', 'the answer broke off before its end'));
    if (this.#calls.isNameless) return failed(modelFailure('malformed', 'a call names no tool'));
    if (this.#calls.isCutOff && (!usage || usage.output >= this.#request.maxTokens * nearLimit))
      return failed(modelFailure('too_much', 'what a call is given broke off'));
    const { calls, hostIds } = this.#calls.end(seed);
    if (calls.length === 0 && this.#written === '') return failed(modelFailure('empty', 'the answer is empty'));
    const opaque = calls.length === 0 ? {} : this.#opaqueParts();
    const answer: ReadAnswer = {
      ok: true,
      text: this.#written,
      usage,
      ...(calls.length > 0 && { calls }),
      ...opaque,
      ...(this.#id !== null && { id: this.#id }),
    };
    return { answer, hostIds };
  }

  /** Null: no answer came. */
  get status(): number | null {
    return this.#head?.status ?? null;
  }

  /** The host's words, where it did not take the request; null: it did. */
  get refusal(): string | null {
    const { status } = this;
    if (status === null || !this.#failure) return null;
    if (status === 200)
      return this.#written === '' && this.#calls.isEmpty && this.#failure.isOfHost ? this.#failure.message : null;
    const isOther = [401, 402, 403, 413, 429, 502, 503, 504].includes(status);
    return isOther || ['bad_key', 'no_credit', 'too_long'].includes(this.#failure.code) ? null : this.#whole;
  }

  /** Some send a stream under the name of a text, or one JSON under the name of a stream: how it begins decides. */
  #take(text: string): void {
    if (this.#isStream === true) return this.#parser.feed(text);
    this.#whole += text;
    if (this.#isStream === false) return;
    const start = this.#whole.trimStart().slice(0, 6);
    if (start === '' || (start.length < 6 && /^[a-z]+$/.test(start))) return; // not known yet
    this.#isStream = /^(data|event|id|retry)?:/.test(start) || (!/^[{[<]/.test(start) && this.#isCalledStream);
    if (this.#isStream) this.#parser.feed(this.#whole.trimStart());
  }

  get #isCalledStream(): boolean {
    return this.#head?.type.includes('event-stream') === true;
  }

  #finish(): void {
    const head = this.#head;
    if (!head) return;
    this.#take(this.#decoder.decode());
    if (this.#isStream ?? this.#isCalledStream) this.#parser.reset({ consume: true });
    else this.#finishWhole(head);
    this.#tell(this.#filter.end());
  }

  #finishWhole(head: EgressHead): void {
    if (head.status !== 200) return this.#fail(classify(head, this.#whole));
    const answer = parseObject(this.#whole);
    if (answer) return this.#pieces(this.#protocol.ofWhole(answer));
    // a success: a model may have answered, through something that mars it
    const isJson = head.type.includes('json') || /^\s*\{/.test(this.#whole);
    this.#fail(
      isJson
        ? modelFailure('malformed', 'the answer is no whole JSON')
        : modelFailure('not_protocol', 'the answer is no JSON', { mayBeRead: true }),
    );
  }

  #event(data: string): void {
    if (this.#isClosed || this.#isDone || data.trim() === '') return;
    if (data.trim() === '[DONE]') {
      this.#hasEnded = true;
      this.#isDone = true;
      return;
    }
    const event = parseObject(data);
    if (!event) return this.#fail(modelFailure('malformed', 'an event of the stream is no JSON'));
    this.#pieces(this.#protocol.ofEvent(event));
  }

  #pieces(pieces: readonly Piece[]): void {
    for (const piece of pieces) {
      if (this.#isClosed) return;
      this.#piece(piece);
    }
  }

  #piece(piece: Piece): void {
    switch (piece.kind) {
      case 'text':
        return this.#tell(this.#filter.push(piece.text));
      case 'reasoning':
        return this.#tell({ text: '', reasoning: piece.text });
      case 'call':
        return this.#stopBy(this.#watch.call(this.#calls.take(piece.part)));
      case 'opaque':
        return this.#keep(piece.field, piece.value);
      case 'usage':
        this.#usage = { ...this.#usage, ...piece.usage };
        return;
      case 'again':
        if (this.#written === '' && this.#calls.isEmpty) this.#pieces(piece.pieces);
        return;
      case 'id':
        this.#id = piece.id;
        return;
      case 'end':
        this.#hasEnded = true;
        return;
      case 'failure':
        this.#failure ??= piece.failure;
    }
  }

  #tell({ text, reasoning }: Parted): void {
    if (reasoning !== '') {
      const whole = this.#reasoning.push(reasoning);
      if (whole !== '') this.#request.onReasoning?.(whole);
      this.#stopBy(this.#watch.reasoning(reasoning));
    }
    if (text === '' || this.#isClosed) return;
    this.#written += text;
    if (this.#pending === null) this.#show(text);
    else {
      this.#pending += text;
      if (!mayBeCall(this.#pending)) this.#release();
    }
    this.#stopBy(this.#watch.text(text));
  }

  #release(): void {
    const pending = this.#pending ?? '';
    this.#pending = null;
    this.#show(pending);
  }

  #show(text: string): void {
    const whole = this.#text.push(text);
    if (whole !== '') this.#request.onText?.(whole);
  }

  /** What some hosts leave in the text is a call all the same; else it is told now. */
  #settlePending(): void {
    const { tools = [] } = this.#request;
    if (this.#pending === null || this.#failure || !this.#hasEnded) return;
    const call = this.#calls.isEmpty ? callInText(this.#pending, tools) : null;
    if (!call) return this.#release();
    this.#calls.take({ slot: null, id: null, ...call });
    this.#written = '';
  }

  #keep(field: string, value: string | JsonValue[]): void {
    const before = this.#opaque[field];
    if (typeof value === 'string') this.#opaque[field] = (typeof before === 'string' ? before : '') + value;
    else this.#opaque[field] = [...(Array.isArray(before) ? before : []), ...value];
  }

  #opaqueParts(): { opaque?: JsonObject } {
    const parts = Object.keys(this.#opaque).length === 0 ? null : { ...this.#opaque };
    return parts && JSON.stringify(parts).length <= mostOpaque ? { opaque: parts } : {};
  }

  #stopBy(failure: ModelFailure | null): void {
    if (failure) this.#fail(failure);
  }

  #fail(failure: ModelFailure): void {
    this.#failure ??= failure;
    this.close();
    this.#enough();
  }
}
