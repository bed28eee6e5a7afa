import { hasEnded } from '../../agent/fold/goals';
import type { Task } from '../../agent/fold/snapshot';
import type { JsonObject } from '../../base/json';
import type { ContextPack } from '../../mind/context-pack';
import { isFromPublic } from '../../mind/is-from-public';

const doneLine = /^done(?::| )\s*(G\d+-T\d+)\b:?\s*(.*)$/iu;

/** Tasks of the Avatar's own that a mind can say are done already, in the order of the plan; what is under way ends by itself. */
export function tasksToFind({
  goals,
  request,
  interrupted,
}: Pick<ContextPack, 'goals' | 'request' | 'interrupted'>): Task[] {
  const busy = [request?.task, interrupted?.task];
  return goals
    .flatMap(({ tasks }) => tasks)
    .filter((task) => task.owner !== 'yours' && !hasEnded(task) && !busy.includes(task.id));
}

/** The tasks, where each line says of one of these that it is done, and nothing else; null: there is more to it. */
function foundDoneIn(lines: readonly string[], tasks: readonly Task[]): string[] | null {
  const found = lines.map((line) => {
    const [, id = '', name = ''] = doneLine.exec(line.trim()) ?? [];
    const task = tasks.find((known) => known.id === id.toUpperCase());
    return task && (name === '' || name.trim() === task.name) ? task.id : null;
  });
  return found.length === 0 || found.includes(null) ? null : [...new Set(found as string[])];
}

/** A turn of the plan that has a task at hand: it may find others done as well. */
export function canFindDone(pack: ContextPack): boolean {
  return pack.why === 'plan' && pack.task !== null && !isFromPublic(pack.trigger) && tasksToFind(pack).length > 0;
}

/** The tasks that this call says are done, of those that need no card for it; null: it is another call, or changes something else. */
export function foundBy({ name }: { name: string }, { changes }: JsonObject, pack: ContextPack): string[] | null {
  if (name !== 'plan_change' || !Array.isArray(changes) || pack.is_request_open) return null;
  return foundDoneIn(changes as string[], tasksToFind(pack));
}

/** The first line that says of none of them that it is done; null: each does. */
export function misfitFound(lines: readonly string[], pack: ContextPack): string | null {
  return lines.find((line) => foundDoneIn([line], tasksToFind(pack)) === null) ?? null;
}
