import type { EventOf } from '../events/log-event';
import type { Check } from './check';
import type { DecisionIndex } from './decision-index';
import type { Report } from './report';

/**
 * Part of invariant 8: whatever chat shows was decided and done, or is one of our own lines. What a reply or a question says of a decision
 * stands after its action; what no decision is behind names its code.
 */
export function createSpeechCheck(report: Report, decisions: DecisionIndex): Check {
  function problemWith({ kind, decision, code }: EventOf<'output'>): string | null {
    if (kind === 'message') return null; // see createSearchCheck
    if (decision === null) {
      if (code === undefined) return `a ${kind} carries no decision, and is no line of code`;
      return kind === 'reply' && !code.startsWith('reply.')
        ? `a reply carries no decision, and ${code} is no reply`
        : null;
    }
    if (kind !== 'reply' && kind !== 'question') return null;
    return decisions.get(decision)?.hasAction ? null : `a ${kind} of ${decision} stands before any action of it`;
  }

  return {
    visit({ line, seq, event }) {
      if (event.type === 'action') {
        const decided = decisions.get(event.decision);
        if (decided) decided.hasAction = true;
      }
      const problem = event.type === 'output' ? problemWith(event) : null;
      if (problem !== null) report(8, { line, seq }, problem);
    },
  };
}
