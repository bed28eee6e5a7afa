import { hasEnded } from '../../agent/fold/goals';
import type { Snapshot, Task } from '../../agent/fold/snapshot';

/** The person's own steps, where nothing else is left of the plan and the Avatar rests; the first is due next. Else none. */
export function leftToPerson({ state, run }: Snapshot): Task[] {
  const open = state.plan.goals.flatMap(({ tasks }) => tasks.filter((task) => !hasEnded(task)));
  if (run.phase !== 'idle' || open.some(({ owner }) => owner !== 'yours')) return [];
  return open.sort((a, b) => dayOf(a).localeCompare(dayOf(b)));
}

/** What has no day comes last, in its order. */
function dayOf({ date = '9' }: Task): string {
  return date;
}
