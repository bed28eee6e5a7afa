import type { CapabilityContext, CapabilityReport } from '../../agent/fold/capability';
import { lineOf, observedFacts, report } from '../report';

/** The end of a change that the cycle makes. `sentence` has no full stop. */
export function changeReport(sentence: string, { signal, lang, now }: CapabilityContext): CapabilityReport {
  if (signal.aborted) {
    const summary = lang === 'ja' ? '停止したので、何も変えていません' : 'Stopped; nothing was changed';
    const observation = observedFacts('settings', now, [summary]);
    return report({ outcome: 'no_effect', cause: 'stopped', summary, search_summary: summary, observation });
  }
  return report({
    outcome: 'success',
    cause: null,
    summary: sentence,
    search_summary: sentence,
    found: lineOf('found.changed', { summary: sentence }, sentence, lang),
    observation: observedFacts('settings', now, [sentence]),
  });
}
