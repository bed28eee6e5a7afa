import { casual as english, Chrono, type ParsingResult, type Refiner } from 'chrono-node/en';
import { casual as japanese } from 'chrono-node/ja';
import { yearMonthDay } from '../../base/calendar-date';
import type { Language } from '../../base/language';
import type { DateMention, DateReader, SaidClock, SaidDay } from '../../reflex/spans/date-reader';
import type { DayPart } from '../../reflex/spans/span';
import { phraseParser } from './phrase-parser';
import { phrasesEn } from './phrases-en';
import { phrasesJa } from './phrases-ja';
import { wallClockAfter } from './wall-clock';

type Components = ParsingResult['start'];

/** Words that chrono takes for days and months, and that seldom are, alone. */
const tooMuch = /^(?:may|mar|march|sat|sun|mon|wed|second|the second|dec|now)$/i;

const refiner: Refiner = {
  refine: (_, results) => {
    const kept: typeof results = [];
    for (const result of results) {
      if (!isOurs(result) && isTooMuch(result)) continue;
      const last = kept.at(-1);
      const isOverlap = last && result.index < last.index + last.text.length;
      if (!isOverlap) kept.push(result);
      else if (rank(result) > rank(last)) kept[kept.length - 1] = result;
    }
    return kept;
  },
};

const readers: Readonly<Record<Language, Chrono>> = {
  en: new Chrono({
    parsers: [...phrasesEn.map((phrase) => phraseParser(phrase, true)), ...english.parsers],
    refiners: [refiner],
  }),
  ja: new Chrono({
    parsers: [...phrasesJa.map((phrase) => phraseParser(phrase, false)), ...japanese.parsers],
    refiners: [refiner],
  }),
};

export const chronoDates: DateReader = {
  read(text, lang, now) {
    const { year, month, day } = yearMonthDay(now.date);
    // noon of the person's day by the machine's own clocks: chrono reckons in those, and no zone skips its noons
    const noon = new Date(year, month - 1, day, 12);
    noon.setFullYear(year);
    const results = readers[lang].parse(text, noon) as ParsingResult[];
    return results.map(mentionOf).filter(({ day: said, clock }) => said !== null || clock !== null);
  },
  after: wallClockAfter,
};

function rank(result: ParsingResult): number {
  return result.text.trim().length + (isOurs(result) ? 0.5 : 0);
}

function isOurs(result: ParsingResult): boolean {
  return result.start.tags().has('own');
}

function isTooMuch(result: ParsingResult): boolean {
  const tags = result.start.tags();
  return tooMuch.test(result.text.trim()) || tags.has('result/relativeDateAndTime');
}

function mentionOf(result: ParsingResult): DateMention {
  const { index, text, start, end } = result;
  const from = index + text.length - text.trimStart().length;
  const mention: DateMention = { from, to: index + text.trimEnd().length, day: dayOf(start), clock: clockOf(start) };
  return end ? { ...mention, until: { day: dayOf(end), clock: clockOf(end) } } : mention;
}

function dayOf(start: Components): SaidDay | null {
  const known = (part: 'year' | 'month' | 'day' | 'weekday') => (start.isCertain(part) ? start.get(part) : null);
  const [year, month, day, weekday] = [known('year'), known('month'), known('day'), known('weekday')];
  if (year === null && month === null && day === null && weekday === null) return null;
  const tags = start.tags();
  return {
    year,
    month,
    day,
    weekday: weekday === null ? null : (weekday + 6) % 7,
    isLoose: tags.has('loose') || (day === null && weekday === null),
    isAmbiguous: tags.has('ambiguous'),
  };
}

function clockOf(start: Components): SaidClock | null {
  if (!start.isCertain('hour')) return null;
  const tags = start.tags();
  const hour = start.get('hour') ?? 0;
  const part = [...tags].find((tag) => tag.startsWith('part/'))?.slice(5) as DayPart | undefined;
  return {
    hour: hour % 24,
    minute: start.get('minute') ?? 0,
    second: start.isCertain('second') ? start.get('second') : null,
    isSure: tags.has('sure') || start.isCertain('meridiem') || hour > 12 || hour === 0,
    part: part ?? null,
    isVague: tags.has('vague'),
  };
}
