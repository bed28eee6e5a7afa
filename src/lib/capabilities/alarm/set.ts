import { alarmCapabilities, alarmSetting, type AlarmSetting } from '../../agent/fold/alarm';
import { alarmTime } from '../../agent/step/step-alarm';
import type { Language } from '../../base/language';
import { oneLine } from '../../base/text';
import { defineCapability } from '../define-capability';
import { alarmReport, probeChange } from './alarm-report';

/** Sets an alarm, or changes one. It always asks: an alarm that rings was wanted by the person. */
export const setAlarm = defineCapability({
  name: alarmCapabilities.set,
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'Set an alarm', ja: 'アラームの設定' },
  schema: alarmSetting,
  describe: (setting, lang) => {
    const { alarm, date } = setting;
    const zone = oneLine(setting.zone, 64);
    const text = oneLine(setting.text, 120);
    const what = `${text}, ${alarmTime(setting, lang)} (${zone})`;
    const late = lateText(setting, lang);
    if (lang === 'ja') {
      return [
        `${alarm === undefined ? 'アラームをかける' : `アラーム${alarm}を変える`}：${text}、${alarmTime(setting, lang)}（${zone}）`,
        `この端末のアラーム${date === undefined ? '（くり返し）' : '一件'}。Yadoriのタブが開いている間だけ鳴ります。${late}外へは何も送りません。`,
      ];
    }
    return [
      `${alarm === undefined ? 'Set an alarm' : `Change the alarm ${alarm}`}: ${what}`,
      `One alarm on this device${date === undefined ? ', repeating' : ''}. It rings only while a tab of Yadori is open. ${late}Nothing is sent.`,
    ];
  },
  isWithin: () => false,
  run: async (setting, context) => {
    const { lang } = context;
    const time = alarmTime(setting, lang);
    const text = oneLine(setting.text, 120);
    return alarmReport(
      lang === 'ja' ? `アラームをかけました：${text}、${time}` : `The alarm is set: ${text}, ${time}`,
      context,
    );
  },
  probe: probeChange,
});

function lateText({ late_minutes }: AlarmSetting, lang: Language): string {
  if (late_minutes === undefined)
    return lang === 'ja'
      ? '閉じていた間の分は、開いたときに鳴ります。'
      : 'What it missed while closed rings when it opens. ';
  return lang === 'ja'
    ? `閉じていた間の分は、${late_minutes}分以内なら開いたときに鳴り、それより遅ければ知らせるだけにします。`
    : `What it missed rings up to ${late_minutes} minutes late; after that it is only told of. `;
}
