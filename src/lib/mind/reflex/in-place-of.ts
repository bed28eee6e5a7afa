import { longDate, type CalendarDate } from '../../base/calendar-date';
import type { ContextPack, PackEvent } from '../context-pack';
import { dateAlone } from './dates-said';
import { dayNames } from './day-names';
import { saysClockAlone, saysDaysAlone } from './recurring-said';
import { asksFor, type IntakeRecipe, type Slot } from './recipe-slots';
import { problemWithAnswer, readClock, readDays } from './slots';
import { wordsOf } from './words';
import { recipeWords } from './words-recipes';

/** What an answer is that belongs to another question than the one that is open. */
export interface InPlace {
  slot: 'date' | 'days' | 'clock';
  /** What is said of it. */
  told: string;
  /** It can be taken: a date that is past cannot. */
  isTaken: boolean;
}

/**
 * Nothing but a date, days or a time, said where something else is asked: what the plan is to have, or another in the place of what was
 * understood before. Null: it is an answer like any other.
 */
export function inPlaceOf(slot: Slot, recipe: IntakeRecipe, pack: ContextPack): InPlace | null {
  const { trigger } = pack;
  if (trigger.choice !== null) return null;
  if (asksFor('date', recipe) && slot !== 'date' && pack.purpose?.kind !== 'ongoing') {
    if (slot === 'hours' && problemWithAnswer(slot, trigger, pack) === null) return null; // Tuesday is a day to study on
    const date = slot !== 'kind' && isOtherWord(trigger.text ?? '') ? null : dateAlone(trigger, pack);
    if (date?.isPast) {
      const told = wordsOf(pack.lang).slot.datePast(longDate(date.date, pack.lang));
      return { slot: 'date', told, isTaken: false };
    }
    if (date) return { slot: 'date', told: dateTold(date.date, pack, true), isTaken: true };
  }
  if (
    asksFor('days', recipe) &&
    slot !== 'days' &&
    saysDaysAlone(trigger, pack) &&
    (slot === 'clock' || isSureOfDays(pack))
  )
    return { slot: 'days', told: daysTold(trigger, pack), isTaken: true };
  if (asksFor('clock', recipe) && slot !== 'clock' && saysClockAlone(trigger, pack))
    return { slot: 'clock', told: clockTold(trigger, pack), isTaken: true };
  return null;
}

const saysOther = /^\s*(?:no\b|actually\b|sorry\b|いや|いえ|いいえ|やっぱり|やはり)/iu;

/** Where anything may be answered, 金 and "sun" alone are no days. */
function isSureOfDays(pack: ContextPack): boolean {
  const said = pack.trigger.text ?? '';
  return saysOther.test(said) || /曜|\b\w{3,6}days?\b/iu.test(said) || (readDays(pack.trigger, pack)?.length ?? 0) > 1;
}

/** A name of a day or a month that is another word too, and nothing beside it. */
function isOtherWord(said: string): boolean {
  return /^\s*(?:sun|mon|wed|sat|mar|march|april|may|june|august)[.!]?\s*$/i.test(said);
}

/** What was understood, with its weekday, since it could be misunderstood; and, while something is still asked, how it is put right. */
export function dateTold(date: CalendarDate, { lang }: ContextPack, isAsking: boolean): string {
  const { slot } = wordsOf(lang);
  const taken = slot.dateTaken(longDate(date, lang));
  return isAsking ? slot.dateChange(taken) : taken;
}

export function daysTold(event: PackEvent, pack: ContextPack): string {
  return recipeWords[pack.lang].daysTaken(dayNames(readDays(event, pack) ?? [], pack));
}

export function clockTold(event: PackEvent, pack: ContextPack): string {
  return recipeWords[pack.lang].clockTaken(readClock(event, pack) ?? '');
}
