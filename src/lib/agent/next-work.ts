import { spentBudget } from './budget';
import { hasBearingChange } from './situation';
import type { Due, GrantedRequest, OpenQuestion, Snapshot } from './snapshot';

export type Work =
  | { kind: 'act'; granted: GrantedRequest }
  | { kind: 'answered'; question: OpenQuestion; answer: number }
  | { kind: 'deliberate'; due: Due }
  | { kind: 'halt_for_budget'; due: Due; budget: 'turns' | 'progress'; count: number }
  | { kind: 'rest' };

/** Stopped for good until repaired: not even a message is answered. */
const unanswering = new Set(['storage', 'data_lost', 'corrupt']);

/**
 * What the cycle does next, by the snapshot alone, so that a restart goes on just where a living agent would. Messages come before
 * the plan; nothing of the plan moves while anything waits for the person. `now`: ms since 1970 UTC.
 */
export function nextWork(snapshot: Snapshot, now: number): Work {
  const { run } = snapshot;
  if (run.halt && unanswering.has(run.halt.reason)) return { kind: 'rest' };
  if (run.executing) return { kind: 'rest' };
  const isHeld = run.halt !== null && !(run.halt.reason === 'budget' && run.granted?.capability === 'budget.extend');
  if (run.granted && !isHeld) return { kind: 'act', granted: run.granted };
  if (run.asking && run.asking.answer !== null)
    return { kind: 'answered', question: run.asking, answer: run.asking.answer };
  const message = run.queue[0];
  if (message) return { kind: 'deliberate', due: message };
  return run.due && mayPlanMove(snapshot) ? planWork(snapshot, run.due, now) : { kind: 'rest' };
}

/** A heartbeat's question: is the plan due although no event said so? */
export function becameDue(snapshot: Snapshot): boolean {
  const { run, state } = snapshot;
  return (
    run.due === null &&
    state.plan.goals.length > 0 &&
    mayPlanMove(snapshot) &&
    hasBearingChange(run.situation, snapshot)
  );
}

function mayPlanMove({ run }: Snapshot): boolean {
  return !run.halt && !run.pending && !run.granted && !run.asking && !run.confirm && !run.interrupted;
}

function planWork(snapshot: Snapshot, due: Due, now: number): Work {
  const { run } = snapshot;
  if (due.kind === 'plan' && !hasBearingChange(run.situation, snapshot)) return { kind: 'rest' };
  const spent = spentBudget(run.budget_use, run.settings, now);
  return spent ? { kind: 'halt_for_budget', due, ...spent } : { kind: 'deliberate', due };
}
