import type { Language } from '../../base/language';
import { goalRate, isByWish } from '../fold/goals';
import type { Cause } from '../../events/action-result';
import type { Goal, TaskStatus } from '../fold/snapshot';

/**
 * What a status is on screen. `left_out`: FAIL by the person's wish, so nothing went wrong. `closed`: a goal that is DONE though not all of
 * its tasks are.
 */
export type ShownStatus = TaskStatus | 'left_out' | 'closed';

/** English has the documents' four words and no other, as log and exports have; Japanese has its own, the same on every screen. */
const statusWords: Readonly<Record<Language, Readonly<Record<ShownStatus, string>>>> = {
  en: { pending: 'PENDING', active: 'ACTIVE', done: 'DONE', fail: 'FAIL', left_out: 'FAIL', closed: 'DONE' },
  ja: { pending: '未着手', active: '進行中', done: '完了', fail: '失敗', left_out: '見送り', closed: '終了' },
};

export function statusWord(status: ShownStatus, lang: Language): string {
  return statusWords[lang][status];
}

export function shownStatus(status: TaskStatus, cause: Cause | null | undefined): ShownStatus {
  return status === 'fail' && isByWish(cause) ? 'left_out' : status;
}

export function shownGoal(goal: Goal): ShownStatus {
  return goal.status === 'active' ? 'active' : goalRate(goal) === '100%' ? 'done' : 'closed';
}
