import { alarmCapabilities, alarmSetting } from '../../agent/fold/alarm';
import { defineCapability } from '../define-capability';
import { probeChange } from '../probe-change';

/** Sets an alarm, or changes one. It always asks: an alarm that rings was wanted by the person. */
export const setAlarm = defineCapability({
  name: alarmCapabilities.set,
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'Set an alarm', ja: 'アラームの設定' },
  schema: alarmSetting,
  isWithin: () => false,
  load: async () => (await import('./run-alarm')).runSet,
  probe: probeChange,
});
