import { ruleProposal, rulesCapability } from '../../agent/step/proposed-change';
import { probeChange } from '../probe-change';
import { defineCapability } from '../define-capability';

/** Proposes one more rule, or the end of one. The cycle makes the change, in the transaction of the result. It always asks. */
export const changeRule = defineCapability({
  name: rulesCapability,
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'Change an automatic rule', ja: '自動実行ルールの変更' },
  schema: ruleProposal,
  isWithin: () => false,
  load: async () => (await import('./run-change')).runRuleChange,
  probe: probeChange,
});
