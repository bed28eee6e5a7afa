import type { ContextPack, PackEvent } from '../context-pack';
import { findTimeOfDay } from './clock-phrases';
import { findRepeat } from './repeat-phrases';
import { readClock, readDays } from './slots';
import { repeatedDays } from './weekly-time';

/** A purpose without the days and the time of day at which it comes again: "Walk every morning at 7" → "Walk". How long stays. */
export function withoutRecurrence(text: string, { now }: Pick<ContextPack, 'now'>): string {
  const clock = findTimeOfDay(text, now);
  const spans = [findRepeat(text), clock && isOneSpan(text, clock) ? clock : null].flatMap((found) => found ?? []);
  const rest = joinedSpans(spans)
    .reduceRight((so, { start, end }) => `${so.slice(0, start)} ${so.slice(end)}`, text)
    .replace(countedEn, ' ')
    .replace(countedJa, ' ');
  if (rest === text) return text;
  const isJapanese = /[^\p{ASCII}]/u.test(text);
  const joined = rest
    .replace(isJapanese ? /(?<=\P{ASCII})\s+|\s+(?=\P{ASCII})/gu : /\s+/g, isJapanese ? '' : ' ')
    .trim();
  const bare = joined
    .replace(/^[\s,、はに]+/u, '')
    .replace(hangingEn, '')
    .replace(/[\s,、]+$/u, '');
  return bare === '' ? text : bare;
}

/** Words that nothing follows any more. "in", "on" and "by" may belong to the verb: "Log in". */
const hangingEn = /(?:[\s,]+(?:at|for|from|of|until|till|each|every|and))+[\s,]*$/i;

/** Of "from 9:00 to 10:00" and 9時から10時まで one end alone is not cut. */
function isOneSpan(text: string, { start, end }: Span): boolean {
  return (
    !/(?:\b(?:from|to|until|till|between|and)|から|[-–~〜])\s*$/iu.test(text.slice(0, start)) &&
    !/^\s*(?:to\b|until\b|till\b|から|まで|[-–~〜])/iu.test(text.slice(end))
  );
}

interface Span {
  start: number;
  end: number;
}

/** In order, those that meet as one: "every noon" is a repeat and has a time in it. */
function joinedSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { start, end } of [...spans].sort((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

/** An answer that says nothing but on which days, or that they are to be others. */
export function saysDaysAlone(event: PackEvent, pack: ContextPack): boolean {
  return isAlone(event, dayWords) && (readDays(event, pack)?.length ?? 0) > 0 && !isLeftOpen(event);
}

/** An answer that says nothing but a time of day. */
export function saysClockAlone(event: PackEvent, pack: ContextPack): boolean {
  const text = event.text ?? '';
  const clock = findTimeOfDay(text, pack.now);
  if (!clock || readClock(event, pack) === null) return false;
  const rest = { ...event, text: `${text.slice(0, clock.start)} ${text.slice(clock.end)}` };
  return isAlone(rest, timeWords);
}

/** The days that a purpose names, and whether it names a time of day: neither needs to be asked then. */
export function recurrenceIn(text: string, { now }: Pick<ContextPack, 'now'>): { hasDays: boolean; hasClock: boolean } {
  return { hasDays: repeatedDays(text) !== null, hasClock: findTimeOfDay(text, now) !== null };
}

const countedEn =
  /\b(?:once|twice|(?:\d|one|two|three|four|five|six) (?:times?|days))\s+(?:a|per|each|every)\s+week\b|\b(?:once|twice)\s+a\s+day\b|\b(?:every|each)\s+week\b|\bdaily\b|\bon\s+(?:weekdays|weekends)\b/gi;
const countedJa =
  /週に?[\d一二三四五六]\s*(?:回|日|度)(?:くらい|ぐらい|ほど)?は?|(?<!\p{Script=Han})週末[はに]|毎夕は?/gu;

const fillers = "no|sorry|actually|wait|rather|make|it|is|it's|on|and|only|just|please|the|at|better";
const dayWords = new RegExp(
  `\\b(?:${fillers}|every|each|day|days|week|weekdays?|weekends?|daily|once|twice|times|a|per|one|two|three|four|five|six|\\d|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?)\\b|いや|いえ|いいえ|やっぱり|やはり|毎日|毎朝|毎晩|毎週|平日|週末|週に?[\\d一二三四五六]?[回日]?|[月火水木金土日](?:曜日?)?|だけ|して|ください|します|です|[とやにのは]`,
  'giu',
);
const timeWords = new RegExp(
  `\\b(?:${fillers}|o'clock)\\b|いや|いえ|いいえ|やっぱり|やはり|時刻|時間|して|ください|します|です|[にはで]`,
  'giu',
);

function isAlone({ text, choice }: PackEvent, words: RegExp): boolean {
  return (
    choice === null &&
    (text ?? '')
      .normalize('NFKC')
      .replace(words, '')
      .replace(/[\p{P}\s]/gu, '') === ''
  );
}

/** 「いいえ」 names no day. */
function isLeftOpen({ text }: PackEvent): boolean {
  return !/[月火水木金土日]|\b\w*days?\b|week|daily|毎|週|\b(?:mon|tue|wed|thu|fri|sat|sun)/iu.test(text ?? '');
}
