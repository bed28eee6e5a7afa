import {
  addDays,
  addMonths,
  calendarDate,
  daysInMonth,
  lastOfMonth,
  weekdayOf,
  weekdaysJa,
  yearMonthDay,
  type CalendarDate,
} from '../../base/calendar-date';
import type { DateForm } from './date-form';

const number = '(\\d{1,4}|[一二三四五六七八九十]{1,3})';
/** What belongs to a date behind it; all of it may be missing. */
const after =
  '(?:\\s*[（(][月火水木金土日](?:曜日?)?[）)])?(?:まで(?:に|には)?|中に?|以内に?|頃(?:まで)?に?|ごろ(?:まで)?に?|[にの、](?=.)|が?(?:締め?切り?|期限))?';
/** What makes a date of a word that need not be one: まで, or the end of the text. */
const bound = '(?:まで(?:に|には)?|中(?:に|まで(?:に)?)?|以内に?|(?:が?(?:締め?切り?|期限)(?:です)?)?[。.!]?\\s*$)';

/** Japanese forms. */
export const datesJa: readonly DateForm[] = [
  form(`(\\d{4})年\\s*${number}月\\s*${number}日${after}`, ([, year, month, day]) =>
    calendarDate(Number(year), numberOf(month), numberOf(day)),
  ),
  form(`令和(元|\\d{1,2})年\\s*${number}月\\s*${number}日${after}`, ([, year, month, day]) =>
    calendarDate(2018 + (year === '元' ? 1 : Number(year)), numberOf(month), numberOf(day)),
  ),
  form(
    `(?:(今年|来年|再来年)の?|(?<![\\d年月か来今]))${number}月\\s*${number}日${after}`,
    ([, year, month, day], today) => dayOfMonth(numberOf(month), numberOf(day), yearWord(year, today), today),
  ),
  form(`(来年|今年|再来年)の?${number}月(?:末(?:日)?|中)?${bound}`, ([, year, month], today) =>
    endOfMonth(numberOf(month), yearWord(year, today), today),
  ),
  form(`(\\d{4})年${number}月(?:末日?|中)?${bound}`, ([, year, month]) =>
    endOfMonth(numberOf(month), Number(year), '0001-01-01'),
  ),
  form(`(?<![\\d年月か来今])${number}月(上旬|中旬|下旬|末日?|中)${after}`, ([, month, part], today) =>
    partOfMonth(numberOf(month), part, today),
  ),
  form(`(?<![\\d年月か来今])${number}月${bound}`, ([, month], today) => endOfMonth(numberOf(month), null, today)),
  form(`(?<![\\d年月か来今])${number}月(?:頃|ごろ)(?:まで)?に?`, ([, month], today) =>
    endOfMonth(numberOf(month), null, today),
  ),
  // 6月に: some day of that month, so its last at the latest
  form(`(来年|今年|再来年)の?${number}月に`, ([, year, month], today) =>
    endOfMonth(numberOf(month), yearWord(year, today), today),
  ),
  form(`(\\d{4})年${number}月に`, ([, year, month]) => endOfMonth(numberOf(month), Number(year), '0001-01-01')),
  form(`(?<![\\d年月か来今])${number}月に`, ([, month], today) => endOfMonth(numberOf(month), null, today)),
  form(`(今月|来月|再来月)の?${number}日${after}`, ([, month, day], today) =>
    dayOf(addMonths(today, monthsOf(month)), numberOf(day)),
  ),
  form(`(今|来|再来)?月末(?:日)?${bound}`, ([, month], today) =>
    lastOfMonth(addMonths(today, monthsOf(`${month ?? '今'}月`))),
  ),
  form(`(今週|来週|再来週|次|今度)の?([月火水木金土日])曜日?${after}`, ([, week, day], today) =>
    weekdayIn(week, day, today),
  ),
  form(
    `(?<![\\p{Script=Han}]|毎週[^。]{0,8})([月火水木金土日])曜日?(?:まで(?:に|には)?|に(?=.)|[。.!]?\\s*$)`,
    ([, day], today) => comingWeekday(day, today),
  ),
  form(`(?:あと)?${number}(日|週間|週|か月|ヶ月|カ月|ヵ月|ケ月|箇月|年)(?:後|以内)${after}`, ([, many, unit], today) =>
    later(today, numberOf(many), unit),
  ),
  form(`あと${number}(日|週間|か月|ヶ月|カ月|ヵ月|箇月|年)(?:で|まで)?`, ([, many, unit], today) =>
    later(today, numberOf(many), unit),
  ),
  form(`(?<![\\d])${number}(週間|か月|ヶ月|カ月|ヵ月|箇月|年)で(?=.)`, ([, many, unit], today) =>
    later(today, numberOf(many), unit),
  ),
  // an answer that is only so long: 1週間, 二か月くらい; 3日 alone is a day of the month
  form(
    `^\\s*(?:あと)?(?:約|およそ|だいたい)?${number}(日間|週間|週|か月|ヶ月|カ月|ヵ月|ケ月|箇月|年)(?:間)?(?:くらい|ぐらい|ほど|程度)?(?:です)?[。.!]?\\s*$`,
    ([, many, unit], today) => later(today, numberOf(many), unit === '日間' ? '日' : unit),
  ),
  form(`^\\s*(?:あと)?(?:約)?半年(?:間)?(?:くらい|ぐらい|ほど|程度)?(?:です)?[。.!]?\\s*$`, (_, today) =>
    addMonths(today, 6),
  ),
  form(`^\\s*(?:あと)?(?:約)?半月(?:間)?(?:くらい|ぐらい|ほど|程度)?(?:です)?[。.!]?\\s*$`, (_, today) =>
    addDays(today, 15),
  ),
  form(`半年(?:後|以内)${after}`, (_, today) => addMonths(today, 6)),
  form(`半月後${after}`, (_, today) => addDays(today, 15)),
  form(
    `(今日|本日|明日|あした|あす|明後日|あさって|昨日|きのう|一昨日|今週末|来週末|週末|今週|来週|再来週|先週|今月|来月|再来月|先月|年末|年内|今年|来年)${bound}`,
    ([, word], today) => dayOfWord(word, today),
  ),
  form(
    `(?<![\\d/])(\\d{1,2})/(\\d{1,2})(?![\\d/])(?:まで(?:に|には)?|に(?=.)|頃に?|[。.!]?\\s*$)`,
    ([, month, day], today) => dayOfMonth(Number(month), Number(day), null, today),
  ),
  form(`(?<![\\d月年か月週])${number}日(?:まで(?:に|には)?|[。.!]?\\s*$)`, ([, day], today) =>
    comingDay(numberOf(day), today),
  ),
];

