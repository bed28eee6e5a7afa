import {
  addDays,
  addMonths,
  calendarDate,
  lastOfMonth,
  monthsEn,
  weekdayOf,
  yearMonthDay,
  type CalendarDate,
} from '../../base/calendar-date';
import type { DayPart } from '../../reflex/spans/span';
import type { Phrase, Said } from './phrase-parser';

const weekdayWord = String.raw`(mon|tue(?:s)?|wed(?:s|nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?`;
const monthWord = `(${monthsEn.map((month) => (month.length > 4 ? `${month.slice(0, 3)}(?:${month.slice(3)})?` : month)).join('|')}|sept)`;
const sureHalf = String.raw`(?: ?(?:in (?:the )?|at |this )?\.?(a ?\.? ?m\.?(?![a-z])|p ?\.? ?m\.?(?![a-z])|morning\b|afternoon\b|evening\b|night\b))`;
const half = `(?:${sureHalf})?`;
const hour = String.raw`(\d{1,2})`;
const at = String.raw`(?:(?:at|@|by|around|about|approximately|circa|from) )?(?:around |about |exactly |circa )?`;
const nth = String.raw`(\d{1,2})(?:st|nd|rd|th)`;
const amount = String.raw`(\d{1,3}|an?|(?:a )?(?:couple|pair)(?: of)?|(?:a )?few)`;
const unit = String.raw`(day|week|wk|fortnight|month|year)s?`;
const ahead = 'from now|hence|later|out|away|from today';

const weekdayStarts = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const partHours: Readonly<Record<DayPart, number>> = {
  morning: 9,
  noon: 12,
  afternoon: 15,
  evening: 19,
  night: 21,
  midnight: 0,
};
const meals: Readonly<Record<string, number>> = { breakfast: 8, lunch: 12, tea: 17, dinner: 19, supper: 19, bed: 22 };

/** After "sat", "sun" and the like, which are words of their own. */
const isTimeAhead = /^,? ?(?:at\b|@|\d|morning|afternoon|evening|night|noon|midnight|the \d|half |quarter )/i;
/** Before and after it. */
const besides: Readonly<Record<string, readonly [number, number]>> = {
  breakfast: [7, 9],
  work: [8, 18],
  school: [8, 16],
  lunch: [11, 13],
  dinner: [18, 20],
  supper: [18, 20],
  bed: [22, 22],
};
const holidays: readonly (readonly [RegExp, Said])[] = [
  [/^(?:christmas|xmas) eve/i, { month: 12, day: 24 }],
  [/^(?:christmas|xmas)/i, { month: 12, day: 25 }],
  [/^boxing/i, { month: 12, day: 26 }],
  [/^new.*eve/i, { month: 12, day: 31 }],
  [/^new/i, { month: 1, day: 1 }],
  [/^hallo/i, { month: 10, day: 31 }],
  [/^val/i, { month: 2, day: 14 }],
];

