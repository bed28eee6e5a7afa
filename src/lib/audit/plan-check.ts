import { goalRate, isReopening } from '../agent/fold/goals';
import type { Goal, Snapshot } from '../agent/fold/snapshot';
import type { PlannedGoal } from '../events/decision';
import { textOf } from '../events/family';
import type { EventOf, LogEvent } from '../events/log-event';
import type { Check } from './check';
import type { DecisionIndex } from './decision-index';
import type { Report } from './report';

/**
 * Invariant 7: a goal is closed once, when all its tasks are done or fail; goal and task ids never change meaning, so each is
 * planned once, with 5–10 tasks, under a number above all before it, and a task that ended acts no more, unless the person's no said right then
 * how else it is to be done. Task states are the fold's.
 */
export function createPlanCheck(report: Report, decisions: DecisionIndex): Check {
  let highestGoal = 0;

  function planProblem(goals: readonly PlannedGoal[], before: Snapshot): string | null {
    highestGoal = Math.max(highestGoal, ...before.state.plan.goals.map(({ id }) => numberOf(id))); // an imported state has some
    for (const { id, tasks } of goals) {
      if (numberOf(id) <= highestGoal) return `${id} stands for another goal already`;
      highestGoal = numberOf(id);
      if (tasks.length < 5 || tasks.length > 10) return `${id} has ${tasks.length} tasks, not 5 to 10`;
      const ids = new Set(tasks.map((task) => task.id));
      if (ids.size < tasks.length) return `a task id stands twice in ${id}`;
      const stray = tasks.find((task) => !task.id.startsWith(`${id}-T`));
      if (stray) return `${stray.id} is no task of ${id}`;
    }
    return null;
  }

  function actionProblem(event: EventOf<'action'>, before: Snapshot): string | null {
    const decided = decisions.get(event.decision)?.task ?? null;
    if (event.task !== decided)
      return `${event.decision} is for ${decided ?? 'no task'}, the action for ${event.task ?? 'none'}`;
    if (event.task === null) return null;
    const status = taskOf(before, event.task)?.status;
    if (status === undefined) return `${event.task} is no task of an active goal`;
    return status === 'done' || status === 'fail' ? `${event.task} had ended already, as ${status}` : null;
  }

  function problemOf(event: LogEvent, before: Snapshot): string | null {
    switch (event.type) {
      case 'thought':
        return planProblem(event.decision.plan_update?.goals ?? [], before);
      case 'input':
        if (event.reopens === undefined || isReopening(before.run, event)) return null;
        return `it opens ${event.reopens} again, and that was not refused by the no that it is of`;
      case 'action':
        return actionProblem(event, before);
      case 'result':
        if (event.status === 'goal_done') return closingProblem(event, before);
        return event.task === null || taskOf(before, event.task) ? null : `${event.task} is no task of an active goal`;
      default:
        return null;
    }
  }

  return {
    visit({ line, seq, event, before }) {
      const problem = problemOf(event, before);
      if (problem !== null) report(7, { line, seq }, problem);
    },
  };
}

function closingProblem(event: EventOf<'result'> & { status: 'goal_done' }, { state, run }: Snapshot): string | null {
  const goal = state.plan.goals.find(({ id }) => id === event.goal);
  if (!goal) return `${event.goal} is no active goal`;
  const unfinished = goal.tasks.find(({ status }) => status !== 'done' && status !== 'fail');
  if (unfinished) return `${event.goal} is closed while ${unfinished.id} is ${unfinished.status}`;
  // what was dropped counted as not done in earlier builds
  const rate = goalRate(goal, event.v < 3 ? {} : run.tasks);
  if (event.rate !== rate) return `${event.goal} is at ${rate}, not ${event.rate}`;
  return hasOtherName(goal, textOf(event.name)) ? `${event.goal} had another name` : null;
}

/** A redacted name is no other one. */
function hasOtherName(goal: Goal, name: string | null): boolean {
  return goal.name !== null && name !== null && goal.name !== name;
}

function taskOf({ state }: Snapshot, id: string): Goal['tasks'][number] | undefined {
  for (const goal of state.plan.goals) {
    const found = goal.tasks.find((task) => task.id === id);
    if (found) return found;
  }
  return undefined;
}

function numberOf(goalId: string): number {
  return Number(goalId.slice(1));
}
