import { longDate } from '../../base/calendar-date';
import type { ContextPack, PackEvent } from '../context-pack';
import { findDate } from './date-phrases';
import { dayOf } from './dates-said';
import { clockTold, dateTold, daysTold } from './in-place-of';
import { asksFor, type IntakeRecipe } from './recipe-slots';
import { saysClockAlone, saysDaysAlone } from './recurring-said';
import { wordsOf } from './words';

/** A sentence of an answer that puts right what was understood before. */
export interface Correction {
  slot: 'date' | 'days' | 'clock';
  /** The words that name what it is to be; null: it is to be another, and it was not read which. */
  text: string | null;
  start: number;
  end: number;
}

/**
 * The sentences of an answer that correct a date, days or a time which the recipe asks for: they begin or end as a correction does, and
 * say nothing else. In doubt a sentence is none, and stays with the answer.
 */
export function correctionsIn(event: PackEvent, recipe: IntakeRecipe, pack: ContextPack): Correction[] {
  const { text, choice } = event;
  if (choice !== null || text === null) return [];
  return sentencesOf(text).flatMap(({ start, end }) => {
    for (const at of beginningsIn(text, start, end)) {
      const meant = meaningOf(text.slice(at, end).replace(/^[,、，\s]+/u, ''), event, recipe, pack);
      if (meant) return [{ ...meant, start: at, end }];
    }
    return [];
  });
}

