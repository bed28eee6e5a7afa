import { casual as english, Chrono, type ParsingResult } from 'chrono-node/en';
import { casual as japanese } from 'chrono-node/ja';
import { yearMonthDay } from '../../base/calendar-date';
import type { Language } from '../../base/language';
import type { DateMention, DateReader, SaidClock, SaidDay } from '../../reflex/spans/date-reader';
import type { DayPart } from '../../reflex/spans/span';
import { clockPhrasesEn } from './clock-phrases-en';
import { withoutCountedYears } from './counted-years';
import { dayPhrasesEn } from './day-phrases-en';
import { joinDays, keepLongest } from './join-results';
import { phraseParser } from './phrase-parser';
import { phrasesJa } from './phrases-ja';
import { wallClockAfter, wallClockIn } from './wall-clock';

type Components = ParsingResult['start'];

const refiners = [withoutCountedYears, keepLongest, joinDays];
const englishReader = (isMonthFirst: boolean) =>
  new Chrono({
    parsers: [
      ...[...clockPhrasesEn, ...dayPhrasesEn].map((phrase) => phraseParser(phrase, true, isMonthFirst)),
      ...english.parsers,
    ],
    refiners,
  });
const readers = { monthFirst: englishReader(true), dayFirst: englishReader(false) };
const japaneseReader = new Chrono({
  parsers: [...phrasesJa.map((phrase) => phraseParser(phrase, false)), ...japanese.parsers],
  refiners,
});

/** chrono-node, extended in its own form, with its own refiners left out: they guess at what we ask about. */
export const chronoDates: DateReader = {
  read(text, lang, now) {
    const { year, month, day } = yearMonthDay(now.date);
    // noon of the person's day by the machine's own clocks: chrono reckons in those, and no zone skips its noons
    const noon = new Date(year, month - 1, day, 12);
    noon.setFullYear(year);
    const results = readerOf(lang, now.zone).parse(text, noon) as ParsingResult[];
    return results
      .map((result) => mentionOf(result, text))
      .filter(({ day: said, clock }) => said !== null || clock !== null);
  },
  after: wallClockAfter,
  elsewhere: wallClockIn,
};

function readerOf(lang: Language, zone: string): Chrono {
  if (lang === 'ja') return japaneseReader;
  return /^(?:America|US)\/|^Pacific\/Honolulu$/.test(zone) ? readers.monthFirst : readers.dayFirst;
}

/** "At 10 sharp", "at 5ish". */
const clockEnd = /^(?:,? (?:sharp|exactly|on the dot|or so)|[- ]?ish)\b/i;

function mentionOf({ index, text, start, end }: ParsingResult, whole: string): DateMention {
  const to = index + text.trimEnd().length;
  const after = start.isCertain('hour') ? (clockEnd.exec(whole.slice(to, to + 16))?.[0].length ?? 0) : 0;
  const mention: DateMention = {
    from: index + text.length - text.trimStart().length,
    to: to + after,
    day: dayOf(start),
    clock: clockOf(start, text),
  };
  return end ? { ...mention, until: { day: dayOf(end), clock: clockOf(end, '') } } : mention;
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
    isLoose: tags.has('isLoose') || (day === null && weekday === null),
    isAmbiguous: tags.has('isAmbiguous'),
  };
}

function clockOf(start: Components, text: string): SaidClock | null {
  if (!start.isCertain('hour')) return null;
  const tags = start.tags();
  const hour = start.get('hour') ?? 0;
  const part = [...tags].find((tag) => tag.startsWith('part/'))?.slice(5) as DayPart | undefined;
  return {
    hour: hour % 24,
    minute: start.get('minute') ?? 0,
    second: start.isCertain('second') ? start.get('second') : null,
    // nobody writes 07:30 for the evening
    isSure:
      tags.has('isSure') || start.isCertain('meridiem') || hour > 12 || hour === 0 || /(?<![\d:.,/h-])0\d/.test(text),
    part: part ?? null,
    isVague: tags.has('isVague'),
    isNextDay: tags.has('isNextDay'),
  };
}
