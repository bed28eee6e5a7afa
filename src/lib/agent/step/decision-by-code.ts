import type { JsonObject } from '../../base/json';
import type { DecisionBody } from '../../events/decision';

/** A decision that code makes, with neither persona nor mood in it. */
export function decisionByCode(
  capability: string,
  payload: JsonObject,
  reason: string,
  kind: 'question' | null,
): DecisionBody {
  return {
    decision_outcome: 'do_action',
    action_type: capability,
    action_payload: payload,
    reason,
    persona_influence: { value: 0, summary: '', traits: [], preferred_direction: 'wait', concerns: [] },
    mood_influence: {
      value: 0,
      summary: '',
      vad: { v: 0, a: 0, d: 0 },
      action_threshold_bias: 'neutral',
      defer_bias: 'neutral',
    },
    evidence_event_ids: [],
    console_delivery: { delivery: 'silent', message_kind: kind },
    expected: [],
    finishes: true,
    weighed: [],
  };
}
