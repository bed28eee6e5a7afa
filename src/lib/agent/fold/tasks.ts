import { confirmationsOf } from './confirmations';
import type { Goal, Run, Snapshot, Task } from './snapshot';

/** The task that the plan is at: the active one, else the first pending one of the oldest active goal. */
export function currentTask({ state }: Snapshot): { goal: Goal; task: Task } | null {
  for (const status of ['active', 'pending'] as const) {
    for (const goal of state.plan.goals) {
      const task = goal.tasks.find((item) => item.status === status);
      if (task) return { goal, task };
    }
  }
  return null;
}

/** The task that was begun and has not ended. */
export function activeTask(snapshot: Snapshot): Task | null {
  const current = currentTask(snapshot);
  return current?.task.status === 'active' ? current.task : null;
}

export function taskNamed({ state }: Snapshot, id: string): Task | null {
  for (const goal of state.plan.goals) {
    const task = goal.tasks.find((item) => item.id === id);
    if (task) return task;
  }
  return null;
}

/** Whether there is anything that the cycle could go on with by itself: tasks to do, or a purpose that asks for its next goal. */
export function hasPlanToFollow({ state, run }: Snapshot): boolean {
  if (state.plan.goals.length > 0) return true;
  return state.plan.purpose !== null && run.purpose_kind === 'ongoing' && run.intake === null;
}

/** The decision under which a task's own lines are written: of what is open for it, else its newest. */
export function decisionFor(run: Run, task: string): string {
  const uncertain = confirmationsOf(run).flatMap((open) => (open.kind === 'uncertain' ? [open.action] : []));
  const open = [run.executing, run.asking, run.pending, run.granted, ...uncertain].find(
    (action) => action?.task === task,
  );
  if (open) return open.decision;
  const newest = run.tasks[task]?.decision ?? 'D1';
  // a task of an imported state was planned by nobody here; what ends it then is the purpose that came after it
  return newest === 'D1' && run.purpose_seq !== null ? `D${run.purpose_seq}` : newest;
}
