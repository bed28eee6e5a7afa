import { purposeSaid } from '../../agent/fold/chat-grammar';
import type { JsonObject } from '../../base/json';
import type { ActionDecision, Expectation, PlanUpdate } from '../../events/decision';
import type { ContextPack } from '../../mind/context-pack';
import type { WrittenDecision, WrittenPlan } from './decision-form';
import { payloadForms } from './payload-forms';

/**
 * The ActionDecision that a model's answer stands for. It adds only what code knows: numbers of goals and tasks, the mood as it is, that
 * a written note must be there afterwards. Nothing that the model wrote is changed, guessed or left out.
 */
export function toDecision(written: WrittenDecision, pack: ContextPack): ActionDecision {
  const { judgment, intent, reason, evidence_event_ids, console_delivery, action } = written;
  const isPutOff = action.decision_outcome === 'do_action' && action.later === true;
  const plan_update = planUpdate(written.plan_update ?? null, isPutOff ? null : saidIn(pack), pack);
  const payload = action.decision_outcome === 'do_action' ? payloadOf(action, pack) : {};
  const task = action.decision_outcome === 'do_action' ? action.task : null;
  return {
    judgment,
    intent,
    reason,
    evidence_event_ids: [...new Set(evidence_event_ids)],
    decision_outcome: action.decision_outcome,
    action_type: action.action_type,
    action_payload: payload,
    finishes: action.decision_outcome === 'do_action' ? action.finishes : true,
    ...(task !== null && { task }),
    ...(action.decision_outcome === 'do_action' && action.later && { later: true as const }),
    ...(plan_update && { plan_update }),
    // a model tells of influence in words; it measures none
    persona_influence: {
      value: 0,
      summary: written.persona_influence.summary,
      traits: pack.persona.profile.values,
      preferred_direction: written.persona_influence.preferred_direction,
      concerns: [],
    },
    mood_influence: { value: 0, ...written.mood_influence, vad: pack.mood.long },
    console_delivery,
    expected: expectedOf(action.action_type, payload),
    weighed: [],
  };
}

function payloadOf(
  { action_type, action_payload }: { action_type: string; action_payload: JsonObject },
  pack: ContextPack,
): JsonObject {
  const form = payloadForms.find(({ capability }) => capability === action_type);
  return form ? form.payload(action_payload, pack) : action_payload;
}

/** Read back by code afterwards, so that a success is not only said. */
function expectedOf(action: string | null, { path }: JsonObject): Expectation[] {
  if (typeof path !== 'string') return [];
  if (action === 'note.write' || action === 'note.append') return [{ kind: 'note_holds', path, texts: [] }];
  return action === 'note.delete' ? [{ kind: 'note_absent', path, texts: [] }] : [];
}

/** The purpose that the message sets by itself, whatever a model makes of it. */
function saidIn({ why, trigger }: ContextPack): string | null {
  return why === 'input' ? purposeSaid(trigger) : null;
}

function planUpdate(written: WrittenPlan | null, said: string | null, pack: ContextPack): PlanUpdate | null {
  const { purpose_kind = null, purpose_reached = false, goal = null } = written ?? {};
  const id = `G${pack.next_goal}`;
  const update: PlanUpdate = {
    ...(said !== null && { purpose: said }),
    ...(purpose_kind && { purpose_kind }),
    ...(purpose_reached && said === null && { purpose_reached }),
    ...(goal && {
      goals: [
        { id, name: goal.name, tasks: goal.tasks.map((name, at) => ({ id: `${id}-T${at + 1}`, name, step: null })) },
      ],
    }),
  };
  return Object.keys(update).length === 0 ? null : update;
}
