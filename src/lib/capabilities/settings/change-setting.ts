import type { CapabilityContext, CapabilityReport } from '../../agent/fold/capability';
import { settingProposal, settingsCapability, type SettingProposal } from '../../agent/step/proposed-change';
import { settingTitle, settingValueText } from '../../agent/words/setting-words';
import type { Language } from '../../base/language';
import { defineCapability } from '../define-capability';
import { changeReport, probeChange } from '../change-report';

/** Proposes another value for one setting. The cycle makes the change, in the transaction of the result. It always asks. */
export const changeSetting = defineCapability({
  name: settingsCapability,
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'Change a setting', ja: '設定の変更' },
  schema: settingProposal,
  isWithin: () => false,
  run: async (proposal: SettingProposal, context: CapabilityContext): Promise<CapabilityReport> =>
    changeReport(
      'settings',
      context.lang === 'ja'
        ? `設定を変えました：${fromTo(proposal, context.lang)}`
        : `Changed ${fromTo(proposal, context.lang)}`,
      context,
    ),
  probe: probeChange,
});

function fromTo({ setting, before, after }: SettingProposal, lang: Language): string {
  const values = [before, after].map((value) => settingValueText(setting, value, lang)).join(' → ');
  return `${settingTitle(setting, lang)}${lang === 'ja' ? ' ' : ', '}${values}`;
}
