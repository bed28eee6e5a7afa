import { maxAlarmText, type Alarm } from '../../agent/fold/alarm';
import { addDays } from '../../base/calendar-date';
import { cut, oneLine } from '../../base/text';
import type { Request } from '../sentences/request';
import type { Grammar } from '../sentences/sentence';
import type { DateReader } from '../spans/date-reader';
import type { DayPart, Now, Span } from '../spans/span';
import { whenOf, type WhenProblem } from '../spans/when';

/** When an alarm rings; `weekdays` as an alarm has them, empty for once. */
export interface AlarmTime {
  at: string;
  date: string | null;
  weekdays: number[];
  /** IANA name; null: the one of here. */
  zone: string | null;
  /** A half of the day or a day was taken that nobody said. */
  isGuessed: boolean;
}

export type TimeRead = { ok: true; time: AlarmTime } | { ok: false; problem: WhenProblem | 'unread' };

/** The time that a request for a new alarm says. */
export function alarmTimeOf({ id, when, unread }: Pick<Request, 'id' | 'when' | 'unread'>, now: Now): TimeRead {
  if (unread) return { ok: false, problem: 'unread' };
  return timeOf(id === 'wake_set' ? when.map(inTheMorning) : when, now);
}

/** Nobody says "in the morning" of getting up. */
function inTheMorning(span: Span): Span {
  return span.kind === 'time' && Number(span.at.slice(0, 2)) < 12 ? { ...span, isSure: true } : span;
}

export function timeOf(when: readonly Span[], now: Now): TimeRead {
  const ends = lengthOf(when);
  if (ends) return { ok: true, time: { ...ends, weekdays: [], zone: null, isGuessed: false } };
  const read = whenOf(when, now);
  if (!read.ok) return { ok: false, problem: read.problem };
  const { when: meant, zone } = read;
  return {
    ok: true,
    time:
      meant.kind === 'once'
        ? { at: meant.at, date: meant.date, weekdays: [], zone, isGuessed: meant.isGuessed }
        : { at: meant.at, date: null, weekdays: meant.weekdays, zone, isGuessed: false },
  };
}

/** "For 20 minutes", with no other time said: it counts from now. */
function lengthOf(when: readonly Span[]): { at: string; date: string } | null {
  const [only, ...others] = when.filter(({ kind }) => kind !== 'zone');
  if (only?.kind !== 'duration' || others.length > 0 || only.sense === 'before' || !only.ends) return null;
  return only.ends;
}

/** The alarm with the new time that a change says; what it leaves open stays as it is, its zone too. */
export function changedTimeOf(
  alarm: Pick<Alarm, 'at' | 'date' | 'weekdays' | 'zone'>,
  request: Pick<Request, 'when' | 'said'>,
  here: Now,
  { grammar, dates }: { grammar: ChangeWords; dates: Pick<DateReader, 'elsewhere'> },
): TimeRead {
  const isHere = alarm.zone === here.zone || request.when.some(({ kind }) => kind === 'zone');
  const there = isHere ? null : dates.elsewhere(alarm.zone, here);
  if (!there) return changedIn(alarm, request, [], here, grammar);
  const zone: Span = { kind: 'zone', zone: alarm.zone, now: there, from: 0, to: 0 };
  const read = changedIn(alarm, request, [zone], { ...there, zone: alarm.zone }, grammar);
  // "in 20 minutes" is reckoned by the clocks of here
  const isFromNow = request.when.some((span) => span.kind === 'duration' && span.ends) && !isShift(request, grammar);
  return read.ok && !isFromNow ? { ok: true, time: { ...read.time, zone: alarm.zone } } : read;
}

type ChangeWords = Pick<Grammar, 'shift' | 'earlier' | 'furtherDay' | 'withoutDay'>;

