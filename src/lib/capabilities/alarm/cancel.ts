import { alarmCancelling, alarmCapabilities } from '../../agent/fold/alarm';
import { oneLine } from '../../base/text';
import { defineCapability } from '../define-capability';
import { changeReport, probeChange } from '../change-report';

export const cancelAlarm = defineCapability({
  name: alarmCapabilities.cancel,
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'Cancel an alarm', ja: 'アラームの取り消し' },
  schema: alarmCancelling,
  isWithin: () => false,
  run: async ({ alarm, text }, context) =>
    changeReport(
      'alarm',
      context.lang === 'ja'
        ? `アラーム${alarm}「${oneLine(text, 120)}」を取り消しました`
        : `Cancelled the alarm ${alarm}, “${oneLine(text, 120)}”`,
      context,
    ),
  probe: probeChange,
});
