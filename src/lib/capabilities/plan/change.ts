import { planCapability, planProposal } from '../../agent/fold/task-change';
import { probeChange } from '../probe-change';
import { defineCapability } from '../define-capability';

/** Proposes changes of one goal's tasks. The cycle makes them, in the transaction of the result. It always asks: the plan is the person's. */
export const changePlan = defineCapability({
  name: planCapability,
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'Change the plan', ja: '計画の変更' },
  schema: planProposal,
  isWithin: () => false,
  load: async () => (await import('../settings/run-change')).runPlanChange,
  probe: probeChange,
});
