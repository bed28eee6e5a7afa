import { addDays, type CalendarDate } from '../../base/calendar-date';
import type { ContextPack, PackEvent } from '../context-pack';
import { findDate, isBoundDate, withoutDate, type DatePhrase } from './date-phrases';
import { matchPattern } from './match-sentence';

/** The date that an answer in words names, as it was meant on the day when it was said; null: none. */
export function dateSaid(event: PackEvent | undefined, pack: ContextPack): DatePhrase | null {
  if (!event || event.choice !== null) return null;
  return dateIn(event.text ?? '', event, pack);
}

/** The date by which it is to be, in an answer about something else: "by 20 December", 12月20日までに. "As good as in May" has none. */
export function deadlineSaid(event: PackEvent, pack: ContextPack): DatePhrase | null {
  if (event.choice !== null) return null;
  let rest = event.text ?? '';
  for (;;) {
    const phrase = dateIn(rest, event, pack);
    if (!phrase) return null;
    const [before, said] = [rest.slice(0, phrase.start), rest.slice(phrase.start, phrase.end)];
    const isBound =
      /^(?:by|until|till|before)\b/i.test(said) ||
      /\b(?:by|until|till|before)\s+$/i.test(before) ||
      /まで(?:に|には)?\s*$/u.test(said);
    if (isBound && !isBoundDate(rest, phrase)) return phrase;
    rest = rest.slice(phrase.end);
  }
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

/** The person's day when something was said, by the wall clock of now: "tomorrow" in an answer of yesterday is today. */
export function dayOf(event: PackEvent, { now }: ContextPack): CalendarDate {
  const elapsed = Date.parse(now.time) - Date.parse(event.time);
  const [hour = 0, minute = 0, second = 0] = now.clock.split(':').map(Number);
  const sinceMidnight = ((hour * 60 + minute) * 60 + second) * 1_000;
  return elapsed > sinceMidnight ? addDays(now.date, -Math.ceil((elapsed - sinceMidnight) / 86_400_000)) : now.date;
}

/** The first date of a text that was said in this event. */
export function dateIn(text: string, event: PackEvent, pack: ContextPack): DatePhrase | null {
  const phrase = findDate(text, dayOf(event, pack), pack.lang);
  return phrase && { ...phrase, isPast: phrase.date < pack.now.date };
}
