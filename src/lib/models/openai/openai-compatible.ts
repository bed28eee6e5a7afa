import { encodeBase64url } from '../../base/base64url';
import type { JsonObject } from '../../base/json';
import type { AbortSignalLike } from '../../base/ports';
import type { Egress, EgressCode, EgressEnd } from '../../bridge/egress-contract';
import {
  modelFailure,
  type LanguageModel,
  type ModelAnswer,
  type ModelErrorCode,
  type ModelFailure,
  type ModelRequest,
} from '../language-model';
import type { ShownPicture } from '../../events/picture';
import { strictSchema } from '../strict-schema';
import { chatCompletions } from './chat-completions';
import { mendedMessages } from './mended-messages';
import { Reading, type ReadAnswer } from './reading';
import { readRefusals, refusalIn, withRemedies, type Refusal } from './remedies';
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
  /** What it refused before, as `onRefused` told it; it is not asked for again. */
  refused?: readonly string[];
  /** Told of all that it refuses, whenever there is more; to be stored with its profile. */
  onRefused?: (refused: string[]) => void;
  /** The bytes of a picture; null: they are not here, or are others than it names. Without it none is. */
  readPicture?: ReadPicture;
}

export type ReadPicture = (picture: ShownPicture) => Promise<Uint8Array | null>;

/** Names of calls that a host may be asked to go on from, at most. */
const mostHostIds = 64;

/** Anything that speaks the OpenAI protocols, reached through the egress thread, which alone knows the key. */
export function openaiCompatible(
  { baseUrl, model, protocol, contextTokens, asksInWords = false, refused = [], onRefused, readPicture }: ServedModel,
  egress: Pick<Egress, 'send' | 'abort'>,
  newId: () => string,
): LanguageModel {
  const spoken = protocol === 'chat' ? chatCompletions : responses;
  const known = new Set<Refusal>([...readRefusals(refused), ...(asksInWords ? (['json_schema'] as const) : [])]);
  /** As a host that keeps its answers knows their calls. */
  const hostIds = new Map<string, string>();

  async function ask(request: ModelRequest, body: JsonObject, signal: AbortSignalLike): Promise<Asked> {
    const id = newId();
    const reading = new Reading(spoken, request, () => egress.abort(id));
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
        return { answer: modelFailure('aborted', 'stopped'), refusal: null, status: null };
      }
      const read = reading.end(end, id);
      if (request.keeps === true) rememberIds(read.hostIds);
      return { answer: read.answer, refusal: reading.refusal, status: reading.status };
    } finally {
      release();
    }
  }

  function rememberIds(ids: readonly [string, string][]): void {
    for (const [own, host] of ids) hostIds.set(own, host);
    for (const own of hostIds.keys()) if (hostIds.size > mostHostIds) hostIds.delete(own);
  }

  /** As it is asked of any host. */
  function bodyOf(request: ModelRequest, urls: ReadonlyMap<string, string>): JsonObject {
    const { schema, tools, continues } = request;
    const hasTools = tools !== undefined && tools.length > 0;
    const messages = mendedMessages(request.messages, continues !== undefined).map((message) =>
      message.role === 'tool' && continues !== undefined
        ? { ...message, call: hostIds.get(message.call) ?? message.call }
        : message,
    );
    const { tools: _, ...rest } = request;
    return spoken.body(
      { ...rest, messages, schema: hasTools ? null : schema && strictSchema(schema), ...(hasTools && { tools }) },
      model,
      ({ hash }) => urls.get(hash) ?? null,
    );
  }

  /** By the hashes of what they show. */
  async function urlsOf({ messages }: ModelRequest): Promise<Map<string, string>> {
    const shown = messages.flatMap((message) => (message.role === 'user' ? (message.pictures ?? []) : []));
    const urls = new Map<string, string>();
    for (const picture of shown) {
      const bytes = (await readPicture?.(picture)) ?? null;
      if (bytes) urls.set(picture.hash, `data:${picture.type};base64,${base64(bytes)}`);
    }
    return urls;
  }

  function remember(refusal: Refusal): void {
    if (known.has(refusal)) return;
    known.add(refusal);
    onRefused?.([...known]);
  }

  return {
    name: `${model} · ${new URL(baseUrl).host}`,
    contextTokens,
    async generate(request, signal) {
      if (signal.aborted) return modelFailure('aborted', 'stopped');
      const whole = bodyOf(request, await urlsOf(request));
      if (signal.aborted) return modelFailure('aborted', 'stopped');
      if ('tools' in whole && known.has('tools')) return modelFailure('tools_refused', 'its host takes no tools');
      const tried = new Set(known);
      for (;;) {
        const body = withRemedies(whole, tried);
        const { answer, refusal, status } = await ask(request, body, signal);
        const refused = refusal === null ? null : refusalIn(refusal, body, tried);
        if (refused !== null && refused !== 'tools') {
          tried.add(refused);
          continue;
        }
        // only what was then taken is remembered: the words of a refusal may name something else
        if (answer.ok) for (const one of tried) remember(one);
        if (answer.ok) return answerTo(request, answer, tried);
        if (refused === 'tools') {
          remember('tools');
          return { ...answer, code: 'tools_refused' };
        }
        return request.continues === undefined ? answer : lostOr(answer, status);
      }
    },
  };
}

interface Asked {
  answer: ReadAnswer | ModelFailure;
  /** As Reading has it. */
  refusal: string | null;
  status: number | null;
}

function answerTo(request: ModelRequest, { id, ...answer }: ReadAnswer, tried: ReadonlySet<Refusal>): ModelAnswer {
  const isKept = request.keeps === true && id !== undefined;
  const schema = request.schema === null ? null : tried.has('json_schema') ? 'asked' : 'engine';
  return { ...answer, ...(isKept && { id }), schema };
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

function codeOf(code: EgressCode): ModelErrorCode {
  return code === 'refused' ? 'origin_not_allowed' : code;
}

function base64(bytes: Uint8Array): string {
  const text = encodeBase64url(bytes).replaceAll('-', '+').replaceAll('_', '/');
  return text.padEnd(Math.ceil(text.length / 4) * 4, '=');
}
