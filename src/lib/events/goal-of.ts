import { isJsonObject, valueAt, type JsonObject, type JsonValue } from '../base/json';

/** Where the id of a task or goal may stand. */
const places = ['/task', '/goal', '/decision/task', '/parameters/task', '/parameters/goal'];

/** The task an event is of, else its goal; null where it names neither. Read from any stored form. */
export function taskOf(stored: JsonObject): string | null {
  for (const place of places) {
    const value = valueAt(stored, place);
    if (typeof value === 'string') return value;
  }
  return null;
}

/** Whether an event is of a goal or of one of its tasks: it names it, or makes it. */
export function isOfGoal(stored: JsonObject, goal: string): boolean {
  const task = taskOf(stored);
  if (task === goal || task?.startsWith(`${goal}-`)) return true;
  const planned = valueAt(stored, '/decision/plan_update/goals');
  return Array.isArray(planned) && planned.some((one) => idOf(one) === goal);
}

/** The seq of the thought whose decision an event belongs to, by its id D<seq>; null: to none. */
export function thoughtOf(stored: JsonObject): number | null {
  if (stored['type'] === 'thought') return typeof stored['seq'] === 'number' ? stored['seq'] : null;
  const { decision } = stored;
  return typeof decision === 'string' && /^D[1-9]\d{0,14}$/.test(decision) ? Number(decision.slice(1)) : null;
}

function idOf(value: JsonValue): JsonValue | undefined {
  return isJsonObject(value) ? value['id'] : undefined;
}
