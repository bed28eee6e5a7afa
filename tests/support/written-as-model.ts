import type { JsonObject } from '../../src/lib/base/json';
import type { WrittenDecision } from '../../src/lib/deliberation/llm/decision-form';
import { textOf, type FreeText } from '../../src/lib/events/family';
import type { ActionDecision } from '../../src/lib/events/decision';

/**
 * A decision as a model writes it in the form of a turn: without what code adds to it. What the form has no place for fails here, so
 * that nothing is left out unseen.
 */
export function writtenAsModel(decision: ActionDecision, schema: JsonObject): string {
  const { judgment, intent, reason, evidence_event_ids, console_delivery, plan_update, action_type, finishes } =
    decision;
  const { persona_influence, mood_influence, decision_outcome, task, later } = decision;
  const mayPlan = JSON.stringify(schema['properties']).includes('"plan_update"');
  const hasKind = JSON.stringify(schema['properties']).includes('"purpose_kind"');
  if (plan_update && !mayPlan) throw new Error('the form of this turn takes no plan');
  const written: WrittenDecision = {
    judgment: said(judgment),
    intent: said(intent),
    reason: said(reason),
    evidence_event_ids,
    persona_influence: {
      summary: said(persona_influence.summary),
      preferred_direction: persona_influence.preferred_direction,
    },
    mood_influence: {
      summary: said(mood_influence.summary),
      action_threshold_bias: mood_influence.action_threshold_bias,
      defer_bias: mood_influence.defer_bias,
    },
    console_delivery,
    ...(mayPlan && { plan_update: plan_update ? planOf(plan_update, hasKind) : null }),
    action:
      decision_outcome === 'do_action'
        ? {
            decision_outcome,
            action_type: String(action_type),
            action_payload: payloadOf(String(action_type), decision.action_payload),
            task: task ?? null,
            finishes,
            ...(later && { later }),
          }
        : { decision_outcome, action_type: null },
  };
  return JSON.stringify(written);
}

/** What is taken out is written by no model. */
function said(text: FreeText): string {
  const written = textOf(text);
  if (written === null) throw new Error('a text was taken out');
  return written;
}

function planOf(
  { purpose_kind, purpose_reached, goals = [] }: NonNullable<ActionDecision['plan_update']>,
  hasKind: boolean,
) {
  const [goal] = goals;
  const written = goal && { name: said(goal.name), tasks: goal.tasks.map(({ name }) => said(name)) };
  if (!hasKind) return { goal: written ?? null };
  return {
    purpose_kind: purpose_kind ?? null,
    purpose_reached: purpose_reached === true,
    goal: written ?? null,
  };
}

/** Without what code knows: the zone of an alarm, ids of choices, how a setting is now, up to where is searched. */
function payloadOf(action: string, { zone: _, before: __, text, ...payload }: JsonObject): JsonObject {
  const said = action.startsWith('alarm.') && action !== 'alarm.set' ? {} : { ...(text !== undefined && { text }) };
  if (action !== 'question') return { ...said, ...payload };
  return { ...said, choices: (payload['choices'] as { label: string }[]).map(({ label }) => label) };
}
