import { addDays, yearMonthDay, type CalendarDate } from './calendar-date';

/** By how much a zone's wall clocks are ahead of UTC at a moment (ms since 1970 UTC); ms. */
export type OffsetAt = (now: number, zone: string) => number;

const dayMs = 86_400_000;

/**
 * The moment at which a zone's clocks show a time of a day; ms since 1970 UTC. A time that they jump over is taken as that long after the
 * jump, one that they show twice as the first of the two, as calendars do.
 */
export function momentOf(date: CalendarDate, at: string, zone: string, offsetAt: OffsetAt): number {
  const shown = midnightUtc(date) + msOfDay(at);
  const [before, after] = [offsetAt(shown - dayMs, zone), offsetAt(shown + dayMs, zone)];
  const fitting = [shown - before, shown - after].filter((moment) => moment + offsetAt(moment, zone) === shown);
  return fitting.length > 0 ? Math.min(...fitting) : shown - before;
}

/** The day that a zone's clocks show at a moment. */
export function dayAt(now: number, zone: string, offsetAt: OffsetAt): CalendarDate {
  return addDays('1970-01-01', Math.floor((now + offsetAt(now, zone)) / dayMs));
}

/** 07:30:15 → ms. */
function msOfDay(at: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = at.split(':').map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * 1_000;
}

function midnightUtc(date: CalendarDate): number {
  const { year, month, day } = yearMonthDay(date);
  return Date.UTC(year, month - 1, day);
}
