import type { Confirmation, Run } from './snapshot';

/** The run with one more question of code, before those that are open already; one of the same matter is replaced. */
export function withConfirmation(run: Run, confirmation: Confirmation): Run {
  const others = confirmationsOf(run).filter((open) => !isSameMatter(open, confirmation));
  return { ...run, confirm: confirmation, confirms_waiting: others };
}

/** The run without the questions that are over; the newest that is left comes up again, with the buttons that it had. */
export function withoutConfirmations(run: Run, isOver: (confirmation: Confirmation) => boolean): Run {
  return withAll(
    run,
    confirmationsOf(run).filter((open) => !isOver(open)),
  );
}

/** The run with each open question changed. */
export function withChangedConfirmations(run: Run, change: (confirmation: Confirmation) => Confirmation): Run {
  return withAll(run, confirmationsOf(run).map(change));
}

/** All that are open, the one that is asked now last. */
export function confirmationsOf(run: Run): Confirmation[] {
  return run.confirm ? [...run.confirms_waiting, run.confirm] : [...run.confirms_waiting];
}

function withAll(run: Run, open: Confirmation[]): Run {
  return { ...run, confirm: open.at(-1) ?? null, confirms_waiting: open.slice(0, -1) };
}

function isSameMatter(left: Confirmation, right: Confirmation): boolean {
  if (left.kind === 'uncertain') return right.kind === 'uncertain' && left.action.seq === right.action.seq;
  return left.kind === right.kind;
}