export const phrasesEn: readonly Phrase[] = [
  // clocks
  {
    pattern: new RegExp(
      `${at}(?:for )?(half(?: an hour)?|3 quarters|(?:a |one )?(?:quarter|1\\/4)|${hour})(?: minutes?| mins?)? (past|after|to|till?|before|of|from) (${hour}|noon|mid-?day|midnight)(?![\\d:])${half}`,
      'iu',
    ),
    read: ([whole, amountWord = '', minutes, side = '', hourWord = '', , halfWord]) => {
      const named = namedHour(hourWord);
      if (minutes === undefined && /^\d/.test(amountWord) && !/quarter/i.test(amountWord)) return null;
      if (/^from/i.test(whole) && /^to/i.test(side)) return null;
      const count =
        minutes === undefined ? (/half/i.test(amountWord) ? 30 : /3 q/i.test(amountWord) ? 45 : 15) : Number(minutes);
      if (count > 59) return null;
      return moved(
        clock(named ?? Number(hourWord), 0, halfWord, named !== null),
        /past|after|from/i.test(side) ? count : -count,
      );
    },
  },
  {
    pattern: new RegExp(`${at}half ${hour}\\b(?! ?[:./\\-]| (?:hour|min|day|cup|of))${half}`, 'iu'),
    read: ([, hours, halfWord]) => clock(Number(hours), 30, halfWord),
  },
  {
    pattern: new RegExp(`${at}${hour} ?o'? ?clock\\b${half}`, 'iu'),
    read: ([, hours, halfWord]) => clock(Number(hours), 0, halfWord),
  },
  {
    pattern: new RegExp(`${at}${hour}(?:[:.]| ?h ?|-| )(\\d\\d)${sureHalf}`, 'iu'),
    read: ([, hours, minutes, halfWord]) => clock(Number(hours), Number(minutes), halfWord),
  },
  {
    pattern: new RegExp(`${at}${hour}(?:[:.](\\d\\d))?${sureHalf}`, 'iu'),
    read: ([, hours, minutes, halfWord]) => clock(Number(hours), Number(minutes ?? 0), halfWord),
  },
  {
    pattern: new RegExp(`${at}${hour}:(\\d\\d)([ap])\\b`, 'iu'),
    read: ([, hours, minutes, halfWord]) => clock(Number(hours), Number(minutes), halfWord),
  },
  {
    pattern: new RegExp(`${at}${hour} ?h(?:(\\d\\d))?(?![\\w'])`, 'iu'),
    read: ([whole, hours, minutes]) =>
      minutes !== undefined || /^(?:at|@|by|ar)/i.test(whole) || Number(hours) > 12
        ? clock(Number(hours), Number(minutes ?? 0))
        : null,
  },
  {
    pattern: new RegExp(
      `(?:at|@|by|around|about|circa|till?|until) (?:around |about )?(?!(?:19|20)\\d\\d)${hour}(?:[: .-]?([0-5]\\d)(?: hours| hrs)?)?(?![\\d:/]|-\\w|[.,]\\d|%| ?(?:min|sec|hour|hr|h\\b|days?\\b|weeks?\\b|months?\\b|years?\\b|€|\\$|euro|dollar|percent|people|times|km|kg|to \\d|- ?\\d))(?: p\\b)?`,
      'iu',
    ),
    read: ([word, hours, minutes]) => clock(Number(hours), Number(minutes ?? 0), / p$/i.test(word) ? 'p' : undefined),
  },
  {
    pattern: new RegExp(`(?:at |@ ?)?${hour}p\\b\\.?`, 'iu'),
    read: ([whole, hours]) => (/^(?:at|@)/i.test(whole) ? clock(Number(hours), 0, 'p') : null),
  },
  {
    pattern: new RegExp(
      `${hour}(?:[:.](\\d\\d))?(?=,? ?(?:tomorrow|tonight|this (?:morning|afternoon|evening)|(?:in the |at )(?:morning|afternoon|evening|night)|lunch ?time))`,
      'iu',
    ),
    read: ([, hours, minutes]) => clock(Number(hours), Number(minutes ?? 0)),
  },
  {
    pattern: new RegExp(
      `${hour}[ -]([1-5]\\d)(?= (?:tomorrow|tonight|this (?:morning|afternoon|evening)|(?:in the |at )(?:morning|afternoon|evening|night)|lunch ?time))`,
      'iu',
    ),
    read: ([, hours, minutes]) => clock(Number(hours), Number(minutes)),
  },
  {
    pattern: /(?:at |by )?(?:12 )?(?:noon(?:ish| ?time)?|mid[- ]?day)\b/iu,
    read: () => ({ hour: 12, minute: 0, part: 'noon', isSure: true }),
  },
  {
    pattern: /(?:at |by )?(?:12 )?mid[- ]?ni(?:ght|te)\b/iu,
    read: () => ({ hour: 0, minute: 0, part: 'midnight', isSure: true }),
  },
  {
    after:
      /(?:\b(?:alarm|wake[- ]?up|reminder|make (?:it|that)|(?:move|push|change|set|bring|put|shift|reschedule) (?:it|that|them|this)(?: back| forward)?)(?: call)?(?: to| for| at)? )$/iu,
    pattern: new RegExp(
      `${hour}(?:[:. ]?([0-5]\\d))?(?![\\d:/h]|[.,]\\d|%| ?(?:min|sec|hour|hr|days?\\b|weeks?\\b|months?\\b|am\\b|pm\\b|of\\b|past\\b|to \\d|o'?clock))`,
      'iu',
    ),
    read: ([, hours, minutes]) => clock(Number(hours), Number(minutes ?? 0)),
  },
  {
    after: /(?:tomorrow|tmrw?|today|tonight|day|tues?|wed|weds|thurs?|fri|mon|sat|sun|morning|afternoon|evening),? $/iu,
    pattern: new RegExp(`${hour}(?:[:.]?([0-5]\\d))?(?= to\\b|[.,!?]?$)`, 'iu'),
    read: ([, hours, minutes]) => clock(Number(hours), Number(minutes ?? 0)),
  },
  {
    pattern: new RegExp(
      `(?:between|from) ${hour}(?:[:.](\\d\\d))?(?:${sureHalf})?(?: ?[-–] ?| (?:and|to|till?|until|through) )(\\d{1,2})(?:[:.](\\d\\d))?(?:${sureHalf})?(?![\\d:/])`,
      'iu',
    ),
    read: ([, hours, minutes, halfWord, end, endMinutes, endHalf]) => {
      const until = clock(Number(end), Number(endMinutes ?? 0), endHalf);
      const start = clock(Number(hours), Number(minutes ?? 0), halfWord ?? endHalf);
      return start && until && { ...start, until };
    },
  },
  {
    pattern: new RegExp(`${at}${hour}[ -](?:oh|o)[ -](\\d)(?!\\d)(?:${sureHalf})?`, 'iu'),
    read: ([, hours, minute, halfWord]) => clock(Number(hours), Number(minute), halfWord),
  },
  {
    pattern: new RegExp(`${at}(\\d{1,2})([0-5]\\d)${sureHalf}`, 'iu'),
    read: ([, hours, minutes, halfWord]) => clock(Number(hours), Number(minutes), halfWord),
  },
  // parts of the day
  {
    pattern:
      /(?:by |at |before )?(?:the )?(?:eod|end of (?:the )?(?:work(?:ing)? ?|business )?day|cob|close of business|close of play)\b/iu,
    read: () => vague('evening', 17),
  },
  {
    pattern: /(?:later |late )?(?:tonight|tonigth|tonite|2nite|this (?:evening|night)|today evening|today night)\b/iu,
    read: ([word], today) => ({ date: today, ...vague(/evening/i.test(word) ? 'evening' : 'night', 20) }),
  },
  {
    pattern: /(?:later )?(?:this|today) (morning|afternoon)\b/iu,
    read: ([, part = ''], today) => ({ date: today, ...vague(part.toLowerCase() as DayPart) }),
  },
  {
    pattern:
      /(?:early |late |first thing )?(?:in the |at |during the |by )?(?:early |late |mid[- ]?)?(?:hours of the )?(morning|afternoon|evening|night)(?:s|ish|[- ]?time)?\b/iu,
    read: ([word, part = '']) => vague(part.toLowerCase() as DayPart, /mid[- ]?m/i.test(word) ? 10 : undefined),
  },
  { pattern: /(?:every |each |on )?week ?nights?\b/iu, read: () => vague('night') },
  {
    pattern: /(?:at |by )?(breakfast|lunch|tea|dinner|supper|bed)[- ]?time\b|at (breakfast|lunch|dinner|supper)\b/iu,
    read: ([, meal, other]) => vague(undefined, meals[(meal ?? other ?? '').toLowerCase()]),
  },
  {
    pattern: /(after|before) (breakfast|lunch|school|work|dinner|supper|bed)(?:time)?\b/iu,
    read: ([, side = '', what = '']) => vague(undefined, besides[what.toLowerCase()]?.[/after/i.test(side) ? 1 : 0]),
  },
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
      /day/i.test(word) || /^on /i.test(word) || isTimeAhead.test(rest) ? { weekday: weekdayIn(day) } : null,
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
      `(?:on )?(?:the )?(\\d|last|1st|2nd|second|3rd|4th|5th)(?:st|nd|rd|th)? ${weekdayWord} (?:of|in) (?:the )?(?:${monthWord}|(?:(this|next) )?month)(?:,? (\\d{4}))?\\b`,
      'iu',
    ),
    read: ([, which = '', day = '', month, side, year], today) =>
      nthWeekday(which, day, monthOf(month, side, year, today)),
  },
  {
    pattern: new RegExp(
      `(?:on )?(?:the )?(?:(\\d)(?:st|nd|rd|th) )?last day (?:of|in) ${monthWord}(?:,? (\\d{4}))?\\b`,
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
      `(?:on )?(?:the )?${nth}(?: day)?,?(?: of)? ${monthWord}(?:(?:,| in| of)? (\\d{4})(?!\\d| ?h))?\\b`,
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

function slashed([word, first, second, year]: RegExpMatchArray, _: CalendarDate, isMonthFirst: boolean): Said | null {
  const [one, two] = [Number(first), Number(second)];
  if (!word.includes('/') && year === undefined && !/^on /i.test(word)) return null;
  const isEither = one <= 12 && two <= 12 && one !== two;
  return {
    ...numbered(one, two, year, two > 12 || (isMonthFirst && one <= 12)),
    isAmbiguous: isEither && !isMonthFirst,
  };
}

function numbered(first: number, second: number, year: string | undefined, isMonthFirst: boolean): Said {
  const [month, day] = isMonthFirst ? [first, second] : [second, first];
  return year === undefined ? { month, day } : dated(fullYear(year), month, day);
}

function fullYear(year: string): number {
  return Number(year) + (year.length > 2 ? 0 : Number(year) < 70 ? 2000 : 1900);
}

/** Said as it is: whether there is such a day is seen later. */
function dated(year: number, month: number, day: number): Said {
  return { year, month, day };
}

function dayOnly(day: string | undefined): Said {
  return { day: Number(day) };
}

function monthDay(month: string, day: string | undefined, year: string | undefined): Said | null {
  if (/^may$/i.test(month) && day === undefined) return null;
  return { month: monthIn(month), day: Number(day), ...(year !== undefined && { year: Number(year) }) };
}

function monthIn(word: string): number {
  return 1 + monthsEn.findIndex((month) => month.slice(0, 3).toLowerCase() === word.slice(0, 3).toLowerCase());
}

function weekdayIn(word: string): number {
  return weekdayStarts.indexOf(word.slice(0, 3).toLowerCase());
}

function daysUntil(word: string, today: CalendarDate): number {
  return (weekdayIn(word) - weekdayOf(today) + 7) % 7;
}

function startOfWeek(today: CalendarDate, weeks: number): CalendarDate {
  return addDays(today, 7 * weeks - weekdayOf(today));
}

function firstOfMonth(date: CalendarDate): CalendarDate {
  return `${date.slice(0, 8)}01`;
}

function inMonth(first: CalendarDate, day: number): Said {
  const { year, month } = yearMonthDay(first);
  return { year, month, day };
}

/** The first day of the month that is said, the next such if no year is. */
function monthOf(
  word: string | undefined,
  side: string | undefined,
  year: string | undefined,
  today: CalendarDate,
): CalendarDate {
  if (word === undefined) return addMonths(firstOfMonth(today), /next/i.test(side ?? '') ? 1 : 0);
  const now = yearMonthDay(today);
  const month = monthIn(word);
  return calendarDate(year === undefined ? now.year + (month < now.month ? 1 : 0) : Number(year), month, 1) ?? today;
}

function nthWeekday(which: string, day: string, first: CalendarDate): Said {
  const until = (weekdayIn(day) - weekdayOf(first) + 7) % 7;
  if (/last/i.test(which)) {
    const last = lastOfMonth(first);
    return { date: addDays(last, -((weekdayOf(last) - weekdayIn(day) + 7) % 7)) };
  }
  return { date: addDays(first, until + 7 * ((/second/i.test(which) ? 2 : Number.parseInt(which, 10)) - 1)) };
}

function loose(today: CalendarDate, more: number, of: string): Said {
  if (more === 0) return { date: today, isLoose: true };
  if (of === 'week') return { date: startOfWeek(today, 1), isLoose: true };
  return {
    date: of === 'month' ? addMonths(firstOfMonth(today), 1) : addMonths(`${today.slice(0, 4)}-01-01`, 12),
    isLoose: true,
  };
}

function countOf(word: string): number {
  if (/\d/.test(word)) return Number.parseInt(word, 10);
  return /couple|pair/i.test(word) ? 2 : /few/i.test(word) ? 3 : 1;
}

function distance(count: number, of: string): Said {
  const word = of.toLowerCase();
  if (word === 'month' || word === 'year') return { months: count * (word === 'year' ? 12 : 1) };
  return { days: count * (word === 'day' ? 1 : word === 'fortnight' ? 14 : 7) };
}

function farther(today: CalendarDate, count: number, of: string): Said {
  const { days = 0, months = 0 } = distance(count, of);
  return { date: addDays(addMonths(today, months), days), isAbout: months !== 0 || days % 7 === 0 };
}

function vague(part: DayPart | undefined, hourOf?: number): Said {
  return {
    hour: hourOf ?? (part ? partHours[part] : 9),
    minute: 0,
    ...(part && { part }),
    isVague: true,
    isSure: true,
  };
}

function namedHour(word: string): number | null {
  return /midnight/i.test(word) ? 0 : /noon|mid/i.test(word) ? 12 : null;
}

function clock(hours: number, minutes: number, halfWord?: string, isNamed = false): Said | null {
  if (hours > 24 || minutes > 59 || (hours > 12 && /^a ?\.? ?m|^morn/i.test(halfWord ?? ''))) return null;
  if (hours > 12) return { hour: hours % 24, minute: minutes, isSure: true };
  const isLater = /^n/i.test(halfWord ?? '') ? hours >= 5 && hours < 12 : /^(?:p|af|e)/i.test(halfWord ?? '');
  const hourOf = halfWord ? (hours % 12) + (isLater ? 12 : 0) : hours % 24;
  return { hour: hourOf, minute: minutes, isSure: halfWord !== undefined || isNamed || hours === 0 };
}

/** Before one o'clock, whose half is not sure, comes twelve, not midnight. */
function moved(said: Said | null, minutes: number): Said | null {
  if (!said) return null;
  const round = said.isSure ? 1440 : 720;
  const total = ((said.hour ?? 0) * 60 + minutes + round) % round;
  const hourOf = Math.floor(total / 60);
  return { ...said, hour: !said.isSure && hourOf === 0 ? 12 : hourOf, minute: total % 60 };
}
