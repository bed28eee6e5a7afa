import { alarmCapabilities, alarmSnoozing } from '../../agent/fold/alarm';
import { oneLine } from '../../base/text';
import { defineCapability } from '../define-capability';
import { changeReport, probeChange } from '../change-report';

/** Lets an alarm ring once more, so many minutes from now. */
export const snoozeAlarm = defineCapability({
  name: alarmCapabilities.snooze,
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'Snooze an alarm', ja: 'アラームの先延ばし' },
  schema: alarmSnoozing,
  isWithin: () => false,
  run: async ({ text, minutes }, context) =>
    changeReport(
      'alarm',
      context.lang === 'ja'
        ? `「${oneLine(text, 120)}」は${minutes}分後にもう一度鳴ります`
        : `“${oneLine(text, 120)}” rings again in ${minutes} minutes`,
      context,
    ),
  probe: probeChange,
});
