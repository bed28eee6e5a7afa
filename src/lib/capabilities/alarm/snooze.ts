import { alarmCapabilities, alarmSnoozing } from '../../agent/fold/alarm';
import { oneLine } from '../../base/text';
import { defineCapability } from '../define-capability';
import { alarmReport, probeChange } from './alarm-report';

/** Lets an alarm ring once more, so many minutes from now. */
export const snoozeAlarm = defineCapability({
  name: alarmCapabilities.snooze,
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'Snooze an alarm', ja: 'アラームの先延ばし' },
  schema: alarmSnoozing,
  describe: ({ alarm, text, minutes }, lang) =>
    lang === 'ja'
      ? [
          `アラーム${alarm}「${oneLine(text, 120)}」を${minutes}分後にもう一度鳴らす`,
          'この端末のアラーム一件。外へは何も送りません。',
        ]
      : [
          `Ring the alarm ${alarm}, “${oneLine(text, 120)}”, again in ${minutes} minutes`,
          'One alarm on this device. Nothing is sent.',
        ],
  isWithin: () => false,
  run: async ({ text, minutes }, context) =>
    alarmReport(
      context.lang === 'ja'
        ? `「${oneLine(text, 120)}」は${minutes}分後にもう一度鳴ります`
        : `“${oneLine(text, 120)}” rings again in ${minutes} minutes`,
      context,
    ),
  probe: probeChange,
});
