import * as z from 'zod/mini';
import type { JsonObject } from '../../base/json';
import { taskOwner } from '../../events/decision';
import { freeText, taskId, textOf } from '../../events/family';
import type { EventOf } from '../../events/log-event';
import { currentTask, hasEnded } from './goals';
import { taskDate } from './task-change';
import { taskStatus, type Goal, type Run, type Snapshot, type Task } from './snapshot';

export interface PlanChange {
  subject: string;
  before: JsonObject;
  after: JsonObject;
}

const facts = z.object({
  name: z.nullable(freeText),
  status: taskStatus,
  owner: z.exactOptional(taskOwner),
  date: z.exactOptional(taskDate),
});
/**
 * Of each task that it is about its facts; null: it is not there. `order`: where tasks came, went or moved; `name`: of the goal, where it is
 * called otherwise.
 */
const side = z.object({
  tasks: z.record(taskId, z.nullable(facts)),
  order: z.optional(z.array(taskId)),
  name: z.optional(z.nullable(freeText)),
});
export type PlanSide = z.infer<typeof side>;

export const planPrefix = 'plan.';

/** The goal whose tasks a change is about; null: it is about no plan. */
export function goalOfSubject(subject: string): string | null {
  return subject.startsWith(planPrefix) ? subject.slice(planPrefix.length) : null;
}

/** One side of a change of a plan; null for what is none. A name that was taken out reads as null. */
export function planSideIn(value: JsonObject | null): PlanSide | null {
  const read = side.safeParse(value);
  if (!read.success) return null;
  const { tasks, order, name } = read.data;
  const readable = Object.entries(tasks).map(([id, known]) => [id, known && { ...known, name: textOf(known.name) }]);
  return {
    tasks: Object.fromEntries(readable) as PlanSide['tasks'],
    ...(order && { order }),
    ...(name !== undefined && { name: textOf(name) }),
  };
}

/** The plan after a change of it. A goal that had ended by what is taken back goes on. */
export function withPlanChange(snapshot: Snapshot, event: EventOf<'change'>): Snapshot {
  const { state, run } = snapshot;
  const id = goalOfSubject(event.subject);
  const after = planSideIn(event.after);
  const active = state.plan.goals.find((goal) => goal.id === id);
  const goal = active ?? (event.undo_of === null ? undefined : run.finished_goals.find((known) => known.id === id));
  if (!after || !goal) return snapshot;
  const name = after.name === undefined ? goal.name : textOf(after.name);
  const changed: Goal = { ...goal, name, status: 'active', tasks: tasksAfter(goal.tasks, after) };
  const others = state.plan.goals.filter((known) => known !== active);
  const goals = active
    ? state.plan.goals.map((known) => (known === active ? changed : known))
    : [...others, changed].sort((left, right) => Number(left.id.slice(1)) - Number(right.id.slice(1)));
  const next: Run = {
    ...run,
    tasks: controlsAfter(run, goal, after, event.seq),
    finished_goals: run.finished_goals.filter((known) => known !== goal),
    plan_taint: [...new Set([...run.plan_taint, ...event.taint])].sort(),
    ...(!active && { is_purpose_reached: false, asked_whether_reached: false }),
  };
  const plan = { state: { ...state, plan: { ...state.plan, goals } }, run: next };
  return { ...plan, run: { ...next, due: dueAfter(snapshot, plan, event) } };
}

/** What comes next is judged anew where it is another thing now; a tick cuts off nothing that is thought about meanwhile. */
function dueAfter(before: Snapshot, after: Snapshot, { seq, lang, taint }: EventOf<'change'>): Run['due'] {
  const [was, is] = [currentTask(before)?.task, currentTask(after)?.task];
  const { due } = before.run;
  if (due !== null && was?.id === is?.id && was?.name === is?.name) return due;
  return { seq, kind: 'plan', lang: lang ?? due?.lang ?? null, taint, is_public: false, answers: null };
}

function tasksAfter(tasks: readonly Task[], { tasks: changed, order }: PlanSide): Task[] {
  const kept = tasks.flatMap((task) => {
    const known = changed[task.id];
    return known === undefined ? [task] : known === null ? [] : [taskOf(task.id, known)];
  });
  const added = Object.entries(changed).flatMap(([id, known]) =>
    known && !tasks.some((task) => task.id === id) ? [taskOf(id, known)] : [],
  );
  const all = [...kept, ...added];
  if (!order) return all;
  const place = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return all.sort((left, right) => place(left.id) - place(right.id));
}

function controlsAfter(
  { tasks, planned: known }: Run,
  goal: Goal,
  { tasks: changed }: PlanSide,
  seq: number,
): Run['tasks'] {
  const planned = known[goal.id] === undefined ? tasks[goal.tasks[0]?.id ?? '']?.decision : `D${known[goal.id]}`;
  const next = { ...tasks };
  for (const [id, facts] of Object.entries(changed)) {
    const control = tasks[id] ?? {
      step: null,
      actions: 0,
      tries: 0,
      result: null,
      answers: [],
      cause: null,
      decision: planned ?? `D${seq}`,
    };
    next[id] = facts && !hasEnded(facts) ? { ...control, cause: null } : control;
  }
  return next;
}

function taskOf(id: string, { name: called, status, owner, date }: z.infer<typeof facts>): Task {
  return { id, name: textOf(called), status, ...(owner && { owner }), ...(date !== undefined && { date }) };
}
