import { spentBudget } from '../fold/budget';
import { hasOpenRequest, needsRepair } from '../fold/halts';
import { isOfSameOrigin } from '../fold/intents';
import type { Due, GrantedRequest, OpenQuestion, Run, Snapshot } from '../fold/snapshot';

export type Work =
  | { kind: 'act'; granted: GrantedRequest }
  /** The answer is too old to act on. */
  | { kind: 'ask_anew'; granted: GrantedRequest }
  | { kind: 'answered'; question: OpenQuestion; answer: number }
  | { kind: 'deliberate'; due: Due }
  | { kind: 'halt_for_budget'; due: Due; budget: 'turns' | 'progress'; count: number }
  | { kind: 'rest' };

/** An approval older than this is asked anew; ms. */
export const approvalLifeMs = 600_000;

/**
 * What the cycle does next, by the snapshot alone, so that a restart goes on just where a living agent would. Messages come before
 * the plan; nothing of the plan moves while anything waits for the person. What makes a plan due is always an event that bears on it
 * (a result, a goal's end, the person's word), so asking again changes nothing. `now`: ms since 1970 UTC. `isFounded`: false where what
 * was granted was by nobody who could: then the person is asked.
 */
export function nextWork(snapshot: Snapshot, now: number, isFounded = true): Work {
  const { run } = snapshot;
  if ((run.halt && needsRepair(run.halt.reason)) || run.executing) return { kind: 'rest' };
  const message = nextMessage(run);
  if (run.granted && !mayNotAct(run) && (!message || message.is_public)) {
    if (isFounded && now - Date.parse(run.granted.time) < approvalLifeMs) return { kind: 'act', granted: run.granted };
    if (!run.pending) return { kind: 'ask_anew', granted: run.granted };
  }
  const { asking } = run;
  if (asking && asking.answer !== null && asking.answer > heldUpTo(run))
    return { kind: 'answered', question: asking, answer: asking.answer };
  if (message) return message.is_public ? withinBudget(run, message, now) : { kind: 'deliberate', due: message };
  return run.due && mayPlanMove(run) ? withinBudget(run, run.due, now) : { kind: 'rest' };
}

/**
 * A halted cycle answers what is said to it afterwards. What it was at when it halted waits: else Stop would start the same model call
 * again, and a message that no valid output comes of would be tried for ever. A rejection concerns the plan alone.
 */
function heldUpTo({ halt }: Run): number {
  return halt === null || halt.reason === 'rejected' ? 0 : halt.seq;
}

/** Whether it waits for a halt to end. What was asked for again since then does not. */
export function isHeldBack(run: Run, { seq, again }: Due): boolean {
  return (again?.seq ?? seq) <= heldUpTo(run);
}

/** So many messages at most are answered by one decision. */
const together = 24;

/**
 * The messages that wait behind `due` and can be answered with it by one decision: of the same person or public, equally tainted, in the
 * order they came. What answers a question, opens a step again, was put off or came by the CLI is judged by itself.
 */
export function waitingWith({ run }: Snapshot, due: Due): Due[] {
  if (!isPlain(due)) return [];
  const others = run.queue.filter((other) => other.seq > due.seq && !isHeldBack(run, other));
  const end = others.findIndex(
    (other) => !isPlain(other) || other.reopened || !isAlike(other, due) || !isOfOne(other, due),
  );
  return (end === -1 ? others : others.slice(0, end)).slice(0, together - 1);
}

/** Seq of the waiting message that says the very same and came just before; null: this one says something new. */
export function repeatedMessage(
  { state, run }: Snapshot,
  message: { source: string; text: string; taint: readonly string[]; surface: 'chat' | 'cli' },
): number | null {
  const last = run.queue.at(-1);
  if (!last || (last.repeated ?? last.seq) !== run.news || last.later || last.is_public) return null;
  if (last.surface !== undefined || message.surface === 'cli') return null;
  if (isQuestionOpen(run) || state.input.source !== message.source || state.input.text !== message.text) return null;
  return isAlike(last, { ...last, taint: [...message.taint].sort() }) ? last.seq : null;
}

/** While halted nothing runs, but for what would end a budget's halt. */
function mayNotAct({ halt, granted }: Run): boolean {
  return halt !== null && !(halt.reason === 'budget' && granted?.capability === 'budget.extend');
}

/**
 * The user's messages first; those of the public wait while anything is halted or asked. What was put off comes after all that the
 * request it waited for was part of.
 */
function nextMessage(run: Run): Due | undefined {
  const goesOn = run.queue.some((due) => due.kind === 'follow' && !isHeldBack(run, due));
  const isBusy = run.halt !== null || hasOpenRequest(run) || goesOn;
  const waiting = run.queue.filter((due) => !isHeldBack(run, due) && !(due.later && isBusy));
  return waiting.find(({ is_public }) => !is_public) ?? (run.halt || run.pending ? undefined : waiting[0]);
}

function mayPlanMove(run: Run): boolean {
  return !run.halt && !hasOpenRequest(run) && !run.asking && !run.confirm && !run.interrupted;
}

function withinBudget(run: Run, due: Due, now: number): Work {
  const spent = spentBudget(run.budget_use, run.settings, now);
  return spent ? { kind: 'halt_for_budget', due, ...spent } : { kind: 'deliberate', due };
}

function isPlain({ kind, answers, later, surface }: Due): boolean {
  return kind === 'input' && answers === null && !later && surface === undefined;
}

/** What goes on with an earlier message is judged with that. */
function isOfOne(other: Due, { intent }: Due): boolean {
  return other.intent === undefined || other.intent === intent;
}

function isAlike(one: Due, other: Due): boolean {
  return one.lang === other.lang && isOfSameOrigin(one, other);
}

function isQuestionOpen({ asking }: Run): boolean {
  return asking !== null && asking.answer === null;
}
