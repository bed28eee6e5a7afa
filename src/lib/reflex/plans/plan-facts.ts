import { addDays, daysBetween, lastOfMonth } from '../../base/calendar-date';
import type { Language } from '../../base/language';
import { foldText } from '../spans/fold-text';
import type { Now, Span } from '../spans/span';
import { findName, gap, hasWord, placesOf } from './find-name';
import {
  templateIds,
  type Money,
  type NameSlot,
  type PlanFacts,
  type PlanWords,
  type Slot,
  type TemplateId,
} from './template';
import { planWords, templates } from './templates';

const everyDay = [0, 1, 2, 3, 4, 5, 6];
/** On which days something is done so many times a week, with days of rest between. */
const spreadOver: readonly (number[] | undefined)[] = [
  undefined,
  [5],
  [1, 4],
  [0, 2, 4],
  [0, 1, 3, 5],
  [0, 1, 2, 3, 4],
];
const daySeconds = 86_400;
/** What is done every morning comes before the day's work. */
const earlyMorning = '07:00';

type SpanOf<Kind extends Span['kind']> = Extract<Span, { kind: Kind }>;

function spansOf<Kind extends Span['kind']>(spans: readonly Span[], kind: Kind): SpanOf<Kind>[] {
  return spans.filter((span): span is SpanOf<Kind> => span.kind === kind);
}

/**
 * Which template a wish is of; null: none of them. Where several fit, English names first what it is about and Japanese last; at the same
 * place the longer word counts.
 */
export function templateFor(text: string, lang: Language): TemplateId | null {
  const found = templateIds.flatMap((id) => {
    const places = templates[lang][id].words.flatMap((word) =>
      placesOf(text, word, lang).map((at) => ({
        id,
        at: lang === 'ja' ? -(at + word.length) : at,
        length: word.length,
      })),
    );
    return places.sort((one, other) => one.at - other.at || other.length - one.length).slice(0, 1);
  });
  const [first, ...others] = found.sort((one, other) => one.at - other.at || other.length - one.length);
  if (!first) return null;
  return others.find(({ id }) => templates[lang][id].over?.includes(first.id))?.id ?? first.id;
}

/** What a message says for a plan of this kind. */
export function factsIn(text: string, spans: readonly Span[], id: TemplateId, lang: Language, now: Now): PlanFacts {
  const words = planWords[lang];
  const { cues, isFromStart = false, repeating } = templates[lang][id];
  const people = peopleIn(text, spans, words, lang);
  const isMoneyMeant = id !== 'general' || words.budget.some((word) => hasWord(text, word, lang));
  const budget = isMoneyMeant ? moneyIn(text, spans, words) : null;
  const nights = id === 'trip' ? nightsIn(text, spans, words) : null;
  const used = [people, budget, nights].flatMap((found) => found ?? []);
  const masked = withGaps(text, [...spans.filter(({ kind }) => read.includes(kind)), ...used]);
  const name = (slot: NameSlot) => (cues[slot] ? findName(masked, cues[slot], words, lang) : null);
  const day = dayIn(text, spans, words, isFromStart, nights?.value ?? null, now);
  const isStay = id === 'trip' && !day.isLoose && day.date !== null && day.end !== null;
  return {
    said: text,
    ...day,
    nights: nights?.value ?? (isStay ? daysBetween(day.date as string, day.end as string) : null),
    people: people && people.value + (id === 'trip' && isWithOthers(text, people) ? 1 : 0),
    budget: costOf(budget),
    place: name('place'),
    subject: name('subject'),
    who: cues.who ? whoIn(masked, cues.who, lang) : null,
    theme: name('theme'),
    ...(repeating === undefined ? { weekdays: null, areDaysGuessed: false } : daysIn(text, spans)),
    ...timeIn(spans, repeating !== undefined),
    minutes: minutesIn(spans),
  };
}

/** The facts with what an answer to one question adds; null: there is no answer to it in the text. */
export function withAnswer(
  facts: PlanFacts,
  slot: Slot,
  spans: readonly Span[],
  text: string,
  lang: Language,
  now: Now,
): PlanFacts | null {
  const found = factsIn(text, spans, 'general', lang, now);
  const bare = spansOf(spans, 'number').find(({ value, unit }) => value > 0 && unit === null)?.value ?? null;
  const count = bare !== null && isCount(bare) ? bare : null;
  const money = costOf(moneyIn(text, spans, planWords[lang]));
  const time = timeIn(spans, true);
  const { date } = found;
  const subject = /[?？]/.test(text) ? null : found.subject;
  const answers: Record<Slot, Partial<PlanFacts> | null> = {
    date:
      date !== null && date >= now.date
        ? { date, isLoose: found.isLoose, end: found.end ?? endAfter(date, facts) }
        : null,
    at: time.at === null ? null : { ...time, part: time.part ?? facts.part },
    people: knownAs('people', found.people ?? count),
    minutes: knownAs('minutes', found.minutes ?? count),
    budget: knownAs('budget', money ?? (bare === null ? null : { amount: bare, unit: '' })),
    place: knownAs('place', subject),
    subject: knownAs('subject', subject),
    who: knownAs('who', subject),
    theme: knownAs('theme', subject),
  };
  return answers[slot] && { ...facts, ...answers[slot], said: `${facts.said}\n${text}` };
}

