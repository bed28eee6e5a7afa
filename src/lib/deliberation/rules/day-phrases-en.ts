import { addDays, addMonths, lastOfMonth, monthsEn, weekdayOf } from '../../base/calendar-date';
import type { Phrase, Said } from './phrase-parser';
import {
  slashed,
  numbered,
  dated,
  dayOnly,
  monthDay,
  monthIn,
  weekdayIn,
  daysUntil,
  startOfWeek,
  firstOfMonth,
  inMonth,
  monthOf,
  nthWeekday,
  loose,
  countOf,
  distance,
  farther,
} from './said-days-en';

const weekdayWord = String.raw`(mon|tue(?:s)?|wed(?:s|nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?`;
const monthWord = `(${monthsEn.map((month) => (month.length > 4 ? `${month.slice(0, 3)}(?:${month.slice(3)})?` : month)).join('|')}|sept)`;
const nth = String.raw`(\d{1,2})(?:st|nd|rd|th)`;
const amount = String.raw`(\d{1,3}|an?|(?:a )?(?:couple|pair)(?: of)?|(?:a )?few)`;
const unit = String.raw`(day|week|wk|fortnight|month|year)s?`;
const ahead = 'from now|hence|later|out|away|from today';

/** After "sat", "sun" and the like, which are words of their own. */
const isTimeAhead = /^,? ?(?:at\b|@|\d|morning|afternoon|evening|night|noon|midnight|the \d|half |quarter )/i;
const holidays: readonly (readonly [RegExp, Said])[] = [
  [/^(?:christmas|xmas) eve/i, { month: 12, day: 24 }],
  [/^(?:christmas|xmas)/i, { month: 12, day: 25 }],
  [/^boxing/i, { month: 12, day: 26 }],
  [/^new.*eve/i, { month: 12, day: 31 }],
  [/^new/i, { month: 1, day: 1 }],
  [/^hallo/i, { month: 10, day: 31 }],
  [/^val/i, { month: 2, day: 14 }],
];

