import { canonicalJson } from '../../base/canonical-json';
import type { ActionDecision } from '../../events/decision';
import type { EventOf } from '../../events/log-event';
import type { PastAction, Run } from '../fold/snapshot';

/** "Same action" is the same capability and payload by value. Never by digest: that is salted anew each time. */
function isSameAction(decision: ActionDecision, thought: EventOf<'thought'> | undefined): boolean {
  return (
    thought?.decision.action_type === decision.action_type &&
    thought.decision.task === decision.task &&
    canonicalJson(thought.decision.action_payload) === canonicalJson(decision.action_payload)
  );
}

/** The newest failure of the very same action, which only the person may repeat. A task that failed may be tried by another one. */
export function failureOf(
  decision: ActionDecision,
  run: Run,
  past: ReadonlyMap<number, EventOf<'thought'>>,
): PastAction | null {
  return (
    run.past_actions
      .filter(({ failed }) => failed)
      .reverse()
      .find(({ thought }) => {
        const before = past.get(thought);
        return (
          before?.decision.action_type === decision.action_type &&
          canonicalJson(before.decision.action_payload) === canonicalJson(decision.action_payload)
        );
      }) ?? null
  );
}

/** The last two actions were this one already, and nobody said anything and nothing was seen between: a third would be a loop. */
export function isLoop(decision: ActionDecision, run: Run, past: ReadonlyMap<number, EventOf<'thought'>>): boolean {
  const lastTwo = run.past_actions.slice(-2);
  return (
    lastTwo.length === 2 &&
    lastTwo.every(({ thought, result }) => result > run.news && isSameAction(decision, past.get(thought)))
  );
}
