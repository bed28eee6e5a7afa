import type { JsonObject, JsonValue } from '../base/json';
import type { AbortSignalLike } from '../base/ports';
import type { ShownPicture } from '../events/picture';

/** `tool`: what came of a call, named by its id. Only a model that is given tools is sent calls and what came of them. */
export type ModelMessage =
  | { role: 'system'; content: string }
  /** `pictures`: shown with it, in the order in which its words name them; only a model that sees is given any. */
  | { role: 'user'; content: string; pictures?: readonly ShownPicture[] }
  /** `opaque`: as the answer brought it, for as long as its intent runs; never stored, and only for the model that gave it. */
  | { role: 'assistant'; content: string; calls?: readonly ToolCall[]; opaque?: JsonValue }
  | { role: 'tool'; content: string; call: string };

/** Tokens that a picture is reckoned at. By what hosts publish, one of 1,024 pixels takes 260 (Gemini, small) to 1,800 (xAI). */
export const pictureTokens = 1_300;

/** Of two messages that become one. */
export function joinedPictures(...messages: readonly ModelMessage[]): { pictures?: ShownPicture[] } {
  const pictures = messages.flatMap((message) => (message.role === 'user' ? (message.pictures ?? []) : []));
  return pictures.length > 0 ? { pictures } : {};
}

/** A tool that a model may call, with what it may be given as JSON Schema. */
export interface ModelTool {
  name: string;
  description: string;
  parameters: JsonObject;
}

/** One call of a tool as the model wrote it: `input` is JSON where the model kept to the form, and is not yet checked. */
export interface ToolCall {
  /** Nine letters and digits: some hosts take no other. */
  id: string;
  name: string;
  input: string;
  /** What the host wants back with it, as it came; see ModelMessage. */
  opaque?: JsonValue;
}

/** What a call is for; shown beside each request, and its use is counted by it. */
export type ModelPurpose = 'deliberate' | 'reply' | 'summary' | 'make_goal' | 'ask_purpose' | 'check' | 'test';

export interface ModelRequest {
  messages: readonly ModelMessage[];
  /** The form that the whole answer must have, as JSON Schema; null: any text. */
  schema: JsonObject | null;
  /** What may be called; never beside a schema. */
  tools?: readonly ModelTool[];
  purpose: ModelPurpose;
  /** Of the answer. */
  maxTokens: number;
  /** 0 … 2. */
  temperature: number;
  /** Of the dice, for an engine on this device: the same request then gets the same answer. A served model is not told of it. */
  seed?: number;
  /** Told of each piece of the answer as it comes, in order; never of reasoning, and never after `generate` resolved. */
  onText?: (piece: string) => void;
  /** Told of each piece of what it thinks before and between; never stored, never sent back but within one intent. */
  onReasoning?: (piece: string) => void;
  /** The host may store question and answer, so that they can be continued; else it is asked to store nothing. */
  keeps?: boolean;
  /** The id of an answer that this goes on from: the host knows all that came before. `conversation_lost` where it does not. */
  continues?: string;
}

export interface TokenUse {
  input: number;
  output: number;
  /** Of the input, what the host or engine had kept from before; absent: it does not tell. */
  cached?: number;
}

/** As it is counted. `estimated`: how many of these tokens were reckoned from the text, since nobody reported them. */
export interface CountedUse extends TokenUse {
  estimated: number;
}

/**
 * Why no answer came. `aborted`: the signal. Of the way there: `offline`, `cors` (the server lives, but lets no browser in), `redirected` (it sends to another address), `mixed`
 * (an http address from an https page), `unreachable`, `origin_not_allowed`, `no_policy` (what guards requests is not ready yet),
 * `no_thread`, `timed_out` (nothing whole came as long as was waited). Of the account: `bad_key`, `locked` (the key waits for its passphrase), `no_credit`, `forbidden`, `rate_limited`. Of the
 * request: `wrong_model`, `too_long`, `schema_refused`, `tools_refused`, `refused` (by the model), `conversation_lost` (the host knows no such answer to
 * go on from). Of the answer: `not_protocol`, `server`, `cut_off`, `malformed`, `empty`, `too_much` (it did not end within `maxTokens`).
 * Of an engine on this device: `not_loaded`, `other_model` (its thread holds another now), `lost`, `no_memory`, `no_gpu` (the graphics processor cannot run it), `load_stopped` (the
 * last load never ended, so it is not tried again unasked), `answer_stopped` (likewise of its last answers). `salad`: what it writes is
 * no text; see token-salad.ts.
 */
export const modelErrorCodes = [
  'aborted',
  'offline',
  'cors',
  'redirected',
  'mixed',
  'unreachable',
  'origin_not_allowed',
  'no_policy',
  'no_thread',
  'timed_out',
  'bad_key',
  'locked',
  'no_credit',
  'forbidden',
  'rate_limited',
  'wrong_model',
  'too_long',
  'schema_refused',
  'tools_refused',
  'refused',
  'conversation_lost',
  'not_protocol',
  'server',
  'cut_off',
  'malformed',
  'empty',
  'too_much',
  'not_loaded',
  'other_model',
  'lost',
  'no_memory',
  'no_gpu',
  'load_stopped',
  'answer_stopped',
  'salad',
] as const;
export type ModelErrorCode = (typeof modelErrorCodes)[number];

export interface ModelFailure {
  ok: false;
  code: ModelErrorCode;
  /** For people, in the engine's own words; never holds a key. */
  message: string;
  /** The words are those of the host that was asked. */
  isOfHost?: true;
  /** When a rate limit ends, where that was told; ms from now. */
  retryAfterMs?: number;
  usage?: TokenUse | null;
  /** A model may have read the request all the same: its use is reckoned. */
  mayBeRead?: true;
}

export type ModelAnswer =
  | {
      ok: true;
      /** Whole, without reasoning; may be empty beside calls. */
      text: string;
      /** What it calls, in its order; absent: nothing. */
      calls?: readonly ToolCall[];
      /** Beside calls: what the host wants back with them, such as reasoning that only it can read. */
      opaque?: JsonValue;
      usage: TokenUse | null;
      /** How the schema was kept: `engine`: it was given to the engine as such; `asked`: only asked for in words; null: there was none. */
      schema: 'engine' | 'asked' | null;
      /** By which the host goes on from it, where it was let store it. */
      id?: string;
    }
  | ModelFailure;

/**
 * A model that writes text. Contract: language-model.contract.ts.
 * - `generate` never rejects: a failure is a value, classified.
 * - After the signal aborts it resolves to `aborted` within 300 ms and tells of no more text, whatever the engine does.
 * - The text is whole characters only, however the bytes came.
 */
export interface LanguageModel {
  /** As the person knows it: "grok-4 · api.x.ai". */
  readonly name: string;
  /** Tokens of request and answer together; null: not known. */
  readonly contextTokens: number | null;
  generate(request: ModelRequest, signal: AbortSignalLike): Promise<ModelAnswer>;
}

export function modelFailure(code: ModelErrorCode, message: string, more: Partial<ModelFailure> = {}): ModelFailure {
  return { ...more, ok: false, code, message };
}
