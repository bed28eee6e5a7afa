import { addDays, longDate, type CalendarDate, type Weekday } from '../../base/calendar-date';
import { cut, oneLine } from '../../base/text';
import type { PurposeKind } from '../../events/decision';
import type { ContextPack, PackEvent } from '../context-pack';
import { answerLine, answerLines } from './answer-lines';
import { findClock, findTimeOfDay } from './clock-phrases';
import { dateOfButton } from './date-button';
import { findDate, withoutDate } from './date-phrases';
import { dateSaid, dayOf } from './dates-said';
import { hasWord } from './has-word';
import { matchPattern } from './match-sentence';
import { recipeSlots, type IntakeRecipe, type Slot } from './recipe-slots';
import { skipChoice } from './skip-button';
import { readWeeklyTime, repeatedDays, spreadWeekdays, type WeeklyTime } from './weekly-time';
import { wordsOf } from './words';
import { askingWords } from './words-asking';
import { recipeSlotNames, recipeWords, type RecipeSlot } from './words-recipes';
import type { Button } from './words-form';

export type Answers = Readonly<Partial<Record<string, PackEvent>>>;

/** The first slot that has no answer yet; null when all is known. Something that goes on needs no date. */
export function nextSlot(recipe: IntakeRecipe, answers: Answers, kind: PurposeKind | null): Slot | null {
  const slots: readonly Slot[] = recipeSlots[recipe];
  return slots.find((slot) => !answers[slot] && !(slot === 'date' && kind === 'ongoing') && slot !== 'purpose') ?? null;
}

/** Recipes whose purpose is one to reach, without asking: what then goes on, its alarms see to. */
export function isPlain(recipe: IntakeRecipe): boolean {
  return !(recipeSlots[recipe] as readonly Slot[]).includes('kind') && recipe !== 'next';
}

/** The question of a slot, and its buttons. */
export function slotQuestion(
  slot: Slot,
  recipe: IntakeRecipe,
  kind: PurposeKind | null,
  pack: ContextPack,
): { text: string; buttons: readonly Button[] } {
  const { ask, buttons } = wordsOf(pack.lang).slot;
  if (isRecipeSlot(slot)) return ownQuestion(slot, recipe, pack);
  switch (slot) {
    case 'purpose':
      return { text: ask.purpose, buttons: [] };
    case 'subject':
      return { text: ask.subject, buttons: buttons.subject };
    case 'kind':
      return { text: ask.kind, buttons: buttons.kind };
    case 'outcome':
      return { text: kind === 'ongoing' ? ask.outcomeOngoing : ask.outcome, buttons: buttons.outcome };
    case 'date':
      if (recipe === 'event') return { text: recipeWords[pack.lang].eventDate, buttons: buttons.date };
      return { text: recipe === 'study' ? ask.studyDate : ask.date, buttons: buttons.date };
    case 'have':
      return { text: ask.have, buttons: buttons.have };
    case 'steps':
      return { text: ask.steps, buttons: buttons.steps };
    case 'hours':
      return { text: ask.hours, buttons: buttons.hours };
    case 'materials':
      return { text: ask.materials, buttons: buttons.materials };
  }
}

/** Whether an answer in words says nothing, and does not even leave the question open. */
export function isEmptyAnswer(event: PackEvent, pack: ContextPack): boolean {
  return event.choice === null && !hasWord(event.text ?? '') && !isOpenAnswer(event, pack);
}

/** Why an answer cannot be taken, in words; null when it can. */
export function problemWithAnswer(slot: Slot, event: PackEvent, pack: ContextPack): string | null {
  if (event.choice === skipChoice(slot)) return null;
  const words = wordsOf(pack.lang).slot;
  if (slot === 'date') {
    const reading = readDate(event, pack);
    if (reading === 'unread') return words.dateUnread;
    return reading !== 'none' && reading.isPast ? words.datePast(longDate(reading.date, pack.lang)) : null;
  }
  const own = recipeWords[pack.lang];
  if (slot === 'clock') return readClock(event, pack) === null ? own.clockUnread : null;
  if (slot === 'days') return readDays(event, pack) === null ? own.daysUnread : null;
  if (slot === 'merge') return readMerge(event, pack) === null ? `${own.mergeUnread}\n${paths(pack)}` : null;
  if (slot === 'hours') return readHours(event, pack) === null ? words.weeklyUnread : null;
  const isUnread = slot === 'kind' ? !isKind(event, pack) : isEmptyAnswer(event, pack);
  return isUnread ? askingWords[pack.lang].again(askingWords[pack.lang].questions[slot].example) : null;
}

function isKind(event: PackEvent, pack: ContextPack): boolean {
  const said = event.text ?? '';
  const isSaid = (['to_reach', 'ongoing'] as const).some((kind) => matchPattern(kind, said, pack.lang) !== null);
  return event.choice !== null || isSaid || isOpenAnswer(event, pack);
}