/** "An hour later": from what it is, not from now. */
function isShift({ when, said }: Pick<Request, 'when' | 'said'>, { shift }: Pick<Grammar, 'shift'>): boolean {
  const duration = when.find((span) => span.kind === 'duration');
  return duration?.kind === 'duration' && duration.sense !== 'before' && shift.test(said);
}

/** `zone`: the alarm's own, where that is another than here. */
function changedIn(
  alarm: Pick<Alarm, 'at' | 'date' | 'weekdays'>,
  request: Pick<Request, 'when' | 'said'>,
  zone: readonly Span[],
  now: Now,
  grammar: ChangeWords,
): TimeRead {
  const { when, said } = request;
  const { earlier, furtherDay, withoutDay } = grammar;
  const kinds = new Set(when.map(({ kind }) => kind));
  const [duration] = when.filter((span) => span.kind === 'duration');
  if (duration?.kind === 'duration' && isShift(request, grammar)) {
    const seconds = earlier.test(said) ? -duration.seconds : duration.seconds;
    return { ok: true, time: { ...shifted(alarm, seconds), zone: null, isGuessed: false } };
  }
  const [vague] = when;
  if (vague?.kind === 'time' && vague.isVague && when.length === 1) return inHalf(alarm, vague.part, now);
  const added = when.flatMap((span) =>
    span.kind === 'weekdays' ? span.days : span.kind === 'date' ? (span.weekday ?? []) : [],
  );
  if (alarm.date === null && added.length > 0 && withoutDay.test(said) && alarm.weekdays.length > added.length)
    return weekly(
      alarm.weekdays.filter((day) => !added.includes(day)),
      alarm.at,
    );
  if (alarm.date === null && added.length > 0 && furtherDay.test(said))
    return weekly([...alarm.weekdays, ...added], alarm.at);
  const isDayOnly = !kinds.has('time') && !kinds.has('duration');
  if (isDayOnly || kinds.has('time')) {
    const clock: Span = { kind: 'time', at: alarm.at.slice(0, 5), isSure: true, from: 0, to: 0 };
    const weekly: Span[] =
      alarm.date === null && !kinds.has('date') && !kinds.has('weekdays') && !kinds.has('repeat')
        ? [{ kind: 'weekdays', days: [...alarm.weekdays], isRepeat: true, from: 0, to: 0 }]
        : [];
    const dated: Span[] =
      alarm.date !== null && isTimeOnly(kinds)
        ? [{ kind: 'date', date: alarm.date, isPast: alarm.date < now.date, from: 0, to: 0 }]
        : [];
    const own = [...weekly, ...dated, ...zone];
    const full = [...when.map((span) => ofSameHalf(span, alarm)), ...own, ...(isDayOnly ? [clock] : [])];
    const read = timeOf(asRepeat(full, alarm), now);
    if (read.ok || dated.length === 0) return read;
    return timeOf([...when, ...zone], now); // that hour is over on the old day
  }
  return timeOf([...when, ...zone], now);
}

function weekly(days: readonly number[], at: string): TimeRead {
  const weekdays = [...new Set(days)].sort((one, other) => one - other);
  return { ok: true, time: { at, date: null, weekdays, zone: null, isGuessed: false } };
}

/** "In the morning, I mean": the same hour in the other half of the day. */
function inHalf(
  { at, date, weekdays }: Pick<Alarm, 'at' | 'date' | 'weekdays'>,
  part: DayPart | undefined,
  now: Now,
): TimeRead {
  const hour = Number(at.slice(0, 2)) % 12;
  const isEarly = part === 'morning' || part === 'midnight';
  const clock = `${String(isEarly ? hour : hour + 12).padStart(2, '0')}${at.slice(2)}`;
  if (date === null) return weekly(weekdays, clock);
  const isOver = date < now.date || (date === now.date && clock <= now.clock.slice(0, clock.length));
  return {
    ok: true,
    time: { at: clock, date: isOver ? addDays(now.date, 1) : date, weekdays: [], zone: null, isGuessed: false },
  };
}

