import type { HaltReason } from '../../events/lifecycle';
import { haltReasons } from '../../events/lifecycle';
import type { Due, PendingRequest, Run } from './snapshot';

/** Stopped for good until repaired: not even a message is answered. */
const repairs: readonly HaltReason[] = ['storage', 'data_lost', 'corrupt'];

/** Whatever the person says or answers goes on from here. */
const soft: readonly HaltReason[] = ['rejected', 'invalid', 'mind', 'model', 'imported'];

export function isHaltReason(reason: string | null): reason is HaltReason {
  return haltReasons.some((known) => known === reason);
}

export function needsRepair(reason: HaltReason): boolean {
  return repairs.includes(reason);
}

export function endsWithAnyInput(reason: HaltReason): boolean {
  return soft.includes(reason);
}

/** After Stop nothing is approved, and while a budget is spent only what would extend it. Where any input goes on, an answer does. */
export function mayAnswer({ halt, pending }: Pick<Run, 'halt' | 'pending'>): boolean {
  if (halt === null || endsWithAnyInput(halt.reason)) return true;
  return halt.reason === 'budget' && pending?.capability === 'budget.extend';
}

/** Nothing that is said goes on from here: only Resume, a y to a budget, or repair. */
export function isHeld({ halt }: Pick<Run, 'halt'>): boolean {
  return halt !== null && !endsWithAnyInput(halt.reason);
}

export function hasOpenQuestion({ asking }: Pick<Run, 'asking'>): boolean {
  return asking !== null && asking.answer === null;
}

/** What the person said waits for its answer, or is being answered. */
export function hasMessageToAnswer({ queue }: Pick<Run, 'queue'>): boolean {
  return queue.some(({ kind, is_public, later }) => kind === 'input' && !is_public && !later);
}

/** Something was asked that only y or n settles, or was granted and has not run yet: no second request beside it. */
export function hasOpenRequest({ pending, granted }: Pick<Run, 'pending' | 'granted'>): boolean {
  return pending !== null || granted !== null;
}

/** Asked by code, not by a mind: only the person settles it. */
const askedByCode: readonly string[] = ['budget.extend'];

/** The request that a decision on `due` may take back: what the person says while it waits for y or n may mean it otherwise. */
export function replaceableRequest(
  { pending, granted }: Pick<Run, 'pending' | 'granted'>,
  due: Due,
): PendingRequest | null {
  const isOfPerson = due.kind === 'input' && !due.is_public && due.taint.length === 0 && !due.care && !due.talk_only;
  return isOfPerson && granted === null && pending && !askedByCode.includes(pending.capability) ? pending : null;
}

/** The reason that stands when a halted cycle halts again: Stop and a spent budget never turn into a halt that ends more easily. */
export function strongerHalt(before: HaltReason, after: HaltReason): HaltReason {
  return rank(after) < rank(before) ? before : after;
}

function rank(reason: HaltReason): number {
  if (needsRepair(reason)) return 3;
  return reason === 'stopped' ? 2 : reason === 'budget' ? 1 : 0;
}
