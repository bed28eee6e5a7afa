import { forEachString, type JsonValue } from '../base/json';
import { SecretGuard } from '../base/secret-guard';
import { cut } from '../base/text';
import type { ListedModel } from '../bridge/listed-models';
import type { DocumentMatch } from '../bridge/minds';
import {
  modelFailure,
  type LanguageModel,
  type ModelAnswer,
  type ModelFailure,
  type ModelMessage,
  type ModelRequest,
  type ToolCall,
} from './language-model';

/** UTF-16 units of a host's own words that are shown. */
const longestTold = 300;

/** A model that is told no secret of this browser, and that tells of none: what it was given is compared once it is decoded and joined. */
export function withoutSecrets(model: LanguageModel, readGuard: () => Promise<SecretGuard>): LanguageModel {
  return {
    get name() {
      return model.name;
    },
    get contextTokens() {
      return model.contextTokens;
    },
    async generate(request, signal) {
      const guard = await readGuard().catch(unread);
      if (!(guard instanceof SecretGuard)) return guard;
      const text = guard.stream();
      const reasoning = guard.stream();
      let thought = '';
      const { onText, onReasoning } = request;
      const asked: ModelRequest = {
        ...requestWithout(request, guard),
        ...(onText && { onText: (piece: string) => tell(onText, text.push(piece)) }),
        onReasoning: (piece) => {
          thought += piece;
          tell(onReasoning, reasoning.push(piece));
        },
      };
      const answer = await model.generate(asked, signal);
      if (!answer.ok) return failureWithout(answer, guard);
      const clean = answerWithout(answer, thought, guard);
      if (!signal.aborted && clean.ok) {
        tell(onReasoning, reasoning.end());
        tell(onText, text.end());
      }
      return clean;
    },
  };
}

/** What was said, called and told, and what may be called. */
function requestWithout(request: ModelRequest, guard: SecretGuard): ModelRequest {
  if (guard.isEmpty) return request;
  const { tools } = request;
  return {
    ...request,
    messages: request.messages.map((message) => messageWithout(message, guard)),
    ...(tools && {
      tools: tools.map(({ name, description, parameters }) => ({
        name: guard.scrub(name),
        description: guard.scrub(description),
        parameters: guard.scrubValue(parameters),
      })),
    }),
  };
}

function messageWithout(message: ModelMessage, guard: SecretGuard): ModelMessage {
  const content = guard.scrub(message.content);
  if (message.role !== 'assistant') return { ...message, content };
  const { role, calls, opaque } = message;
  return {
    role,
    content,
    ...(calls && { calls: calls.map((call) => callWithout(call, guard)) }),
    ...opaqueWithout(opaque, guard),
  };
}

function callWithout({ id, name, input, opaque }: ToolCall, guard: SecretGuard): ToolCall {
  return { id, name: guard.scrub(name), input: guard.scrub(input), ...opaqueWithout(opaque, guard) };
}

/** Changed, it would be worth nothing to its host: it goes whole or not at all. */
function opaqueWithout(opaque: JsonValue | undefined, guard: SecretGuard): { opaque?: JsonValue } {
  return opaque === undefined || guard.holds(JSON.stringify(opaque)) || guard.holds(saidIn(opaque)) ? {} : { opaque };
}

export function failureWithout(failure: ModelFailure, guard: SecretGuard): ModelFailure {
  return { ...failure, message: cut(guard.scrub(failure.message), longestTold) };
}

/** A name that holds a secret is none: changed, it would name another model. */
export function modelsWithout(models: readonly ListedModel[], guard: SecretGuard): ListedModel[] {
  return models.filter(({ id }) => !guard.holds(id));
}

export function matchesWithout(matches: readonly DocumentMatch[], guard: SecretGuard): DocumentMatch[] {
  return matches.map(({ text, name }) => ({ text: guard.scrub(text), name: guard.scrub(name) }));
}

/** Nothing is asked then: what comes back could not be compared. */
function unread(error: unknown): ModelFailure {
  return modelFailure('no_policy', `the stored keys cannot be read: ${String(error)}`);
}

/** What stopped a request stays what it is; of others the message is all that goes on. */
export function errorWithout(error: unknown, guard: SecretGuard): Error {
  if (error instanceof DOMException) return error;
  return new Error(guard.scrub(error instanceof Error ? error.message : String(error)));
}

function tell(listener: ((piece: string) => void) | undefined, text: string): void {
  if (text !== '') listener?.(text);
}

function answerWithout(answer: Extract<ModelAnswer, { ok: true }>, thought: string, guard: SecretGuard): ModelAnswer {
  if (guard.isEmpty) return answer;
  const { id, text, calls, opaque, ...rest } = answer;
  const inParts = modelFailure('malformed', 'the answer holds a key in parts', { usage: answer.usage });
  if (calls?.some((call) => guard.holds(call.id) || guard.holds(call.name))) return inParts;
  const clean = guard.scrub(text);
  const called = calls?.map((call) => callWithout(call, guard)) ?? [];
  const parts = [
    guard.scrub(thought),
    jsonTexts(clean) ?? clean,
    ...called.map(({ input }) => jsonTexts(input) ?? input),
  ];
  if (guard.holds(parts.join('')) || parts.some((part) => guard.holds(part))) return inParts;
  return {
    ...rest,
    text: clean,
    ...(calls && { calls: called }),
    ...opaqueWithout(opaque, guard),
    ...(id !== undefined && !guard.holds(id) && { id }),
  };
}

/** All that JSON says, as one text: a secret may be split over its fields. Null: it is none. */
function jsonTexts(text: string): string | null {
  try {
    return saidIn(JSON.parse(text) as JsonValue);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function saidIn(value: JsonValue): string {
  const said: string[] = [];
  forEachString(value, (_, part) => said.push(part));
  return said.join('');
}
