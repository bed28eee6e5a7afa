import { addDays, daysBetween, weekdayOf, type CalendarDate, type Weekday } from '../../base/calendar-date';

/**
 * One day for each of `count` steps, in order: evenly over the days after `today`, the last one on the deadline. Where the days are
 * fewer than the steps, several share one. Without a deadline one a week.
 */
export function spreadDates(today: CalendarDate, deadline: CalendarDate | null, count: number): CalendarDate[] {
  return Array.from({ length: count }, (_, index) => {
    if (deadline === null) return addDays(today, 7 * (index + 1));
    const days = Math.max(0, daysBetween(today, deadline));
    return addDays(today, Math.round((days * (index + 1)) / count));
  });
}

/** How many sessions a timetable lists. */
export const maxSessions = 40;
/** Days that are planned without a date: eight weeks. */
const daysWithoutDate = 56;

/**
 * The days of study sessions: those of the given weekdays after `start` and before the deadline, at most `maxSessions`, and whether
 * there would be more. Where no such day is left, every day that is; on the last day itself, that day.
 */
export function sessionDates(
  start: CalendarDate,
  deadline: CalendarDate | null,
  weekdays: readonly Weekday[],
): { dates: CalendarDate[]; isCut: boolean } {
  const days = deadline === null ? daysWithoutDate : Math.max(0, daysBetween(start, deadline) - 1);
  const all = Array.from({ length: Math.min(days, 400) }, (_, index) => addDays(start, index + 1));
  const wanted = all.filter((date) => weekdays.includes(weekdayOf(date)));
  const dates = wanted.length > 0 ? wanted : all;
  if (dates.length === 0) return { dates: [deadline ?? start], isCut: false };
  return { dates: dates.slice(0, maxSessions), isCut: dates.length > maxSessions };
}

/** Up to three days to go over things again, the later the closer; the last one is the day before the deadline. */
export function reviewDates(start: CalendarDate, deadline: CalendarDate | null): CalendarDate[] {
  const days = deadline === null ? daysWithoutDate : daysBetween(start, deadline);
  if (days <= 1) return [start];
  const last = addDays(start, days - 1);
  const dates = [addDays(start, Math.floor(days / 2)), addDays(start, Math.floor((days * 4) / 5)), last];
  return [...new Set(dates)].sort();
}
