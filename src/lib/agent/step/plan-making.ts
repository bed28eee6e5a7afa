import { canonicalJson } from '../../base/canonical-json';
import type { JsonObject } from '../../base/json';
import { failure, type Result, success } from '../../base/result';
import { textOf } from '../../events/family';
import type { EventOf } from '../../events/log-event';
import { hasEnded } from '../fold/goals';
import { goalOfSubject, planPrefix, planSideIn, type PlanChange, type PlanSide } from '../fold/plan-change';
import type { Goal, Run, Snapshot, Task } from '../fold/snapshot';
import type { TaskChange } from '../fold/task-change';

/** Of tasks in all active goals: more would not fit the snapshot. */
const maxTasks = 80;

/** Why a change of a plan cannot be made as it is. */
export type PlanProblem = 'no_such_task' | 'task_ended' | 'task_at_work' | 'not_yours' | 'too_many_tasks' | 'no_change';

/**
 * The change that these make of an active goal, one after the other. `byHand`: then only the person's own tasks can be ticked. New tasks get
 * the numbers above the highest that the goal ever had.
 */
export function planChangeOf(
  { state, run }: Snapshot,
  goal: Goal,
  changes: readonly TaskChange[],
  byHand: boolean,
): Result<PlanChange, PlanProblem> {
  let tasks: readonly Task[] = goal.tasks;
  let goalName = goal.name;
  let number = highestTask(run, goal);
  for (const change of changes) {
    if (change.do === 'add') {
      const { name: called, owner, date } = change;
      const added = { id: `${goal.id}-T${++number}`, name: called, status: 'pending' as const };
      tasks = [...tasks, { ...added, ...(owner && { owner }), ...(date !== undefined && { date }) }];
      continue;
    }
    if (change.do === 'goal') {
      if (!byHand && (goalName ?? '') !== change.name) return failure('no_such_task', `${goal.id} is called otherwise`);
      goalName = change.to;
      continue;
    }
    const task = tasks.find(({ id }) => id === change.task);
    if (!task) return failure('no_such_task', `${change.task} is no task of ${goal.id}`);
    // done meanwhile, by the very answer that came with the card: what is wished for is so
    if (!byHand && change.do === 'done' && task.status === 'done') continue;
    if (hasEnded(task)) return failure('task_ended', `${task.id} has ended`);
    if (!byHand && (task.name ?? '') !== change.name) return failure('no_such_task', `${task.id} is called otherwise`);
    if (byHand && change.do === 'done' && task.owner !== 'yours')
      return failure('not_yours', `${task.id} is not theirs`);
    if (change.do === 'owner' && isAtWork(run, task)) return failure('task_at_work', `${task.id} is at work`);
    if (change.do === 'move') {
      const others = tasks.filter((other) => other !== task);
      const place = change.before === null ? others.length : others.findIndex(({ id }) => id === change.before);
      if (place < 0) return failure('no_such_task', `${change.before} is no task of ${goal.id}`);
      tasks = [...others.slice(0, place), task, ...others.slice(place)];
    } else tasks = tasks.map((other) => (other === task ? changedTask(task, change) : other));
  }
  const count = state.plan.goals.reduce((sum, { id, tasks: all }) => sum + (id === goal.id ? tasks : all).length, 0);
  if (count > maxTasks && tasks.length > goal.tasks.length)
    return failure('too_many_tasks', `${maxTasks} tasks are the most`);
  return changeBetween(goal, { name: goalName, tasks });
}

function isAtWork(run: Run, { id, status }: Pick<Task, 'id' | 'status'>): boolean {
  const open = [run.pending, run.granted, run.executing, run.asking, run.interrupted];
  return status === 'active' || open.some((one) => one?.task === id);
}

/** A task that a change would take away while something is under way for it; null: there is none. */
export function goneAtWork(run: Run, { after }: Pick<PlanChange, 'after'>): string | null {
  const gone = Object.entries(planSideIn(after)?.tasks ?? {}).find(
    ([id, known]) => known === null && isAtWork(run, { id, status: 'pending' }),
  );
  return gone?.[0] ?? null;
}

