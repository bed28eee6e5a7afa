import { addDays, addMonths, lastOfMonth, weekdayOf, type CalendarDate } from '../../base/calendar-date';
import type { DayPart } from '../../reflex/spans/span';
import type { Phrase, Said } from './phrase-parser';

const weekdayWord = String.raw`(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?`;
const starts = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const partHours: Readonly<Record<DayPart, number>> = {
  morning: 9,
  noon: 12,
  afternoon: 15,
  evening: 19,
  night: 21,
  midnight: 0,
};
const half = String.raw`(?: ?(a\.?m\.?|p\.?m\.?)(?![a-z]))?`;

function weekdayIn(word: string): number {
  return starts.indexOf(word.slice(0, 3).toLowerCase());
}

function clock(hour: number, minute: number, halfWord?: string): Said | null {
  if (hour > 24 || minute > 59) return null;
  const isAfternoon = halfWord?.[0]?.toLowerCase() === 'p';
  const at = halfWord === undefined ? hour % 24 : (hour % 12) + (isAfternoon ? 12 : 0);
  return { hour: at, minute, isSure: halfWord !== undefined || hour === 0 || hour > 12 };
}

function shiftedClock(hour: number, minutes: number, halfWord?: string): Said | null {
  const hourAt = minutes < 0 ? (hour === 1 ? 12 : hour - 1) : hour;
  return clock(hourAt, (minutes + 60) % 60, halfWord);
}

function startOfWeek(today: CalendarDate, weeks: number): CalendarDate {
  return addDays(today, 7 * weeks - weekdayOf(today));
}

function vague(part: DayPart): Said {
  return { hour: partHours[part], minute: 0, part, isVague: true, isSure: true };
}

