import { forEachString, type JsonValue } from '../base/json';
import { SecretGuard } from '../base/secret-guard';
import { cut } from '../base/text';
import type { DocumentMatch } from '../bridge/minds';
import {
  modelFailure,
  type LanguageModel,
  type ModelAnswer,
  type ModelFailure,
  type ModelRequest,
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
      const stream = guard.stream();
      const asked: ModelRequest = {
        ...request,
        messages: request.messages.map((message) => ({ ...message, content: guard.scrub(message.content) })),
        ...(request.onText && { onText: (piece: string) => tell(request, stream.push(piece)) }),
      };
      const answer = await model.generate(asked, signal);
      if (!answer.ok) return failureWithout(answer, guard);
      if (!signal.aborted) tell(request, stream.end());
      return answerWithout(answer, guard);
    },
  };
}

export function failureWithout(failure: ModelFailure, guard: SecretGuard): ModelFailure {
  return { ...failure, message: cut(guard.scrub(failure.message), longestTold) };
}

/** A name that holds a secret is none: changed, it would name another model. */
export function modelsWithout(models: readonly string[], guard: SecretGuard): string[] {
  return models.filter((name) => !guard.holds(name));
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

function tell({ onText }: ModelRequest, text: string): void {
  if (text !== '') onText?.(text);
}

function answerWithout(answer: Extract<ModelAnswer, { ok: true }>, guard: SecretGuard): ModelAnswer {
  if (guard.isEmpty) return answer;
  const { id, ...rest } = answer;
  const text = guard.scrub(answer.text);
  if (guard.holds(joined(text)))
    return modelFailure('malformed', 'the answer holds a key in parts', { usage: answer.usage });
  return { ...rest, text, ...(id !== undefined && !guard.holds(id) && { id }) };
}

/** All that an answer in JSON says, as one text: a secret may be split over its fields. */
function joined(text: string): string {
  try {
    const said: string[] = [];
    forEachString(JSON.parse(text) as JsonValue, (_, part) => said.push(part));
    return said.join('');
  } catch (error) {
    if (error instanceof SyntaxError) return '';
    throw error;
  }
}
