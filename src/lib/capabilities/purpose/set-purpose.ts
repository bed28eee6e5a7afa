import { purposeCapability, purposeProposal } from '../../agent/step/proposed-change';
import { probeChange } from '../probe-change';
import { defineCapability } from '../define-capability';

/** Proposes what to work for. The cycle sets it, in the transaction of the result. It always asks: only the person sets a purpose. */
export const setPurpose = defineCapability({
  name: purposeCapability,
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'Set the goal', ja: '目的の設定' },
  schema: purposeProposal,
  isWithin: () => false,
  load: async () => (await import('../settings/run-change')).runPurpose,
  probe: probeChange,
});
