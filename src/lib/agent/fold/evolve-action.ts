import { textOf } from '../../events/family';
import type { EventOf } from '../../events/log-event';
import type { Run, Snapshot, TaskStatus } from './snapshot';

export function evolveAction(snapshot: Snapshot, event: EventOf<'action'>): Snapshot {
  const { run } = snapshot;
  const { saying, granted } = run;
  if (saying?.request === event.request) {
    const open = { ...saying, seq: event.seq };
    const next: Run =
      event.capability === 'question'
        ? { ...run, saying: null, asking: { ...open, output: event.seq, answer: null } }
        : { ...run, saying: open };
    return withTaskStarted({ ...snapshot, run: next }, event.task);
  }
  if (granted?.request !== event.request) return snapshot;
  const { by: _by, time: _time, ...open } = granted;
  const state = { ...snapshot.state, action: { phase: 'executing' as const, summary: textOf(event.summary) } };
  return withTaskStarted({ state, run: { ...run, granted: null, executing: { ...open, seq: event.seq } } }, event.task);
}

function withTaskStarted({ state, run }: Snapshot, task: string | null): Snapshot {
  if (task === null) return { state, run };
  const control = run.tasks[task];
  const tasks = control ? { ...run.tasks, [task]: { ...control, actions: control.actions + 1 } } : run.tasks;
  return { state: withTaskStatus(state, task, 'active'), run: { ...run, tasks } };
}

/** The state with one task's status set; unchanged when no active goal has it. */
export function withTaskStatus(state: Snapshot['state'], task: string, status: TaskStatus): Snapshot['state'] {
  const goals = state.plan.goals.map((goal) =>
    goal.tasks.some(({ id }) => id === task)
      ? { ...goal, tasks: goal.tasks.map((item) => (item.id === task ? { ...item, status } : item)) }
      : goal,
  );
  return { ...state, plan: { ...state.plan, goals } };
}