function knownAs<Key extends keyof PlanFacts>(key: Key, value: PlanFacts[Key]): Partial<PlanFacts> | null {
  return value === null ? null : { [key]: value };
}

/** Of what is read as a time or the like no part is a name. */
const read: readonly Span['kind'][] = [
  'date',
  'time',
  'duration',
  'repeat',
  'weekdays',
  'exception',
  'range',
  'marks',
  'no_date',
];

interface Found {
  from: number;
  to: number;
  value: number;
  unit: string;
}

function withGaps(text: string, places: readonly { from: number; to: number }[]): string {
  const units = text.split('');
  for (const { from, to } of places) units.fill(gap, from, to);
  return units.join('');
}

function dayIn(
  text: string,
  spans: readonly Span[],
  words: PlanWords,
  isFromStart: boolean,
  nights: number | null,
  now: Now,
): Pick<PlanFacts, 'date' | 'isLoose' | 'end'> {
  const isStay = (from: number) => words.nightUnits.some((unit) => text.slice(0, from).endsWith(unit)); // 2泊3日
  const dates = spansOf(spans, 'date').filter(
    (day) =>
      !day.isPast &&
      !isStay(day.from) &&
      !wholeDays(text, day) &&
      !(day.isLoose && day.date === now.date) && // "this year"
      !(isWeekend(text, day) && /\b(?:an?|long|one) $/iu.test(text.slice(0, day.from))), // nobody said which
  );
  const named = dates.filter(({ weekday }) => weekday === undefined);
  // "a weekend in May": the month is the day's, the weekend how long
  const month = named.find((day) => day.isLoose && day.date.endsWith('-01') && !isWeekend(text, day));
  const [day] = named;
  const first = day?.isLoose && month ? month : (day ?? dates[0]);
  if (!first) return { date: null, isLoose: false, end: null };
  const { date, isLoose = false } = first;
  const [before, behind] = [text.slice(0, first.from).toLowerCase().trimEnd(), text.slice(first.to)];
  const isDeadline = words.deadline.some((word) => behind.startsWith(word) || before.endsWith(word));
  if (isFromStart && isDeadline) return { date: null, isLoose: false, end: date };
  const range = spansOf(spans, 'range').find(({ until }) => until.date !== null && until.date > date)?.until.date;
  const later = dates.find((other) => other.weekday === undefined && other.date > date)?.date;
  const around = text.slice(Math.max(0, first.from - 8), first.to + 1).toLowerCase();
  if (isLoose && !isWeekend(text, first) && words.monthEnd.some((word) => around.includes(word)))
    return { date: lastOfMonth(date), isLoose: false, end: endAfter(lastOfMonth(date), { nights }) };
  if (isLoose) return { date, isLoose, end: date.endsWith('-01') ? lastOfMonth(date) : null };
  return { date, isLoose, end: range ?? later ?? endAfter(date, { nights }) };
}

function isWeekend(text: string, { from, to }: Span): boolean {
  return /(?:weekend|週末)$/iu.test(text.slice(from, to).trim());
}

function endAfter(date: string, { nights }: Pick<PlanFacts, 'nights'>): string | null {
  return nights === null ? null : addDays(date, nights);
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= 10_000;
}

function costOf(found: Found | null): Money | null {
  return found && { amount: found.value, unit: found.unit };
}

/** Numbers with one of the units, which the span holds or which stands behind it. */
function counted(text: string, spans: readonly Span[], units: readonly string[]): Found[] {
  const longestFirst = [...units].sort((one, other) => other.length - one.length);
  return spansOf(spans, 'number').flatMap(({ from, to, value, unit }) => {
    if (value <= 0) return [];
    if (unit !== null && units.includes(unit.toLowerCase())) return [{ from, to, value, unit: unit.toLowerCase() }];
    const digits = unit === null ? null : /^\d+(?:[.,]\d+)*/.exec(text.slice(from, to))?.[0];
    const end = digits ? from + digits.length : to;
    const rest = text.slice(end).toLowerCase();
    const space = rest.length - rest.trimStart().length;
    const next = longestFirst.find(
      (known) => rest.startsWith(known, space) && !/^[a-z][a-z]/.test(rest.slice(space + known.length - 1)),
    );
    return next === undefined ? [] : [{ from, to: end + space + next.length, value, unit: next }];
  });
}

function peopleIn(text: string, spans: readonly Span[], words: PlanWords, lang: Language): Found | null {
  const said = counted(text, spans, words.peopleUnits).find(({ value }) => isCount(value));
  if (said) return said;
  for (const [word, value] of Object.entries(words.people)) {
    const [from] = placesOf(text, word, lang);
    if (from !== undefined) return { from, to: from + word.length, value, unit: '' };
  }
  const alone = spansOf(spans, 'number').find(
    ({ from, to, unit, value }) =>
      unit === null &&
      isCount(value) &&
      /\bfor $/i.test(text.slice(0, from)) &&
      /^\s*(?:$|[,.!?;])/.test(text.slice(to)),
  );
  return alone ? { ...alone, unit: '' } : null;
}

