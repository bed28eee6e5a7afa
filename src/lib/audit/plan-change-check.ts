import { hasEnded } from '../agent/fold/goals';
import { goalOfSubject, planSideIn, type PlanChange } from '../agent/fold/plan-change';
import { planCapability } from '../agent/fold/task-change';
import { endsIn } from '../agent/step/plan-making';
import type { Goal, Snapshot } from '../agent/fold/snapshot';
import type { EventOf, LogEvent } from '../events/log-event';
import { isPublic } from './authority-check';
import type { Check } from './check';
import type { DecisionIndex } from './decision-index';
import { isSamePlanSide } from './plan-as-proposed';
import { createProposals } from './proposed-check';
import type { Invariant, Place, Report } from './report';

/**
 * Parts of invariants 3, 4 and 7: a plan changes by the person's own hand, by a y to what is changed then, or by taking back such a change;
 * what it says was there, is there; what has ended stays so, and no number is given twice; and each end that it makes has its result.
 */
export interface PlanChangeCheck extends Check {
  /** Once, after the last event. `isWhole`: none is missing. */
  finish(isWhole: boolean): void;
}

type Problem = [Invariant, string];

export function createPlanChangeCheck(report: Report, decisions: DecisionIndex): PlanChangeCheck {
  const proposals = createProposals();
  /** Inputs of the person's hand that changed nothing yet, by seq. */
  const hands = new Set<number>();
  /** Changes by seq that were not taken back. */
  const made = new Map<number, PlanChange>();
  /** The highest number of a task, by goal. */
  const highest = new Map<string, number>();
  /** Ends that the newest change makes, and that have no result yet. */
  let owed: { change: number; ends: ReturnType<typeof endsIn>; place: Place } | null = null;

  function tell(): void {
    const [end] = owed?.ends ?? [];
    if (owed && end) report(7, owed.place, `${end.task} is ended by seq ${owed.change}, and no result says so`);
    owed = null;
  }

  function changeProblem(event: EventOf<'change'>, before: Snapshot): Problem | null {
    const { seq, subject, by, undo_of, trigger } = event;
    const id = goalOfSubject(subject);
    const goal = [...before.state.plan.goals, ...(undo_of === null ? [] : before.run.finished_goals)].find(
      (known) => known.id === id,
    );
    if (!goal) return [7, `${subject} is about no active goal`];
    const sides = { subject, before: event.before ?? {}, after: event.after ?? {} };
    if (!planSideIn(event.before) || !planSideIn(event.after)) return [7, `${subject} is no change of a plan`];
    const known = undo_of === null ? null : made.get(undo_of);
    made.set(seq, sides);
    if (by !== 'user') return [3, `${subject} is changed by ${by}`];
    if (known !== null) {
      made.delete(undo_of ?? 0);
      return known && trigger === undo_of && isTakenBack(known, sides)
        ? null
        : [3, `it takes back something else than seq ${undo_of} changed`];
    }
    const isOfHand = hands.delete(trigger ?? 0);
    const isApproved = decisions.get(proposals.behind(trigger ?? 0)?.decision ?? '')?.capability === planCapability;
    if (!isOfHand && !isApproved)
      return [3, `${subject} is changed, and neither by the person's hand nor by an approval`];
    const problem = factsProblem(goal, sides, isOfHand);
    return problem === null ? null : [7, problem];
  }

  function factsProblem(goal: Goal, sides: PlanChange, isOfHand: boolean): string | null {
    const [was, is] = [planSideIn(sides.before), planSideIn(sides.after)];
    if ((was?.name === undefined) !== (is?.name === undefined) || isOther(was?.name, goal.name))
      return `${goal.id} was not called so`;
    for (const [id, after] of Object.entries(is?.tasks ?? {})) {
      const task = goal.tasks.find((one) => one.id === id);
      const old = was?.tasks[id] ?? null;
      if (!after) return `${id} is taken away`;
      if (!old) {
        const number = Number(id.slice(goal.id.length + 2));
        if (task || !id.startsWith(`${goal.id}-T`) || number <= highestOf(goal))
          return `${id} stands for another task already`;
        highest.set(goal.id, number);
        if (after.status === 'active') return `${id} is new, and is begun already`;
        continue;
      }
      if (!task) return `${id} is no task of ${goal.id}`;
      if (hasEnded(task)) return `${id} had ended already, as ${task.status}`;
      const isAsItWas = old.status === task.status && old.owner === task.owner && old.date === task.date;
      if (!isAsItWas || isOther(old.name, task.name)) return `${id} was not as it says`;
      if (after.status !== old.status && !hasEnded(after)) return `${id} is made ${after.status}`;
      if (isOfHand && after.status === 'done' && after.owner !== 'yours') return `${id} is not the person's to tick`;
    }
    return was?.order !== undefined && was.order.join() !== goal.tasks.map(({ id }) => id).join()
      ? `the tasks of ${goal.id} stood in another order`
      : null;
  }

  function highestOf(goal: Goal): number {
    return Math.max(highest.get(goal.id) ?? 0, ...goal.tasks.map(({ id }) => Number(id.slice(goal.id.length + 2))));
  }

  function resultProblem(event: EventOf<'result'>): Problem | null {
    if (event.status === 'goal_done' || event.action !== null || event.by !== 'user' || event.task === null)
      return null;
    const { task, status, trigger, cause } = event;
    const end = owed?.change === trigger ? owed?.ends.find((one) => one.task === task) : undefined;
    if (!owed || !end || end.isDone !== (status === 'done') || (!end.isDone && cause !== 'dropped'))
      return [4, `${task ?? 'it'} ended by the person's word, and nothing of theirs says so`];
    owed.ends = owed.ends.filter((one) => one !== end);
    return null;
  }

  function problemWith(event: LogEvent, before: Snapshot): Problem | null {
    switch (event.type) {
      case 'input':
        if (event.surface === 'plan' && !isPublic(event)) hands.add(event.seq);
        return null;
      case 'change':
        return goalOfSubject(event.subject) === null ? null : changeProblem(event, before);
      case 'result':
        return resultProblem(event);
      default:
        return null;
    }
  }

  return {
    visit({ line, seq, event, before }) {
      if (event.type !== 'result' && event.type !== 'output') tell();
      const problem = problemWith(event, before);
      proposals.visit(event);
      if (problem) report(problem[0], { line, seq }, problem[1]);
      else if (event.type === 'change' && goalOfSubject(event.subject) !== null && event.undo_of === null)
        owed = {
          change: seq,
          ends: endsIn({ before: event.before ?? {}, after: event.after ?? {} }),
          place: { line, seq },
        };
    },

    finish(isWhole) {
      if (isWhole) tell();
    },
  };
}

function isTakenBack(of: PlanChange, { before, after }: PlanChange): boolean {
  return isSamePlanSide(before, of.after) && isSamePlanSide(after, of.before);
}

function isOther(left: unknown, right: string | null): boolean {
  return typeof left === 'string' && right !== null && left !== right;
}
