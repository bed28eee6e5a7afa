import type { Alarm } from '../agent/fold/alarm';
import { lookAtAlarms, type AlarmsLook } from './alarm-times';
import { zoneOffset } from '../bridge/zone-offset';

/** The schedule as the browser's own time zones have it. */
export function lookBySystemZones(alarms: readonly Alarm[], now: number): AlarmsLook {
  return lookAtAlarms(alarms, now, zoneOffset);
}
