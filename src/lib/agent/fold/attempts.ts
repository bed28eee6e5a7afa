import type { Run } from './snapshot';

/** Deliberations so far on one trigger that left a record of their own. */
export function attemptsOn(run: Run, trigger: number): number {
  return run.attempts.find((known) => known.trigger === trigger)?.count ?? 0;
}

/** After one more on `trigger`. Triggers that are due no more are forgotten. */
export function attemptsAfter(run: Run, trigger: number, count: number): Run['attempts'] {
  const others = stillDue(run).filter((known) => known.trigger !== trigger);
  return [...others, { trigger, count }];
}

/** What is left once some triggers were dealt with. */
export function stillDue({ attempts, queue, due }: Run): Run['attempts'] {
  return attempts.filter(({ trigger }) => due?.seq === trigger || queue.some(({ seq }) => seq === trigger));
}
