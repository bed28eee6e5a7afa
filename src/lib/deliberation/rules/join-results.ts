import type { ParsingResult, Refiner } from 'chrono-node/en';
import { addDays, addMonths, calendarDate, weekdayOf, yearMonthDay, type CalendarDate } from '../../base/calendar-date';
import { dateOf } from './phrase-parser';

type Results = Parameters<Refiner['refine']>[1];

/** Words and numbers that chrono takes for days, months and clocks, and that seldom are. */
const tooMuch =
  /^(?:(?:on )?(?:mar|may|week ?day|week ?end|sat|sun|mon|wed|dec|march|now|second|the second)\.?|(?!\d{4}[-/.]\d+[-/.])\d+(?:[-/.]\d+)*|\d+ ?[-–~] ?\d+|\d+ ?[ap])$/i;
/** "August 1st 11 pm": chrono takes the 11 for a year. One of the years from now on may be one. */
const shortYear = /[a-z]+\.?,? \d{1,2}(?:st|nd|rd|th)?,? \d\d$|\d{1,2}(?:st|nd|rd|th)?(?: of)? [a-z]+\.?,? \d\d$/i;

const isClockEnd = /^(?: ?[ap]\.? ?m\b| ?o'?clock|:\d| ?h\b)/i;

/** Of the results in one place the longest stays, ours before chrono's. */
export const keepLongest: Refiner = {
  refine: (context, results) => {
    const kept: Results = [];
    for (const result of results) {
      if (!isOurs(result) && isTooMuch(result, context.refDate.getFullYear())) continue;
      const after = context.text.slice(result.index + result.text.length);
      if (!isOurs(result) && shortYear.test(result.text.trim()) && isClockEnd.test(after)) continue;
      const last = kept.at(-1);
      if (!last || result.index >= last.index + last.text.length) kept.push(result);
      else if (rank(result) > rank(last)) kept[kept.length - 1] = result;
    }
    return kept;
  },
};

/** "3 weeks after" and "next Monday" say one day; so do "Friday" and "4 December", which then must agree. */
export const joinDays: Refiner = {
  refine: (context, results) => {
    const joined: Results = [];
    const wasJoined = new Set<ParsingResult>();
    for (const result of results) {
      const last = joined.at(-1);
      const gap = last && context.text.slice(last.index + last.text.length, result.index);
      const isNext = gap !== undefined && /^(?:\.? ?[,(（]? ?| on | of | in |の)$/.test(gap);
      if (!last || !isNext || !join(last, result, dateOf(context.refDate))) joined.push(result);
      else {
        wasJoined.add(last);
        last.text = context.text.slice(last.index, result.index + result.text.length);
      }
    }
    return joined.filter((result) => !isDistance(result) || wasJoined.has(result));
  },
};

/** Whether the first now says what both say. */
function join(first: ParsingResult, second: ParsingResult, today: CalendarDate): boolean {
  if (isDistance(first) && !first.start.isCertain('day')) {
    const day = dayOf(second, today);
    if (day === null) return false;
    const {
      year,
      month,
      day: at,
    } = yearMonthDay(addDays(addMonths(day, tagged(first, 'months/')), tagged(first, 'days/')));
    first.start.assign('year', year).assign('month', month).assign('day', at);
    first.start.delete('weekday');
  } else {
    const [weekday, dated] = isBareWeekday(first) ? [first, second] : [second, first];
    if (!isBareWeekday(weekday) || !dated.start.isCertain('day') || first.start.isCertain('hour')) return false;
    if (dated.start.tags().has('isAbout')) {
      // "Thursday in two weeks": the first one from then on
      const { year, month, day } = yearMonthDay(nextOn(weekday, dated));
      first.start.assign('year', year).assign('month', month).assign('day', day);
      return true;
    }
    const known = weekday.start.get('weekday') as number;
    if (dated === second) {
      for (const part of ['year', 'month', 'day'] as const)
        if (second.start.isCertain(part)) first.start.assign(part, second.start.get(part) as number);
    }
    first.start.assign('weekday', known);
    if (second.start.tags().has('isAmbiguous')) first.start.addTag('isAmbiguous');
  }
  for (const part of ['hour', 'minute', 'second', 'meridiem'] as const)
    if (second.start.isCertain(part)) first.start.assign(part, second.start.get(part) as number);
  return true;
}

function nextOn(weekday: ParsingResult, { start }: ParsingResult): CalendarDate {
  const day = calendarDate(start.get('year') ?? 1, start.get('month') ?? 1, start.get('day') ?? 1) as CalendarDate;
  return addDays(day, ((weekday.start.get('weekday') as number) + 6 - weekdayOf(day)) % 7);
}

function isBareWeekday({ start }: ParsingResult): boolean {
  return start.isCertain('weekday') && !start.isCertain('day');
}

function dayOf({ start }: ParsingResult, today: CalendarDate): CalendarDate | null {
  if (isBareWeekday({ start } as ParsingResult)) {
    const days = ((start.get('weekday') as number) + 6 - weekdayOf(today)) % 7;
    return addDays(today, (days + 7) % 7 || 7);
  }
  if (!start.isCertain('day')) return null;
  const [year, month, day] = [start.get('year'), start.get('month'), start.get('day')] as [number, number, number];
  const date = calendarDate(year, month, day);
  if (date === null || start.isCertain('year') || date >= today) return date;
  return start.isCertain('month') ? calendarDate(year + 1, month, day) : addMonths(date, 1);
}

function isDistance(result: ParsingResult): boolean {
  return [...result.start.tags()].some((tag) => /^(?:days|months)\//.test(tag));
}

function tagged(result: ParsingResult, prefix: string): number {
  return Number([...result.start.tags()].find((tag) => tag.startsWith(prefix))?.slice(prefix.length) ?? 0);
}

function rank(result: ParsingResult): number {
  return result.text.trim().length + (isOurs(result) ? 0.5 : 0);
}

function isOurs(result: ParsingResult): boolean {
  return result.start.tags().has('own');
}

function isTooMuch(result: ParsingResult, thisYear: number): boolean {
  const text = result.text.trim();
  const year = result.start.get('year') ?? thisYear;
  const isNoYear = shortYear.test(text) && (year < thisYear || year > thisYear + 9);
  return tooMuch.test(text) || isNoYear || result.start.tags().has('result/relativeDateAndTime');
}
