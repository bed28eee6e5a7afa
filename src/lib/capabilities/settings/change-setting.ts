import { settingProposal, settingsCapability } from '../../agent/step/proposed-change';
import { probeChange } from '../probe-change';
import { defineCapability } from '../define-capability';

/** Proposes another value for one setting. The cycle makes the change, in the transaction of the result. It always asks. */
export const changeSetting = defineCapability({
  name: settingsCapability,
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'Change a setting', ja: '設定の変更' },
  schema: settingProposal,
  isWithin: () => false,
  load: async () => (await import('./run-change')).runSettingChange,
  probe: probeChange,
});
