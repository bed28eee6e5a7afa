import { authorityOf } from '../events/input';
import type { LogEvent } from '../events/log-event';
import type { Check } from './check';
import type { Report } from './report';

/**
 * Invariant 6: nothing that binds (a plan, a change, an approval by rule), settles what the person was asked, or is said unasked comes of a
 * public input, unless an approval granted by the user stands between. Asking is free, and the user's own answer is what stands between.
 */
export interface AuthorityCheck extends Check {
  /** An event that is not checked itself, but may stand in a chain: foreign, or of an unknown type. */
  follow(seq: number, trigger: number | null, isPublicInput: boolean): void;
}

export function createAuthorityCheck(report: Report): AuthorityCheck {
  /** Events whose chain of triggers starts at a public input with no grant of the user between. */
  const publicOnes = new Set<number>();

  function follow(seq: number, trigger: number | null, isPublicInput: boolean): void {
    if (isPublicInput || (trigger !== null && publicOnes.has(trigger))) publicOnes.add(seq);
  }

  return {
    follow,
    visit({ line, seq, event }) {
      const { trigger } = event;
      const place = { line, seq };
      const binding = bindingOf(event);
      if (trigger !== null && trigger >= seq) report(6, place, `its trigger, seq ${trigger}, is no earlier event`);
      else if (binding !== null && trigger === null)
        report(6, place, `${binding} has no trigger, so it may come from anybody`);
      if (event.type === 'input') follow(seq, trigger, isPublic(event));
      else if (event.type !== 'approval' || event.status !== 'granted' || event.by !== 'user')
        follow(seq, trigger, false);
      if (binding !== null && publicOnes.has(seq)) {
        report(6, place, `${binding} comes of a public input, with no approval by the user between`);
      }
    },
  };
}

/** Whoever it says it is: an outside source is the user only where the way in can prove it. */
export function isPublic(input: { source: string; authority: string }): boolean {
  if (input.authority !== 'user') return true;
  return authorityOf(input.source as Parameters<typeof authorityOf>[0], true) === 'public';
}

function bindingOf(event: LogEvent): string | null {
  switch (event.type) {
    case 'thought':
      if (event.decision.plan_update) return 'a change of the plan';
      if (event.found_done) return 'the end of a task';
      if (event.replaces !== undefined) return 'the taking back of a request';
      if (event.answers !== undefined) return 'an answer to a question';
      return event.say === undefined ? null : 'what is said beside an action';
    case 'change':
      return 'a change';
    case 'approval':
      return event.status === 'granted' && event.by !== 'user' ? 'an approval' : null;
    default:
      return null;
  }
}
