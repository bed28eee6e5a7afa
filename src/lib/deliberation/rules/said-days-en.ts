import {
  addDays,
  addMonths,
  calendarDate,
  lastOfMonth,
  monthsEn,
  weekdayOf,
  yearMonthDay,
  type CalendarDate,
} from '../../base/calendar-date';
import type { Said } from './phrase-parser';

const weekdayStarts = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

export function slashed(
  [word, first, second, year]: RegExpMatchArray,
  _: CalendarDate,
  isMonthFirst: boolean,
): Said | null {
  const [one, two] = [Number(first), Number(second)];
  if (!word.includes('/') && year === undefined && !/^on /i.test(word)) return null;
  const isEither = one <= 12 && two <= 12 && one !== two;
  return {
    ...numbered(one, two, year, two > 12 || (isMonthFirst && one <= 12)),
    isAmbiguous: isEither && !isMonthFirst,
  };
}

export function numbered(first: number, second: number, year: string | undefined, isMonthFirst: boolean): Said {
  const [month, day] = isMonthFirst ? [first, second] : [second, first];
  return year === undefined ? { month, day } : dated(fullYear(year), month, day);
}

function fullYear(year: string): number {
  return Number(year) + (year.length > 2 ? 0 : Number(year) < 70 ? 2000 : 1900);
}

/** Said as it is: whether there is such a day is seen later. */
export function dated(year: number, month: number, day: number): Said {
  return { year, month, day };
}

export function dayOnly(day: string | undefined): Said {
  return { day: Number(day) };
}

export function monthDay(month: string, day: string | undefined, year: string | undefined): Said | null {
  if (/^may$/i.test(month) && day === undefined) return null;
  return { month: monthIn(month), day: Number(day), ...(year !== undefined && { year: Number(year) }) };
}

export function monthIn(word: string): number {
  return 1 + monthsEn.findIndex((month) => month.slice(0, 3).toLowerCase() === word.slice(0, 3).toLowerCase());
}

export function weekdayIn(word: string): number {
  return weekdayStarts.indexOf(word.slice(0, 3).toLowerCase());
}

export function daysUntil(word: string, today: CalendarDate): number {
  return (weekdayIn(word) - weekdayOf(today) + 7) % 7;
}

export function startOfWeek(today: CalendarDate, weeks: number): CalendarDate {
  return addDays(today, 7 * weeks - weekdayOf(today));
}

export function firstOfMonth(date: CalendarDate): CalendarDate {
  return `${date.slice(0, 8)}01`;
}

export function inMonth(first: CalendarDate, day: number): Said {
  const { year, month } = yearMonthDay(first);
  return { year, month, day };
}

/** The first day of the month that is said, the next such if no year is. */
export function monthOf(
  word: string | undefined,
  side: string | undefined,
  year: string | undefined,
  today: CalendarDate,
): CalendarDate {
  if (word === undefined) return addMonths(firstOfMonth(today), /next/i.test(side ?? '') ? 1 : 0);
  const now = yearMonthDay(today);
  const month = monthIn(word);
  return calendarDate(year === undefined ? now.year + (month < now.month ? 1 : 0) : Number(year), month, 1) ?? today;
}

export function nthWeekday(which: string, day: string, first: CalendarDate): Said {
  const until = (weekdayIn(day) - weekdayOf(first) + 7) % 7;
  if (/last/i.test(which)) {
    const last = lastOfMonth(first);
    return { date: addDays(last, -((weekdayOf(last) - weekdayIn(day) + 7) % 7)) };
  }
  return { date: addDays(first, until + 7 * ((/second/i.test(which) ? 2 : Number.parseInt(which, 10)) - 1)) };
}

export function loose(today: CalendarDate, more: number, of: string): Said {
  if (more === 0) return { date: today, isLoose: true };
  if (of === 'week') return { date: startOfWeek(today, 1), isLoose: true };
  return {
    date: of === 'month' ? addMonths(firstOfMonth(today), 1) : addMonths(`${today.slice(0, 4)}-01-01`, 12),
    isLoose: true,
  };
}

export function countOf(word: string): number {
  if (/\d/.test(word)) return Number.parseInt(word, 10);
  return /couple|pair/i.test(word) ? 2 : /few/i.test(word) ? 3 : 1;
}

export function distance(count: number, of: string): Said {
  const word = of.toLowerCase();
  if (word === 'month' || word === 'year') return { months: count * (word === 'year' ? 12 : 1) };
  return { days: count * (word === 'day' ? 1 : word === 'fortnight' ? 14 : 7) };
}

export function farther(today: CalendarDate, count: number, of: string): Said {
  const { days = 0, months = 0 } = distance(count, of);
  return { date: addDays(addMonths(today, months), days), isAbout: months !== 0 || days % 7 === 0 };
}
