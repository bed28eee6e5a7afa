import type { CapabilityContext, CapabilityReport } from '../../agent/fold/capability';
import { settingProposal, settingsCapability, type SettingProposal } from '../../agent/step/proposed-change';
import { settingTitle, settingValueText } from '../../agent/words/setting-words';
import type { Language } from '../../base/language';
import { defineCapability } from '../define-capability';
import { changeReport } from './change-report';

/** Proposes another value for one setting. The cycle makes the change, in the transaction of the result. It always asks. */
export const changeSetting = defineCapability({
  name: settingsCapability,
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'Change a setting', ja: '設定の変更' },
  schema: settingProposal,
  describe: (proposal, lang) => [
    lang === 'ja' ? `設定を変える：${fromTo(proposal, lang)}` : `Change a setting: ${fromTo(proposal, lang)}`,
    lang === 'ja'
      ? 'この設定だけ。すぐに効き、/undo で元に戻せます。外へは何も送りません。'
      : 'This setting only. It applies at once, and /undo takes it back. Nothing is sent.',
  ],
  isWithin: () => false,
  run: async (proposal: SettingProposal, context: CapabilityContext): Promise<CapabilityReport> =>
    changeReport(
      context.lang === 'ja'
        ? `設定を変えました：${fromTo(proposal, context.lang)}`
        : `Changed ${fromTo(proposal, context.lang)}`,
      context,
    ),
  // it commits together with its result: without a result it was not made
  probe: () => Promise.resolve('not_done'),
});

function fromTo({ setting, before, after }: SettingProposal, lang: Language): string {
  const values = [before, after].map((value) => settingValueText(setting, value, lang)).join(' → ');
  return `${settingTitle(setting, lang)}${lang === 'ja' ? ' ' : ', '}${values}`;
}
