import type { Language } from '../../base/language';
import { lineOf } from '../words/lines';
import { shownAgain } from '../words/worded-lines';
import { recordTask } from './step-records';
import type { Turn } from './turn';

/**
 * Takes back what waits for y or n, because of a decision that replaces it: in the transaction of that decision, so that nobody ever sees two
 * cards for one wish, or none. Nobody said no: nothing halts, and its task is as it was before. `thought`: seq of the decision.
 */
export function withdraw(turn: Turn, thought: number, lang: Language): void {
  const { pending } = turn.run;
  if (!pending) return;
  const { request, decision, digest, capability, capability_version, taint, task } = pending;
  const withdrawn = turn.add(
    {
      type: 'approval',
      status: 'withdrawn',
      request,
      decision,
      digest,
      lines: shownAgain(pending.lines),
      by: null,
      via: null,
      capability,
      capability_version,
    },
    { trigger: thought, lang: pending.lang ?? lang, taint },
  );
  const summary = lineOf('result.replaced', lang);
  const result = turn.add(
    {
      type: 'result',
      status: 'fail',
      summary,
      outcome: 'no_effect',
      decision,
      action: null,
      task,
      cause: 'replaced',
      output: null,
      useful: false,
      search_summary: summary,
    },
    { trigger: withdrawn.seq, lang, taint },
  );
  if (task !== null) recordTask(turn, task, decision, 'replaced', { trigger: result.seq, lang, taint });
}
