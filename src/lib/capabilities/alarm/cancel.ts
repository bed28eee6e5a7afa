import { alarmCancelling, alarmCapabilities } from '../../agent/fold/alarm';
import { defineCapability } from '../define-capability';
import { probeChange } from '../probe-change';

export const cancelAlarm = defineCapability({
  name: alarmCapabilities.cancel,
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'Cancel an alarm', ja: 'アラームの取り消し' },
  schema: alarmCancelling,
  isWithin: () => false,
  load: async () => (await import('./run-alarm')).runCancel,
  probe: probeChange,
});
