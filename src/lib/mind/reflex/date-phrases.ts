import type { CalendarDate } from '../../base/calendar-date';
import type { Language } from '../../base/language';
import { datesEn } from './date-phrases-en';
import { datesJa } from './date-phrases-ja';
import { sameLength } from './same-length';

/** A date that stands in a text. */
export interface DatePhrase {
  date: CalendarDate;
  /** Before today: nothing can be planned towards it. */
  isPast: boolean;
  /** Where the phrase stands in the text, with the words that belong to it ("by", "までに"); UTF-16 units. */
  start: number;
  end: number;
}

/**
 * The first date that a text names, by the declared forms of both languages (date-phrases-en, date-phrases-ja), relative to `today`.
 * A day without a year is the next one to come. Words like "today" or 来週 count only as the whole text, at its end or with "by" or
 * まで, since "today's news" names no date. Null: no date there.
 */
export function findDate(text: string, today: CalendarDate, lang: Language): DatePhrase | null {
  const read = sameLength(text);
  const forms = lang === 'ja' ? [...datesJa, ...datesEn] : [...datesEn, ...datesJa];
  let first: DatePhrase | null = null;
  for (const { pattern, date } of forms) {
    for (const found of read.matchAll(pattern)) {
      const day = date(found, today);
      if (day === null || (first !== null && found.index >= first.start)) continue;
      first = { date: day, isPast: day < today, start: found.index, end: found.index + found[0].length };
      break;
    }
  }
  return first;
}

/**
 * Whether the words beside a date need it: "from 5 December to 8 December", "the mail of 3 March", 12月4日から. They would stand there
 * without a meaning.
 */
export function isBoundDate(text: string, { start, end }: Pick<DatePhrase, 'start' | 'end'>): boolean {
  return holdsBefore.test(text.slice(0, start)) || holdsBehind.test(text.slice(end));
}

const holdsBefore = /\b(?:from|of|to|since|after|between|about|than|as)\s+(?:the\s+)?$/i;
const holdsBehind =
  /^\s*(?:から|以降|以来|より|(?:to\b|until\b|till\b|through\b|[-–~〜])\s*(?:the\s+)?(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)\w*\b|(?:next|this)\s))/i;

/** The text without its date phrase, for names: "Finish my essay by 4 December" → "Finish my essay". A date that is held stays. */
export function withoutDate(text: string, today: CalendarDate, lang: Language): string {
  const phrase = findDate(text, today, lang);
  if (!phrase || isBoundDate(text, phrase)) return text.trim();
  const rest = `${text.slice(0, phrase.start).trimEnd()} ${text.slice(phrase.end).trimStart()}`.trim();
  const joined =
    lang === 'ja' || /[^\p{ASCII}]/u.test(text) ? rest.replace(/(?<=[^\p{ASCII}]) (?=[^\p{ASCII}])/gu, '') : rest;
  return joined.replace(/^[\s,;:、。：；，]+|[\s,;:、：；，]+$/g, '');
}
