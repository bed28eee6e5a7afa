import type { Snapshot } from './snapshot';

/** Nothing of the person's is in it yet: only starts, and the question that a first start asks. Only then may a log be brought in. */
export function isUntouched({ state, run }: Snapshot): boolean {
  return state.input.source === null && state.plan.purpose === null && run.queue.length === 0;
}