/** "With three friends", 友達3人と: the person comes along. */
function isWithOthers(text: string, { from, to }: Found): boolean {
  return /\bwith (?:my )?$/i.test(text.slice(0, from)) || /^と/.test(text.slice(to));
}

function moneyIn(text: string, spans: readonly Span[], words: PlanWords): Found | null {
  for (const { from, to, value } of spansOf(spans, 'number')) {
    const sign = /[€$£¥￥]\s?$/.exec(text.slice(0, from))?.[0] ?? '';
    if (sign !== '' && value > 0) return { from: from - sign.length, to, value, unit: sign.trim() };
  }
  const [said] = counted(text, spans, words.moneyUnits);
  if (!said) return null;
  const isMyriad = said.unit.startsWith('万');
  return isMyriad ? { ...said, value: said.value * 10_000, unit: said.unit.slice(1) } : said;
}

function nightsIn(text: string, spans: readonly Span[], words: PlanWords): Found | null {
  const said = counted(text, spans, words.nightUnits).find(({ value }) => isCount(value));
  if (said) return said;
  const stay =
    spansOf(spans, 'duration').find(({ seconds, sense }) => seconds >= daySeconds && sense === 'length') ??
    spans.flatMap((span) => wholeDays(text, span) ?? [])[0];
  if (!stay) return null;
  const days = Math.round(stay.seconds / daySeconds);
  return { from: stay.from, to: stay.to, value: days % 7 === 0 ? days : Math.max(1, days - 1), unit: '' };
}

/** "4 days" with no word before it, "for a week". */
function wholeDays(text: string, { from, to }: Span): { from: number; to: number; seconds: number } | null {
  const [, count, unit = ''] =
    /^(?:for )?(an?|\d{1,2})[ -]?(day|week)s?$/iu.exec(foldText(text.slice(from, to), 'en').text) ?? [];
  const days = (Number(count ?? 0) || 1) * (unit.toLowerCase() === 'week' ? 7 : 1);
  return count !== undefined && unit !== '' ? { from, to, seconds: days * daySeconds } : null;
}

function whoIn(text: string, kin: Readonly<Record<string, string>>, lang: Language): string | null {
  for (const [word, called] of Object.entries(kin)) {
    const [at] = placesOf(text, word, lang);
    if (at === undefined) continue;
    const name = lang === 'en' ? (/^ (\p{Lu}[\p{L}-]+)/u.exec(text.slice(at + word.length))?.[1] ?? '') : '';
    return `${called} ${name}`.trim();
  }
  return null;
}

/** "Three times a week", 週3回; 0: neither. "Every three weeks" is none. */
function timesAWeek(text: string, spans: readonly Span[]): number {
  const often = spansOf(spans, 'repeat').find(
    ({ every, from, to }) => every === 'week' && /times|twice|thrice|回|度/i.test(text.slice(from, to)),
  );
  return often?.count ?? 0;
}

function daysIn(text: string, spans: readonly Span[]): Pick<PlanFacts, 'weekdays' | 'areDaysGuessed'> {
  const named = spansOf(spans, 'weekdays').find(({ isRepeat }) => isRepeat)?.days;
  const isDaily = spansOf(spans, 'repeat').some(({ every, count }) => every === 'day' && count === 1);
  const without = spansOf(spans, 'exception').flatMap(({ days }) => days ?? []);
  const said = (named ?? (isDaily ? everyDay : [])).filter((day) => !without.includes(day));
  if (said.length > 0) return { weekdays: said, areDaysGuessed: false };
  const spread = spreadOver[timesAWeek(text, spans)] ?? null;
  return { weekdays: spread, areDaysGuessed: spread !== null };
}

function timeIn(spans: readonly Span[], canGuess: boolean): Pick<PlanFacts, 'at' | 'isTimeGuessed' | 'part'> {
  const times = spansOf(spans, 'time');
  const part = times.find(({ part: said }) => said !== undefined)?.part ?? null;
  const time = times.find(({ isVague }) => !isVague) ?? times[0];
  if (!time || (time.isVague && !canGuess)) return { at: null, isTimeGuessed: false, part };
  const at = time.isVague && part === 'morning' ? earlyMorning : time.at.slice(0, 5);
  const isEvening = part !== null && ['afternoon', 'evening', 'night'].includes(part);
  // nobody meets at five in the morning
  const isLater = !time.isSure && at < '12:00' && (isEvening || (!canGuess && at < '07:00'));
  const later = isLater ? `${Number(at.slice(0, 2)) + 12}${at.slice(2)}` : at;
  return { at: later, isTimeGuessed: time.isVague ?? false, part };
}

function minutesIn(spans: readonly Span[]): number | null {
  const lasts = spansOf(spans, 'duration').find(({ seconds, sense }) => sense !== 'before' && seconds < daySeconds / 4);
  return lasts && lasts.seconds >= 60 ? Math.round(lasts.seconds / 60) : null;
}