/** HH:MM; null: not readable. Left open: seven in the evening is no worse than another time. */
export function readClock(event: PackEvent | undefined, pack: ContextPack): string | null {
  if (!event) return null;
  if (event.choice !== null) return /^clock:(\d\d:\d\d)$/.exec(event.choice)?.[1] ?? null;
  const said = (event.text ?? '').trim();
  const read = /^\d{1,2}$/.test(said) ? `at ${said}` : said;
  const clock = findTimeOfDay(read, pack.now) ?? findClock(read, pack.now);
  if (clock) return clock.at.slice(0, 5);
  return isOpenAnswer(event, pack) ? '19:00' : null;
}

/** Weekdays; null: not readable. */
export function readDays(event: PackEvent | undefined, pack: ContextPack): Weekday[] | null {
  if (!event) return null;
  if (event.choice !== null) {
    const days: Readonly<Record<string, Weekday[]>> = {
      'days:daily': spreadWeekdays(7),
      'days:weekdays': [0, 1, 2, 3, 4],
      'days:three': spreadWeekdays(3),
      'days:sunday': [6],
      'days:friday': [4],
    };
    return days[event.choice] ?? null;
  }
  const text = event.text ?? '';
  const days = repeatedDays(text) ?? readWeeklyTime(text)?.weekdays;
  return days ? [...days] : isOpenAnswer(event, pack) ? spreadWeekdays(7) : null;
}

/** Paths of two to four notes that are there, the one to keep first; null: not readable. */
export function readMerge(event: PackEvent | undefined, pack: ContextPack): string[] | null {
  if (!event || event.choice !== null) return null;
  const lines = answerLines(event.text ?? '', { commas: true, most: 8, length: 120 });
  const wanted = [...new Set(lines.map((line) => line.replace(/^["'「『]|["'」』]$/g, '').normalize('NFC')))];
  const isThere = (path: string) => pack.notes.some((note) => note.path === path);
  return wanted.length >= 2 && wanted.length <= 4 && wanted.every(isThere) ? wanted : null;
}

/** How a slot's matter is called in a judgement. */
export function slotName(slot: Slot, { lang }: ContextPack): string {
  return isRecipeSlot(slot) ? recipeWords[lang].slots[slot].name : wordsOf(lang).slot.names[slot];
}

function isRecipeSlot(slot: Slot): slot is RecipeSlot {
  return (recipeSlotNames as readonly string[]).includes(slot);
}

/** In place of what may be merged and is not known: the notes that there are. A review rings on one day. */
function ownQuestion(
  slot: RecipeSlot,
  recipe: IntakeRecipe,
  pack: ContextPack,
): { text: string; buttons: readonly Button[] } {
  const { ask, buttons } = recipeWords[pack.lang].slots[slot];
  if (slot === 'merge') return { text: `${ask}\n${paths(pack)}`, buttons };
  if (recipe === 'weekly' && slot === 'days') {
    const { weekly } = recipeWords[pack.lang];
    return { text: weekly.ask, buttons: weekly.buttons };
  }
  return { text: ask, buttons };
}

function paths(pack: ContextPack): string {
  return pack.notes
    .slice(0, 30)
    .map(({ path }) => oneLine(path))
    .join('\n');
}

export function readDate(
  event: PackEvent,
  pack: ContextPack,
): { date: CalendarDate; isPast: boolean } | 'none' | 'unread' {
  if (event.choice !== null) {
    const date = dateOfButton(event.choice);
    if (date !== null) return { date, isPast: date < pack.now.date };
    const days = /^date:in_(\d{1,3})_days$/.exec(event.choice)?.[1];
    return days === undefined ? 'none' : { date: addDays(dayOf(event, pack), Number(days)), isPast: false };
  }
  const phrase = dateSaid(event, pack);
  if (phrase) return { date: phrase.date, isPast: phrase.isPast };
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
  if (!event || event.choice !== null || event.text === null || isLeftOpen(event, pack)) return [];
  return answerLines(event.text, options);
}

/** One line; null where the answer was left open. */
export function readLine(event: PackEvent | undefined, pack: ContextPack, length: number): string | null {
  if (!event || event.choice !== null || event.text === null || isLeftOpen(event, pack)) return null;
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

/** Whether an answer is left open, or says nothing at all. */
export function isLeftOpen(event: PackEvent, pack: ContextPack): boolean {
  return isOpenAnswer(event, pack) || !hasWord(event.text ?? '');
}

/** Whether the words say that the answer is left open; a button's words say nothing. */
function isOpenAnswer(event: PackEvent, pack: ContextPack): boolean {
  return event.choice === null && matchPattern('nothing', event.text ?? '', pack.lang) !== null;
}
