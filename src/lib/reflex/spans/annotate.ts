import { addDays, calendarDate, weekdayOf, yearMonthDay, type CalendarDate } from '../../base/calendar-date';
import type { Language } from '../../base/language';
import type { DateMention, DateReader, SaidClock, SaidDay } from './date-reader';
import { durationRulesEn, durationRulesJa } from './duration-rules';
import { foldText } from './fold-text';
import {
  labelRules,
  likelyHalf,
  marksRules,
  nameRules,
  negationRules,
  numberRules,
  sameTimeRules,
  unreadRules,
  zoneRules,
} from './other-rules';
import type { Now, Span, SpanBody } from './span';
import type { RuleLists, SpanRule } from './span-rule';
import { repeatRulesEn } from './weekday-rules-en';
import { repeatRulesJa } from './weekday-rules-ja';

const durationRules: RuleLists = { en: durationRulesEn, ja: durationRulesJa };
const repeatRules: RuleLists = { en: repeatRulesEn, ja: repeatRulesJa };
/** Stands for what was read already: no word and no space, so that nothing is read across it. */
const taken = '\uE000';
const takenClock = '\uE001';
/** No date or clock: and each place in it would be tried. */
const longNumber = /[\d〇零一二三四五六七八九十百千]{13,}/g;
/** Past this nothing is read: such a text is pasted, and no order. */
const longest = 4_000;

/** The typed spans of a text, in their order; those of one kind never overlap. Never throws. */
export function annotate(text: string, lang: Language, now: Now, dates: DateReader): Span[] {
  const folded = foldText(text.slice(0, longest), lang);
  const found: Span[] = [];
  let rest = folded.text;
  const put = (from: number, to: number, body: SpanBody) => {
    found.push({ from: folded.from[from] as number, to: folded.to[to - 1] as number, ...body });
  };
  const take = (rules: readonly SpanRule[]) => {
    for (const { pattern, make, isShared } of rules) {
      for (const match of rest.matchAll(pattern)) {
        const body = match[0] === '' ? null : make(match);
        if (!body) continue;
        const trimmed = trimmedPlace(match);
        put(trimmed.from, trimmed.to, withClock(body, now, dates));
        if (!isShared) rest = blanked(rest, trimmed.from, trimmed.to);
      }
    }
  };
  take(nameRules[lang]);
  take(labelRules[lang]);
  take(repeatRules[lang]);
  take(durationRules[lang]);
  for (const mention of dates.read(
    rest.replace(longNumber, (digits) => taken.repeat(digits.length)),
    lang,
    now,
  )) {
    for (const body of bodiesOf(mention, now)) put(mention.from, mention.to, body);
    rest = blanked(rest, mention.from, mention.to, mention.day ? taken : takenClock);
  }
  take(zoneRules[lang]);
  take(sameTimeRules[lang]);
  take(unreadRules[lang]);
  take(numberRules[lang]);
  take(negationRules[lang]);
  take(marksRules[lang]);
  const likely = likelyHalf(rest, lang);
  return withoutOverlaps(
    likely ? found.map((span) => (span.kind === 'time' && !span.isSure ? { ...span, likely } : span)) : found,
  );
}

function trimmedPlace(match: RegExpExecArray): { from: number; to: number } {
  const [whole] = match;
  return { from: match.index + whole.length - whole.trimStart().length, to: match.index + whole.trimEnd().length };
}

function blanked(text: string, from: number, to: number, mark = taken): string {
  return text.slice(0, from) + mark.repeat(to - from) + text.slice(to);
}

function withClock(body: SpanBody, now: Now, dates: DateReader): SpanBody {
  if (body.kind === 'time' && body.at === '') return { ...body, at: now.clock.slice(0, 5) };
  if (body.kind === 'duration' && body.sense !== 'before') return { ...body, ends: dates.after(body.seconds, now) };
  const there = body.kind === 'zone' && body.zone !== null ? dates.elsewhere(body.zone, now) : null;
  if (body.kind === 'zone' && there) return { ...body, now: there };
  return body;
}

function withoutOverlaps(spans: readonly Span[]): Span[] {
  const sorted = spans
    .filter(({ from, to }) => from < to)
    .sort((one, other) => one.from - other.from || other.to - one.to);
  const ends = new Map<string, number>();
  return sorted.filter(({ kind, from, to }) => {
    if ((ends.get(kind) ?? 0) > from) return false;
    ends.set(kind, to);
    return true;
  });
}

function bodiesOf({ day, clock, until }: DateMention, now: Now): SpanBody[] {
  const bodies: SpanBody[] = [];
  const date = day && dateOf(day, now);
  if (day && !date) bodies.push({ kind: 'no_date' });
  if (date) bodies.push(date);
  if (clock) bodies.push(timeOf(clock));
  if (until) {
    const end = until.day && dateOf(until.day, now);
    bodies.push({ kind: 'range', until: { date: end?.date ?? null, at: until.clock ? clockText(until.clock) : null } });
  }
  return bodies;
}

function timeOf(clock: SaidClock): SpanBody {
  const { isSure, part, isVague, isNextDay } = clock;
  return {
    kind: 'time',
    at: clockText(clock),
    isSure,
    ...(part && { part }),
    ...(isVague && { isVague: true }),
    ...(isNextDay && { isNextDay: true }),
  };
}

function clockText({ hour, minute, second }: SaidClock): string {
  return [hour, minute, ...(second === null ? [] : [second])].map((value) => String(value).padStart(2, '0')).join(':');
}

/** The day that is said, the next such from today on where it may be several; null: there is none such. */
function dateOf(said: SaidDay, now: Now): (SpanBody & { kind: 'date' }) | null {
  const { weekday } = said;
  const isBareWeekday = weekday !== null && said.day === null;
  const date = isBareWeekday ? nextWeekday(weekday, now.date) : dayOf(said, now.date);
  if (date === null) return null;
  return {
    kind: 'date',
    date,
    isPast: date < now.date,
    ...(said.isLoose && { isLoose: true }),
    ...(said.isAmbiguous && { isAmbiguous: true }),
    ...(isBareWeekday && { weekday }),
  };
}

/** Never today, which nobody calls by its name. */
function nextWeekday(weekday: number, today: CalendarDate): CalendarDate {
  return addDays(today, (weekday - weekdayOf(today) + 7) % 7 || 7);
}

function dayOf({ year, month, day, weekday, isLoose }: SaidDay, today: CalendarDate): CalendarDate | null {
  const now = yearMonthDay(today);
  const isIt = (date: CalendarDate) => weekday === null || weekdayOf(date) === weekday;
  if (year !== null) {
    const date = calendarDate(year, month ?? 1, day ?? 1);
    if (date === null || (day !== null && !isIt(date))) return null;
    return isLoose && date < today && now.year === year && (month === null || month === now.month) ? today : date;
  }
  if (month !== null && day === null && month === now.month) return today;
  if (month === null && day === null) return null;
  // 29 February is there again within eight years; a weekday that does not fit the next such date is a mistake
  if (month !== null && (month < 1 || month > 12)) return null;
  const steps = month === null ? 12 : 8;
  for (let more = 0; more <= steps; more++) {
    const at = month === null ? now.month - 1 + more : month - 1 + 12 * more;
    const date = calendarDate(now.year + Math.floor(at / 12), (at % 12) + 1, day ?? 1);
    if (date === null || date < today) continue;
    if (isIt(date)) return date;
    if (month !== null) return null;
  }
  return null;
}
