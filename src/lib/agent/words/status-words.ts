import type { Language } from '../../base/language';
import { goalRate, isByWish, type CauseOf } from '../fold/goals';
import type { Cause } from '../../events/action-result';
import type { Goal, TaskStatus } from '../fold/snapshot';

/**
 * How a status looks on screen. `left_out` and `dropped`: FAIL by the person's wish, so nothing went wrong. `closed`: a goal that is DONE though not all
 * of its tasks are. Both are quieter in colour; the word is that of the status.
 */
export type ShownStatus = TaskStatus | 'left_out' | 'dropped' | 'closed';

/** One word for each of the documents' four, the same on every screen; why a task failed stands beside the word. */
const statusWords: Readonly<Record<Language, Readonly<Record<TaskStatus, string>>>> = {
  en: { pending: 'PENDING', active: 'ACTIVE', done: 'DONE', fail: 'FAIL' },
  ja: { pending: '未着手', active: '進行中', done: '完了', fail: '失敗' },
};
/** What the person dropped did not fail. */
const droppedWords: Readonly<Record<Language, string>> = { en: 'DROPPED', ja: 'やめた' };

export function statusWord(shown: ShownStatus, lang: Language): string {
  if (shown === 'dropped') return droppedWords[lang];
  const status = shown === 'left_out' ? 'fail' : shown === 'closed' ? 'done' : shown;
  return statusWords[lang][status];
}

export function shownStatus(status: TaskStatus, cause: Cause | null | undefined): ShownStatus {
  if (status !== 'fail' || !isByWish(cause)) return status;
  return cause === 'dropped' ? 'dropped' : 'left_out';
}

export function shownGoal(goal: Goal, causeOf: CauseOf): ShownStatus {
  return goal.status === 'active' ? 'active' : goalRate(goal, causeOf) === '100%' ? 'done' : 'closed';
}
