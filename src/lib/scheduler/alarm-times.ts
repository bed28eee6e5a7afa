import { hasClockGoneBack, isOver, snoozedOccurrence, type Alarm, type DueAlarm } from '../agent/fold/alarm';
import { addDays, weekdayOf, type CalendarDate } from '../base/calendar-date';
import { dayAt, momentOf, type OffsetAt } from '../base/wall-time';

export interface AlarmsLook {
  /** In the order of their times. */
  due: DueAlarm[];
  /** When the next one is due; ms since 1970 UTC. Null: none will be. */
  next: number | null;
  /** The clock is far behind what was seen already, and the alarms do not know it yet. */
  hasGoneBack: boolean;
}

/** A ring within this counts as in time: the cycle itself looks no more often than that; ms. */
const inTimeMs = 300_000;
/** Longer nothing is put off; ms. A time farther away was set by a clock that has gone back since. */
const longestSnoozeMs = 86_400_000;
/** A repeating alarm has a day within a week, and each may be one of the few on which it rang already. */
const daysAhead = 40;

/**
 * What is due at `now` and what comes next. Pure. Of the days of a repeating alarm that passed unseen only the newest is due; a day on
 * which it rang never is again, whatever the clock does.
 */
export function lookAtAlarms(alarms: readonly Alarm[], now: number, offsetAt: OffsetAt): AlarmsLook {
  const found = alarms.filter((alarm) => !isOver(alarm)).map((alarm) => lookAt(alarm, now, offsetAt));
  const due = found.flatMap((look) => look.due ?? []).sort((one, other) => one.moment - other.moment);
  const coming = found.flatMap(({ next }) => next ?? []);
  return {
    due: due.map(({ id, occurrence, way }) => ({ id, occurrence, way })),
    next: coming.length > 0 ? Math.min(...coming) : null,
    hasGoneBack: alarms.some((alarm) => hasClockGoneBack(alarm, now)),
  };
}

interface Look {
  due: (DueAlarm & { moment: number }) | null;
  next: number | null;
}

function lookAt(alarm: Alarm, now: number, offsetAt: OffsetAt): Look {
  const regular = regularLook(alarm, now, offsetAt);
  if (alarm.snoozed === null) return regular;
  const moment = Date.parse(alarm.snoozed);
  const isDue = moment <= now || moment > now + longestSnoozeMs;
  // what is due by itself comes first; the one that was put off is seen at the next look
  if (regular.due) return { due: regular.due, next: isDue ? now : earlier(regular.next, moment) };
  if (!isDue) return { due: null, next: earlier(regular.next, moment) };
  return { due: dueAt(alarm, snoozedOccurrence, moment, now), next: regular.next };
}

function regularLook(alarm: Alarm, now: number, offsetAt: OffsetAt): Look {
  const { at, zone, date, rang } = alarm;
  const momentOn = (day: CalendarDate) => momentOf(day, at, zone, offsetAt);
  if (date !== null) {
    if (rang.includes(date)) return { due: null, next: null };
    const moment = momentOn(date);
    return moment <= now ? { due: dueAt(alarm, date, moment, now), next: null } : { due: null, next: moment };
  }
  const after = hasClockGoneBack(alarm, now) ? now : Date.parse(alarm.after);
  const today = dayAt(now, zone, offsetAt);
  const isDay = (day: CalendarDate) =>
    (alarm.weekdays as readonly number[]).includes(weekdayOf(day)) && !rang.includes(day);
  const passed = [1, 0, -1, -2, -3, -4, -5, -6, -7]
    .map((days) => addDays(today, days))
    .find((day) => isDay(day) && momentOn(day) <= now);
  const isDue = passed !== undefined && momentOn(passed) > after;
  let next: number | null = null;
  for (let days = -1; days <= daysAhead && next === null; days++) {
    const day = addDays(today, days);
    if (isDay(day) && momentOn(day) > Math.max(now, after)) next = momentOn(day);
  }
  return { due: isDue ? dueAt(alarm, passed, momentOn(passed), now) : null, next };
}

function dueAt(
  { id, late_minutes }: Alarm,
  occurrence: string,
  moment: number,
  now: number,
): DueAlarm & { moment: number } {
  const late = now - moment;
  const isRinging = late_minutes === null || late <= late_minutes * 60_000;
  return { id, occurrence, moment, way: late <= inTimeMs ? 'rang' : isRinging ? 'late' : 'missed' };
}

function earlier(one: number | null, other: number): number {
  return one === null ? other : Math.min(one, other);
}