function form(pattern: string, date: DateForm['date']): DateForm {
  return { pattern: new RegExp(pattern, 'gu'), date };
}

/** Arabic, or Japanese up to 九十九; 0 when it is no number. */
export function numberOf(text = ''): number {
  if (/^\d+$/.test(text)) return Number(text);
  const digits = '〇一二三四五六七八九';
  const found = /^([一二三四五六七八九]?)(十?)([一二三四五六七八九]?)$/.exec(text);
  if (!found) return 0;
  const [, first = '', ten = '', last = ''] = found;
  if (ten === '') return last === '' ? Math.max(0, digits.indexOf(first)) : 0;
  return (first === '' ? 1 : digits.indexOf(first)) * 10 + (last === '' ? 0 : digits.indexOf(last));
}

function yearWord(word: string | undefined, today: CalendarDate): number | null {
  const years = { 今年: 0, 来年: 1, 再来年: 2 }[word ?? ''];
  return years === undefined ? null : yearMonthDay(today).year + years;
}

function monthsOf(word = ''): number {
  return { 先月: -1, 今月: 0, 来月: 1, 再来月: 2 }[word] ?? 0;
}

function dayOfMonth(month: number, day: number, year: number | null, today: CalendarDate): CalendarDate | null {
  if (year !== null) return calendarDate(year, month, day);
  const now = yearMonthDay(today).year;
  for (let next = now; next <= now + 4; next++) {
    const date = calendarDate(next, month, day);
    if (date !== null && date >= today) return date;
  }
  return null;
}

