import type { Parser } from 'chrono-node/en';
import { yearMonthDay, type CalendarDate } from '../../base/calendar-date';
import type { DayPart } from '../../reflex/spans/span';

/** What a phrase says, in the parts that chrono knows, and what it has no part for. */
export interface Said {
  date?: CalendarDate;
  /** Its first day; no day was said. */
  isLoose?: boolean;
  month?: number;
  day?: number;
  weekday?: number;
  isAmbiguous?: boolean;
  hour?: number;
  minute?: number;
  second?: number;
  isSure?: boolean;
  isVague?: boolean;
  part?: DayPart;
}

export interface Phrase {
  pattern: RegExp;
  read: (match: RegExpMatchArray, today: CalendarDate) => Said | null;
}

type ParsingContext = Parameters<Parser['extract']>[0];
type Components = ReturnType<ParsingContext['createParsingComponents']>;

/** Marks what chrono has no component for; read again by `tagged`. */
const tagOf = { isLoose: 'loose', isAmbiguous: 'ambiguous', isSure: 'sure', isVague: 'vague' } as const;

export function phraseParser({ pattern, read }: Phrase, isWordBased: boolean): Parser {
  return {
    pattern: () => pattern,
    extract: (context, match) => {
      const at = match.index ?? 0;
      // chrono looks at what is left of the text, where every place looks like the beginning of a word
      if (isWordBased && /[\w.,:/'-]/.test(context.text[at - 1] ?? ' ') && /^\w/.test(match[0])) return null;
      const said = read(match, dateOf(context.refDate));
      return said && componentsOf(context, said);
    },
  };
}

export function dateOf(date: Date): CalendarDate {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function componentsOf(context: ParsingContext, said: Said): Components {
  const components = context.createParsingComponents().addTag('own');
  if (said.date !== undefined) {
    const { year, month, day } = yearMonthDay(said.date);
    components.assign('year', year).assign('month', month).assign('day', day);
  }
  for (const part of ['month', 'day', 'hour', 'minute', 'second'] as const) {
    if (said[part] !== undefined) components.assign(part, said[part]);
  }
  if (said.weekday !== undefined) components.assign('weekday', (said.weekday + 1) % 7);
  if (said.part) components.addTag(`part/${said.part}`);
  for (const [name, tag] of Object.entries(tagOf)) if (said[name as keyof typeof tagOf]) components.addTag(tag);
  return components;
}
