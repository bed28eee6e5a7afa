import { alarmCancelling, alarmCapabilities } from '../../agent/fold/alarm';
import { oneLine } from '../../base/text';
import { defineCapability } from '../define-capability';
import { alarmReport, probeChange } from './alarm-report';

export const cancelAlarm = defineCapability({
  name: alarmCapabilities.cancel,
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'Cancel an alarm', ja: 'アラームの取り消し' },
  schema: alarmCancelling,
  describe: ({ alarm, text }, lang) =>
    lang === 'ja'
      ? [
          `アラーム${alarm}「${oneLine(text, 120)}」を取り消す`,
          'この端末のアラーム一件。/undo で元に戻せます。外へは何も送りません。',
        ]
      : [
          `Cancel the alarm ${alarm}, “${oneLine(text, 120)}”`,
          'One alarm on this device. /undo brings it back. Nothing is sent.',
        ],
  isWithin: () => false,
  run: async ({ alarm, text }, context) =>
    alarmReport(
      context.lang === 'ja'
        ? `アラーム${alarm}「${oneLine(text, 120)}」を取り消しました`
        : `Cancelled the alarm ${alarm}, “${oneLine(text, 120)}”`,
      context,
    ),
  probe: probeChange,
});
