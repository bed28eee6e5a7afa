import type { Language } from '../../base/language';
import { settleRequest } from './step-ask';
import { recordTaskEnd } from './step-records';
import type { Turn } from './turn';

/**
 * Takes back what waits for y or n, because of a decision that replaces it: in the transaction of that decision, so that nobody ever sees two
 * cards for one wish, or none. Nobody said no: nothing halts, and its task is as it was before. `thought`: seq of the decision.
 */
export function withdraw(turn: Turn, thought: number, lang: Language): void {
  const { pending } = turn.run;
  if (!pending) return;
  const { decision, task, taint } = pending;
  const frame = { trigger: thought, lang: pending.lang ?? lang };
  const trigger = settleRequest(turn, pending, 'withdrawn', null, frame);
  recordTaskEnd(turn, { decision, task, cause: 'replaced', trigger, lang, taint });
}
