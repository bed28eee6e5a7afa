import { textOf } from '../events/family';
import type { EventOf } from '../events/log-event';
import { isSearchable } from '../events/searchable';
import type { Check } from './check';
import type { Report } from './report';

/**
 * Summaries of older talk: parts of invariants 1 (what was taken out of the log is taken out of them), 5 (each is of what is earlier, and goes
 * on where the one that it was built on ends) and 8 (none is ever found).
 */
export function createSummaryCheck(report: Report): Check {
  /** By seq; a chain of them tells of everything from the beginning to where the last of it ends. */
  const summaries = new Map<number, { to: number; previous: number | null; isTakenOut: boolean }>();

  function problemWith({ seq, from, to, previous }: EventOf<'summary'>): string | null {
    if (from > to || to >= seq) return `it is of seq ${from} to ${to}, which is no part of the log before it`;
    const before = previous === null ? { to: 0 } : summaries.get(previous);
    if (!before) return `seq ${previous} is no earlier summary`;
    return from === before.to + 1 ? null : `it begins at seq ${from}, and what it is built on ends at ${before.to}`;
  }

  function tellsOf(seq: number | null, target: number): boolean {
    const summary = seq === null ? undefined : summaries.get(seq);
    return summary !== undefined && (target <= summary.to || seq === target || tellsOf(summary.previous, target));
  }

  return {
    visit({ line, seq, event }) {
      if (event.type === 'summary') {
        const problem = problemWith(event);
        if (problem !== null) report(5, { line, seq }, problem);
        if (isSearchable(event)) report(8, { line, seq }, 'a summary can be searched');
        const { to, previous, text } = event;
        summaries.set(seq, {
          to,
          previous: previous !== null && previous < seq ? previous : null,
          isTakenOut: textOf(text) === null,
        });
      }
      if (event.type !== 'redacted') return;
      for (const [at, { isTakenOut }] of summaries) {
        if (!isTakenOut && tellsOf(at, event.target))
          report(1, { line, seq }, `the summary at seq ${at} still tells of seq ${event.target}`);
      }
    },
  };
}
