import type { CountedUse, ModelAnswer, ModelErrorCode, TokenUse } from './language-model';

/** After these no model has read anything, but where it is said. `cors` is none: a host may answer, and hide its answer from this page. */
const readNothing: readonly ModelErrorCode[] = [
  'offline',
  'mixed',
  'unreachable',
  'redirected',
  'origin_not_allowed',
  'no_policy',
  'no_thread',
  'bad_key',
  'locked',
  'no_credit',
  'forbidden',
  'rate_limited',
  'wrong_model',
  'too_long',
  'schema_refused',
  'tools_refused',
  'conversation_lost',
  'not_protocol',
  'not_loaded',
  'other_model',
  'no_memory',
  'no_gpu',
  'load_stopped',
];

/**
 * What a call used: as it was reported, and where it was not, as its text can be reckoned. So neither a host that tells nothing nor an
 * answer that was cut off is free. `reckoned`: of the request, and of what came of the answer. Null: nothing was used.
 */
export function countedUse(answer: ModelAnswer, reckoned: TokenUse): CountedUse | null {
  const told: TokenUse = answer.usage ?? { input: 0, output: 0 };
  const isUnread = !answer.ok && !answer.mayBeRead && readNothing.includes(answer.code);
  if (isUnread && told.input <= 0 && told.output <= 0) return null;
  const input = told.input > 0 ? told.input : reckoned.input;
  const output = told.output > 0 ? told.output : reckoned.output;
  const estimated = (told.input > 0 ? 0 : input) + (told.output > 0 ? 0 : output);
  const { cached } = told;
  return { input, output, estimated, ...(cached !== undefined && { cached: Math.min(cached, input) }) };
}
