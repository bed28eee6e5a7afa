import type { DayPart } from '../../reflex/spans/span';
import type { Phrase, Said } from './phrase-parser';

const sureHalf = String.raw`(?: ?(?:in (?:the )?|at |this )?\.?(a ?\.? ?m\.?(?![a-z])|p ?\.? ?m\.?(?![a-z])|morning\b|afternoon\b|evening\b|night\b))`;
const half = `(?:${sureHalf})?`;
const hour = String.raw`(\d{1,2})`;
const at = String.raw`(?:(?:at|@|by|around|about|approximately|circa|from) )?(?:around |about |exactly |circa )?`;

const partHours: Readonly<Record<DayPart, number>> = {
  morning: 9,
  noon: 12,
  afternoon: 15,
  evening: 19,
  night: 21,
  midnight: 0,
};
const meals: Readonly<Record<string, number>> = { breakfast: 8, lunch: 12, tea: 17, dinner: 19, supper: 19, bed: 22 };
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

export const clockPhrasesEn: readonly Phrase[] = [
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
        ? { ...clock(Number(hours), Number(minutes ?? 0)), isSure: true }
        : null,
  },
  {
    pattern: new RegExp(
      `(?:at|@|by|around|about|circa|till?|until) (?:around |about )?(?!(?:19|20)\\d\\d)(?!\\d{3} (?!to\\b|on\\b|in\\b|tom|ton|today|for\\b|every|and\\b|[ap]\\.?m))${hour}(?:[: .-]?([0-5]\\d)(?: hours| hrs)?)?(?![\\d:/]|-\\w|[.,]\\d|%|["']| (?:more|less|extra)\\b| ?(?:min|sec|hour|hr|h\\b|m\\b|s\\b|d\\b|days?\\b|weeks?\\b|months?\\b|years?\\b|€|\\$|euro|dollar|percent|people|times|km|kg|to \\d|- ?\\d))(?: p\\b)?`,
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
      `${hour}(?:[:.](\\d\\d))?(?=,? ?(?:tomorrow|tmrw?|tmw|tonight|tonite|this (?:morning|afternoon|evening)|(?:in the |at )(?:morning|afternoon|evening|night)|lunch ?time))`,
      'iu',
    ),
    read: ([, hours, minutes]) => clock(Number(hours), Number(minutes ?? 0)),
  },
  {
    pattern: new RegExp(
      `${hour}[ -]([1-5]\\d)(?= (?:tomorrow|tmrw?|tmw|tonight|tonite|this (?:morning|afternoon|evening)|(?:in the |at )(?:morning|afternoon|evening|night)|lunch ?time))`,
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
  {
    pattern: /(0\d)([0-5]\d)(?![\d:/.-])/iu,
    read: ([, hours, minutes]) => ({ ...clock(Number(hours), Number(minutes)), isSure: true }),
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
];

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
