import { addDays, lastOfMonth } from '../../base/calendar-date';
import type { Language } from '../../base/language';
import type { Now, Span } from '../spans/span';
import { findName, gap, placeOf } from './find-name';
import { templateIds, type Money, type PlanFacts, type PlanWords, type Slot, type TemplateId } from './template';
import { planWords, templates } from './templates';

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const daySeconds = 86_400;

type SpanOf<Kind extends Span['kind']> = Extract<Span, { kind: Kind }>;

function spansOf<Kind extends Span['kind']>(spans: readonly Span[], kind: Kind): SpanOf<Kind>[] {
  return spans.filter((span): span is SpanOf<Kind> => span.kind === kind);
}

/**
 * Which template a wish is of; null: none of them. Where several fit, English names first what it is about and Japanese last; at the same
 * place the longer word counts.
 */
export function templateFor(text: string, lang: Language): TemplateId | null {
  let best: { id: TemplateId; at: number; length: number } | null = null;
  for (const id of templateIds) {
    for (const word of templates[lang][id].words) {
      for (let at = placeOf(text, word, lang); at >= 0; at = placeOf(text, word, lang, at + 1)) {
        const place = lang === 'ja' ? -(at + word.length) : at;
        if (best === null || place < best.at || (place === best.at && word.length > best.length))
          best = { id, at: place, length: word.length };
      }
    }
  }
  return best?.id ?? null;
}

