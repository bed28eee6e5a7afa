import { alarmCapabilities, alarmSetting } from '../../agent/fold/alarm';
import { alarmTime } from '../../agent/step/step-alarm';
import { oneLine } from '../../base/text';
import { defineCapability } from '../define-capability';
import { changeReport, probeChange } from '../change-report';

/** Sets an alarm, or changes one. It always asks: an alarm that rings was wanted by the person. */
export const setAlarm = defineCapability({
  name: alarmCapabilities.set,
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'Set an alarm', ja: 'アラームの設定' },
  schema: alarmSetting,
  isWithin: () => false,
  run: async (setting, context) => {
    const { lang } = context;
    const time = alarmTime(setting, lang);
    const text = oneLine(setting.text, 120);
    return changeReport(
      'alarm',
      lang === 'ja' ? `アラームをかけました：${text}、${time}` : `The alarm is set: ${text}, ${time}`,
      context,
    );
  },
  probe: probeChange,
});
