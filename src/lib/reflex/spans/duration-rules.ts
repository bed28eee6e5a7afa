import type { SpanRule } from './span-rule';

const lengths = { second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800, fortnight: 1_209_600 } as const;
type LengthUnit = keyof typeof lengths;

const unitsEn: readonly (readonly [RegExp, LengthUnit])[] = [
  [/^s/i, 'second'],
  [/^m/i, 'minute'],
  [/^h/i, 'hour'],
  [/^d/i, 'day'],
  [/^w/i, 'week'],
  [/^f/i, 'fortnight'],
];
const unitEn = String.raw`(?:seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|weeks?|fortnights?)`;
const amountEn = String.raw`(?:\d*[.,]?\d+(?: and a half| and a quarter| 1/2)?|(?:a |3 )?quarters? of an?|half of an?|half an?|an?(?: half)?|a couple(?: of)?|another|half)`;
const partEn = String.raw`${amountEn}(?: ?- ?| )?(?:more |full |whole )?${unitEn}`;
const wholeEn = String.raw`(?<![\w.,:/])${partEn}(?:(?:,? ?and |, ?| )?${partEn})*(?: and a half| and a quarter| and 1/2)?(?![\w:])`;
const subDay = /s|min|m|h/;

function amountOf(words: string): number {
  const text = words.toLowerCase().trim();
  const number = /^\d*[.,]?\d+/.exec(text);
  const extra = /and a half|1\/2$|a half|^half/.test(text) ? 0.5 : /quarter/.test(text) ? 0.25 : 0;
  if (/^3 quarters/.test(text)) return 0.75;
  if (number) return Number(number[0].replace(',', '.')) + extra;
  if (extra > 0) return extra;
  return text.startsWith('a couple') ? 2 : 1;
}

function secondsEn(words: string): number {
  let seconds = 0;
  let last: number = 0;
  for (const [, amount = '', unit = ''] of words.matchAll(
    new RegExp(`(${amountEn})(?: ?- ?| )?(?:more |full |whole )?(${unitEn})(?![a-z])`, 'giu'),
  )) {
    last = lengths[unitsEn.find(([begin]) => begin.test(unit))?.[1] ?? 'second'];
    seconds += amountOf(amount) * last;
  }
  const after = / and (a half|a quarter|1\/2)$/i.exec(words);
  if (after) seconds += (after[1]?.endsWith('quarter') ? 0.25 : 0.5) * last;
  return Math.round(seconds);
}

export const durationRulesEn: readonly SpanRule[] = [
  {
    // "in 3 days" is a day, which the reader of dates knows
    pattern: new RegExp(
      String.raw`\b(?:in|within|after) (?:about |exactly |around )?(?:the next )?(${wholeEn})(?: time)?(?! (?:before|past|to \d))`,
      'giu',
    ),
    make: ([, words = '']) =>
      isSubDay(words) ? { kind: 'duration', seconds: secondsEn(words), sense: 'from_now' } : null,
  },
  {
    pattern: new RegExp(String.raw`(${wholeEn})(?: from now| hence| later| from today)\b`, 'giu'),
    make: ([, words = '']) =>
      isSubDay(words) ? { kind: 'duration', seconds: secondsEn(words), sense: 'from_now' } : null,
  },
  {
    pattern: new RegExp(String.raw`(${wholeEn})(?: before(?:hand)?| early| earlier| ahead| prior)\b`, 'giu'),
    make: ([, words = '']) => ({ kind: 'duration', seconds: secondsEn(words), sense: 'before' }),
  },
  {
    pattern: new RegExp(String.raw`\b(?:for )(${wholeEn})`, 'giu'),
    make: ([, words = '']) => ({ kind: 'duration', seconds: secondsEn(words), sense: 'length' }),
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\b(?:in|within|after|about|this|that|the|every|each|per) )(?<!\b(?:a|the) )(${wholeEn})(?! (?:ago|past|after|to (?=\d|noon|mid)|till|of|from|before))`,
      'giu',
    ),
    make: ([, words = '']) =>
      isSubDay(words) && /\d|half|hour|minute|couple/i.test(words)
        ? { kind: 'duration', seconds: secondsEn(words), sense: 'length' }
        : null,
  },
];

function isSubDay(words: string): boolean {
  return [
    ...words.matchAll(new RegExp(`${amountEn}(?: ?- ?| )?(?:more |full |whole )?(${unitEn})(?![a-z])`, 'giu')),
  ].some(([, unit = '']) => subDay.test(unit[0]?.toLowerCase() ?? ''));
}

const unitsJa: Record<string, LengthUnit> = { 秒: 'second', 分: 'minute', 時: 'hour', 日: 'day', 週: 'week' };
const wholeJa = String.raw`(?<![\d時:.])(?:\d+(?:\.\d+)?|半)(?:時間|分(?!の)|秒)半?(?:と?\d+(?:分|秒)半?)*`;

function secondsJa(words: string): number {
  let seconds = 0;
  for (const [, amount = '', unit = '', half] of words.matchAll(/(\d+(?:\.\d+)?|半)(時間|分|秒|日|週)間?(半)?/gu)) {
    const length = lengths[unitsJa[unit[0] as string] ?? 'second'];
    seconds += ((amount === '半' ? 0.5 : Number(amount)) + (half ? 0.5 : 0)) * length;
  }
  return Math.round(seconds);
}

export const durationRulesJa: readonly SpanRule[] = [
  {
    pattern: new RegExp(
      String.raw`(?:あと|今から|これから)(?:約|だいたい)?(${wholeJa})(?:後|ご|経ったら|たったら|したら|くらい|ぐらい|ほど)*(?:に|で)?`,
      'gu',
    ),
    make: ([, words = '']) => ({ kind: 'duration', seconds: secondsJa(words), sense: 'from_now' }),
  },
  {
    pattern: new RegExp(
      String.raw`(${wholeJa})(?:くらい|ぐらい|ほど)?(?:後|あと|のち|経ったら|たったら|したら|以内)(?:に)?`,
      'gu',
    ),
    make: ([, words = '']) => ({ kind: 'duration', seconds: secondsJa(words), sense: 'from_now' }),
  },
  {
    pattern: new RegExp(String.raw`(${wholeJa})(?:くらい|ぐらい|ほど)?前(?:に)?`, 'gu'),
    make: ([, words = '']) => ({ kind: 'duration', seconds: secondsJa(words), sense: 'before' }),
  },
  {
    pattern: new RegExp(String.raw`(${wholeJa})間?(?:で|の(?=タイマー))?`, 'gu'),
    make: ([, words = '']) => ({ kind: 'duration', seconds: secondsJa(words), sense: 'length' }),
  },
];
