import { invariant } from './invariant';
import type { Language } from './language';

/**
 * A day of the Gregorian calendar as text, YYYY-MM-DD, year 0001 to 9999. It has no time and no zone: whose day it is, the caller knows.
 * Such texts sort as the days do.
 */
export type CalendarDate = string;

/** 0 is Monday, as ISO 8601 begins the week. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The day, or null where there is none such: month 13, 30 February, year 0. */
export function calendarDate(year: number, month: number, day: number): CalendarDate | null {
  if (![year, month, day].every(Number.isInteger)) return null;
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

export function isCalendarDate(text: string): boolean {
  return partsOf(text) !== null;
}

/** Throws InvariantError when the text is no calendar date, as all below do. */
export function yearMonthDay(date: CalendarDate): { year: number; month: number; day: number } {
  const parts = partsOf(date);
  invariant(parts, `${date} is no calendar date`);
  return parts;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** The same day of a later (or, below 0, earlier) month; its last day where that month is shorter. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = yearMonthDay(date);
  const count = year * 12 + (month - 1) + months;
  const newYear = Math.floor(count / 12);
  const newMonth = count - newYear * 12 + 1;
  return checked(calendarDate(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth))));
}

/** Days from one to the other; below 0 when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

export function weekdayOf(date: CalendarDate): Weekday {
  // day 1, 0001-01-01 of the calendar carried back, was a Monday
  return ((dayNumber(date) - 1) % 7) as Weekday;
}

export function lastOfMonth(date: CalendarDate): CalendarDate {
  const { year, month } = yearMonthDay(date);
  return checked(calendarDate(year, month, daysInMonth(year, month)));
}

/** "4 December 2026" or "2026年12月4日". */
export function plainDate(date: CalendarDate, lang: Language): string {
  const { year, month, day } = yearMonthDay(date);
  return lang === 'ja' ? `${year}年${month}月${day}日` : `${day} ${monthsEn[month - 1]} ${year}`;
}

/** "Friday, 4 December 2026" or "2026年12月4日（金）". */
export function longDate(date: CalendarDate, lang: Language): string {
  const plain = plainDate(date, lang);
  const weekday = weekdayOf(date);
  return lang === 'ja' ? `${plain}（${weekdaysJa[weekday]}）` : `${weekdaysEn[weekday]}, ${plain}`;
}

/** "2026-12-04 Fri" or "2026-12-04（金）": for lists, where days stand under each other. */
export function listDate(date: CalendarDate, lang: Language): string {
  const weekday = weekdayOf(date);
  return lang === 'ja' ? `${date}（${weekdaysJa[weekday]}）` : `${date} ${(weekdaysEn[weekday] as string).slice(0, 3)}`;
}

export const monthsEn: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
export const weekdaysEn: readonly string[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];
export const weekdaysJa: readonly string[] = ['月', '火', '水', '木', '金', '土', '日'];

function partsOf(text: string): { year: number; month: number; day: number } | null {
  const found = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (!found) return null;
  const [year, month, day] = [Number(found[1]), Number(found[2]), Number(found[3])];
  return calendarDate(year, month, day) === null ? null : { year, month, day };
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** 1 is 0001-01-01. */
function dayNumber(date: CalendarDate): number {
  const { year, month, day } = yearMonthDay(date);
  let days = daysBeforeYear(year) + day;
  for (let earlier = 1; earlier < month; earlier++) days += daysInMonth(year, earlier);
  return days;
}

function fromDayNumber(days: number): CalendarDate {
  // 400 years have 146,097 days: the guess is at most a year off
  let year = Math.floor(((days - 1) * 400) / 146_097) + 1;
  while (daysBeforeYear(year) >= days) year--;
  while (daysBeforeYear(year + 1) < days) year++;
  let rest = days - daysBeforeYear(year);
  let month = 1;
  while (month < 12 && rest > daysInMonth(year, month)) rest -= daysInMonth(year, month++);
  return checked(calendarDate(year, month, rest));
}

function daysBeforeYear(year: number): number {
  const past = year - 1;
  return past * 365 + Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
}

function checked(date: CalendarDate | null): CalendarDate {
  invariant(date, 'the calendar ends with the year 9999');
  return date;
}

function padded(value: number, size: number): string {
  return String(value).padStart(size, '0');
}
