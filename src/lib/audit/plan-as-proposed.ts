import { planChangeOf } from '../agent/step/plan-making';
import { planProposal } from '../agent/fold/task-change';
import type { Snapshot } from '../agent/fold/snapshot';
import { canonicalJson } from '../base/canonical-json';
import { isJsonObject, type JsonObject, type JsonValue } from '../base/json';
import type { EventOf } from '../events/log-event';

/** Whether a change is what the payload of its approval makes of the plan as it is, as far as that still stands there. */
export function isPlanAsProposed(change: EventOf<'change'>, proposal: JsonObject, before: Snapshot): boolean {
  const { goal: named, goal_name, changes } = proposal;
  const read = planProposal.safeParse({ goal: named, goal_name, changes });
  if (!read.success) return typeof named === 'string' && change.subject === `plan.${named}`; // a text of it was taken out
  const goal = before.state.plan.goals.find(({ id }) => id === read.data.goal);
  const made = goal && planChangeOf(before, goal, read.data.changes, false);
  if (!made?.ok || change.subject !== made.value.subject) return false;
  return isSamePlanSide(change.before, made.value.before) && isSamePlanSide(change.after, made.value.after);
}

/** But for names that were taken out of one of them, and for what was under way, which waits again. */
export function isSamePlanSide(left: JsonObject | null, right: JsonObject): boolean {
  const isWhole = ![left, right].some((value) => canonicalJson(value).includes('"sha256":'));
  return canonicalJson(plain(left, isWhole)) === canonicalJson(plain(right, isWhole));
}

function plain(value: JsonValue, withNames: boolean): JsonValue {
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).flatMap(([key, item]): [string, JsonValue][] => {
    if (key === 'name') return withNames ? [[key, item]] : [];
    return [[key, key === 'status' && item === 'active' ? 'pending' : plain(item, withNames)]];
  });
  return Object.fromEntries(entries);
}
