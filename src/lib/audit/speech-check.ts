import { isSpeaking } from '../agent/fold/capability';
import { textOf } from '../events/family';
import type { EventOf, LogEvent } from '../events/log-event';
import type { Check } from './check';
import type { DecisionIndex } from './decision-index';
import type { Place, Report } from './report';

/**
 * Part of invariant 8: whatever chat shows was decided and done, or is one of our own lines. What a reply or a question says of a decision
 * stands after its action, but for the words that a thought has beside its action: they are told by one reply, before anything is asked for
 * or done. What no decision is behind names its code.
 */
export interface SpeechCheck extends Check {
  /** Once, after the last event. `isWhole`: none is missing. */
  finish(isWhole: boolean): void;
}

export function createSpeechCheck(report: Report, decisions: DecisionIndex): SpeechCheck {
  /** A thought whose words beside its action were not told yet. */
  let owing: { decision: string; place: Place } | null = null;

  function tell(): void {
    if (owing) report(8, owing.place, `no reply tells what ${owing.decision} says beside its action`);
    owing = null;
  }

  function problemWith({ kind, decision, code, data }: EventOf<'output'>): string | null {
    if (kind === 'message') return null; // see createSearchCheck
    if (decision === null) {
      if (code === undefined) return `a ${kind} carries no decision, and is no line of code`;
      return kind === 'reply' && !code.startsWith('reply.')
        ? `a reply carries no decision, and ${code} is no reply`
        : null;
    }
    if (kind !== 'reply' && kind !== 'question') return null;
    const decided = decisions.get(decision);
    if (kind === 'reply' && decided?.beside) return problemBeside(decision, decided.beside, textOf(data));
    return decided?.hasAction ? null : `a ${kind} of ${decision} stands before any action of it`;
  }

  function problemBeside(decision: string, beside: { text: string } | 'redacted', told: string | null): string | null {
    if (owing?.decision !== decision) return `a reply of ${decision} is one more than it says beside its action`;
    owing = null;
    return beside === 'redacted' || told === null || beside.text === told
      ? null
      : `a reply says something else than ${decision} does beside its action`;
  }

  function visitThought({ seq, say, decision: { action_type: capability } }: EventOf<'thought'>, place: Place): void {
    if (say === undefined) return;
    if (capability === null || isSpeaking(capability)) report(8, place, 'it says something beside no action');
    else owing = { decision: `D${seq}`, place };
  }

  return {
    visit({ line, seq, event }) {
      if (owing && isTooLate(event, owing.decision)) tell();
      if (event.type === 'action') {
        const decided = decisions.get(event.decision);
        if (decided) decided.hasAction = true;
      }
      if (event.type === 'thought') visitThought(event, { line, seq });
      const problem = event.type === 'output' ? problemWith(event) : null;
      if (problem !== null) report(8, { line, seq }, problem);
    },

    finish(isWhole) {
      if (isWhole) tell();
    },
  };
}

/** Words beside an action are told in the transaction of their thought, before it is asked for. */
function isTooLate(event: LogEvent, decision: string): boolean {
  switch (event.type) {
    case 'approval':
    case 'action':
      return event.decision === decision;
    case 'result':
      return event.status !== 'goal_done' && event.decision === decision;
    case 'thought':
    case 'input':
    case 'lifecycle':
      return true;
    default:
      return false;
  }
}
