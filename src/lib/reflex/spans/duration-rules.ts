import type { SpanBody } from './span';
import type { SpanRule } from './span-rule';

const lengths: Readonly<Record<string, number>> = {
  s: 1, '"': 1, m: 60, "'": 60, h: 3600, d: 86_400, w: 604_800, f: 1_209_600, 秒: 1, 分: 60, 時: 3600, 日: 86_400, 週: 604_800,
}; // prettier-ignore
/** "A few" is about three: it is taken, and shown as a guess. */
const rough = 3;

const longUnit = String.raw`(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|wks?|fortnights?)`;
const fraction = String.raw`(?:(?:an? |\d[- ])?(?:half|quarters?)(?: of)?(?: an?)?|\d\/\d)`;
const inWords = String.raw`(?:(?:a )?(?:couple|pair)(?: of)?|(?:a )?few|some|several|an?|another)`;
const andFraction = String.raw`(?:(?: and|,)? ${fraction})`;
const which = String.raw`(?:more |extra |additional |less |fewer |full |whole |short |quick )?`;
/** "2h", "2 and a half hours", "half an hour": a single letter stands after digits only. */
const part = (asGroups: boolean) => {
  const group = (words: string) => (asGroups ? `(${words})` : `(?:${words})`);
  const digits = group(String.raw`(?:\d*[.,])?\d+${andFraction}?|\d\/\d`);
  const words = group(`${inWords}${andFraction}?|${fraction}`);
  return `(?:${digits}(?:-| )?${which}${group(`${longUnit}|hr?|[smdw]`)}|${words}(?:-| )${which}${group(longUnit)})(?![a-z])`;
};
const partEn = part(false);
const partsEn = new RegExp(part(true), 'giu');
const wholeEn = String.raw`(?<![\w.,:/'])(?!\d{4} ?s\b)(?:${partEn}(?:(?:,? ?and |, ?| )?${partEn}){0,4}(?: and ${fraction}(?! past| to)| (?:and )?\d{1,2}(?=$|[.!?]))?|\d{1,2}h\d\d(?:m|min)?|\d+['"])(?![\w/]|:\d)`;
/** "A second opinion", "wait a minute". */
const aLength = /^(?:an?|another) (?:second|sec|minute|min|day|week)$/i;

function amountOf(words: string): number {
  const [whole = '', rest = ''] = splitFraction(words.toLowerCase().trim());
  return wholeOf(whole) + fractionOf(rest);
}