function isTimeOnly(kinds: ReadonlySet<Span['kind']>): boolean {
  return ![...kinds].some((kind) => kind === 'date' || kind === 'weekdays' || kind === 'repeat' || kind === 'no_date');
}

/** Of a weekly alarm, days that are named are days of each week. */
function asRepeat(spans: readonly Span[], { date }: Pick<Alarm, 'date'>): Span[] {
  if (date !== null) return [...spans];
  return spans.map((span) => (span.kind === 'weekdays' ? { ...span, isRepeat: true } : span));
}

/** "7:30" for an alarm at 07:00 is in the morning, too. */
function ofSameHalf(span: Span, { at }: Pick<Alarm, 'at'>): Span {
  if (span.kind !== 'time' || span.isSure) return span;
  const hour = Number(span.at.slice(0, 2));
  const isLate = Number(at.slice(0, 2)) >= 12;
  if (hour >= 12 || hour === 0) return { ...span, isSure: true };
  return { ...span, isSure: true, at: isLate ? `${hour + 12}${span.at.slice(2)}` : span.at };
}

function shifted(
  { at, date, weekdays }: Pick<Alarm, 'at' | 'date' | 'weekdays'>,
  seconds: number,
): Pick<AlarmTime, 'at' | 'date' | 'weekdays'> {
  const [hour = 0, minute = 0, second = 0] = at.split(':').map(Number);
  const total = hour * 3_600 + minute * 60 + second + seconds;
  const days = Math.floor(total / 86_400);
  const rest = total - days * 86_400;
  const clock = [Math.floor(rest / 3_600), Math.floor(rest / 60) % 60, ...(rest % 60 > 0 ? [rest % 60] : [])];
  return {
    at: clock.map((part) => String(part).padStart(2, '0')).join(':'),
    date: date === null ? null : addDays(date, days),
    weekdays: weekdays.map((day) => (((day + days) % 7) + 7) % 7).sort((one, other) => one - other),
  };
}

/** What an alarm is for, in the words that were said for it. */
export function alarmText(text: string | undefined): string {
  return cut(oneLine(text ?? '', 2_000).replace(/^[\s,:;、。：-]+|[\s,:;、。：-]+$/gu, ''), maxAlarmText);
}

/** The alarms that words or a time name; all of them where nothing is named. */
export function alarmsNamed<Known extends Pick<Alarm, 'id' | 'text' | 'at' | 'date'>>(
  alarms: readonly Known[],
  target: string,
  old: readonly Span[],
  now: Now,
): Known[] {
  const words = target.toLowerCase().trim();
  const id = /\ba[1-9]\d*\b/iu.exec(words)?.[0].toUpperCase();
  if (id !== undefined) return alarms.filter((alarm) => alarm.id === id);
  const time = old.length > 0 ? timeOf(old, now) : null;
  const clocks = old.flatMap((span) => (span.kind === 'time' ? [span.at] : []));
  return alarms.filter((alarm) => {
    const isWord =
      words === '' ||
      (alarm.text ?? '').toLowerCase().includes(words) ||
      words.includes((alarm.text ?? '\u0000').toLowerCase());
    const isClock = clocks.length === 0 || clocks.some((at) => isSameClock(alarm.at, at));
    const days = old.flatMap((span) => (span.kind === 'date' ? [span.date] : []));
    const isDay = days.length === 0 || alarm.date === null || days.includes(alarm.date);
    return isWord && isClock && isDay && (time === null || time.ok || clocks.length + days.length > 0 || words !== '');
  });
}

function isSameClock(at: string, said: string): boolean {
  const [hour, minute] = [Number(at.slice(0, 2)), at.slice(3, 5)];
  const [saidHour, saidMinute] = [Number(said.slice(0, 2)), said.slice(3, 5)];
  return minute === saidMinute && hour % 12 === saidHour % 12;
}