function endOfMonth(month: number, year: number | null, today: CalendarDate): CalendarDate | null {
  if (month < 1 || month > 12) return null;
  const now = yearMonthDay(today);
  const there = year ?? (month < now.month ? now.year + 1 : now.year);
  return calendarDate(there, month, daysInMonth(there, month));
}

function partOfMonth(month: number, part = '', today: CalendarDate): CalendarDate | null {
  if (part === '上旬') return dayOfMonth(month, 10, null, today);
  if (part === '中旬') return dayOfMonth(month, 20, null, today);
  return endOfMonth(month, null, today);
}

function dayOf(date: CalendarDate, day: number): CalendarDate | null {
  const { year, month } = yearMonthDay(date);
  return calendarDate(year, month, day);
}

/** The next day of that number, in this month or a later one. */
function comingDay(day: number, today: CalendarDate): CalendarDate | null {
  for (let months = 0; months <= 2; months++) {
    const date = dayOf(addMonths(today, months), day);
    if (date !== null && date >= today) return date;
  }
  return null;
}

function later(today: CalendarDate, count: number, unit = ''): CalendarDate | null {
  if (count === 0 || count > 999) return null;
  if (unit === '日') return addDays(today, count);
  if (unit === '週間' || unit === '週') return addDays(today, count * 7);
  return addMonths(today, unit === '年' ? count * 12 : count);
}

/** 来週の金曜 is that of the next week, weeks beginning on Monday; 次の金曜 the first after today. */
function weekdayIn(week = '', day: string | undefined, today: CalendarDate): CalendarDate {
  if (week === '次' || week === '今度') return comingWeekday(day, today);
  const weeks = { 今週: 0, 来週: 7, 再来週: 14 }[week] ?? 0;
  return addDays(sundayOf(today), weeks - 6 + weekdaysJa.indexOf(day ?? ''));
}

function comingWeekday(day = '', today: CalendarDate): CalendarDate {
  const ahead = (weekdaysJa.indexOf(day) - weekdayOf(today) + 7) % 7;
  return addDays(today, ahead === 0 ? 7 : ahead);
}

function sundayOf(today: CalendarDate): CalendarDate {
  return addDays(today, 6 - weekdayOf(today));
}

function dayOfWord(word = '', today: CalendarDate): CalendarDate | null {
  const { year } = yearMonthDay(today);
  const days: Readonly<Record<string, CalendarDate | null>> = {
    今日: today,
    本日: today,
    明日: addDays(today, 1),
    あした: addDays(today, 1),
    あす: addDays(today, 1),
    明後日: addDays(today, 2),
    あさって: addDays(today, 2),
    昨日: addDays(today, -1),
    きのう: addDays(today, -1),
    一昨日: addDays(today, -2),
    週末: sundayOf(today),
    今週末: sundayOf(today),
    今週: sundayOf(today),
    来週末: addDays(sundayOf(today), 7),
    来週: addDays(today, 7),
    再来週: addDays(today, 14),
    先週: addDays(today, -7),
    今月: lastOfMonth(today),
    来月: addMonths(today, 1),
    再来月: addMonths(today, 2),
    先月: addMonths(today, -1),
    年末: calendarDate(year, 12, 31),
    年内: calendarDate(year, 12, 31),
    今年: calendarDate(year, 12, 31),
    来年: calendarDate(year + 1, 12, 31),
  };
  return days[word] ?? null;
}
