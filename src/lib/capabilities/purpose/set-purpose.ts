import type { CapabilityContext, CapabilityReport } from '../../agent/fold/capability';
import { purposeCapability, purposeProposal, type PurposeProposal } from '../../agent/step/proposed-change';
import type { Language } from '../../base/language';
import { oneLine } from '../../base/text';
import { defineCapability } from '../define-capability';
import { changeReport, probeChange } from '../change-report';

/** Proposes what to work for. The cycle sets it, in the transaction of the result. It always asks: only the person sets a purpose. */
export const setPurpose = defineCapability({
  name: purposeCapability,
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'Set the goal', ja: '目標の設定' },
  schema: purposeProposal,
  isWithin: () => false,
  run: async (proposal: PurposeProposal, context: CapabilityContext): Promise<CapabilityReport> =>
    changeReport('settings', gotIt(proposal, context.lang), context),
  probe: probeChange,
});

function gotIt(proposal: PurposeProposal, lang: Language): string {
  return lang === 'ja' ? `目標にしました：${worded(proposal)}` : `Got it: ${worded(proposal)}`;
}

function worded({ purpose }: PurposeProposal): string {
  return oneLine(purpose);
}