export const phrasesEn: readonly Phrase[] = [
  {
    pattern: new RegExp(
      String.raw`(?:at )?(half|(?:a )?quarter|\d{1,2})(?: minutes?| mins?)? (past|after|to|till|before|of) (\d{1,2}|noon|midday|midnight)\b${half}`,
      'i',
    ),
    read: ([, amount = '', side = '', hourWord = '', halfWord]) => {
      const minutes = /half/i.test(amount) ? 30 : /quarter/i.test(amount) ? 15 : Number(amount);
      const hour = /noon|midday/i.test(hourWord) ? 12 : /midnight/i.test(hourWord) ? 24 : Number(hourWord);
      if (hour > 24 || minutes > 59) return null;
      const said = shiftedClock(hour, /past|after/i.test(side) ? minutes : -minutes, halfWord);
      return said && { ...said, isSure: said.isSure === true || !/\d/.test(hourWord) };
    },
  },
  {
    pattern: new RegExp(String.raw`(?:at )?half (\d{1,2})\b(?! ?[:./])${half}`, 'i'),
    read: ([, hour, halfWord]) => clock(Number(hour), 30, halfWord),
  },
  {
    pattern: new RegExp(String.raw`(?:at )?(\d{1,2}) ?o'? ?clock\b${half}`, 'i'),
    read: ([, hour, halfWord]) => clock(Number(hour), 0, halfWord),
  },
  {
    pattern: new RegExp(String.raw`(?:at )?(\d{1,2}) (\d\d)\b${half}(?! ?(?:min|sec|hour|h\b|%|€|euro))`, 'i'),
    read: ([whole, hour, minute, halfWord]) =>
      halfWord || /^at/i.test(whole) ? clock(Number(hour), Number(minute), halfWord) : null,
  },
  {
    pattern: /(?:by |at )?(?:the )?(?:eod|end of (?:the )?(?:work(?:ing)? ?|business )?day|cob|close of business)\b/i,
    read: () => ({ ...vague('evening'), hour: 17 }),
  },
  {
    pattern: /(?:at )?(?:12 )?(?:noon|mid-?day)\b/i,
    read: () => ({ hour: 12, minute: 0, part: 'noon', isSure: true }),
  },
  { pattern: /(?:at )?(?:12 )?midnight\b/i, read: () => ({ hour: 0, minute: 0, part: 'midnight', isSure: true }) },
  {
    pattern: /tonight\b|this (?:evening|night)\b/i,
    read: ([word], today) => ({ date: today, ...vague(/evening/i.test(word) ? 'evening' : 'night'), hour: 20 }),
  },
  {
    pattern: /this (morning|afternoon)\b/i,
    read: ([, part = ''], today) => ({ date: today, ...vague(part.toLowerCase() as DayPart) }),
  },
  {
    pattern: /(?:(?:early |late )?(?:in the |at |during the )?(?:early |late )?)(morning|afternoon|evening|night)\b/i,
    read: ([, part = '']) => vague(part.toLowerCase() as DayPart),
  },
  {
    pattern: /(?:at )?(?:breakfast|lunch|dinner|bed|tea)[- ]?time\b/i,
    read: ([word]) => ({
      hour: /break/i.test(word) ? 8 : /lunch/i.test(word) ? 12 : /bed/i.test(word) ? 22 : 18,
      minute: 0,
      isVague: true,
      isSure: true,
    }),
  },
  {
    pattern: /(?:the )?day after (?:tomorrow|tmrw?)\b|overmorrow\b/i,
    read: (_, today) => ({ date: addDays(today, 2) }),
  },
  {
    pattern: /(?:tomorrow|tomorow|tommorow|tommorrow|tomorrrow|tmrw?|tmw|2moro|2morrow)\b/i,
    read: (_, today) => ({ date: addDays(today, 1) }),
  },
  { pattern: /(?:the )?day before yesterday\b/i, read: (_, today) => ({ date: addDays(today, -2) }) },
  {
    pattern: new RegExp(String.raw`(?:on )?(this|next|last|past|coming|this coming|upcoming) ${weekdayWord}\b`, 'i'),
    read: ([, side = '', day = ''], today) => {
      const days = (weekdayIn(day) - weekdayOf(today) + 7) % 7;
      if (/last|past/i.test(side)) return { date: addDays(today, days - 7) };
      if (!/next/i.test(side)) return { weekday: weekdayIn(day) };
      return { date: addDays(startOfWeek(today, 1), weekdayIn(day)) };
    },
  },
  {
    pattern: new RegExp(
      String.raw`(?:on )?(?:${weekdayWord},? (?:of )?(next|this|last) week|(next|this|last) week (?:on )?${weekdayWord})\b`,
      'i',
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
    pattern: new RegExp(String.raw`(?:on )?(?:a )?${weekdayWord} (?:in a )?(?:week|fortnight)\b`, 'i'),
    read: ([whole, day = ''], today) => ({
      date: addDays(today, ((weekdayIn(day) - weekdayOf(today) + 7) % 7) + (/fort/i.test(whole) ? 14 : 7)),
    }),
  },
  {
    pattern: /(?:at )?(?:the )?end of (?:the |this )?month\b|month[- ]end\b/i,
    read: (_, today) => ({ date: lastOfMonth(today) }),
  },
  {
    pattern: /(?:at )?(?:the )?end of next month\b/i,
    read: (_, today) => ({ date: lastOfMonth(addMonths(today, 1)) }),
  },
  {
    pattern: /(?:at )?(?:the )?(?:start|beginning|first day|1st day|1st) of (?:the )?next month\b/i,
    read: (_, today) => ({ date: addMonths(`${today.slice(0, 8)}01`, 1) }),
  },
  { pattern: /next week\b/i, read: (_, today) => ({ date: startOfWeek(today, 1), isLoose: true }) },
  { pattern: /next month\b/i, read: (_, today) => ({ date: addMonths(`${today.slice(0, 8)}01`, 1), isLoose: true }) },
  {
    pattern:
      /(?:on |by )?the (\d{1,2})(?:st|nd|rd|th)(?: of (?:the|this) month)?(?= ?(?:$|[.,!?;]|at |by |in the |to |@|\d))/i,
    read: ([, day]) => ({ day: Number(day) }),
  },
  { pattern: /on (\d{1,2})(?:st|nd|rd|th)(?= ?(?:$|[.,!?;]|at |to |@))/i, read: ([, day]) => ({ day: Number(day) }) },
  {
    pattern: /(?:on )?(\d{1,2})\.(?: ?(\d{1,2})\.)(?: ?((?:19|20)?\d\d))?(?![\d.])/i,
    read: ([, day, month, year]) =>
      year === undefined ? { day: Number(day), month: Number(month) } : yearSaid(Number(day), Number(month), year),
  },
];

function yearSaid(day: number, month: number, year: string): Said {
  return {
    date: `${year.length === 2 ? '20' : ''}${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
  };
}
