import { addDays, type CalendarDate } from '../../base/calendar-date';
import type { Now, Span } from './span';

export type When =
  | { kind: 'once'; date: CalendarDate; at: string; isGuessed: boolean }
  | { kind: 'weekly'; weekdays: number[]; at: string };

export type WhenProblem =
  | 'no_time'
  | 'no_day'
  | 'past'
  | 'no_such_day'
  /** Monthly, every 45 minutes, every other day, an exception that is no weekday: nothing that an alarm can keep. */
  | 'cannot'
  | 'two_times'
  | 'zone_unknown';

export type WhenRead =
  | { ok: true; when: When; zone: string | null; used: Span[] }
  | { ok: false; problem: WhenProblem; used: Span[]; date?: CalendarDate; at?: string; weekdays?: number[] };

type Of<Kind extends Span['kind']> = Extract<Span, { kind: Kind }>;
const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** The one time that the spans make, or why they make none. Lengths ("for 20 minutes") are not part of it. */
export function whenOf(spans: readonly Span[], now: Now): WhenRead {
  const of = <Kind extends Span['kind']>(kind: Kind) => spans.filter((span): span is Of<Kind> => span.kind === kind);
  const [dates, times, repeats, sets, exceptions, zones] = [
    of('date'),
    of('time'),
    of('repeat'),
    of('weekdays'),
    of('exception'),
    of('zone'),
  ];
  const fromNow = of('duration').filter(({ sense }) => sense === 'from_now');
  const before = of('duration').filter(({ sense }) => sense === 'before');
  const used: Span[] = [
    ...dates,
    ...of('no_date'),
    ...times.filter((time) => isPartOfIt(time, times, dates)),
    ...repeats,
    ...sets,
    ...exceptions,
    ...zones,
    ...fromNow,
    ...before,
  ];
  const fail = (problem: WhenProblem, known: { date?: string; at?: string; weekdays?: number[] } = {}): WhenRead => ({
    ok: false,
    problem,
    used,
    ...known,
  });

  if (of('no_date').length > 0) return fail('no_such_day');
  if (zones.some(({ zone }) => zone === null)) return fail('zone_unknown');
  const zone = zones[0]?.zone ?? null;
  const there = { ...now, ...zones[0]?.now };
  const [duration] = fromNow;
  if (duration && !(duration.seconds === 0 && dates.length + times.length + repeats.length > 0)) {
    if (fromNow.length > 1 || dates.length + times.length > 0) return fail('two_times');
    if (repeats.length + sets.length > 0) return fail('cannot');
    const ends = duration.ends as { date: CalendarDate; at: string };
    return { ok: true, when: { kind: 'once', ...ends, isGuessed: duration.isRough === true }, zone: null, used };
  }

  // "don't wake me on Sundays" must not become each Sunday
  if (of('negation').some((negation) => sets.some((set) => isBeside(negation, set)))) return fail('cannot');

  const time = onlyTime(times);
  if (time === 'two') return fail('two_times');
  const earlier = before.reduce((sum, { seconds }) => sum + seconds, 0);

  const isRepeated = repeats.length + exceptions.length > 0 || sets.some(({ isRepeat }) => isRepeat);
  if (isRepeated) {
    const weekdays = weekdaysOf(repeats, sets, exceptions, dates);
    if (!weekdays) return fail('cannot');
    if (weekdays.length === 0) return fail('no_day', time ? { at: dayClock(time) } : {});
    if (!time) return fail('no_time', { weekdays });
    const moved = minus(dayClock(time), earlier);
    const days = weekdays.map((day) => (day + moved.days + 700) % 7).sort((one, other) => one - other);
    return { ok: true, when: { kind: 'weekly', weekdays: days, at: moved.at }, zone, used };
  }
  if (sets.length > 0) return fail('two_times', { weekdays: sets.flatMap(({ days }) => days) });

  const [date, ...others] = dates;
  if (others.some((other) => other.date !== date?.date)) return fail('two_times');
  if (of('range').length > 0)
    return fail('two_times', { ...(date && { date: date.date }), ...(time && { at: dayClock(time) }) });
  if (!date) {
    if (!time) return fail('no_time');
    const next = nextClock(time, there);
    return done(next.date, next.at, isGuess(time));
  }
  const known = { date: date.date, ...(time && { at: dayClock(time) }) };
  if (date.isPast) return fail('past', known);
  if (date.isLoose || date.isAmbiguous) return fail('no_day', time ? { at: dayClock(time) } : {});
  if (!time) return fail('no_time', known);
  // this afternoon, at half past three: it goes on, and no hour was said
  const isOver = time.at <= there.clock.slice(0, time.at.length);
  if (time.isVague && date.date === there.date && isOver && there.clock < endOf(time.part))
    return fail('no_time', { date: date.date });
  const at = date.date === there.date && time.part !== 'night' ? laterToday(time, there) : dayClock(time);
  // tonight at 1, tonight at midnight: after the day is over
  const isAfter =
    time.isNextDay === true ||
    (Number(at.slice(0, 2)) < 5 && (date.date === now.date ? isNight(time) : time.part === 'night'));
  return done(addDays(date.date, isAfter ? 1 : 0), at, isGuess(time) || (isNight(time) && Number(at.slice(0, 2)) < 5));

  function done(on: CalendarDate, at: string, isGuessed: boolean): WhenRead {
    const moved = minus(at, earlier);
    const moment = addDays(on, moved.days);
    if (moment < there.date || (moment === there.date && moved.at <= there.clock.slice(0, moved.at.length)))
      return fail('past', { date: moment, at: moved.at });
    return {
      ok: true,
      when: { kind: 'once', date: moment, at: moved.at, isGuessed },
      zone,
      used,
    };
  }
}

