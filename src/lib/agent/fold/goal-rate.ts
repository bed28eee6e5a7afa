import type { Goal } from './snapshot';

/** Tasks done of all tasks, as shown: "80%". Rounded down, so that 100% is said only when all are done. Never stored in the state. */
export function goalRate(goal: Pick<Goal, 'tasks'>): string {
  const done = goal.tasks.filter((task) => task.status === 'done').length;
  return `${goal.tasks.length === 0 ? 0 : Math.floor((done * 100) / goal.tasks.length)}%`;
}
