import { termsStored } from '../fold/rules';
import { shippedLater, type RuleTerms } from '../fold/snapshot';
import { askAnew } from './step-ask';
import type { Turn } from './turn';

/** Adds the change of one rule; gives its seq. */
export function addRuleChange(
  turn: Turn,
  change: {
    id: string;
    before: RuleTerms | null;
    after: RuleTerms | null;
    undo_of: number | null;
    trigger: number;
    by?: 'user' | 'import' | 'build';
  },
): number {
  const { id, before, after, undo_of, trigger, by = 'user' } = change;
  const event = turn.add(
    {
      type: 'change',
      subject: `rules.${id}`,
      before: before && termsStored(before),
      after: after && termsStored(after),
      by,
      undo_of,
    },
    { trigger },
  );
  return event.seq;
}

/** Rules that this build brings into a log that does not know them yet. `trigger`: the start. */
export function bringShippedRules(turn: Turn, trigger: number): void {
  for (const terms of shippedLater) {
    if (turn.run.shipped_later.includes(terms.id)) continue;
    addRuleChange(turn, { id: terms.id, before: null, after: terms, undo_of: null, trigger, by: 'build' });
  }
}

/** What a rule allowed and is not begun yet is asked for, now that it is gone. */
export function askForWhatItAllowed(turn: Turn, id: string): void {
  const { granted, pending } = turn.run;
  if (granted?.by === `rule:${id}` && !pending) askAnew(turn, granted);
}
