import type { RepeatUnit } from './span';
import type { SpanRule } from './span-rule';

const day = String.raw`(?:mon|tue|tues|wed|weds|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?s?`;
const group = String.raw`(?:week ?days?|week ?ends?|work(?:ing)? ?days?|business days?)`;
const groups = String.raw`(?:week ?days|week ?ends|work(?:ing)? ?days|business days)`;
const dayParts = '(?:mornings|afternoons|evenings|nights)';
const and = String.raw`(?: ?, ?and | ?[,&/+] ?| and | or | )`;
const to = String.raw`(?: ?[-–~] ?| (?:to|through|thru|till|until) )`;
const daySet = String.raw`(?:${group}|${day}(?:${to}${day}|(?:${and}${day}){0,6}))(?![\w-])`;
const every = String.raw`(?:every(?: single)?|each|all)`;
const unit = String.raw`(?:day|week|month|year|hour|minute|min|second|sec)`;
const not = String.raw`(?:,? ?(?:\(|but )?(?:except(?:ing)?(?: for)?|excluding|apart from|other than|aside from|but not|not|never|no)(?: on| at)?(?: the)?)`;

const starts = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

function daysOf(words: string): number[] {
  if (/^week ?end/i.test(words)) return [5, 6];
  if (/^(?:week|work|business)/i.test(words)) return [0, 1, 2, 3, 4];
  const named = [...words.matchAll(new RegExp(`\\b${day}`, 'gi'))].map(([name]) =>
    starts.indexOf(name.slice(0, 3).toLowerCase()),
  );
  const [first = 0, last = 0] = named;
  const isRange = named.length === 2 && new RegExp(to, 'i').test(words);
  const days = isRange ? Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, more) => (first + more) % 7) : named;
  return [...new Set(days)].sort((one, other) => one - other);
}

function isMany(words: string): boolean {
  return (
    new RegExp(`days\\b|ends\\b|(?:mon|tue|wed|thu|fri|sat|sun)s\\b|${to}`, 'i').test(words) ||
    /^week ?end/i.test(words)
  );
}

function unitOf(word: string): RepeatUnit {
  const full: Record<string, RepeatUnit> = { min: 'minute', sec: 'second' };
  return full[word] ?? (word as RepeatUnit);
}

export const repeatRulesEn: readonly SpanRule[] = [
  {
    pattern:
      /\b(?:semi|bi|tri|quad)[- ]?(?:daily|weekly|monthly|quarterly|yearly|annual(?:ly)?)\b|\b(?:quarterly|fortnightly)\b|\b(?:every|each|once a) (?:quarter|decade)\b|\bonce an hour\b/giu,
    make: () => ({ kind: 'repeat', every: 'month', count: 2 }),
  },
  {
    pattern: /\b(?:every |each |on )?week ?nights?\b/giu,
    make: () => ({ kind: 'weekdays', days: [0, 1, 2, 3, 4], isRepeat: true }),
    isShared: true,
  },
  {
    pattern:
      /\bevery (?:half (?:an )?hour|quarter (?:of an )?hour|hour and a half|fortnight)\b|\bany day(?= (?:but|except))/giu,
    make: ([words]) =>
      /any/i.test(words) ? { kind: 'repeat', every: 'day', count: 1 } : { kind: 'repeat', every: 'week', count: 2 },
  },
  {
    pattern: new RegExp(
      String.raw`(?<=(?:\b(?:every|any|each) ?day|daily|all days|the week|\uE000),? )but (?:on )?(${daySet})`,
      'giu',
    ),
    make: ([, days = '']) => ({ kind: 'exception', days: daysOf(days) }),
  },
  {
    pattern: new RegExp(String.raw`\b${dayParts}\b`, 'giu'),
    make: () => ({ kind: 'repeat', every: 'day', count: 1 }),
    isShared: true,
  },
  {
    pattern: new RegExp(`${not} (${daySet})(?: ?\\))?`, 'giu'),
    make: ([, days = '']) => ({ kind: 'exception', days: daysOf(days) }),
  },
  {
    pattern: /(?:but not|except|excluding|apart from|other than)(?: for| on| at| the)*(?: [\w']+)?/giu,
    make: () => ({ kind: 'exception', days: null }),
  },
  {
    pattern: new RegExp(
      String.raw`\b${every} (?:other|2nd|second|alternate|\d+(?:st|nd|rd|th)) (${unit}|${day}|${group})\b`,
      'giu',
    ),
    make: ([, of = '']) => ({
      kind: 'repeat',
      every: new RegExp(`^${unit}$`, 'i').test(of) ? unitOf(of.toLowerCase()) : 'week',
      count: 2,
    }),
  },
  {
    pattern: new RegExp(String.raw`\b(?:on |at |the )?${every} (${daySet})`, 'giu'),
    make: ([, days = '']) => ({ kind: 'weekdays', days: daysOf(days), isRepeat: true }),
  },
  {
    pattern: new RegExp(String.raw`\b${every} (\d+|few|couple of) (${unit})s?\b`, 'giu'),
    make: ([, count = '', of = '']) => ({ kind: 'repeat', every: unitOf(of.toLowerCase()), count: Number(count) || 3 }),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:every (?:single )?|every|each (?:single )?|once (?:a|per|every) |(?:a|per) (?=${unit}\b.*\bonce))(${unit})\b`,
      'giu',
    ),
    make: ([, of = '']) => ({ kind: 'repeat', every: unitOf(of.toLowerCase()), count: 1 }),
  },
  {
    pattern:
      /\b(?:every(?: single)?|once (?:a|every|per))(?= (?:morning|afternoon|evening|night|noon|lunch ?time)\b)|\beach(?= (?:morning|afternoon|evening|night)\b)|\bnightly\b|\bdaily\b/giu,
    make: () => ({ kind: 'repeat', every: 'day', count: 1 }),
  },
  {
    pattern: /(?<![-\w])(hour|week|month|year)ly\b|(?<![-\w])annual(?:ly)?\b/giu,
    make: ([, of]) => ({ kind: 'repeat', every: unitOf(of?.toLowerCase() ?? 'year'), count: 1 }),
  },
  {
    pattern: /\b(?:twice|thrice|(\d+) times|several times) (?:a|per|every) (day|week|month|year|hour)\b/giu,
    make: ([, count, of = '']) => ({ kind: 'repeat', every: unitOf(of.toLowerCase()), count: Number(count) || 2 }),
  },
  {
    pattern:
      /\b(?:every|each) (?=(?:the )?\d+(?:st|nd|rd|th)\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/giu,
    make: () => ({ kind: 'repeat', every: 'month', count: 1 }),
  },
  {
    pattern: new RegExp(
      String.raw`(?<!(?:^|[^:.\d])\d{1,2} )\b(?:on )?(${groups}|${group}(?= ${dayParts}\b)|${day}(?:${to}${day}|(?:${and}${day}){1,6}|(?<=days)|(?= ${dayParts}\b)))(?![\w-])`,
      'giu',
    ),
    make: ({ 0: whole, 1: days = '', index, input }) => ({
      kind: 'weekdays',
      days: daysOf(days),
      isRepeat:
        isMany(days) ||
        daysOf(days).length > 2 ||
        new RegExp(`^ ${dayParts}`, 'i').test(input.slice(index + whole.length)),
    }),
  },
];