/** What a message says for a plan of this kind. */
export function factsIn(text: string, spans: readonly Span[], id: TemplateId, lang: Language, now: Now): PlanFacts {
  const words = planWords[lang];
  const people = peopleIn(text, spans, words, lang);
  const budget = moneyIn(text, spans, words);
  const nights = nightsIn(text, spans, words);
  const used = [people, budget, nights].flatMap((found) => (found ? [found] : []));
  const masked = withGaps(text, [...spans.filter(isRead), ...used]);
  const { cues, isFromStart = false } = templates[lang][id];
  const day = dayIn(text, spans, words, isFromStart, nights?.value ?? null);
  return {
    said: text,
    ...day,
    nights: nights?.value ?? null,
    people: people?.value ?? null,
    budget: budget?.value ?? null,
    place: cues.place ? findName(masked, cues.place, words, lang) : null,
    subject: cues.subject ? findName(masked, cues.subject, words, lang) : null,
    who: whoIn(masked, words, lang),
    theme: findName(masked, words.theme, words, lang),
    ...repeatIn(spans, templates[lang][id].repeating !== undefined),
    ...timeIn(spans),
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
  const words = planWords[lang];
  const said = `${facts.said}\n${text}`;
  if (slot === 'date') {
    const { date, isLoose, end } = dayIn(text, spans, words, false, facts.nights);
    return date === null || date < now.date ? null : { ...facts, said, date, isLoose, end: end ?? facts.end };
  }
  if (slot === 'people') {
    const number = spansOf(spans, 'number')[0]?.value ?? null;
    const people = peopleIn(text, spans, words, lang)?.value ?? (number !== null && isCount(number) ? number : null);
    return people === null ? null : { ...facts, said, people };
  }
  if (slot === 'budget') {
    const bare = spansOf(spans, 'number')[0];
    const budget =
      moneyIn(text, spans, words)?.value ?? (bare && bare.value > 0 ? { amount: bare.value, unit: '' } : null);
    return budget === null ? null : { ...facts, said, budget };
  }
  if (slot === 'at') {
    const { at, isTimeGuessed } = timeIn(spans);
    return at === null ? null : { ...facts, said, at, isTimeGuessed };
  }
  if (slot === 'minutes') {
    const minutes = minutesIn(spans) ?? spansOf(spans, 'number')[0]?.value ?? null;
    return minutes === null || minutes < 1 || minutes > 600 ? null : { ...facts, said, minutes };
  }
  const name = findName(text, { ...templates[lang].general.cues.subject, rest: true }, words, lang);
  return name === null ? null : { ...facts, said, [slot]: name };
}

/** Read as a time or the like: never a part of a name. */
function isRead({ kind }: Span): boolean {
  return ['date', 'time', 'duration', 'repeat', 'weekdays', 'exception', 'range', 'marks', 'no_date'].includes(kind);
}

interface Found<Value> {
  from: number;
  to: number;
  value: Value;
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
): Pick<PlanFacts, 'date' | 'isLoose' | 'end'> {
  const dates = spansOf(spans, 'date').filter(({ isPast }) => !isPast);
  const [first, second] = dates;
  if (!first) return { date: null, isLoose: false, end: null };
  const isDeadline = words.deadline.some(
    (word) => text.slice(first.to).startsWith(word) || text.slice(0, first.from).toLowerCase().trimEnd().endsWith(word),
  );
  if (isFromStart && isDeadline) return { date: null, isLoose: false, end: first.date };
  const isLoose = first.isLoose ?? false;
  const range = spansOf(spans, 'range').find(({ until }) => until.date !== null && until.date > first.date)?.until.date;
  const later = second && second.date > first.date ? second.date : null;
  const counted = nights !== null && !isLoose ? addDays(first.date, nights) : null;
  const month = isLoose && first.date.endsWith('-01') ? lastOfMonth(first.date) : null;
  return { date: first.date, isLoose, end: (isLoose ? null : range) ?? later ?? counted ?? month };
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= 10_000;
}

function peopleIn(text: string, spans: readonly Span[], words: PlanWords, lang: Language): Found<number> | null {
  for (const span of spansOf(spans, 'number')) {
    const to = span.unit === null ? endOfUnit(text, span.to, words.peopleUnits) : span.to;
    const isPeople = span.unit === null ? to > span.to : words.peopleUnits.includes(span.unit.toLowerCase());
    if (isPeople && isCount(span.value)) return { from: span.from, to, value: span.value };
  }
  for (const word of Object.keys(words.people)) {
    const from = placeOf(text, word, lang);
    if (from >= 0) return { from, to: from + word.length, value: words.people[word] as number };
  }
  const alone = spansOf(spans, 'number').find(
    ({ from, to, unit, value }) =>
      unit === null &&
      isCount(value) &&
      /\bfor $/i.test(text.slice(0, from)) &&
      /^\s*(?:$|[,.!?;])/.test(text.slice(to)),
  );
  return alone ? { from: alone.from, to: alone.to, value: alone.value } : null;
}

/** Behind a number, where one of the units stands there; else where the number ends. */
function endOfUnit(text: string, to: number, units: readonly string[]): number {
  const rest = text.slice(to).toLowerCase();
  const space = rest.length - rest.trimStart().length;
  const unit = [...units]
    .sort((a, b) => b.length - a.length)
    .find((known) => {
      const behind = rest.slice(space + known.length);
      return rest.startsWith(known, space) && !(/^[a-z]/.test(behind) && /[a-z]$/.test(known));
    });
  return unit === undefined ? to : to + space + unit.length;
}

function moneyIn(text: string, spans: readonly Span[], words: PlanWords): Found<Money> | null {
  for (const span of spansOf(spans, 'number')) {
    if (span.value <= 0) continue;
    const sign = /[€$£¥￥]\s?$/.exec(text.slice(0, span.from))?.[0] ?? '';
    const from = span.from - sign.length;
    if (sign !== '') return { from, to: span.to, value: { amount: span.value, unit: sign.trim() } };
    const to = span.unit === null ? endOfUnit(text, span.to, words.moneyUnits) : span.to;
    const unit = (span.unit ?? text.slice(span.to, to)).trim().toLowerCase();
    if (!words.moneyUnits.includes(unit)) continue;
    const isMyriad = unit.startsWith('万');
    return { from, to, value: { amount: span.value * (isMyriad ? 10_000 : 1), unit: isMyriad ? unit.slice(1) : unit } };
  }
  return null;
}

function nightsIn(text: string, spans: readonly Span[], words: PlanWords): Found<number> | null {
  for (const span of spansOf(spans, 'number')) {
    const to = span.unit === null ? endOfUnit(text, span.to, words.nightUnits) : span.to;
    const isNights = span.unit === null ? to > span.to : words.nightUnits.includes(span.unit.toLowerCase());
    if (isNights && isCount(span.value)) return { from: span.from, to, value: span.value };
  }
  const stay = spansOf(spans, 'duration').find(({ seconds, sense }) => seconds >= daySeconds && sense === 'length');
  if (!stay) return null;
  const days = Math.round(stay.seconds / daySeconds);
  return { from: stay.from, to: stay.to, value: days % 7 === 0 ? days : Math.max(1, days - 1) };
}

function whoIn(text: string, words: PlanWords, lang: Language): string | null {
  for (const word of Object.keys(words.kin)) {
    const at = placeOf(text, word, lang);
    if (at < 0) continue;
    const name = lang === 'en' ? (/^ (\p{Lu}[\p{L}-]+)/u.exec(text.slice(at + word.length))?.[1] ?? '') : '';
    return name === '' ? (words.kin[word] as string) : `${words.kin[word] as string} ${name}`;
  }
  return null;
}

function repeatIn(spans: readonly Span[], canRepeat: boolean): Pick<PlanFacts, 'weekdays'> {
  if (!canRepeat) return { weekdays: null };
  const named = spansOf(spans, 'weekdays').find(({ isRepeat }) => isRepeat)?.days;
  const isDaily = spansOf(spans, 'repeat').some(({ every, count }) => every === 'day' && count === 1);
  const days = named ?? (isDaily ? everyDay : null);
  const without = spansOf(spans, 'exception').flatMap(({ days: not }) => not ?? []);
  return { weekdays: days?.filter((day) => !without.includes(day)) ?? null };
}

function timeIn(spans: readonly Span[]): Pick<PlanFacts, 'at' | 'isTimeGuessed'> {
  const times = spansOf(spans, 'time');
  const time = times.find(({ isVague }) => !isVague) ?? times[0];
  if (!time) return { at: null, isTimeGuessed: false };
  const at = time.at.slice(0, 5);
  const part = times.find(({ part: said }) => said !== undefined)?.part ?? '';
  const isLater = !time.isSure && at < '12:00' && ['afternoon', 'evening', 'night'].includes(part);
  const later = isLater ? `${Number(at.slice(0, 2)) + 12}${at.slice(2)}` : at;
  return { at: later, isTimeGuessed: time.isVague ?? false };
}

function minutesIn(spans: readonly Span[]): number | null {
  const lasts = spansOf(spans, 'duration').find(({ seconds, sense }) => sense !== 'before' && seconds < 6 * 3_600);
  return lasts && lasts.seconds >= 60 ? Math.round(lasts.seconds / 60) : null;
}