/** The days of the week that are meant; null: it repeats in a way that we cannot keep; empty: not said. */
function weekdaysOf(
  repeats: readonly Of<'repeat'>[],
  sets: readonly Of<'weekdays'>[],
  exceptions: readonly Of<'exception'>[],
  dates: readonly Of<'date'>[],
): number[] | null {
  if (exceptions.some(({ days }) => days === null)) return null;
  if (repeats.some(({ every, count }) => count !== 1 || (every !== 'day' && every !== 'week'))) return null;
  if (dates.some(({ weekday }) => weekday === undefined)) return null;
  if (dates.length > 0 && repeats.some(({ every }) => every === 'day')) return null;
  const named = [...sets.flatMap(({ days }) => days), ...dates.flatMap(({ weekday }) => weekday ?? [])];
  const isWeekly = repeats.some(({ every }) => every === 'week');
  const all = named.length > 0 ? named : isWeekly && exceptions.length === 0 ? [] : everyDay;
  const without = new Set(exceptions.flatMap(({ days }) => days ?? []));
  return [...new Set(all)].filter((day) => !without.has(day)).sort((one, other) => one - other);
}

/** "At 17:00, parents' evening": the evening is not of the time, which was sure and stands apart. */
function isPartOfIt(time: Of<'time'>, times: readonly Of<'time'>[], dates: readonly Of<'date'>[]): boolean {
  const isSure = times.some((other) => !other.isVague && other.isSure && !other.part);
  const isNear = [...times, ...dates].some(
    (other) => other !== time && other.from - time.to < 5 && time.from - other.to < 3,
  );
  return !time.isVague || !isSure || isNear;
}

/** A part of the day beside a time of it ("at 9 in the morning") is one time; two hours are two. */
function onlyTime(times: readonly Of<'time'>[]): Of<'time'> | null | 'two' {
  const exact = times.filter(({ isVague }) => !isVague);
  const [first, ...others] = exact;
  if (others.some(({ at }) => at !== first?.at)) return 'two';
  const part = times.find(({ isVague }) => isVague);
  if (!first) return part ?? null;
  return part && !first.isSure ? withPart(first, part.part) : first;
}

function withPart(time: Of<'time'>, part: Of<'time'>['part']): Of<'time'> {
  const hour = Number(time.at.slice(0, 2));
  const isLater =
    part === 'morning' ? false : part === 'night' || part === 'midnight' || part === 'evening' ? hour >= 5 : hour < 12;
  return { ...time, isSure: true, at: isLater ? shifted(time.at, 12) : time.at, ...(part && { part }) };
}

function shifted(at: string, hours: number): string {
  return String((Number(at.slice(0, 2)) + hours) % 24).padStart(2, '0') + at.slice(2);
}

function endOf(part: Of<'time'>['part']): string {
  return { morning: '11', noon: '14', afternoon: '18', evening: '21', night: '24', midnight: '00' }[part ?? 'midnight'];
}

/** Up to 30 units before it, or 10 after. */
function isBeside(negation: Span, set: Span): boolean {
  const [before, after] = [set.from - negation.to, negation.from - set.to];
  return (before >= 0 && before <= 30) || (after >= 0 && after <= 10);
}

function isNight({ part }: Of<'time'>): boolean {
  return part === 'evening' || part === 'night' || part === 'midnight';
}

function isGuess({ isSure, isVague }: Of<'time'>): boolean {
  return !isSure || isVague === true;
}

/** An hour without its half of the day, on a day that is not today: one to five are of the afternoon. */
function dayClock({ at, isSure, likely }: Of<'time'>): string {
  const hour = Number(at.slice(0, 2));
  if (isSure || hour >= 12) return at;
  return likely === 'evening' || (likely === undefined && hour >= 1 && hour <= 5) ? shifted(at, 12) : at;
}

function laterToday(time: Of<'time'>, now: Now): string {
  const isOver = time.at <= now.clock.slice(0, time.at.length);
  if (time.isSure || Number(time.at.slice(0, 2)) >= 12 || time.likely === 'morning') return time.at;
  return isOver || time.likely === 'evening' ? shifted(time.at, 12) : time.at;
}

/** The next time that the clocks show it. */
function nextClock(time: Of<'time'>, now: Now): { date: CalendarDate; at: string } {
  const today = laterToday(time, now);
  if (today > now.clock.slice(0, today.length)) return { date: now.date, at: today };
  return { date: addDays(now.date, 1), at: time.likely ? today : dayClock(time) };
}

function minus(at: string, seconds: number): { at: string; days: number } {
  if (seconds === 0) return { at, days: 0 };
  const [hour = 0, minute = 0, second = 0] = at.split(':').map(Number);
  const total = hour * 3600 + minute * 60 + second - seconds;
  const days = Math.floor(total / 86_400);
  const rest = total - days * 86_400;
  const parts = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60, ...(rest % 60 > 0 ? [rest % 60] : [])];
  return { at: parts.map((part) => String(part).padStart(2, '0')).join(':'), days };
}
