import { listDate } from '../../base/calendar-date';
import type { Language } from '../../base/language';
import { zoneOffset } from '../../bridge/zone-offset';

/** A day and time of the day as clocks of the zone show them. `time`: UTC. */
export function momentIn(time: string, zone: string, lang: Language): string {
  const moment = Date.parse(time);
  const shown = new Date(moment + zoneOffset(moment, zone)).toISOString();
  return `${listDate(shown.slice(0, 10), lang)} ${shown.slice(11, 16)}`;
}