export const dayPhrasesEn: readonly Phrase[] = [
  // days
  {
    pattern:
      /(?:on |by |before )?(christmas eve|xmas eve|christmas day|xmas day|boxing day|new year'?s eve|new year'?s day|halloween|valentine'?s day)\b/iu,
    read: ([, name = '']) => holidays.find(([begin]) => begin.test(name))?.[1] ?? null,
  },
  {
    after: /\b(?:on|at|by|before|until|after|this) $/iu,
    pattern: /(?:christmas|xmas)\b(?! \w)/iu,
    read: () => ({ month: 12, day: 25 }),
  },
  { pattern: /(?:today|2day)\b/iu, read: (_, today) => ({ date: today }) },
  {
    pattern: /(?:the )?day after (?:tomorrow|tmrw?|tmw)\b|overmorrow\b/iu,
    read: (_, today) => ({ date: addDays(today, 2) }),
  },
  {
    pattern: /(?:tom+or+ow|tomorow|tommorow|tomorrows|tomo|tmrw?|tmw|2moro|2morrow)\b/iu,
    read: (_, today) => ({ date: addDays(today, 1) }),
  },
  { pattern: /(?:the )?day before yesterday\b/iu, read: (_, today) => ({ date: addDays(today, -2) }) },
  {
    pattern: new RegExp(
      `(?:on )?(?:the )?(this|next|last|past|coming|this coming|upcoming|following) ${weekdayWord}\\b`,
      'iu',
    ),
    read: ([, side = '', day = ''], today) => {
      const days = daysUntil(day, today);
      if (/last|past/i.test(side)) return { date: addDays(today, (days || 7) - 7) };
      if (/next|following/i.test(side)) return { date: addDays(startOfWeek(today, 1), weekdayIn(day)) };
      return { date: addDays(today, days) };
    },
  },
  {
    pattern: new RegExp(`(?:on )?(?:the )?${weekdayWord} after next\\b`, 'iu'),
    read: ([, day = ''], today) => ({
      date: addDays(startOfWeek(today, weekdayIn(day) > weekdayOf(today) ? 1 : 2), weekdayIn(day)),
    }),
  },
  {
    pattern: new RegExp(
      `(?:on )?(?:${weekdayWord},? (?:of )?(next|this|last) week|(next|this|last) week,? (?:on )?${weekdayWord})\\b`,
      'iu',
    ),
    read: ([, day1, side1, side2, day2], today) => {
      const side = (side1 ?? side2 ?? '').toLowerCase();
      return {
        date: addDays(
          startOfWeek(today, side === 'next' ? 1 : side === 'last' ? -1 : 0),
          weekdayIn(day1 ?? day2 ?? ''),
        ),
      };
    },
  },
  {
    pattern: new RegExp(`(?:on |a )?${weekdayWord} (?:in a )?(week|fortnight)\\b`, 'iu'),
    read: ([, day = '', span = ''], today) => ({
      date: addDays(today, (daysUntil(day, today) || 7) + (/fort/i.test(span) ? 14 : 7)),
    }),
  },
  {
    pattern: new RegExp(`${amount} ${weekdayWord}s? from now\\b`, 'iu'),
    read: ([, count = '', day = ''], today) => ({
      date: addDays(today, (daysUntil(day, today) || 7) + 7 * (countOf(count) - 1)),
    }),
  },
  {
    pattern: new RegExp(`(?:on )?${weekdayWord}\\b(?:\\.|'s\\b)?(?! (?:days?|light|screen|nav|ami)\\b)`, 'iu'),
    read: ([word, day = ''], _, __, rest) =>
      /day|^(?:on |tue|thu|fri)/i.test(word) || isTimeAhead.test(rest) ? { weekday: weekdayIn(day) } : null,
  },
  {
    after: /(?:\d|\d ?[ap]\.?m\.?|o'?clock|evening|morning|afternoon|night|noon),? (?:on )?$/iu,
    pattern: /(?:mon|tues?|weds?|thurs?|fri|sat|sun)\b\.?(?= ?(?:$|[,.!?;]|to\b|for\b))/iu,
    read: ([day]) => ({ weekday: weekdayIn(day) }),
  },
  {
    pattern: /(?:on |at )?(?:(this|next|the coming|last) |the |over the )?week[- ]?end\b/iu,
    read: ([, side = ''], today) => ({
      date: addDays(startOfWeek(today, /next/i.test(side) ? 1 : /last/i.test(side) ? -1 : 0), 5),
      isLoose: !/last/i.test(side),
    }),
  },
  // distances
  {
    pattern: new RegExp(
      `(?:in|within|after) (?:about |exactly |around )?${amount}(?: ?- ?| )?${unit}(?:'s?)?(?: time| ${ahead})?\\b(?! (?:of|from|after|before|and)\\b)`,
      'iu',
    ),
    read: ([, count = '', of = ''], today) => farther(today, countOf(count), of),
  },
  {
    pattern: new RegExp(`${amount}(?: ?- ?| )?${unit} (?:${ahead})\\b`, 'iu'),
    read: ([, count = '', of = ''], today) => farther(today, countOf(count), of),
  },
  {
    pattern: new RegExp(`${amount}(?: ?- ?| )?${unit} ago\\b`, 'iu'),
    read: ([, count = '', of = ''], today) => farther(today, -countOf(count), of),
  },
  {
    pattern: new RegExp(`(?:the )?(?:${amount} )?${unit} (after|from|before|following|past)(?= )`, 'iu'),
    read: ([word, count, of = '', side = '']) =>
      count === undefined && !/^(?:the|day)/i.test(word)
        ? null
        : distance((/before/i.test(side) ? -1 : 1) * countOf(count ?? 'a'), of),
  },
  {
    pattern: new RegExp(`(?:upcoming|next) (\\d{1,2}) days?\\b|(\\d{1,2}) upcoming days?\\b`, 'iu'),
    read: ([, count, other], today) => ({ date: addDays(today, Number(count ?? other)) }),
  },
  {
    pattern: new RegExp(
      `${amount} ${unit}(?= (?:today|tomorrow|(?:on )?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)\\b)`,
      'iu',
    ),
    read: ([, count = '', of = '']) => distance(countOf(count), of),
  },
  { pattern: /tomorrow week\b/iu, read: (_, today) => ({ date: addDays(today, 8) }) },
  // weeks, months
  {
    pattern: new RegExp(
      `(?:in|by|until|till|during|this|next|early|mid|late)(?: in)?[ -]${monthWord}\\b(?! \\d)`,
      'iu',
    ),
    read: ([, month = '']) => ({ month: monthIn(month) }),
  },
  {
    pattern: new RegExp(`(this|next) month,? (?:on )?the ${nth}`, 'iu'),
    read: ([, side = '', day], today) =>
      inMonth(addMonths(firstOfMonth(today), /next/i.test(side) ? 1 : 0), Number(day)),
  },
  {
    pattern:
      /(?:at |by |on )?(?:the )?(?:end|last day) of (?:the |this )?month\b|(?:at |by )?month[- ]?end\b|\beom\b/iu,
    read: (_, today) => ({ date: lastOfMonth(today) }),
  },
  {
    pattern: /(?:at |by |on )?(?:the )?(?:end|last day) of next month\b/iu,
    read: (_, today) => ({ date: lastOfMonth(addMonths(firstOfMonth(today), 1)) }),
  },
  {
    pattern: /(?:at |by )?(?:the )?end of (?:the |this )?week\b|\beow\b/iu,
    read: (_, today) => ({ date: addDays(startOfWeek(today, 0), 4), isLoose: true }),
  },
  {
    pattern: /(?:at |by |on )?(?:the )?(?:end|last day) of (?:the |this )?year\b|\beoy\b/iu,
    read: (_, today) => ({ date: `${today.slice(0, 4)}-12-31` }),
  },
  {
    pattern: /(?:at |by )?(?:the )?(?:start|beginning|first day) of (?:the )?(next month|next year|next week)\b/iu,
    read: ([, of = ''], today) => ({
      date: /week/i.test(of)
        ? startOfWeek(today, 1)
        : /year/i.test(of)
          ? addMonths(`${today.slice(0, 4)}-01-01`, 12)
          : addMonths(firstOfMonth(today), 1),
    }),
  },
  {
    pattern: new RegExp(
      `(?:on )?(?:the )?${nth}(?: day)? of (?:the )?(this|next|current|following) month\\b|(?:on )?(?:the )?(\\d{1,2}) of (?:the )?(this|next|current|following) month\\b`,
      'iu',
    ),
    read: ([, day1, side1, day2, side2], today) =>
      inMonth(
        addMonths(firstOfMonth(today), /next|following/i.test(side1 ?? side2 ?? '') ? 1 : 0),
        Number(day1 ?? day2),
      ),
  },
  {
    pattern: /(this|next) (week|month|year)\b/iu,
    read: ([, side = '', of = ''], today) => loose(today, /next/i.test(side) ? 1 : 0, of.toLowerCase()),
  },
  {
    pattern: new RegExp(
      `(?:on )?(?:the )?(\\d|last|1st|2nd|second|3rd|4th|5th)(?:st|nd|rd|th)? ${weekdayWord} (?:of|in) (?:the )?(?:${monthWord}|(?:(this|next) )?month)\\.?(?:,? (\\d{4}))?\\b`,
      'iu',
    ),
    read: ([, which = '', day = '', month, side, year], today) =>
      nthWeekday(which, day, monthOf(month, side, year, today)),
  },
  {
    pattern: new RegExp(
      `(?:on )?(?:the )?(?:(\\d)(?:st|nd|rd|th) )?last day (?:of|in) ${monthWord}\\.?(?:,? (\\d{4}))?\\b`,
      'iu',
    ),
    read: ([, before, month, year], today) => ({
      date: addDays(lastOfMonth(monthOf(month, undefined, year, today)), 1 - Number(before ?? 1)),
    }),
  },
  {
    pattern: new RegExp(`(?:by |at )?(?:the )?end of ${monthWord}\\b`, 'iu'),
    read: ([, month], today) => ({ date: lastOfMonth(monthOf(month, undefined, undefined, today)) }),
  },
  // dates
  {
    pattern: new RegExp(
      `(?:on )?(?:the )?${nth}(?: day)?,?(?: of)? ${monthWord}\\.?(?:(?:,| in| of)? (\\d{4})(?!\\d| ?h))?\\b`,
      'iu',
    ),
    read: ([, day, month = '', year]) => monthDay(month, day, year),
  },
  {
    pattern: new RegExp(
      `(?:on )?${monthWord}\\.?,? (?:the )?(?:${nth}|(\\d{1,2}))(?![\\d:]| ?(?:am|pm)\\b)(?:(?:,| in| of)? (\\d{4})(?!\\d| ?h))?`,
      'iu',
    ),
    read: ([, month = '', day1, day2, year]) => monthDay(month, day1 ?? day2, year),
  },
  {
    pattern: new RegExp(`(?:on )?(\\d{1,2})\\.? ${monthWord}\\b\\.?(?:(?:,| in| of)? (\\d{4})(?!\\d| ?h))?`, 'iu'),
    read: ([, day, month = '', year]) => monthDay(month, day, year),
  },
  {
    pattern:
      /(?:on |by |until |till |from )(?:the )?(\d{1,2})(?:st|nd|rd|th)(?: of (?:the|this) month)?(?![\w-])(?! (?:floor|street|avenue|lesson|birthday|anniversary|grade|time|edition|day|chapter))/iu,
    read: ([, day]) => dayOnly(day),
  },
  {
    pattern:
      /(?:the )?(\d{1,2})(?:st|nd|rd|th)(?: of (?:the|this) month)?(?= ?(?:$|[.,!?;]|at |by |in the |to |around |@|\d))/iu,
    read: ([, day]) => dayOnly(day),
  },
  { pattern: /on (?:the )?(\d{1,2})(?= ?(?:$|[.,!?;]|(?:at|by|to|around)\b))/iu, read: ([, day]) => dayOnly(day) },
  {
    pattern: new RegExp(
      `(?:on )?${weekdayWord},? (?:the )?(?:${nth}|(\\d{1,2})(?= at\\b))(?! (?:of|${monthWord}))`,
      'iu',
    ),
    read: ([, weekday = '', day1, day2]) => ({ weekday: weekdayIn(weekday), ...dayOnly(day1 ?? day2) }),
  },
  {
    pattern: /(?:on )?(\d{1,2})\.(?: ?(\d{1,2})\.)(?: ?((?:19|20)?\d\d))?(?![\d.]|:)/iu,
    read: ([, first, second, year], _, isMonthFirst) =>
      numbered(Number(first), Number(second), year, isMonthFirst && Number(second) > 12),
  },
  {
    pattern:
      /(?:on )?(\d{1,2})(?:\/|-)(\d{1,2})(?:(?:\/|-)((?:19|20)?\d\d))?(?![\d/:-]|\.\d| ?(?:am|pm|cup|h\b|hour|min|day|of|an?\b))/iu,
    read: slashed,
  },
  {
    pattern: /(?:on )?(\d{4})([01]\d)([0-3]\d)(?!\d)/iu,
    read: ([, year, month, day]) => dated(Number(year), Number(month), Number(day)),
  },
];
