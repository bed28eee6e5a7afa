import { keepCapability } from '../agent/fold/plan-keeping';
import type { JsonObject } from '../base/json';
import type { EventOf, LogEvent } from '../events/log-event';
import type { Check } from './check';
import type { DecisionIndex } from './decision-index';
import { isAlarmAsProposed } from './proposed-check';
import type { Place, Report } from './report';

/**
 * Part of invariant 3: a plan is kept whole or not at all. With the success of it come the alarms that were approved, in their order and no
 * others; without it none.
 */
export interface KeepCheck extends Check {
  /** Once, after the last event. `isWhole`: none is missing. */
  finish(isWhole: boolean): void;
}

export function createKeepCheck(report: Report, decisions: DecisionIndex): KeepCheck {
  /** Actions and results of keeping, by seq: their decision. */
  const doings = new Map<number, string>();
  /** The newest success, and how many of its alarms came so far. */
  let newest: { result: number; decision: string; alarms: JsonObject[]; count: number; place: Place } | null = null;

  function tell(): void {
    if (newest && newest.count < newest.alarms.length) {
      const { decision, alarms, count, place } = newest;
      report(3, place, `of ${alarms.length} alarms that ${decision} was approved with ${count} came`);
    }
    newest = null;
  }

  function begin(event: EventOf<'result'>, place: Place): void {
    if (event.status === 'goal_done' || event.action === null) return;
    const decision = doings.get(event.action);
    if (decision === undefined) return;
    doings.set(event.seq, decision);
    // the person's word on an end that nobody knows sets nothing
    if (event.outcome !== 'success' || event.by === 'user') return;
    const alarms = decisions.get(decision)?.keptAlarms ?? [];
    newest = { result: event.seq, decision, alarms, count: 0, place };
  }

  function changeProblem(event: EventOf<'change'>): string | null {
    const decision = doings.get(event.trigger ?? 0);
    if (decision === undefined || event.undo_of !== null) return null;
    const proposed = newest?.result === event.trigger ? newest.alarms[newest.count] : undefined;
    if (newest) newest.count++;
    return proposed && isAlarmAsProposed(event, proposed)
      ? null
      : `it changes something else than ${decision} was approved for`;
  }

  return {
    visit({ line, seq, event }) {
      if (!belongsToResult(event)) tell();
      if (event.type === 'action' && event.capability === keepCapability) doings.set(seq, event.decision);
      if (event.type === 'result') begin(event, { line, seq });
      const problem = event.type === 'change' ? changeProblem(event) : null;
      if (problem !== null) report(3, { line, seq }, problem);
    },

    finish(isWhole) {
      if (isWhole) tell();
    },
  };
}

/** What stands between a result and the changes that came with it. */
function belongsToResult({ type }: LogEvent): boolean {
  return type === 'observation' || type === 'output' || type === 'change';
}
