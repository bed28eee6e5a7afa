import type { Clock } from '../base/ports';
import type { MindChecked } from '../bridge/minds';
import type { LanguageModel, ModelFailure, TokenUse } from './language-model';

/** Words that no model says by itself: whoever gives them back keeps to the form it was given. */
const proof = { type: 'object', properties: { word: { type: 'string', enum: ['plum-4417'] } } };
const checkTokens = 200;

/**
 * Tries a model: one short answer in a form that it cannot guess. `list`: what its host offers, where it can be asked; a host that lists
 * nothing may answer all the same.
 */
export async function checkModel(
  model: LanguageModel,
  list: (() => Promise<{ ok: true; models: string[] } | ModelFailure>) | null,
  clock: Clock,
  onUsage: (usage: TokenUse) => void,
): Promise<MindChecked> {
  const listed = (await list?.()) ?? null;
  const models = listed?.ok ? listed.models : [];
  // what keeps the list away keeps the answer away; only a host without a list is asked on
  if (listed && !listed.ok && !['not_protocol', 'wrong_model', 'server'].includes(listed.code))
    return { ok: false, code: listed.code, message: listed.message };
  const start = clock.monotonic();
  let firstAt: number | null = null;
  const answer = await model.generate(
    {
      messages: [
        { role: 'system', content: 'Answer with one JSON object.' },
        { role: 'user', content: 'Say hello in the field "word".' },
      ],
      schema: { ...proof, required: ['word'], additionalProperties: false },
      purpose: 'check',
      maxTokens: checkTokens,
      temperature: 0,
      onText: () => (firstAt ??= clock.monotonic()),
    },
    neverAborted,
  );
  const end = clock.monotonic();
  if (answer.usage) onUsage(answer.usage);
  if (!answer.ok) return { ok: false, code: answer.code, message: answer.message, models };
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

const neverAborted = { aborted: false, addEventListener: () => {}, removeEventListener: () => {} };

function isProof(text: string): boolean {
  return text.replace(/\s/g, '') === '{"word":"plum-4417"}';
}
