import type { Clock } from '../base/ports';
import type { MindChecked } from '../bridge/minds';
import { countedUse } from './counted-use';
import type { CountedUse, LanguageModel, ModelFailure, TokenUse } from './language-model';
import { timeLimit } from './time-limit';

/** Words that no model says by itself: whoever gives them back keeps to the form it was given. */
const proof = { type: 'object', properties: { word: { type: 'string', enum: ['plum-4417'] } } };
const checkTokens = 200;
const messages = [
  { role: 'system', content: 'Answer with one JSON object.' },
  { role: 'user', content: 'Say hello in the field "word".' },
] as const;
/** About what its question is, and its form; tokens. */
const likely: TokenUse = { input: 60, output: 0 };
/** UTF-16 units that a token is taken for, where the use is not told. */
const unitsPerToken = 3;

export interface CheckOptions {
  clock: Clock;
  /** How long it may take in all; ms. */
  limitMs: number;
  /** What its host offers, where it can be asked; null: it cannot. A host that lists nothing may answer all the same. */
  list: ((signal: AbortSignal) => Promise<{ ok: true; models: string[] } | ModelFailure>) | null;
  /** As LlmOptions.onCall. */
  onCall: (likely: TokenUse) => (used: CountedUse | null) => void;
}

/** Tries a model: one short answer in a form that it cannot guess. Never rejects, and never takes longer than it may. */
export async function checkModel(model: LanguageModel, options: CheckOptions): Promise<MindChecked> {
  const limit = timeLimit(options.clock, options.limitMs);
  try {
    const checked = await tried(model, options, limit.signal);
    if (checked.ok || !limit.hasPassed()) return checked;
    return {
      ...checked,
      code: 'timed_out',
      isOfHost: false,
      message: `no whole answer within ${options.limitMs / 1_000} s`,
    };
  } finally {
    limit.end();
  }
}

async function tried(
  model: LanguageModel,
  { clock, list, onCall }: CheckOptions,
  signal: AbortSignal,
): Promise<MindChecked> {
  const listed = (await list?.(signal)) ?? null;
  const models = listed?.ok ? listed.models : [];
  // what keeps the list away keeps the answer away; only a host without a list is asked on
  if (listed && !listed.ok && !['not_protocol', 'wrong_model', 'server', 'too_much'].includes(listed.code))
    return failedBy(listed);
  const start = clock.monotonic();
  let firstAt: number | null = null;
  let written = '';
  const ended = onCall(likely);
  const answer = await model.generate(
    {
      messages,
      schema: { ...proof, required: ['word'], additionalProperties: false },
      purpose: 'check',
      maxTokens: checkTokens,
      temperature: 0,
      onText: (piece) => {
        firstAt ??= clock.monotonic();
        written += piece;
      },
    },
    signal,
  );
  const end = clock.monotonic();
  ended(countedUse(answer, { ...likely, output: Math.ceil(written.length / unitsPerToken) }));
  if (!answer.ok) return { ...failedBy(answer), models };
  const first = firstAt ?? end;
  const seconds = (end - first) / 1_000;
  const output = answer.usage?.output ?? 0;
  return {
    ok: true,
    value: {
      schema: answer.schema === 'asked' ? 'asked' : isProof(answer.text) ? 'kept' : 'ignored',
      firstTextMs: first - start,
      tokensPerSecond: output > 1 && seconds > 0 ? output / seconds : null,
      models,
    },
  };
}

function failedBy({ code, message, isOfHost }: ModelFailure): Extract<MindChecked, { ok: false }> {
  return { ok: false, code, message, isOfHost: isOfHost === true };
}

function isProof(text: string): boolean {
  return text.replace(/\s/g, '') === '{"word":"plum-4417"}';
}
