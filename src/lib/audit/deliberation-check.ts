import { isByHand } from '../events/action-result';
import type { LogEvent } from '../events/log-event';
import type { Check } from './check';
import type { DecisionIndex } from './decision-index';
import type { Report } from './report';

/**
 * Invariant 5: each thought or invalid_output has a distinct (trigger, attempt), and no attempt is left out: a deliberation that was
 * aborted is there as lifecycle interrupted. What a thought rests on exists and is earlier; what follows from a decision names one.
 */
export function createDeliberationCheck(report: Report, decisions: DecisionIndex): Check {
  const attempts = new Map<number, Set<number>>();
  const interruptions: number[] = [];

  function attemptProblem(seq: number, trigger: number | null, attempt: number | undefined): string | null {
    if (trigger === null || trigger >= seq) return 'a deliberation needs an earlier event as its trigger';
    if (attempt === undefined) return 'it does not say which attempt it was';
    const known = attempts.get(trigger) ?? new Set();
    attempts.set(trigger, known);
    if (known.has(attempt)) return `attempt ${attempt} on seq ${trigger} stands there already`;
    const left = attempt - 1 - known.size;
    known.add(attempt);
    return left > 0 && left > interruptions.filter((interrupted) => interrupted > trigger).length
      ? `an attempt on seq ${trigger} before attempt ${attempt} left no record`
      : null;
  }

  function problemOf(event: LogEvent): string | null {
    switch (event.type) {
      case 'thought': {
        const late = [...event.decision.evidence_event_ids, ...(event.also ?? [])].find((id) => id >= event.seq);
        const problem = attemptProblem(event.seq, event.trigger, event.attempt);
        return problem ?? (late === undefined ? null : `evidence ${late} is no earlier event`);
      }
      case 'input':
        return event.repeats !== undefined && event.repeats >= event.seq
          ? `it repeats ${event.repeats}, which is no earlier event`
          : null;
      case 'lifecycle':
        if (event.name === 'interrupted') interruptions.push(event.seq);
        return event.name === 'invalid_output' ? attemptProblem(event.seq, event.trigger, event.attempt) : null;
      case 'approval':
        return unlessDecided(event.decision);
      case 'result':
        // what the person ends by hand may never have been decided here: the plan can have come in by its state
        return event.status === 'goal_done' || isByHand(event) ? null : unlessDecided(event.decision);
      default:
        return null;
    }
  }

  function unlessDecided(decision: string): string | null {
    return decisions.get(decision) ? null : `${decision} is no earlier thought`;
  }

  return {
    visit({ line, seq, event }) {
      const problem = problemOf(event);
      if (problem !== null) report(5, { line, seq }, problem);
    },
  };
}