/** The answer without the sentences that correct something else; empty where nothing is left. */
export function restOf(event: PackEvent, corrections: readonly Correction[]): PackEvent {
  const text = corrections.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start).trimEnd()} ${rest.slice(end).trimStart()}`,
    event.text ?? '',
  );
  return corrections.length === 0 ? event : { ...event, text: text.replace(/^[\s,、，]+|[\s,、，]+$/gu, '') };
}

/** What an answer says of one thing that is asked: its own correction of that, or what is left without those of others. */
export function partFor(slot: string, event: PackEvent, recipe: IntakeRecipe, pack: ContextPack): PackEvent {
  const corrections = correctionsIn(event, recipe, pack);
  const own = corrections.findLast((one) => one.slot === slot && one.text !== null);
  if (own) return { ...event, text: own.text };
  const rest = restOf(event, corrections);
  return rest.text === '' ? event : rest;
}

/** What is said of a correction, and whether it can be taken: a date that is past cannot. */
export function toldOf({ slot, text }: Correction, pack: ContextPack): { told: string; isTaken: boolean } {
  const words = wordsOf(pack.lang).slot;
  if (text === null) return { told: words.dateUnread, isTaken: false };
  const event = { ...pack.trigger, text };
  if (slot === 'days') return { told: daysTold(event, pack), isTaken: true };
  if (slot === 'clock') return { told: clockTold(event, pack), isTaken: true };
  const phrase = findDate(text, pack.now.date, pack.lang);
  if (!phrase) return { told: words.dateUnread, isTaken: false };
  return phrase.isPast
    ? { told: words.datePast(longDate(phrase.date, pack.lang)), isTaken: false }
    : { told: dateTold(phrase.date, pack, true), isTaken: true };
}

const marksEn =
  /^(?:(?:and|but|oh|ah|um+|hm+|well|so)\b[\s,]*)*(?:(?:sorry|i'm sorry|actually|wait|no|oops|rather|correction|scratch that|my mistake|on second thoughts?|i meant?(?: to say)?|(?:please )?make (?:it|that)|(?:please )?(?:change|move|set) (?:it|that|the (?:date|days?|time|deadline)) to|let's (?:make it|say))\b[\s,.!:;—-]*)+/iu;
const marksJa =
  /^(?:(?:えっと|えーと|うーん|でも|ただ|それと|あと)[、\s]*)?(?:(?:あっ?[、\s]|すみません|すいません|ごめん(?:なさい)?|いや|いえ|いいえ|やっぱり|やはり|違う|違います|違った|違いました|間違えました|間違い(?:です|でした)|訂正(?:です|します)?|正しくは|本当は)[、。！\s]*)+/u;
const closingEn = /[\s,]+(?:actually|instead|sorry|rather)[\s.!]*$/iu;
const closingJa =
  /(?:に(?:変えて|変更して|して|します|変更|変えます)|の間違い(?:です|でした)?)(?:ください|ほしい(?:です)?)?[。！\s]*$/u;
/** What it is not to be: it would be read in place of what it is to be. */
const contrasts = [
  /^[^、。,]*[\d曜明昨今来週末][^、。,]*?(?:ではなく|じゃなく|でなく)て?[、\s]*/u,
  /^(?:(?:and|but|it's|it is|its|that's|the date is|on)\s+)*not\b[^,]+?(?:,|\bbut\b)\s*/iu,
  /[\s,]+(?:instead of|rather than|not)\s.+$/iu,
];

/** What a correction says, without the words that make it one; null: it is none. */
function unmarked(said: string): string | null {
  let isMarked = false;
  let bare = said
    .normalize('NFKC')
    .replace(/[\u2018\u2019]/g, "'")
    .trim();
  for (const mark of [marksEn, marksJa, ...contrasts, closingEn, closingJa]) {
    const without = bare.replace(mark, '');
    isMarked ||= without !== bare;
    bare = without;
  }
  return isMarked ? bare.replace(/^(?:日付|曜日|時刻|時間)[をは]/u, '') : null;
}

function meaningOf(
  said: string,
  event: PackEvent,
  recipe: IntakeRecipe,
  pack: ContextPack,
): Pick<Correction, 'slot' | 'text'> | null {
  const bare = unmarked(said);
  if (bare === null || bare === '') return null;
  if (asksFor('date', recipe) && pack.purpose?.kind !== 'ongoing') {
    const date = dateMeant(bare, event, pack);
    if (date) return { slot: 'date', text: date.text };
  }
  const alone = { ...event, text: bare };
  if (asksFor('days', recipe) && saysDaysAlone(alone, pack)) return { slot: 'days', text: bare };
  if (asksFor('clock', recipe) && saysClockAlone(alone, pack)) return { slot: 'clock', text: bare };
  return null;
}

const dateFillers =
  /\b(?:it's|its|it|is|was|on|and|but|the|date|day|deadline|for|to|in|by|just|please|that|then|wrong|going|should|must|be|will|would)\b|日付|日にち|期日|期限|締め?切り?|出発|当日|です|でした|だった|お願い(?:します)?|ください|[はがをにで]/giu;
const weekdayWords =
  /\b(?:(?:the|next|that|this|following)\s+)*(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:\s+(?:after|before)(?:\s+(?:that|next))?)?\b|(?:その|次の|翌週の|来週の|再来週の)*[月火水木金土日]曜日?|\d{1,2}日|\b(?:the\s+)?\d{1,2}(?:st|nd|rd|th)\b/giu;
const relatives =
  /\b(?:after|before|later|earlier|next|following|one|weeks?|days?|months?)\b|その|翌週|翌日|[次前後]の?|[週日]/giu;

/** The words of the date, where nothing but a date is said: one told in figures before a weekday beside it. `text` null: it was not read. */
function dateMeant(bare: string, event: PackEvent, pack: ContextPack): Pick<Correction, 'text'> | null {
  const phrases = phrasesIn(bare, event, pack);
  const figures = phrases.filter(({ text }) => /\d/u.test(text));
  const [meant, ...others] = figures.length > 0 ? figures : phrases;
  if (!meant) return bare.search(weekdayWords) >= 0 && isUnreadDay(bare) ? { text: null } : null;
  if (others.some(({ date }) => date !== meant.date)) return null;
  let rest = phrases.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, bare);
  if (figures.length > 0) rest = rest.replace(weekdayWords, '').replace(/\b(?:after|before)\b/giu, '');
  const left = rest.replace(dateFillers, '');
  if (isNothing(left)) return { text: meant.text };
  return isUnreadDay(rest) ? { text: null } : null;
}

/** "the Friday after": a day is told by another one. */
function isUnreadDay(rest: string): boolean {
  return isNothing(rest.replace(weekdayWords, '').replace(relatives, '').replace(dateFillers, ''));
}

function isNothing(text: string): boolean {
  return text.replace(/[\p{P}\s]/gu, '') === '';
}

function phrasesIn(text: string, event: PackEvent, pack: ContextPack) {
  const found: { date: string; text: string; start: number; end: number }[] = [];
  for (let at = 0; at < text.length && found.length < 4;) {
    const phrase = findDate(text.slice(at), dayOf(event, pack), pack.lang);
    if (!phrase) break;
    const [start, end] = [at + phrase.start, at + phrase.end];
    found.push({ date: phrase.date, text: text.slice(start, end), start, end });
    at = end;
  }
  return found;
}

/** An apology by itself belongs to what follows it. */
function sentencesOf(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let start = 0;
  for (const { index, 0: end } of [
    ...text.matchAll(/[.!?]+(?=\s|$)|[。！？]+|\n+|[;；]/gu),
    { index: text.length, 0: '' },
  ]) {
    const said = text.slice(start, index).trim();
    const isMarkAlone = said !== '' && unmarked(said) === '';
    if (isMarkAlone && index < text.length) continue;
    if (said !== '') found.push({ start, end: index + end.length });
    start = index + end.length;
  }
  return found;
}

/** A correction may follow a comma: "Osaka, actually on 12 June". */
function beginningsIn(text: string, start: number, end: number): number[] {
  const commas = [...text.slice(start, end).matchAll(/[,、，]/gu)].map(({ index }) => start + index);
  const joints = [...text.slice(start, end).matchAll(/\s(?=(?:but|and)\s+(?:actually|sorry|wait|no|rather)\b)/giu)];
  return [start, ...[...commas, ...joints.map(({ index }) => start + index)].slice(0, 8)].sort(
    (one, other) => one - other,
  );
}
