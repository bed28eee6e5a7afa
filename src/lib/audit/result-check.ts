import { isByHand, isFoundDone, type Cause, type EndedResultBody } from '../events/action-result';
import type { EventOf, LogEvent } from '../events/log-event';
import { isPublic } from './authority-check';
import type { Check } from './check';
import type { Report, Invariant } from './report';

/** Why something ended though nothing ran. */
const unrun: readonly (Cause | null)[] = ['rejected', 'dropped', 'replaced', 'gave_up', 'needless', 'repeated'];

/**
 * What results, their record lines and the answers before them say of each other: parts of invariants 3 (a rejection follows a no), 4 (what
 * succeeded was done) and 7 (a record line says how its task or goal ended).
 */
export function createResultCheck(report: Report): Check {
  /** Decisions that the person said no to, by the seq of their answer. */
  const denied = new Map<number, string>();
  /** Inputs of the person's hand that nothing came of yet, by seq. */
  const hands = new Set<number>();
  /** Tasks that a thought found done and that did not end yet, by its seq; they follow it at once. */
  const found = new Map<number, string[]>();
  /** Results by seq, as far as record lines tell of them. */
  const results = new Map<number, { task: string | null; status: string; goal: string | null; rate: string | null }>();

  function resultProblem(event: EventOf<'result'>): [Invariant, string] | null {
    if (event.status === 'goal_done') return null;
    const { status, outcome, cause, action, decision, trigger } = event;
    if ((status === 'done') !== (outcome === 'success')) return [4, `its status is ${status}, its outcome ${outcome}`];
    if ((cause === null) !== (outcome === 'success'))
      return [4, `its outcome is ${outcome}, its cause ${cause ?? 'none'}`];
    // a task that the person ends, by hand or by their y, is looked at with what they changed
    const isOfPlan = isByHand(event) && event.task !== null;
    if (isByHand(event) && !isOfPlan && outcome === 'success') return handProblem(event);
    if (isFoundDone(event) && isOfThought(event)) return null;
    if (action === null && !isOfPlan && !unrun.includes(cause))
      return [4, `nothing ran, and it ended as ${cause ?? outcome}`];
    if (action !== null && cause === 'replaced') return [4, 'it ran, and it ended as replaced'];
    if (cause === 'replaced' && outcome !== 'no_effect') return [4, `it was taken back, and ended as ${outcome}`];
    if (cause === 'rejected' && denied.get(trigger ?? 0) !== decision)
      return [3, `${decision} ended as rejected, and no n to it was given`];
    return null;
  }

  function isOfThought({ decision, task, trigger }: EventOf<'result'> & EndedResultBody): boolean {
    const left = found.get(trigger ?? 0) ?? [];
    if (task === null || decision !== `D${trigger}` || !left.includes(task)) return false;
    found.set(
      trigger ?? 0,
      left.filter((one) => one !== task),
    );
    return true;
  }

  /** Whoever thinks next: what was found done before has ended. */
  function thoughtProblem({ seq, found_done: tasks }: EventOf<'thought'>): [Invariant, string] | null {
    const left = [...found].flatMap(([of, open]) =>
      open.map((task) => `D${of} found ${task} done, and no result ended it`),
    );
    found.clear();
    if (tasks) found.set(seq, [...tasks]);
    return left[0] === undefined ? null : [7, left[0]];
  }

  /** What the person did by hand follows at once, once, and is called by it. */
  function handProblem({ decision, task, trigger }: EventOf<'result'> & EndedResultBody): [Invariant, string] | null {
    const isTheirs = task === null && hands.delete(trigger ?? 0) && decision === `D${trigger}`;
    return isTheirs ? null : [4, 'nothing ran, and it ended as success by the person, who did nothing by hand'];
  }

  function recordProblem({ code, parameters, trigger }: EventOf<'output'>): string | null {
    const told = results.get(trigger ?? 0);
    if (!told) return 'a record line tells of no earlier result';
    const [id, rate] = [parameters?.['id'], parameters?.['rate']];
    if (code === 'record.goal') {
      return id === told.goal && rate === told.rate
        ? null
        : `it says ${said(id)} ${said(rate)}, its result ${told.goal} ${told.rate}`;
    }
    if (id !== told.task) return `it tells of ${said(id)}, its result of ${told.task ?? 'no task'}`;
    const isDone = code === 'record.done';
    return isDone === (told.status === 'done') || code === 'record.active'
      ? null
      : `it says ${said(code)} of a result that is ${told.status}`;
  }

  function visitResult(event: EventOf<'result'>): [Invariant, string] | null {
    const goal = event.status === 'goal_done' ? event : null;
    const task = event.status === 'goal_done' ? null : event.task;
    results.set(event.seq, { task, status: event.status, goal: goal?.goal ?? null, rate: goal?.rate ?? null });
    return resultProblem(event);
  }

  function problemWith(event: LogEvent): [Invariant, string] | null {
    if (event.type === 'approval' && event.status === 'denied') denied.set(event.seq, event.decision);
    if (event.type === 'input' && event.surface === 'notes' && !isPublic(event)) hands.add(event.seq);
    if (event.type === 'result') return visitResult(event);
    if (event.type === 'thought') return thoughtProblem(event);
    if (event.type === 'lifecycle' && event.name === 'halted' && event.reason === 'rejected')
      return denied.has(event.trigger ?? 0) ? null : [3, 'it halted as rejected, and no n was given'];
    if (event.type !== 'output' || event.kind !== 'record' || event.code?.startsWith('record.') !== true) return null;
    const problem = recordProblem(event);
    return problem === null ? null : [7, problem];
  }

  return {
    visit({ line, seq, event }) {
      const problem = problemWith(event);
      if (problem) report(problem[0], { line, seq }, problem[1]);
    },
  };
}

function said(value: unknown): string {
  return typeof value === 'string' ? value : 'nothing';
}
