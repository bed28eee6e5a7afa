import { addDays, longDate, type CalendarDate } from '../../base/calendar-date';
import { cut, oneLine } from '../../base/text';
import type { PurposeKind } from '../../events/decision';
import type { ContextPack, PackEvent } from '../context-pack';
import { answerLine, answerLines } from './answer-lines';
import { findDate, withoutDate } from './date-phrases';
import { matchPattern } from './match-sentence';
import { readWeeklyTime, spreadWeekdays, type WeeklyTime } from './weekly-time';
import { wordsOf } from './words';
import type { Button } from './words-form';

/** What a recipe asks before it plans, in this order. */
export const recipeSlots = {
  /** For any purpose that no other recipe fits. */
  general: ['purpose', 'kind', 'outcome', 'date', 'have', 'steps'],
  study: ['subject', 'kind', 'date', 'hours', 'materials'],
  /** A further goal of a purpose that is not reached yet. */
  next: ['steps', 'date'],
} as const;
export type IntakeRecipe = keyof typeof recipeSlots;
export type Slot = (typeof recipeSlots)[IntakeRecipe][number];

export type Answers = Readonly<Partial<Record<string, PackEvent>>>;

export function isIntakeRecipe(name: string): name is IntakeRecipe {
  return Object.hasOwn(recipeSlots, name);
}

export function isSlot(name: string): name is Slot {
  return Object.values(recipeSlots).some((slots) => (slots as readonly string[]).includes(name));
}

/** The first slot that has no answer yet; null when all is known. Something that goes on needs no date. */
export function nextSlot(recipe: IntakeRecipe, answers: Answers, kind: PurposeKind | null): Slot | null {
  const slots: readonly Slot[] = recipeSlots[recipe];
  return slots.find((slot) => !answers[slot] && !(slot === 'date' && kind === 'ongoing') && slot !== 'purpose') ?? null;
}

/** The question of a slot, and its buttons. */
export function slotQuestion(
  slot: Slot,
  recipe: IntakeRecipe,
  kind: PurposeKind | null,
  pack: ContextPack,
): { text: string; buttons: readonly Button[] } {
  const { ask, buttons } = wordsOf(pack.lang).slot;
  switch (slot) {
    case 'purpose':
      return { text: ask.purpose, buttons: [] };
    case 'subject':
      return { text: ask.subject, buttons: [] };
    case 'kind':
      return { text: ask.kind, buttons: buttons.kind };
    case 'outcome':
      return { text: kind === 'ongoing' ? ask.outcomeOngoing : ask.outcome, buttons: buttons.outcome };
    case 'date':
      return { text: recipe === 'study' ? ask.studyDate : ask.date, buttons: buttons.date };
    case 'have':
      return { text: ask.have, buttons: buttons.have };
    case 'steps':
      return { text: recipe === 'next' ? ask.missing : ask.steps, buttons: buttons.steps };
    case 'hours':
      return { text: ask.hours, buttons: buttons.hours };
    case 'materials':
      return { text: ask.materials, buttons: buttons.materials };
  }
}

/** Why an answer cannot be taken, in words; null when it can. */
export function problemWithAnswer(slot: Slot, event: PackEvent, pack: ContextPack): string | null {
  const words = wordsOf(pack.lang).slot;
  if (slot === 'date') {
    const reading = readDate(event, pack);
    if (reading === 'unread') return words.dateUnread;
    return reading !== 'none' && reading.isPast ? words.datePast(longDate(reading.date, pack.lang)) : null;
  }
  return slot === 'hours' && readHours(event, pack) === null ? words.weeklyUnread : null;
}

export function readDate(
  event: PackEvent,
  pack: ContextPack,
): { date: CalendarDate; isPast: boolean } | 'none' | 'unread' {
  const day = dayOf(event, pack);
  if (event.choice !== null) {
    const days = /^date:in_(\d{1,3})_days$/.exec(event.choice)?.[1];
    return days === undefined ? 'none' : { date: addDays(day, Number(days)), isPast: false };
  }
  const phrase = findDate(event.text ?? '', day, pack.lang);
  if (phrase) return { date: phrase.date, isPast: phrase.date < pack.now.date };
  return isOpenAnswer(event, pack) ? 'none' : 'unread';
}

export function readKind(event: PackEvent | undefined, pack: ContextPack): PurposeKind {
  if (event?.choice === 'kind:ongoing') return 'ongoing';
  const isOngoing = event?.choice === null && matchPattern('ongoing', event.text ?? '', pack.lang) !== null;
  return isOngoing ? 'ongoing' : 'to_reach';
}

/** Null: not readable. Left open: a session each Saturday. */
export function readHours(event: PackEvent, pack: ContextPack): WeeklyTime | null {
  const hours = event.choice === null ? undefined : /^hours:(\d{1,2})$/.exec(event.choice)?.[1];
  if (hours !== undefined) return readWeeklyTime(`${hours} hours`);
  return (
    readWeeklyTime(event.text ?? '') ??
    (isOpenAnswer(event, pack) ? { weekdays: spreadWeekdays(1), hours: null } : null)
  );
}

/** What was listed; empty where the answer was left open. */
export function readLines(
  event: PackEvent | undefined,
  pack: ContextPack,
  options: Parameters<typeof answerLines>[1] = {},
): string[] {
  if (!event || event.choice !== null || event.text === null || isOpenAnswer(event, pack)) return [];
  return answerLines(event.text, options);
}

/** One line; null where the answer was left open. */
export function readLine(event: PackEvent | undefined, pack: ContextPack, length: number): string | null {
  if (!event || event.choice !== null || event.text === null || isOpenAnswer(event, pack)) return null;
  return answerLine(event.text, length);
}

/**
 * What is to be studied, without the date: of "Study linear algebra by 15 January", linear algebra. A part of the sentence that is
 * there for the date alone ("the exam is on 15 January") goes with it.
 */
export function readSubject(text: string, pack: ContextPack): string {
  const { date } = pack.now;
  const clauses = text.split(/[,、，;；\n]/).filter((clause) => clause.trim() !== '');
  const undated = clauses.filter((clause) => findDate(clause, date, pack.lang) === null);
  const rest = undated.length > 0 ? undated.join(', ') : withoutDate(text, date, pack.lang);
  const subject = (matchPattern('study', rest, pack.lang)?.text ?? rest).trim();
  return cut(oneLine(subject === '' ? text.trim() : subject, 2_000), 120);
}

/** Whether the words say that the answer is left open; a button's words say nothing. */
function isOpenAnswer(event: PackEvent, pack: ContextPack): boolean {
  return event.choice === null && matchPattern('nothing', event.text ?? '', pack.lang) !== null;
}

/** The person's day when something was said; "tomorrow" in an answer of yesterday is today. */
function dayOf(event: PackEvent, pack: ContextPack): CalendarDate {
  const elapsed = Date.parse(pack.now.time) - Date.parse(event.time);
  return elapsed > 0 ? addDays(pack.now.date, -Math.floor(elapsed / 86_400_000)) : pack.now.date;
}