function splitFraction(text: string): [string, string] {
  const at = text.search(new RegExp(`${fraction}$`));
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

function wholeOf(text: string): number {
  const number = /\d*[.,]?\d+/.exec(text);
  if (number) return Number(number[0].replace(',', '.'));
  if (/couple|pair/.test(text)) return 2;
  if (/few|several|some/.test(text)) return rough;
  return text.trim() === '' ? 0 : 1;
}

function fractionOf(text: string): number {
  const parts = /(\d)\/(\d)/.exec(text);
  if (parts) return Number(parts[1]) / Math.max(1, Number(parts[2]));
  const times = Number(/\d/.exec(text)?.[0] ?? 1);
  return text.includes('half') ? times / 2 : text.includes('quarter') ? times / 4 : 0;
}

function secondsEn(said: string): number {
  const words = said.toLowerCase();
  const short = /^(\d+)(?:h(\d\d)|(['"]))/i.exec(words);
  if (short?.[2]) return Number(short[1]) * 3600 + Number(short[2]) * 60;
  if (short?.[3]) return Number(short[1]) * lengthOf(short[3]);
  let seconds = 0;
  let last = 0;
  let end = 0;
  for (const match of words.matchAll(partsEn)) {
    const [, digits, shortUnit, inLetters, unit] = match;
    last = lengthOf((shortUnit ?? unit) as string);
    seconds += amountOf((digits ?? inLetters) as string) * last;
    end = match.index + match[0].length;
  }
  const after = words
    .slice(end)
    .replace(/^ and /, '')
    .trim();
  // "an hour and a half", "1 hour 15"
  if (after !== '') seconds += /^\d+$/.test(after) ? (Number(after) * last) / 60 : fractionOf(after) * last;
  return Math.round(seconds);
}

function lengthOf(unit: string): number {
  return lengths[unit[0]?.toLowerCase() ?? ''] ?? 0;
}

/** Hours, minutes, seconds: in 3 days is a day, which the reader of dates knows. */
function hasClockUnit(words: string): boolean {
  return (
    /^\d+(?:h\d|['"])|half|quarter|\d[.,/]\d/i.test(words) ||
    [...words.matchAll(partsEn)].some(([, , short, , unit]) => /^[smh]/i.test(short ?? unit ?? ''))
  );
}

function durationEn(sense: 'from_now' | 'length' | 'before', isAnyUnit = false) {
  return ({ input, 1: words = '' }: RegExpExecArray): SpanBody | null => {
    if (!isAnyUnit && !hasClockUnit(words)) return null;
    // 15h30 is a time of the day, but for a timer
    const isClock = /^\d+h(?:\d\d)?$/i.test(words) && (words.length > 3 || Number.parseInt(words, 10) > 12);
    if (sense === 'length' && (aLength.test(words) || (!isAnyUnit && isClock && !/timer/i.test(input)))) return null;
    const isRough = /few|several|some/i.test(words);
    return { kind: 'duration', seconds: secondsEn(words), sense, ...(isRough && { isRough }) };
  };
}

export const durationRulesEn: readonly SpanRule[] = [
  {
    pattern: new RegExp(
      String.raw`\b(?:in|within|after) (?:about |exactly |around |like |just |only )?(?:the next )?(${wholeEn})(?:'s?)?(?: time| from now)?(?! (?:before|past|to \d))`,
      'giu',
    ),
    make: durationEn('from_now'),
  },
  {
    pattern: new RegExp(String.raw`(${wholeEn})(?: from (?:right )?now| hence| later| from today| out)\b`, 'giu'),
    make: durationEn('from_now'),
  },
  {
    pattern: new RegExp(
      String.raw`(${wholeEn})(?: before(?:hand)?| early| earlier| ahead| prior(?: to)?)\b(?! \d)`,
      'giu',
    ),
    make: durationEn('before'),
  },
  {
    pattern: new RegExp(String.raw`\bfor (?:about |exactly |around )?(${wholeEn})`, 'giu'),
    make: durationEn('length', true),
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\b(?:in|within|after|this|that|the|every|each|per|at|by|till|until) )(${wholeEn})(?! (?:ago|past|after|to (?=\d|noon|mid)|till|of|from|before))`,
      'giu',
    ),
    make: durationEn('length'),
  },
  {
    // "in 5": minutes, most likely
    pattern: /\bin (\d{1,3})(?=$|[.!?]|,? to\b)/giu,
    make: ([, minutes]) => ({ kind: 'duration', seconds: Number(minutes) * 60, sense: 'from_now', isRough: true }),
  },
  {
    pattern: /\b(?:in|within) the (?:next )?hour\b/giu,
    make: () => ({ kind: 'duration', seconds: 3600, sense: 'from_now' }),
  },
  {
    pattern: /\b(?:right now|right away|straight ?away|immediately|at the moment|asap|as soon as possible)\b/giu,
    make: () => ({ kind: 'duration', seconds: 0, sense: 'from_now' }),
  },
];

const unitJa = String.raw`(?:時間|分|秒)`;
const wholeJa = String.raw`(?<![\d時:.分秒半/])(?:(?:\d+日と?)?(?:\d+(?:\.\d+)?|半|数) ?(?:時間|分(?!の\d)|秒)半?(?:と?\d+ ?${unitJa}半?){0,3}|(?:\d+|数|丸1|まる1) ?(?:日間|週間)(?!後|前|で|以内)|半日)`;

function durationJa(sense: 'from_now' | 'length' | 'before') {
  return ([, words = '']: RegExpExecArray): SpanBody => {
    let seconds = words === '半日' ? 43_200 : 0;
    for (const [, amount = '', unit = '', half] of words.matchAll(
      /(\d+(?:\.\d+)?|半|数) ?(時|分|秒|日|週)間?(半)?/gu,
    )) {
      const number = amount === '半' ? 0.5 : amount === '数' ? rough : Number(amount);
      seconds += (number + (half ? 0.5 : 0)) * lengthOf(unit);
    }
    return { kind: 'duration', seconds: Math.round(seconds), sense, ...(words.includes('数') && { isRough: true }) };
  };
}

const about = '(?:くらい|ぐらい|ほど|ちょっと|弱|強)?';
export const durationRulesJa: readonly SpanRule[] = [
  {
    pattern: new RegExp(
      String.raw`(?:あと|今から|これから|いまから)(?:約|だいたい|もう)?(${wholeJa})${about}間?(?:後|ご)?(?:経ったら|たったら|したら)?(?:に|で)?`,
      'gu',
    ),
    make: durationJa('from_now'),
  },
  {
    pattern: new RegExp(
      String.raw`(${wholeJa})間?${about}(?:後|あと|のち|経過?(?:後|したら|してから|ったら|ってから|て)|たったら|したら|過ぎ(?:に|たら)|以内|間?で(?=教え|知らせ|起こし|鳴ら|お願|リマインド|アラーム))(?:に)?`,
      'gu',
    ),
    make: durationJa('from_now'),
  },
  { pattern: new RegExp(String.raw`(${wholeJa})${about}前(?:に)?`, 'gu'), make: durationJa('before') },
  { pattern: new RegExp(String.raw`(${wholeJa})間?(?:で|の(?=タイマー))?`, 'gu'), make: durationJa('length') },
  {
    pattern: /今すぐに?|いますぐ|ただちに|直ちに|即座に/gu,
    make: () => ({ kind: 'duration', seconds: 0, sense: 'from_now' }),
  },
];
