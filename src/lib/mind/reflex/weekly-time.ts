import { weekdaysEn, weekdaysJa, type Weekday } from '../../base/calendar-date';
import { findRepeat } from './repeat-phrases';
import { folded } from './sentence-pattern';

/** How much of a week is given: on which weekdays, and hours in all; null where it was not said. */
export interface WeeklyTime {
  weekdays: readonly Weekday[];
  hours: number | null;
}

/**
 * Reads "4 hours a week", "3 days a week", "Tuesday and Thursday", "every day", 週4時間, 週3日, 火曜と木曜, 毎日, alone or together
 * ("2 hours on Mon and Fri"). Null: none of these.
 */
export function readWeeklyTime(answer: string): WeeklyTime | null {
  const text = folded(answer).toLowerCase();
  const hours = hoursIn(text);
  const named = weekdaysIn(text);
  const days = named.length > 0 ? named.length : daysIn(text);
  if (days === null && hours === null) return null;
  if (days === null || hours === null) {
    const sessions = days ?? (hours?.per === 'day' ? 7 : sessionsFor(hours?.count ?? 0));
    const week = hours === null ? null : capped(hours.per === 'day' ? hours.count * 7 : hours.count);
    return { weekdays: named.length > 0 ? named : spreadWeekdays(sessions), hours: week };
  }
  return {
    weekdays: named.length > 0 ? named : spreadWeekdays(days),
    // "2 hours on Monday and Friday" are two each
    hours: capped(hours.per === 'week' ? hours.count : hours.count * days),
  };
}

/** The weekdays on which a sentence says that something comes again: "every Monday", "twice a week", 毎朝, 週に2回. Null: on none. */
export function repeatedDays(sentence: string): readonly Weekday[] | null {
  const repeat = findRepeat(sentence);
  if (repeat) return repeat.weekdays;
  const text = folded(sentence).toLowerCase();
  const many =
    /\b(?:once|twice|\w+ (?:times?|days))\s+(?:a|per|each|every)\s+week\b|\b(?:once|twice) a day\b|\bon weekends\b/.exec(
      text,
    );
  const manyJa = /週に?[\d一二三四五六]\s*(?:回|日|度)|(?<!\p{Script=Han})週末[はに]|毎夕/u.exec(text);
  const said = many?.[0] ?? manyJa?.[0] ?? null;
  if (said === null) return null;
  if (/a day|毎夕/.test(said)) return spreadWeekdays(7);
  const number = '一二三四五六'
    .split('')
    .reduce((so, digit, index) => so.replace(digit, String(index + 1)), said)
    .replace('度', '回');
  return readWeeklyTime(number.replace('once', '1 times').replace('twice', '2 times'))?.weekdays ?? null;
}

/** Weekdays for so many sessions a week, as far apart as they go; the weekend first. */
export function spreadWeekdays(sessions: number): Weekday[] {
  const spreads: readonly (readonly Weekday[])[] = [
    [5],
    [5],
    [1, 5],
    [1, 3, 5],
    [0, 2, 4, 5],
    [0, 1, 3, 4, 5],
    [0, 1, 2, 3, 4, 5],
    [0, 1, 2, 3, 4, 5, 6],
  ];
  return [...(spreads[Math.min(Math.max(Math.round(sessions), 1), 7)] as readonly Weekday[])];
}

/** Sessions of about two hours. */
function sessionsFor(hours: number): number {
  return Math.ceil(hours / 2);
}

const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function hoursIn(text: string): { count: number; per: 'day' | 'week' | 'unsaid' } | null {
  const found =
    /(\d{1,3}(?:\.\d)?|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|an?))\s*(?:hours?|hrs?|h)\b/.exec(text) ??
    /(\d{1,3}(?:\.\d)?)\s*時間/.exec(text);
  if (!found) return null;
  const count = countOf(found[1] as string);
  if (count <= 0) return null;
  const isWeekly = /(?:hours?|hrs?|h)\s+(?:(?:a|per|each|every)\s+week|weekly)|週に?\s*\d[\d.]*\s*時間/.test(text);
  const isDaily = /\b(?:a|per|each|every)\s+day\b|\bdaily\b|毎日|[1一]日|日に/.test(text);
  return { count: capped(count), per: isWeekly ? 'week' : isDaily ? 'day' : 'unsaid' };
}

function daysIn(text: string): number | null {
  if (/\bevery\s*day\b|\bdaily\b|毎日/.test(text)) return 7;
  if (/\bonce\s+a\s+week\b|週一/.test(text)) return 1;
  if (/\btwice\s+a\s+week\b/.test(text)) return 2;
  const found =
    /(\d|\b(?:one|two|three|four|five|six|seven))\s*(?:days?|times|sessions|mornings|afternoons|evenings|nights)\b/.exec(
      text,
    ) ??
    /(?:週に?|^)\s*(\d)\s*(?:日|回)/.exec(text) ??
    /(\d)\s*回/.exec(text);
  if (!found) return null;
  const days = countOf(found[1] as string);
  return days >= 1 && days <= 7 ? days : null;
}

function weekdaysIn(text: string): Weekday[] {
  const found = new Set<Weekday>();
  weekdaysEn.forEach((name, index) => {
    const short = name.slice(0, 3).toLowerCase();
    const pattern = new RegExp(
      `\\b(?:${name.toLowerCase()}s?|${short}|${name.slice(0, 4).toLowerCase()}|${name.slice(0, 5).toLowerCase()})\\b`,
    );
    if (pattern.test(text)) found.add(index as Weekday);
  });
  weekdaysJa.forEach((name, index) => {
    if (new RegExp(`${name}曜`).test(text)) found.add(index as Weekday);
  });
  if (/\bweekdays?\b|平日/.test(text)) ([0, 1, 2, 3, 4] as const).forEach((day) => found.add(day));
  if (/\bweekends?\b|週末/.test(text)) ([5, 6] as const).forEach((day) => found.add(day));
  // 月水金: weekdays alone, in a row
  if (
    /^(?:(?:いや|いえ|いいえ|やっぱり|やはり)[、,\s]*)?[毎週の]*[月火水木金土日][・、と月火水木金土日\s]*$/.test(text)
  ) {
    weekdaysJa.forEach((name, index) => {
      if (text.replace('毎週', '').includes(name)) found.add(index as Weekday);
    });
  }
  return [...found].sort((left, right) => left - right);
}

function countOf(word: string): number {
  if (/^[\d.]+$/.test(word)) return Number(word);
  return Math.max(0, numberWords.indexOf(word)) + 1;
}

/** A week has no more than 80 hours that anyone studies. */
function capped(hours: number): number {
  return Math.min(hours, 80);
}
