import { addDays, type CalendarDate } from '../../base/calendar-date';
import type { ContextPack, PackEvent } from '../context-pack';
import { answerLines } from './answer-lines';
import { findDate, withoutDate, type DatePhrase } from './date-phrases';
import { matchPattern } from './match-sentence';

/** The date that an answer in words names, as it was meant on the day when it was said; null: none. */
export function dateSaid(event: PackEvent | undefined, pack: ContextPack): DatePhrase | null {
  if (!event || event.choice !== null) return null;
  return dateIn(event.text ?? '', event, pack);
}

/** The same of an answer that says nothing but a date, or that it is to be another: "by 5 December", "no, make it 5 December". */
export function dateAlone(event: PackEvent, pack: ContextPack): DatePhrase | null {
  if (event.choice !== null) return null;
  const said = (event.text ?? '').trim();
  const changed = matchPattern('other_date', said, pack.lang)?.text;
  for (const text of changed === undefined ? [said] : [changed, said]) {
    const phrase = dateIn(text, event, pack);
    if (phrase && withoutDate(text, dayOf(event, pack), pack.lang).replace(/[\p{P}\s]/gu, '') === '') return phrase;
  }
  return null;
}

/** The last of the days that listed steps name; null: none names one that is to come. */
export function lastDateOfSteps(event: PackEvent | undefined, pack: ContextPack): CalendarDate | null {
  if (!event || event.choice !== null) return null;
  const days = stepsOf(event).flatMap((step) => ownDay(step, event, pack) ?? []);
  return days.sort().at(-1) ?? null;
}

/** The person's day when something was said, by the wall clock of now: "tomorrow" in an answer of yesterday is today. */
export function dayOf(event: PackEvent, { now }: ContextPack): CalendarDate {
  const elapsed = Date.parse(now.time) - Date.parse(event.time);
  const [hour = 0, minute = 0, second = 0] = now.clock.split(':').map(Number);
  const sinceMidnight = ((hour * 60 + minute) * 60 + second) * 1_000;
  return elapsed > sinceMidnight ? addDays(now.date, -Math.ceil((elapsed - sinceMidnight) / 86_400_000)) : now.date;
}

function dateIn(text: string, event: PackEvent, pack: ContextPack): DatePhrase | null {
  const phrase = findDate(text, dayOf(event, pack), pack.lang);
  return phrase && { ...phrase, isPast: phrase.date < pack.now.date };
}

/** The day to come that a listed step names; null: none. */
export function ownDay(step: string, event: PackEvent, pack: ContextPack): CalendarDate | null {
  const phrase = dateIn(step, event, pack);
  return phrase && !phrase.isPast ? phrase.date : null;
}

/** The step without its day: "tomorrow" in a note would be wrong the day after. */
export function undated(step: string, event: PackEvent, pack: ContextPack): string {
  const rest = withoutDate(step, dayOf(event, pack), pack.lang);
  return rest === '' ? step : rest;
}

function stepsOf(event: PackEvent): string[] {
  return answerLines(event.text ?? '', { commas: true, most: 12, length: 2_000 });
}
