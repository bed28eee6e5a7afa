import { alarmCapabilities, alarmSnoozing } from '../../agent/fold/alarm';
import { defineCapability } from '../define-capability';
import { probeChange } from '../probe-change';

/** Lets an alarm ring once more, so many minutes from now. */
export const snoozeAlarm = defineCapability({
  name: alarmCapabilities.snooze,
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'Snooze an alarm', ja: 'アラームの先延ばし' },
  schema: alarmSnoozing,
  isWithin: () => false,
  load: async () => (await import('./run-alarm')).runSnooze,
  probe: probeChange,
});
