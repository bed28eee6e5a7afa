import type { Language } from '../../base/language';
import { goalRate, isByWish, type TaskCauses } from '../fold/goals';
import type { Cause } from '../../events/action-result';
import type { Goal, TaskStatus } from '../fold/snapshot';

/**
 * How a status looks on screen. `left_out`: FAIL by the person's wish, so nothing went wrong. `closed`: a goal that is DONE though not all
 * of its tasks are. Both are quieter in colour.
 */
export type ShownStatus = TaskStatus | 'left_out' | 'closed';

/** The documents' four words, the same on every screen, but for what was left out: nobody failed. Why stands beside the word. */
const statusWords: Readonly<Record<Language, Readonly<Record<TaskStatus | 'left_out', string>>>> = {
  en: { pending: 'PENDING', active: 'ACTIVE', done: 'DONE', fail: 'FAIL', left_out: 'LEFT OUT' },
  ja: { pending: '未着手', active: '進行中', done: '完了', fail: '失敗', left_out: '見送り' },
};

export function statusWord(shown: ShownStatus, lang: Language): string {
  return statusWords[lang][shown === 'closed' ? 'done' : shown];
}

export function shownStatus(status: TaskStatus, cause: Cause | null | undefined): ShownStatus {
  return status === 'fail' && isByWish(cause) ? 'left_out' : status;
}

export function shownGoal(goal: Goal, causes: TaskCauses): ShownStatus {
  return goal.status === 'active' ? 'active' : goalRate(goal, causes) === '100%' ? 'done' : 'closed';
}