/** What takes a change back as long as all that it changed is as it left it; null: it is not. */
export function planUndoOf({ state, run }: Snapshot, change: EventOf<'change'>): PlanChange | null {
  const id = goalOfSubject(change.subject);
  const goal = [...state.plan.goals, ...run.finished_goals].find((known) => known.id === id);
  const [before, after] = [planSideIn(change.before), planSideIn(change.after)];
  if (!goal || !before || !after || !isAsLeft(goal, after)) return null;
  const tasks = Object.entries(before.tasks).map(([task, known]) => [
    task,
    // what was under way was cut off by the change
    known?.status === 'active' ? { ...known, status: 'pending' as const } : known,
  ]);
  const back: JsonObject = { ...(before as unknown as JsonObject), tasks: Object.fromEntries(tasks) as JsonObject };
  return { subject: change.subject, before: after as unknown as JsonObject, after: back };
}

/** Whether the goal is as this side of a change says, as far as it says anything. */
function isAsLeft(goal: Goal, { tasks, order, name }: PlanSide): boolean {
  const isSameOrder = order === undefined || order.join() === goal.tasks.map(({ id }) => id).join();
  const isSameName = name === undefined || textOf(name) === goal.name;
  return (
    isSameOrder &&
    isSameName &&
    Object.entries(tasks).every(([id, known]) => {
      const task = goal.tasks.find((one) => one.id === id);
      return canonicalJson(task ? factsOf(task) : null) === canonicalJson(known);
    })
  );
}

/** The tasks that end with a change, and how. */
export function endsIn({ before, after }: Pick<PlanChange, 'before' | 'after'>): { task: string; isDone: boolean }[] {
  const [was, is] = [planSideIn(before), planSideIn(after)];
  return Object.entries(is?.tasks ?? {}).flatMap(([task, known]) =>
    known && hasEnded(known) && !hasEnded(was?.tasks[task] ?? { status: 'pending' })
      ? [{ task, isDone: known.status === 'done' }]
      : [],
  );
}

/** The highest number that a task of the goal ever had. */
function highestTask({ tasks }: Pick<Run, 'tasks'>, goal: Goal): number {
  const ids = [...goal.tasks.map(({ id }) => id), ...Object.keys(tasks).filter((id) => id.startsWith(`${goal.id}-T`))];
  return Math.max(0, ...ids.map((id) => Number(id.slice(goal.id.length + 2))));
}

function changedTask(task: Task, change: Exclude<TaskChange, { do: 'add' | 'move' | 'goal' }>): Task {
  switch (change.do) {
    case 'drop':
      return { ...task, status: 'fail' };
    case 'done':
      return { ...task, status: 'done' };
    case 'rename':
      return { ...task, name: change.to };
    case 'date': {
      const { date: _, ...undated } = task;
      return change.date === null ? undated : { ...task, date: change.date };
    }
    case 'owner': {
      const { owner: _, ...ofAvatar } = task;
      return change.owner === 'yours' ? { ...task, owner: 'yours' } : ofAvatar;
    }
  }
}

function changeBetween(
  goal: Goal,
  { name, tasks }: { name: string | null; tasks: readonly Task[] },
): Result<PlanChange, PlanProblem> {
  const before: Record<string, JsonObject | null> = {};
  const after: Record<string, JsonObject | null> = {};
  for (const task of tasks) {
    const old = goal.tasks.find(({ id }) => id === task.id);
    if (old && canonicalJson(factsOf(old)) === canonicalJson(factsOf(task))) continue;
    before[task.id] = old ? factsOf(old) : null;
    after[task.id] = factsOf(task);
  }
  const [order, moved] = [goal.tasks, tasks].map((all) => all.map(({ id }) => id)) as [string[], string[]];
  const isMoved = order.join() !== moved.join();
  const isRenamed = name !== goal.name;
  if (Object.keys(after).length === 0 && !isMoved && !isRenamed) return failure('no_change', 'nothing would change');
  return success({
    subject: `${planPrefix}${goal.id}`,
    before: { tasks: before, ...(isMoved && { order }), ...(isRenamed && { name: goal.name }) },
    after: { tasks: after, ...(isMoved && { order: moved }), ...(isRenamed && { name }) },
  });
}

function factsOf({ name: called, status, owner, date }: Task): JsonObject {
  return { name: called, status, ...(owner && { owner }), ...(date !== undefined && { date }) };
}
