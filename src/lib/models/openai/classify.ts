import { isJsonObject, type JsonObject } from '../../base/json';
import type { EgressHead } from '../../bridge/egress-contract';
import { modelFailure, type ModelErrorCode, type ModelFailure } from '../language-model';

/** UTF-16 units of a server's own words that are looked at; how much is shown is without-secrets.ts's, since half a secret is none to find. */
const maxMessage = 4_000;

/** What an answer that is no success means. Servers differ in status and words; both are looked at. */
export function classify({ status, type, retryAfterMs }: EgressHead, body: string): ModelFailure {
  const told = messageIn(body);
  const message = told === null ? `HTTP ${status}` : `HTTP ${status}: ${told.slice(0, maxMessage)}`;
  const code = codeOf(status, type, (told ?? '').toLowerCase());
  return modelFailure(code, message, {
    ...(told !== null && { isOfHost: true }),
    ...(code === 'rate_limited' && retryAfterMs !== null && { retryAfterMs }),
  });
}

/** What a host tells of itself in place of an answer's rest; `unsaid`: where it has no words for it. */
export function hostFailure(event: JsonObject, unsaid: string): ModelFailure {
  const told = messageIn(JSON.stringify(event));
  if (told === null) return modelFailure('server', unsaid);
  return modelFailure('server', told.slice(0, maxMessage), { isOfHost: true });
}

function codeOf(status: number, type: string, told: string): ModelErrorCode {
  const isAbout = (...words: readonly string[]): boolean => words.some((word) => told.includes(word));
  const isAboutCredit = isAbout('credit', 'quota', 'billing', 'payment', 'balance', 'spending limit');
  // one large host answers 400 to a wrong key
  if (status === 401 || (status === 400 && isAbout('api key', 'api_key'))) return 'bad_key';
  if (status === 402 || (isAboutCredit && [400, 403, 429].includes(status))) return 'no_credit';
  if (status === 403) return 'forbidden';
  if (status === 429) return 'rate_limited';
  if (status >= 500) return 'server';
  if (type.includes('html')) return 'not_protocol';
  if (
    status === 413 ||
    isAbout('context length', 'context_length', 'context size', 'too many tokens', 'maximum context')
  )
    return 'too_long';
  if (isAbout('response_format', 'json_schema', 'text.format', 'grammar', 'schema')) return 'schema_refused';
  if (isAbout('model') && [400, 404, 422].includes(status)) return 'wrong_model';
  return status === 404 || status === 405 ? 'not_protocol' : 'server';
}

/** The server's own words in an error, in the forms that are met; null: there are none. */
function messageIn(body: string): string | null {
  const parsed = parseObject(body);
  if (!parsed) return null;
  const { error, message, detail, code } = parsed;
  const words = [isJsonObject(error) ? [error['message'], error['code']] : error, message, detail, code]
    .flat()
    .filter((word): word is string => typeof word === 'string' && word !== '');
  return words.length === 0 ? null : words.join(' ');
}

/** Null for what is no JSON object. */
export function parseObject(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
