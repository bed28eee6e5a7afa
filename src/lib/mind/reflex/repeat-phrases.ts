import { weekdaysEn, weekdaysJa, type Weekday } from '../../base/calendar-date';
import { sameLength } from './same-length';

/** On which weekdays something comes again, as a text says it. */
export interface RepeatPhrase {
  weekdays: Weekday[];
  start: number;
  end: number;
}

const all: Weekday[] = [0, 1, 2, 3, 4, 5, 6];
const name = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?';
const listed = `${name}(?:(?:\\s*,\\s*(?:and\\s+)?|\\s+and\\s+|\\s+)${name})*`;
const day = '[月火水木金土日](?:曜日?)?';

const forms: readonly { pattern: RegExp; days: (found: string) => Weekday[] }[] = [
  {
    pattern: /\b(?:every|each)\s+weekday\b|\b(?:on\s+)?weekdays\b|平日(?:の|は|に)?(?:毎日|毎朝|毎晩)?/i,
    days: () => [0, 1, 2, 3, 4],
  },
  {
    // 週末に is one weekend as well as all of them
    pattern: /\b(?:every|each)\s+weekend\b|\b(?:on\s+)?weekends\b|毎週末(?:の|は|に)?|(?<!\p{Script=Han})週末は/iu,
    days: () => [5, 6],
  },
  { pattern: new RegExp(`\\b(?:every|each)\\s+(?:week\\s+on\\s+)?${listed}\\b`, 'i'), days: namedEn },
  { pattern: /\b(?:every|each)\s+(?:day|morning|noon|afternoon|evening|night)\b|\bdaily\b/i, days: () => [...all] },
  { pattern: new RegExp(`毎週の?${day}(?:[・、と]?${day})*(?:の|は|に)?`, 'u'), days: namedJa },
  { pattern: /毎日(?:の|は)?|毎朝(?:の|は)?|毎晩(?:の|は)?|毎夜(?:の|は)?/u, days: () => [...all] },
  { pattern: new RegExp(`\\bon\\s+(?=\\w+days\\b)${listed}\\b`, 'i'), days: namedEn },
];

/** "every day", "every Monday and Friday", "on weekdays", 毎日, 毎朝, 平日, 毎週月・金. Null: nothing of that. */
export function findRepeat(text: string): RepeatPhrase | null {
  const read = sameLength(text);
  for (const { pattern, days } of forms) {
    const found = pattern.exec(read);
    if (!found) continue;
    const weekdays = days(found[0]);
    if (weekdays.length > 0) return { weekdays, start: found.index, end: found.index + found[0].length };
  }
  return null;
}

function namedEn(found: string): Weekday[] {
  const lower = found.toLowerCase();
  return all.filter((index) => new RegExp(`\\b${(weekdaysEn[index] as string).slice(0, 3).toLowerCase()}`).test(lower));
}

function namedJa(found: string): Weekday[] {
  const names = found.replace(/^毎週の?/u, '').replace(/曜日?/gu, '');
  return all.filter((index) => names.includes(weekdaysJa[index] as string));
}
