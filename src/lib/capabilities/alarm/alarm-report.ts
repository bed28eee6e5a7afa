import type { CapabilityContext, CapabilityReport } from '../../agent/fold/capability';
import { lineOf, observedFacts, report } from '../report';

/** The end of a change of an alarm, which the cycle makes in the transaction of the result. `sentence` has no full stop. */
export function alarmReport(sentence: string, { signal, lang, now }: CapabilityContext): CapabilityReport {
  if (signal.aborted) {
    const summary = lang === 'ja' ? '停止したので、アラームは変えていません' : 'Stopped; no alarm was changed';
    const observation = observedFacts('alarm', now, [summary]);
    return report({ outcome: 'no_effect', cause: 'stopped', summary, search_summary: summary, observation });
  }
  return report({
    outcome: 'success',
    cause: null,
    summary: sentence,
    search_summary: sentence,
    found: lineOf('found.alarm', { summary: sentence }, sentence, lang),
    observation: observedFacts('alarm', now, [sentence]),
    useful: true,
  });
}

/** It commits together with its result: without a result it was not made. */
export function probeChange(): Promise<'not_done'> {
  return Promise.resolve('not_done');
}
