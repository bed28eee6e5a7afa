import {
  addDays,
  addMonths,
  calendarDate,
  daysInMonth,
  lastOfMonth,
  monthsEn,
  weekdayOf,
  weekdaysEn,
  yearMonthDay,
  type CalendarDate,
} from '../../base/calendar-date';
import type { DateForm } from './date-form';

/** The word before that belongs to the date. */
const before = String.raw`(?:\b(?:by|until|till|before|due|on|for)\s+(?:the\s+)?)?`;
/** For words that are dates only when something says so. */
const bound = String.raw`\b(?:by|until|till|before|due)\s+(?:the\s+)?`;
const month = String.raw`(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?`;
const weekday = String.raw`(monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues?|wed|thurs?|fri|sat|sun)\b`;
const day = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const count = String.raw`(\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const roughly = String.raw`(?:(?:about|around|roughly|maybe|some|over|within)\s+)?`;
const unit = String.raw`(day|week|fortnight|month|year)s?\b`;
const words = String.raw`(today|tonight|tomorrow|the day after tomorrow|yesterday|this week|next week|last week|this weekend|the weekend|next weekend|next month|last month|next year)\b(?!'s)`;

/** English forms; longer ones first where both begin at one place. */
export const datesEn: readonly DateForm[] = [
  form(String.raw`${before}\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b`, ([, year, m, d]) =>
    calendarDate(Number(year), Number(m), Number(d)),
  ),
  form(String.raw`${before}\b${day}\s+(?:of\s+)?${month}(?:,?\s+(\d{4}))?\b`, ([, d, name, year], today) =>
    dayOfMonth(monthOf(name), Number(d), year, today),
  ),
  form(String.raw`${before}\b${month}\s+${day}\b(?:,?\s+(\d{4}))?\b`, ([, name, d, year], today) =>
    dayOfMonth(monthOf(name), Number(d), year, today),
  ),
  form(String.raw`(?:\bby\s+)?\b(?:in|within)\s+${count}\s+(?:more\s+)?${unit}`, ([, many, what], today) =>
    after(today, countOf(many), what),
  ),
  form(String.raw`${before}\b${count}\s+${unit}\s+from\s+(?:now|today)\b`, ([, many, what], today) =>
    after(today, countOf(many), what),
  ),
  // an answer that is only so long, or only a month
  form(
    String.raw`^\s*${roughly}${count}\s+(?:couple\s+of\s+)?${unit}(?:\s+or\s+so)?\s*[.!]?\s*$`,
    ([text, many, what], today) => after(today, /couple/i.test(text) ? 2 : countOf(many), what),
  ),
  form(String.raw`^\s*${roughly}half\s+a\s+year\s*[.!]?\s*$`, (_, today) => addMonths(today, 6)),
  form(String.raw`^\s*${month}(?:\s+(\d{4}))?\s*[.!]?\s*$`, ([, name, year], today) =>
    endOfMonth(monthOf(name), year, today),
  ),
  form(
    String.raw`${before}\b(?:the\s+)?end\s+of\s+(?:the\s+|this\s+)?(next\s+)?(week|month|year)\b`,
    ([, next, what], today) => endOf(what, next !== undefined, today),
  ),
  form(String.raw`${before}\b(?:the\s+)?end\s+of\s+${month}(?:\s+(\d{4}))?`, ([, name, year], today) =>
    endOfMonth(monthOf(name), year, today),
  ),
  form(String.raw`${before}\b(?:the\s+)?end\s+of\s+(\d{4})\b`, ([, year]) => calendarDate(Number(year), 12, 31)),
  form(String.raw`${bound}${month}(?:\s+(\d{4}))?(?!\s+\d)`, ([, name, year], today) =>
    endOfMonth(monthOf(name), year, today),
  ),
  form(String.raw`\b(?:in|during)\s+${month}(?:,?\s+(\d{4}))?(?!\s+\d)`, ([, name, year], today) =>
    endOfMonth(monthOf(name), year, today),
  ),
  form(String.raw`${bound}(\d{1,2})(?:st|nd|rd|th)\b(?=\s*(?:[.,;!]|$))`, ([, d], today) =>
    comingDay(Number(d), today),
  ),
  form(String.raw`${before}\b(next|this|last)\s+${weekday}`, ([, which, name], today) => weekdayIn(which, name, today)),
  form(String.raw`\b(?:by|until|till|before|due|on)\s+${weekday}`, ([, name], today) => comingWeekday(name, today)),
  form(String.raw`^\s*${weekday}\s*[.!]?\s*$`, ([, name], today) => comingWeekday(name, today)),
  form(String.raw`${bound}${words}`, ([, word], today) => dayOfWord(word, today)),
  form(String.raw`(?:^|(?<=\s))${words}\s*[.!]?\s*$`, ([, word], today) => dayOfWord(word, today)),
];

function form(pattern: string, date: DateForm['date']): DateForm {
  return { pattern: new RegExp(pattern, 'gi'), date };
}

function monthOf(name = ''): number {
  return monthsEn.findIndex((full) => full.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase()) + 1;
}

function countOf(word = ''): number {
  if (/^\d+$/.test(word)) return Number(word);
  const named = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
  return Math.max(0, named.indexOf(word.toLowerCase())) + 1; // "a" and "an" are one
}

function after(today: CalendarDate, count: number, unit = ''): CalendarDate {
  switch (unit.toLowerCase()) {
    case 'day':
      return addDays(today, count);
    case 'week':
      return addDays(today, count * 7);
    case 'fortnight':
      return addDays(today, count * 14);
    case 'month':
      return addMonths(today, count);
    default:
      return addMonths(today, count * 12);
  }
}

/** Without a year: the next such day. 29 February waits for its year. */
function dayOfMonth(month: number, day: number, year: string | undefined, today: CalendarDate): CalendarDate | null {
  if (year !== undefined) return calendarDate(Number(year), month, day);
  const now = yearMonthDay(today).year;
  for (let later = now; later <= now + 4; later++) {
    const date = calendarDate(later, month, day);
    if (date !== null && date >= today) return date;
  }
  return null;
}

/** The next day of that number, in this month or a later one. */
function comingDay(day: number, today: CalendarDate): CalendarDate | null {
  for (let months = 0; months <= 2; months++) {
    const { year, month } = yearMonthDay(addMonths(today, months));
    const date = calendarDate(year, month, day);
    if (date !== null && date >= today) return date;
  }
  return null;
}

function endOfMonth(month: number, year: string | undefined, today: CalendarDate): CalendarDate | null {
  if (year !== undefined) return calendarDate(Number(year), month, daysInMonth(Number(year), month));
  const now = yearMonthDay(today);
  const there = month < now.month ? now.year + 1 : now.year;
  return calendarDate(there, month, daysInMonth(there, month));
}

function endOf(what = '', isNext: boolean, today: CalendarDate): CalendarDate | null {
  const { year } = yearMonthDay(today);
  if (what.toLowerCase() === 'week') return addDays(sundayOf(today), isNext ? 7 : 0);
  if (what.toLowerCase() === 'month') return lastOfMonth(isNext ? addMonths(today, 1) : today);
  return calendarDate(isNext ? year + 1 : year, 12, 31);
}

function weekdayNumber(name = ''): number {
  return weekdaysEn.findIndex((full) => full.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase());
}

/** "next Friday" is that of the next week, "this" and "last" likewise; weeks begin on Monday. */
function weekdayIn(which = '', name: string | undefined, today: CalendarDate): CalendarDate {
  const weeks = { next: 7, this: 0, last: -7 }[which.toLowerCase()] ?? 0;
  return addDays(sundayOf(today), weeks - 6 + weekdayNumber(name));
}

/** The first such weekday after today. */
function comingWeekday(name: string | undefined, today: CalendarDate): CalendarDate {
  const ahead = (weekdayNumber(name) - weekdayOf(today) + 7) % 7;
  return addDays(today, ahead === 0 ? 7 : ahead);
}

function sundayOf(today: CalendarDate): CalendarDate {
  return addDays(today, 6 - weekdayOf(today));
}

function dayOfWord(word = '', today: CalendarDate): CalendarDate | null {
  switch (word.toLowerCase().replace(/\s+/g, ' ')) {
    case 'today':
    case 'tonight':
      return today;
    case 'tomorrow':
      return addDays(today, 1);
    case 'the day after tomorrow':
      return addDays(today, 2);
    case 'yesterday':
      return addDays(today, -1);
    case 'this week':
    case 'this weekend':
    case 'the weekend':
      return sundayOf(today);
    case 'next week':
      return addDays(today, 7);
    case 'last week':
      return addDays(today, -7);
    case 'next weekend':
      return addDays(sundayOf(today), 7);
    case 'next month':
      return addMonths(today, 1);
    case 'last month':
      return addMonths(today, -1);
    case 'next year':
      return addMonths(today, 12);
    default:
      return null;
  }
}
