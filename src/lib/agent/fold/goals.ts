import type { Confirmation, Due, Goal, OpenAction, Run, Snapshot, Task, TaskStatus } from './snapshot';
import type { Cause } from '../../events/action-result';
import type { JsonObject } from '../../base/json';
import { purposeKind, type PurposeKind } from '../../events/decision';
import { freeText, textOf } from '../../events/family';
import type { InputBody } from '../../events/input';
import type { EventOf } from '../../events/log-event';

/** The task that the plan is at: the active one, else the first pending one of the oldest active goal. The person's own are theirs to do. */
export function currentTask({ state }: Snapshot): { goal: Goal; task: Task } | null {
  for (const status of ['active', 'pending'] as const) {
    for (const goal of state.plan.goals) {
      const task = goal.tasks.find((item) => item.status === status && item.owner !== 'yours');
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

/** Nothing changes it any more, but its being taken back. */
export function hasEnded({ status }: Pick<Task, 'status'>): boolean {
  return status === 'done' || status === 'fail';
}

/** Goals are there, and all that is left of each is for the person to do: they are not waited for, and nothing else is due. */
export function isLeftToThePerson({ state }: Snapshot): boolean {
  const left = state.plan.goals.map(({ tasks }) => tasks.filter((task) => !hasEnded(task)));
  return left.length > 0 && left.every((open) => open.length > 0 && open.every(({ owner }) => owner === 'yours'));
}

export function taskNamed({ state }: Snapshot, id: string): Task | null {
  for (const goal of state.plan.goals) {
    const task = goal.tasks.find((item) => item.id === id);
    if (task) return task;
  }
  return null;
}

/** Why a mind cannot say of this task that it is done already; null: it can. The person's own are theirs to tick, and what is under way ends by itself. */
export function problemWithFound(snapshot: Snapshot, id: string): string | null {
  const { run } = snapshot;
  const task = taskNamed(snapshot, id);
  if (!task) return `${id} is no task of an active goal`;
  if (hasEnded(task)) return `${id} had ended already`;
  if (task.owner === 'yours') return `${id} is for the person to do`;
  const open = [run.pending, run.granted, run.executing, run.interrupted, ...uncertainActions(run)];
  return open.some((action) => action?.task === id) ? `${id} is under way` : null;
}

/**
 * The mind waits for a moment that has not come, or for a day that has come nowhere on earth yet, as earlier builds stored it: words alone do
 * not make the plan due again. `time`: ISO.
 */
export function restsAt({ rests_until: until = '' }: Run, time: string): boolean {
  return Date.parse(time) < Date.parse(until) - (until.includes('T') ? 0 : 14 * 3_600_000);
}

/** Whether there is anything that the cycle could go on with by itself: tasks to do, or a purpose that asks for its next goal. */
export function hasPlanToFollow({ state, run }: Snapshot): boolean {
  if (state.plan.goals.length > 0) return true;
  return state.plan.purpose !== null && run.purpose_kind === 'ongoing' && run.intake === null;
}

/** The decision under which a task's own lines are written: of what is open for it, else its newest. */
export function decisionFor(run: Run, task: string): string {
  const open = [run.executing, run.asking, run.pending, run.granted, ...uncertainActions(run)].find(
    (action) => action?.task === task,
  );
  if (open) return open.decision;
  const newest = run.tasks[task]?.decision ?? 'D1';
  // a task of an imported state was planned by nobody here; what ends it then is the purpose that came after it
  return newest === 'D1' && run.purpose_seq !== null ? `D${run.purpose_seq}` : newest;
}

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

/** Actions whose end nobody knows: each waits for the person's word. */
export function uncertainActions(run: Run): OpenAction[] {
  return confirmationsOf(run).flatMap((open) => (open.kind === 'uncertain' ? [open.action] : []));
}

/** How a task ends that the person would not have, or that such a one leaves without ground. */
export type Wish = 'rejected' | 'dropped' | 'needless';

/** A task that was left out by the person's wish: it is FAIL in the log, and nothing went wrong. */
export function isByWish(cause: Cause | null | undefined): cause is Wish {
  return cause === 'rejected' || cause === 'dropped' || cause === 'needless';
}

/** Whether a message says of the step that ended last, and was refused, that it is to be done otherwise. */
export function isReopening({ last_end }: Pick<Run, 'last_end'>, { refuses, reopens }: InputBody): boolean {
  return last_end?.cause === 'rejected' && last_end.request === refuses && last_end.task === reopens;
}

/** The step that a decision on `due` goes on with, where its try was refused with words: what ended meanwhile, or is under way, it does not. */
export function reopenedStep(snapshot: Snapshot, { reopened }: Due): NonNullable<Due['reopened']> | null {
  if (!reopened || snapshot.run.asking?.task === reopened.task) return null;
  return problemWithFound(snapshot, reopened.task) === null ? reopened : null;
}

/** A no that says what the person would have instead ends the try, not the step. */
export function withTaskOpenAgain({ state, run }: Snapshot, event: EventOf<'input'>): Snapshot {
  const { reopens: task } = event;
  const control = task === undefined ? undefined : run.tasks[task];
  if (task === undefined || !control || !isReopening(run, event)) return { state, run };
  const status = control.actions > 0 ? 'active' : 'pending';
  return {
    state: withTaskStatus(state, task, status),
    run: { ...run, tasks: { ...run.tasks, [task]: { ...control, cause: null } } },
  };
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

/** By task id: why it ended, where that is known. */
export type TaskCauses = Readonly<Partial<Record<string, { cause: Cause | null }>>>;

/** What a goal's rate is of: a step that the person dropped is no part of the goal any more, neither done nor failed. */
export function countedTasks({ tasks }: Pick<Goal, 'tasks'>, causes: TaskCauses): Task[] {
  return tasks.filter(({ id, status }) => status !== 'fail' || causes[id]?.cause !== 'dropped');
}

/** Tasks done of those that count, as shown: "80%". Rounded down, so that 100% is said only when all are done. Never stored in the state. */
export function goalRate(goal: Pick<Goal, 'tasks'>, causes: TaskCauses): string {
  const { done, total } = taskCount(goal, causes);
  return `${total === 0 ? 0 : Math.floor((done * 100) / total)}%`;
}

/** The count behind a goal's rate. */
export function taskCount(goal: Pick<Goal, 'tasks'>, causes: TaskCauses): { done: number; total: number } {
  const counted = countedTasks(goal, causes);
  return { done: counted.filter(({ status }) => status === 'done').length, total: counted.length };
}

/** What a change event is about that sets the purpose. */
export const purposeSubject = 'purpose';

/** A purpose takes the place of the one before; about each goal of that the person is asked. `output`: seq of what it came with. */
export function withPurpose(
  { state, run }: Snapshot,
  {
    text,
    kind,
    thought,
    output,
  }: { text: string | null; kind: PurposeKind | null; thought: number | null; output: number },
): Snapshot {
  const { goals } = state.plan;
  const next = {
    ...run,
    is_purpose_reached: false,
    purpose_seq: thought,
    purpose_kind: kind,
    asked_whether_reached: false,
    finished_goals: [],
    amended: null,
  };
  const asked = { kind: 'keep_goal' as const, output, goals: goals.map(({ id }) => id) };
  return {
    state: { ...state, plan: { ...state.plan, purpose: text } },
    run: goals.length > 0 ? withConfirmation(next, asked) : next,
  };
}

/** A purpose that a mind proposed and the person agreed to: what was planned from other words goes on, and a goal for it is due. */
export function withAgreedPurpose(snapshot: Snapshot, event: EventOf<'change'>): Snapshot {
  const { after, seq, lang, taint } = event;
  const value = freeText.safeParse(after?.['value']);
  const kind = purposeKind.safeParse(after?.['kind']);
  const decision = /^D([1-9]\d{0,14})$/.exec(decisionIn(after));
  if (!value.success || !kind.success || !decision) return snapshot;
  const given = { text: textOf(value.data), kind: kind.data, thought: Number(decision[1]), output: seq };
  const { state, run } = after?.['keeps_goals'] === true ? withSamePlan(snapshot, given) : withPurpose(snapshot, given);
  const before = snapshot.state.plan.goals.length === 0 ? [] : run.plan_taint;
  const due = { seq, kind: 'plan' as const, lang, taint, is_public: false, answers: null };
  return { state, run: { ...run, plan_taint: [...new Set([...before, ...taint])].sort(), intake: null, due } };
}

/** The purpose in other words: what was planned for it goes on, and nothing is asked. */
function withSamePlan(
  { state, run }: Snapshot,
  { text, kind, thought, output }: Parameters<typeof withPurpose>[1],
): Snapshot {
  const goals = state.plan.goals.map(({ id }) => id);
  return {
    state: { ...state, plan: { ...state.plan, purpose: text } },
    run: {
      ...run,
      is_purpose_reached: false,
      purpose_seq: thought,
      purpose_kind: kind,
      amended: goals.length > 0 ? { output, goals } : null,
    },
  };
}

function withAll(run: Run, open: Confirmation[]): Run {
  return { ...run, confirm: open.at(-1) ?? null, confirms_waiting: open.slice(0, -1) };
}

function isSameMatter(left: Confirmation, right: Confirmation): boolean {
  if (left.kind === 'uncertain') return right.kind === 'uncertain' && left.action.seq === right.action.seq;
  return left.kind === right.kind;
}

function decisionIn(after: JsonObject | null): string {
  const decision = after?.['decision'];
  return typeof decision === 'string' ? decision : '';
}
