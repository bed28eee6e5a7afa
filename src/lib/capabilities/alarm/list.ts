import * as z from 'zod/mini';
import { defineCapability, isUnbounded } from '../define-capability';
import { probeChange } from '../probe-change';

/** Lists the alarms that will ring. Reads only. */
export const listAlarms = defineCapability({
  name: 'alarm.list',
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'List alarms', ja: 'アラームの一覧' },
  /** `rung`: only those that rang and were not answered. */
  schema: z.strictObject({ which: z.enum(['all', 'rung']) }),
  isWithin: (bounds) => isUnbounded(bounds),
  ruleBounds: { propose: () => [], knows: isUnbounded },
  load: async () => (await import('./run-alarm')).runList,
  probe: probeChange,
});
