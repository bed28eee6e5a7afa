import { longDate, type CalendarDate } from '../../base/calendar-date';
import type { ContextPack, PackEvent } from '../context-pack';
import { answerLines } from './answer-lines';
import { findDate, isBoundDate, withoutDate, type DatePhrase } from './date-phrases';
import { dateIn, dayOf } from './dates-said';
import { behindNouns } from './own-repeat';

/** The day that a listed step names for itself. */
export interface StepDay {
  day: CalendarDate;
  /** Of some days ("from 5 to 8 December") the last; else the same. */
  last: CalendarDate;
  /** The step without its day, since "tomorrow" in a note would be wrong the day after; whole where the words need it. */
  text: string;
}

/**
 * The day to come on which a listed step is to be done. It must be said as such: by 4 December, 12月4日までに, at one end of the step, or
 * from one day to another. Null: none, or a date that may belong to something else ("the mail of 3 March", 3月3日の記録, "part 1/2").
 */
export function stepDay(step: string, event: PackEvent, pack: ContextPack): StepDay | null {
  const found = dateIn(step, event, pack);
  if (!found || found.isPast) return null;
  const phrase = withPreposition(step, found);
  const day = phrase.date;
  if (isBoundDate(step, phrase)) {
    const last = endOfRange(step, phrase, pack);
    return last === null ? null : { day, last, text: step };
  }
  if (!isOwn(step, phrase)) return null;
  const today = dayOf(event, pack);
  const rest = `${step.slice(0, phrase.start).trimEnd()}\n${step.slice(phrase.end).trimStart()}`;
  if (findDate(rest, today, pack.lang)) return { day, last: day, text: step };
  const bare = withoutDate(step, today, pack.lang);
  const text = phrase.start < found.start ? bare.replace(/\s+(?:by|on)$/i, '') : bare;
  const cleared = text.replace(/\s*[（(]\s*[）)]/gu, '');
  return { day, last: day, text: cleared === '' ? step : cleared };
}

/** The last of the days that listed steps name; null: none names one that is to come. */
export function lastDateOfSteps(event: PackEvent | undefined, pack: ContextPack): CalendarDate | null {
  return (
    daysOfSteps(event, pack)
      .map(({ last }) => last)
      .sort()
      .at(-1) ?? null
  );
}

/** The steps whose own day comes after the deadline, each with its day in words. */
export function stepsBehind(
  event: PackEvent | undefined,
  deadline: CalendarDate,
  pack: ContextPack,
): { text: string; date: string }[] {
  return daysOfSteps(event, pack)
    .filter(({ last }) => last > deadline)
    .map(({ text, last }) => ({ text, date: longDate(last, pack.lang) }));
}

function daysOfSteps(event: PackEvent | undefined, pack: ContextPack): StepDay[] {
  if (!event || event.choice !== null) return [];
  const steps = answerLines(event.text ?? '', { commas: true, most: 12, length: 2_000 });
  return steps.flatMap((step) => stepDay(step, event, pack) ?? []);
}

/** Forms like 12/4 have no English preposition of their own. */
function withPreposition(step: string, phrase: DatePhrase): DatePhrase {
  const before = /\b(?:by|on)\s+$/i.exec(step.slice(0, phrase.start));
  return before ? { ...phrase, start: before.index } : phrase;
}

const boundEn = /^(?:by|until|till|before|due|in|within|during)\b/i;
const boundJa = /(?:まで(?:に|には)?|以内に?|中に|頃に|ごろに|に|締め?切り?|期限)[。.!]?\s*$/u;
/** A number of parts, and how many days: dates only where it is said. */
const needsBound = /^\s*(?:\d{1,2}\/\d{1,2}|(?:\d{1,2}|[一二三四五六七八九十]{1,3})日)[。.!]?\s*$/u;

function isOwn(step: string, { start, end }: DatePhrase): boolean {
  const said = step.slice(start, end).trim();
  const [before, behind] = [step.slice(0, start), step.slice(end)];
  if (boundEn.test(said)) return true;
  // what happened on a day that is named, and what is for one, is another thing
  if (/^for\b/i.test(said) || /の$/u.test(said)) return false;
  if (/^on\b/i.test(said)) return !/\b(?:that|which|who|whom|what|where|when|how)\b/i.test(before);
  if (boundJa.test(said)) return /まで(?:に|には)?$/u.test(said) || !behindNouns.test(behind);
  if (needsBound.test(said)) return false;
  const isAtEnd = [before, behind].some((side) => /^[\p{P}\s]*$/u.test(side));
  return isAtEnd && !/\b(?:at|with|in|around|like|for)\s+(?:the\s+)?$/i.test(before);
}

/** The last day of "from 5 December to 8 December", "5 December - 8 December", 12月4日から8日まで; null: it is no such range. */
function endOfRange(step: string, { date, start, end }: DatePhrase, { lang }: ContextPack): CalendarDate | null {
  const behind = step.slice(end);
  const joined = /^\s*(から|[-–~〜]|to\b|until\b|till\b|through\b)\s*/i.exec(behind);
  if (!joined || /\b(?:of|to|about|than|as)\s+(?:the\s+)?$/i.test(step.slice(0, start))) return null;
  const last = findDate(behind.slice(joined[0].length), date, lang) ?? findDate(behind, date, lang);
  return last && last.start <= joined[0].length && last.date >= date ? last.date : null;
}
