import { isByHand } from '../events/action-result';
import type { Run } from '../agent/fold/snapshot';
import type { EventOf, LogEvent } from '../events/log-event';
import type { Check } from './check';
import type { Place, Report } from './report';

/**
 * Part of invariant 3: a request is taken back by a later decision that says so, while nobody had answered it, and ends with it: its result
 * says that it was replaced, and nothing of it is asked or done afterwards. Nobody said no, so nothing halts: see createResultCheck.
 */
export interface WithdrawalCheck extends Check {
  /** Once, after the last event. `isWhole`: none is missing. */
  finish(isWhole: boolean): void;
}

export function createWithdrawalCheck(report: Report): WithdrawalCheck {
  /** Requests that wait for y or n, by decision. */
  const open = new Map<string, string>();
  const replaced = new Set<string>();
  /** What must still come of a thought that replaces a decision. */
  let owed: { decision: string; by: number; request: string | null; place: Place } | null = null;

  function tell(): void {
    if (owed) {
      const { decision, request, place } = owed;
      report(
        3,
        place,
        request === null
          ? `${decision} is replaced, and no request of it is withdrawn`
          : `${request} is withdrawn, and ${decision} has no end`,
      );
    }
    owed = null;
  }

  function thoughtProblem({ seq, replaces }: EventOf<'thought'>, place: Place): string | null {
    if (replaces === undefined) return null;
    if (!open.has(replaces)) return `it replaces ${replaces}, of which no request is open`;
    owed = { decision: replaces, by: seq, request: null, place };
    return null;
  }

  function approvalProblem(event: EventOf<'approval'>, place: Place): string | null {
    const { status, request, decision, by, via, trigger } = event;
    if (status === 'asked') {
      open.set(decision, request);
      return replaced.has(decision) ? `${decision} was replaced, and is asked for again` : null;
    }
    if (status === 'granted' && replaced.has(decision)) return `${decision} was replaced, and is granted`;
    const isOpen = open.get(decision) === request;
    if (isOpen) open.delete(decision);
    if (status !== 'withdrawn') return null;
    if (!isOpen) return `${request} is withdrawn, and was not open`;
    if (owed?.decision !== decision || owed.by !== trigger)
      return `${request} is withdrawn, and no thought replaces ${decision}`;
    owed = { ...owed, request, place };
    replaced.add(decision);
    return by === null && via === null ? null : `${request} is withdrawn by ${by ?? via}`;
  }

  function resultProblem(event: EventOf<'result'>, { pending }: Run): string | null {
    if (event.status === 'goal_done') return null;
    const { decision, cause } = event;
    // a task that the person ends takes its own request with it; a file that they bring in ends none
    if (isByHand(event)) {
      if (event.task !== null && pending?.task === event.task) open.delete(pending.decision);
    } else if (event.action === null) open.delete(decision);
    if (cause !== 'replaced' || event.action !== null) return null;
    if (owed?.decision !== decision || owed.request === null)
      return `${decision} ended as replaced, and no request of it was withdrawn`;
    owed = null;
    return null;
  }

  function problemWith(event: LogEvent, place: Place, run: Run): string | null {
    switch (event.type) {
      case 'thought':
        return thoughtProblem(event, place);
      case 'approval':
        return approvalProblem(event, place);
      case 'result':
        return resultProblem(event, run);
      case 'action':
        return replaced.has(event.decision) ? `${event.decision} was replaced, and is done` : null;
      case 'lifecycle':
        if (event.name === 'imported') open.clear();
        return null;
      default:
        return null;
    }
  }

  return {
    visit({ line, seq, event, before }) {
      if (event.type === 'thought' || event.type === 'input' || event.type === 'action') tell();
      const problem = problemWith(event, { line, seq }, before.run);
      if (problem !== null) report(3, { line, seq }, problem);
    },

    finish(isWhole) {
      if (isWhole) tell();
    },
  };
}
