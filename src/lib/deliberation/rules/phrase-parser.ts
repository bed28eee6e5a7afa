import type { Parser } from 'chrono-node/en';
import { yearMonthDay, type CalendarDate } from '../../base/calendar-date';
import type { DayPart } from '../../reflex/spans/span';

/** What a phrase says, in the parts that chrono knows, and what it has no part for. */
export interface Said {
  date?: CalendarDate;
  year?: number;
  month?: number;
  day?: number;
  /** 0 is Monday. */
  weekday?: number;
  hour?: number;
  minute?: number;
  second?: number;
  part?: DayPart;
  /** The end of a range. */
  until?: Said;
  /** A distance from the day that is said next: "3 days after", "the Monday after". */
  days?: number;
  months?: number;
  /** Its first day; no day was said. */
  isLoose?: boolean;
  isAmbiguous?: boolean;
  isSure?: boolean;
  isVague?: boolean;
  isNextDay?: boolean;
  /** Weeks, months or years away: a weekday beside it is the next one from there. */
  isAbout?: boolean;
}

export interface Phrase {
  pattern: RegExp;
  /** What must stand before it. */
  after?: RegExp;
  read: (match: RegExpMatchArray, today: CalendarDate, isMonthFirst: boolean, rest: string) => Said | null;
}

type ParsingContext = Parameters<Parser['extract']>[0];
export type Components = ReturnType<ParsingContext['createParsingComponents']>;

const flags = ['isLoose', 'isAmbiguous', 'isSure', 'isVague', 'isNextDay', 'isAbout'] as const;

/** A parser in chrono's own form. What it finds bears the tag "own", and a tag for each thing that chrono has no component for. */
export function phraseParser({ pattern, after, read }: Phrase, isWordBased: boolean, isMonthFirst = false): Parser {
  return {
    pattern: () => pattern,
    extract: (context, match) => {
      const at = match.index ?? 0;
      // chrono looks at what is left of the text, where every place looks like the beginning of a word
      if (isWordBased && /[\w.,:/'-]$/.test(context.text.slice(Math.max(0, at - 1), at)) && /^\w/.test(match[0]))
        return null;
      if (after && !after.test(context.text.slice(Math.max(0, at - 40), at))) return null;
      const said = read(
        match,
        dateOf(context.refDate),
        isMonthFirst,
        context.text.slice(at + match[0].length, at + match[0].length + 20),
      );
      if (!said?.until) return said && componentsOf(context, said);
      return context.createParsingResult(at, match[0], componentsOf(context, said), componentsOf(context, said.until));
    },
  };
}

export function dateOf(date: Date): CalendarDate {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function componentsOf(context: ParsingContext, said: Said): Components {
  const components = context.createParsingComponents().addTag('own');
  const known = said.date === undefined ? said : { ...said, ...yearMonthDay(said.date) };
  for (const part of ['year', 'month', 'day', 'hour', 'minute', 'second'] as const) {
    if (known[part] !== undefined) components.assign(part, known[part]);
  }
  if (said.weekday !== undefined) components.assign('weekday', (said.weekday + 1) % 7);
  if (said.part) components.addTag(`part/${said.part}`);
  if (said.days !== undefined) components.addTag(`days/${said.days}`);
  if (said.months !== undefined) components.addTag(`months/${said.months}`);
  for (const flag of flags) if (said[flag]) components.addTag(flag);
  return components;
}
