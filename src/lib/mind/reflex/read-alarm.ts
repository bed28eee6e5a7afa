import { type Alarm, type AlarmSetting, maxAlarmText } from '../../agent/fold/alarm';
import { addDays, type CalendarDate } from '../../base/calendar-date';
import { cut, hasDeceptiveCharacters, oneLine } from '../../base/text';
import type { ContextPack } from '../context-pack';
import { findClock, type ClockPhrase } from './clock-phrases';
import { findDate } from './date-phrases';
import { findRepeat } from './repeat-phrases';
import { sameLength } from './same-length';
import { alarmWords } from './words-alarms';

export type AlarmReading =
  | { ok: true; setting: AlarmSetting }
  /** `past`: that day and time are over. `far`: more than a few years ahead. */
  | { ok: false; problem: 'no_time' | 'past' };

/** Of a repeating alarm: how late it still rings; minutes. */
export const lateMinutes = 60;

/**
 * What an alarm is to be, from free words: a time by the declared forms, a day or a repetition, and the rest is what it is for. Where
 * nothing is left, its time is its name, or that it wakes.
 */
export function readAlarm(said: string, pack: ContextPack, wakes = false): AlarmReading {
  const { now } = pack;
  const parts = partsOf(said, pack);
  if (!parts) return { ok: false, problem: 'no_time' };
  const { clock, repeat, day, label } = parts;
  const isLater = clock.at > now.clock.slice(0, clock.at.length);
  const date = repeat ? null : (clock.date ?? day?.date ?? (isLater ? now.date : addDays(now.date, 1)));
  if (date !== null && clock.date === null && (date < now.date || (date === now.date && !isLater)))
    return { ok: false, problem: 'past' };
  const isUsable = label !== '' && !hasDeceptiveCharacters(label);
  const setting: AlarmSetting = {
    text: isUsable ? label : ownName(clock, wakes, pack),
    at: clock.at,
    zone: now.zone,
    ...(repeat && { weekdays: [...repeat.weekdays], late_minutes: lateMinutes }),
    ...(date !== null && { date }),
  };
  return { ok: true, setting };
}

/** Whether words that name a time name a day as well, or several. */
export function namesDay(said: string, pack: ContextPack): boolean {
  const parts = partsOf(said, pack);
  return parts !== null && (parts.repeat !== null || parts.day !== null || parts.clock.date !== null);
}

interface AlarmParts {
  clock: ClockPhrase;
  repeat: ReturnType<typeof findRepeat>;
  day: ReturnType<typeof dayIn>;
  /** What is left. */
  label: string;
}

function partsOf(said: string, pack: ContextPack): AlarmParts | null {
  const clock = findClock(said, pack.now);
  if (!clock) return null;
  // "every noon" is both at once
  const both = clock.date === null ? findRepeat(said) : null;
  const isBoth = both !== null && both.start < clock.end && clock.start < both.end;
  // what stands on either side stays apart
  let rest = isBoth
    ? `${said.slice(0, Math.min(clock.start, both.start))} ${said.slice(Math.max(clock.end, both.end))}`
    : `${said.slice(0, clock.start)} ${said.slice(clock.end)}`;
  const repeat = isBoth ? both : clock.date === null ? findRepeat(rest) : null;
  if (repeat && !isBoth) rest = `${rest.slice(0, repeat.start)} ${rest.slice(repeat.end)}`;
  const day = repeat || clock.date !== null ? null : dayIn(rest, pack);
  if (day) rest = `${rest.slice(0, day.start)} ${rest.slice(day.end)}`;
  return { clock, repeat, day, label: labelOf(rest) };
}

function ownName({ at, date }: ClockPhrase, wakes: boolean, { lang }: ContextPack): string {
  const { named } = alarmWords[lang];
  const time = at.replace(/^0/, '').slice(0, at.startsWith('0') ? 4 : 5);
  return wakes ? named.wake(time) : date === null ? named.time(time) : named.timer(time);
}

/**
 * The alarms that words name: by their whole name, by id, by time, by what they are for; without words all. A time that stands inside
 * other words names one only together with them.
 */
export function alarmsNamed(said: string, pack: ContextPack): Alarm[] {
  const wanted = sameLength(said)
    .trim()
    .replace(/^(?:(?:called|named|titled|labell?ed|that says|for|at|from)\s+|の)/iu, '')
    .replace(/^["'「『“]|["'」』”]$/gu, '')
    .trim();
  const coming = pack.alarms.filter(({ date, rang, ring, snoozed }) => {
    return ring !== null || snoozed !== null || date === null || !rang.includes(date);
  });
  if (wanted === '') return coming;
  const words = wanted.toLowerCase();
  const nameOf = ({ text }: Alarm) => sameLength(text ?? '').toLowerCase();
  const byName = coming.filter((alarm) => nameOf(alarm) === words);
  if (byName.length > 0) return byName;
  const id = /^A\d+$/i.exec(wanted)?.[0].toUpperCase();
  if (id !== undefined) return coming.filter((alarm) => alarm.id === id);
  const inName = (part: string) => coming.filter((alarm) => nameOf(alarm).includes(part));
  const parts = partsOf(/^\d{1,2}$/.test(wanted) ? `at ${wanted}` : wanted, pack);
  if (!parts) return inName(words);
  const rest = parts.label.toLowerCase();
  const byTime = (rest === '' ? coming : inName(rest)).filter(({ at }) => at === parts.clock.at);
  return byTime.length > 0 ? byTime : inName(words);
}

/** How long something is put off; minutes. */
export function minutesIn(said: string): number {
  const [, count, unit = ''] = /(\d{1,3})\s*(min|minutes?|m|h|hours?|hrs?|分|時間)?/i.exec(sameLength(said)) ?? [];
  if (count === undefined) return defaultSnooze;
  const minutes = Number(count) * (/^(?:h|時)/i.test(unit) ? 60 : 1);
  return Math.min(1_440, Math.max(1, minutes));
}

const defaultSnooze = 10;

/** In an alarm a bare "tomorrow" is a day wherever it stands. */
function dayIn(text: string, pack: ContextPack): { date: CalendarDate; start: number; end: number } | null {
  const found =
    /\b(the day after tomorrow|tomorrow|today|tonight|this (?:morning|afternoon|evening))\b|(明後日|あさって|明日|あした|あす|今日|本日|今夜|今晩|今朝)(?:の|は|に)?/iu.exec(
      sameLength(text),
    );
  if (!found) return findDate(text, pack.now.date, pack.lang);
  const word = (found[1] ?? found[2] ?? '').toLowerCase();
  const days = /after|明後日|あさって/.test(word) ? 2 : /tomorrow|明日|あした|あす/.test(word) ? 1 : 0;
  return { date: addDays(pack.now.date, days), start: found.index, end: found.index + found[0].length };
}

/** What is left, without the words that held it together. */
function labelOf(rest: string): string {
  const line = oneLine(rest, 2_000).replace(/\s+/g, ' ').trim();
  const bare = line
    .replace(/^(?:[\s,.:;、。：]+|(?:to|that|for|about|at|on|of|and|me|up|please)\b|[にのはで、](?=\s|.))+/iu, '')
    .replace(/(?:[\s,:;、。：]+|\b(?:at|on|for|by|to|please)|[にのはとを])+$/iu, '')
    .trim();
  return cut(bare, maxAlarmText);
}
