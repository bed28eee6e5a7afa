import type { JsonObject } from '../../src/lib/base/json';
import { abilities } from '../../src/lib/deliberation/llm/abilities';
import { isSpeaking } from '../../src/lib/agent/fold/capability';
import { textOf, type FreeText } from '../../src/lib/events/family';
import type { ActionDecision } from '../../src/lib/events/decision';

/**
 * A decision as a model writes it in the form of an answer: without what code adds to it. What the form has no place for fails here, so
 * that nothing is left out unseen.
 */
export function writtenAsModel(decision: ActionDecision): string {
  const { action_type, action_payload, reason, plan_update, say, task, later, finishes, closes } = decision;
  if (later) return answer(said(action_payload['text'] as string), null, 'keep_for_later');
  if (plan_update) {
    const [goal, more] = plan_update.goals ?? [];
    if (!goal || more) throw new Error('the form takes one goal');
    const input = { name: said(goal.name), tasks: goal.tasks.map(({ name }) => said(name)) };
    return answer(textOf((action_payload['text'] ?? null) as string | null), { name: 'plan_goal', input }, null);
  }
  if (action_type === null) return answer(null, { name: 'rest', input: { until: said(closes?.until ?? null) } }, null);
  if (action_type === 'question' && task === undefined)
    return answer(said(action_payload['text'] as string), null, null);
  if (action_type === 'conversation')
    return answer(said(action_payload['text'] as string), null, task === undefined ? null : 'task_done');
  const ability = abilities.find(({ capability }) => capability === action_type);
  if (!ability) throw new Error(`the form calls no ${action_type}`);
  const names = ability.fields.map(({ name }) => name);
  const own = Object.entries(action_payload).filter(([name]) => names.includes(name));
  const input: JsonObject = {
    ...Object.fromEntries(own.map(([name, value]) => [name, isSpeaking(action_type) ? plainOf(value) : value])),
    why: said(reason),
    ...(!finishes && !ability.reads && ability.name !== 'ask' && { done: false }), // a question ends no task anyway
  };
  return answer(textOf(say ?? null), { name: ability.name, input }, null);
}

function answer(say: string | null, call: { name: string; input: JsonObject } | null, mark: string | null): string {
  return JSON.stringify({ say: say ?? '', call, mark });
}

/** Choices have their ids from code. */
function plainOf(value: JsonObject[string]): JsonObject[string] {
  return Array.isArray(value) ? value.map((choice) => (choice as { label: string }).label) : value;
}

/** What is taken out is written by no model. */
function said(text: FreeText | null): string {
  const written = textOf(text);
  if (written === null) throw new Error('a text was taken out');
  return written;
}
