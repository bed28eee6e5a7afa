import { makeReport, type CapabilityContext, type CapabilityReport } from '../agent/fold/capability';
import type { Language } from '../base/language';
import { observedFacts, sentenceLine } from './report';

type Changed = 'alarm' | 'budget' | 'plan' | 'settings';

const stopped: Readonly<Record<Changed, Readonly<Record<Language, string>>>> = {
  alarm: { en: 'Stopped; no alarm was changed', ja: '停止したので、アラームは変えていません' },
  budget: { en: 'Stopped; nothing was extended', ja: '停止したので、何も延長していません' },
  plan: { en: 'Stopped; the plan was not changed', ja: '停止したので、計画は変えていません' },
  settings: { en: 'Stopped; nothing was changed', ja: '停止したので、何も変えていません' },
};
/** Null: what came of it is not told in a line of its own. */
const lineCodes = { alarm: 'found.alarm', budget: null, plan: 'found.changed', settings: 'found.changed' } as const;

/**
 * The end of a change that the cycle makes in the transaction of the result. `sentence` has no full stop. `told`: what the person is told
 * instead, where it speaks to them alone.
 */
export function changeReport(
  changed: Changed,
  sentence: string,
  { signal, lang, now }: CapabilityContext,
  told = sentence,
): CapabilityReport {
  const summary = signal.aborted ? stopped[changed][lang] : sentence;
  const observation = observedFacts(changed, now, [summary]);
  if (signal.aborted) return makeReport({ outcome: 'no_effect', cause: 'stopped', summary, observation });
  const code = lineCodes[changed];
  const found = code && sentenceLine(code, { summary: told }, told, lang);
  return makeReport({ outcome: 'success', cause: null, summary, found, observation, useful: changed === 'alarm' });
}
