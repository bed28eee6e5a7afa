import { addDays, addMonths, lastOfMonth, weekdayOf, yearMonthDay, type CalendarDate } from '../../base/calendar-date';
import type { DayPart } from '../../reflex/spans/span';
import type { Phrase, Said } from './phrase-parser';

const letters = '月火水木金土日';
const parts: readonly (readonly [RegExp, DayPart, number])[] = [
  [/^未明/u, 'midnight', 3],
  [/^(?:早朝|明け方)/u, 'morning', 6],
  [/^(?:朝|あさ|けさ|今朝|午前)/u, 'morning', 8],
  [/^(?:正午|昼|お昼|ランチ)/u, 'noon', 12],
  [/^午後/u, 'afternoon', 15],
  [/^夕/u, 'evening', 18],
  [/^(?:夜中|真夜中|深夜)/u, 'midnight', 0],
  [/^(?:夜|晩|よる)/u, 'night', 20],
];
const partWord = String.raw`(?:未明|早朝|明け方|朝方|朝一番?|朝|午前中|午前|正午|お昼過ぎ|お昼|昼食時|昼過ぎ|昼間|昼|午後|夕方|夕|夜中|真夜中|深夜|夜|晩)(?![食飯礼会刊練勤景空活寝市風霧ごド]|バイト)`;
const weekWord = '(再来|さ来|さらい|再|来|らい|翌|今|こん|この|先々|先)(?:週|しゅう)';
const weeks: Readonly<Record<string, number>> = {
  先々: -2,
  先: -1,
  今: 0,
  この: 0,
  来: 1,
  らい: 1,
  翌: 1,
  再来: 2,
  さ来: 2,
  さらい: 2,
  再: 2,
  こん: 0,
};
const monthWord = '(再来|さ来|来|らい|翌|今|こん|当|先|次の)(?:月|げつ(?!よう))';
const dayWords: Readonly<Record<string, number>> = {
  今日: 0, きょう: 0, 本日: 0, ほんじつ: 0, 当日: 0, 明日: 1, あした: 1, あす: 1, みょうにち: 1, 明後日: 2, あさって: 2, 翌々日: 2, 翌日: 1,
  しあさって: 3, 明々後日: 3, 明明後日: 3, やのあさって: 4, 弥明後日: 4, 昨日: -1, きのう: -1, 一昨日: -2, おととい: -2,
}; // prettier-ignore
const dayParts: Readonly<Record<string, readonly [number, string]>> = {
  昨夜: [-1, '夜'],
  昨晩: [-1, '晩'],
  ゆうべ: [-1, '夜'],
  今朝: [0, '朝'], けさ: [0, '朝'], 今晩: [0, '晩'], 今夜: [0, '夜'], 今夕: [0, '夕'], こんばん: [0, '晩'], こんや: [0, '夜'], 明朝: [1, '朝'],
  明晩: [1, '晩'], 翌朝: [1, '朝'],
}; // prettier-ignore
const holidays: readonly (readonly [RegExp, Said])[] = [
  [/イブ$/u, { month: 12, day: 24 }],
  [/^クリスマス/u, { month: 12, day: 25 }],
  [/^大/u, { month: 12, day: 31 }],
  [/^元/u, { month: 1, day: 1 }],
  [/^ハロ/u, { month: 10, day: 31 }],
  [/^バレ/u, { month: 2, day: 14 }],
];
const mealHours: Readonly<Record<string, number>> = { 朝: 8, 昼: 12, 夕: 19, 晩: 19 };
const hiraganaDays = ['げつ', 'か', 'すい', 'もく', 'きん', 'ど', 'にち'];
const halfWord = String.raw`(?: ?([AaPp]\.?[Mm]\.?)(?![A-Za-z]))?`;
const time = String.raw`(\d{1,2})(?:時(?!間)(?: ?(半)|(\d{1,2})(?:分(?![後前間過す])|(?![\d分秒])))?(?:(\d{1,2})秒|(半)?(\d{1,2})秒)?|:(\d\d)(?::(\d\d))?(?!\d))${halfWord}`;

/** The groups of `time`, from the one at `first` on. */
function timeIn(match: RegExpMatchArray, first: number, part: string | undefined): Said | null {
  const [hour, half, minute, second, , otherSecond, colonMinute, colonSecond, halfOfDay] = match.slice(first);
  const seconds = second ?? otherSecond ?? colonSecond;
  const word = halfOfDay === undefined ? part : /^p/i.test(halfOfDay) ? '午後' : '午前';
  const minutes = half === undefined ? Number(minute ?? colonMinute ?? 0) : 30;
  return clock(word, Number(hour), minutes, seconds === undefined ? undefined : Number(seconds));
}

function partOf(word: string): Said | null {
  const found = parts.find(([begin]) => begin.test(word));
  return found
    ? { hour: found[2], minute: 0, part: found[1], ...(word !== '正午' && { isVague: true }), isSure: true }
    : null;
}

function clock(word: string | undefined, hour: number, minute: number, second?: number): Said | null {
  if (hour > 29 || minute > 59 || (second ?? 0) > 59) return null;
  const part = word === undefined ? undefined : partOf(word)?.part;
  const isLater =
    part === 'afternoon' || part === 'evening' || (part === 'noon' && hour < 6) || (part === 'night' && hour >= 5);
  const isEarly = part === 'morning' || part === 'midnight' || (part === 'night' && hour === 12);
  const at = hour >= 24 ? hour - 24 : isEarly && hour === 12 ? 0 : isLater && hour < 12 ? hour + 12 : hour;
  // 深夜11時 is before midnight
  const hours = part === 'midnight' && hour >= 10 && hour < 12 ? hour + 12 : at;
  return {
    hour: hours,
    minute,
    ...(second !== undefined && { second }),
    ...(part && { part }),
    isSure: part !== undefined || hour === 0 || hour > 12,
    ...(hour >= 24 && { isNextDay: true }),
  };
}

export const phrasesJa: readonly Phrase[] = [
  {
    // 1900 筋トレ: as people note it, at the beginning
    after: /^ ?$/u,
    pattern: /([01]\d)([0-5]\d)(?= \D)/u,
    read: ([, hour, minute]) => ({ hour: Number(hour), minute: Number(minute), isSure: true }),
  },
  {
    pattern: new RegExp(
      String.raw`(?:(${partWord})[の ]?)?${time}(?:(?:の)?(\d{1,2})分(前|過ぎ|すぎ))?(?:ちょうど|ぴったり|きっかり|かっきり|頃|ごろ|くらい|ぐらい)?`,
      'u',
    ),
    read: (match) => {
      const said = timeIn(match, 2, match[1]);
      const [shift, side] = match.slice(11);
      if (!said || shift === undefined) return said;
      const minutes = (said.hour as number) * 60 + (said.minute as number) + (side === '前' ? -1 : 1) * Number(shift);
      const hour = Math.floor(((minutes + 1440) % 1440) / 60);
      return { ...said, hour: !said.isSure && hour === 0 ? 12 : hour, minute: (minutes + 1440) % 60 };
    },
  },
  {
    pattern: new RegExp(`(${Object.keys(dayParts).join('|')})[の ]?(?:${time})?(?:頃|ごろ|くらい|ぐらい)?`, 'u'),
    read: (match, today) => {
      const [days, part] = dayParts[match[1] as string] as readonly [number, string];
      const said = match[2] === undefined ? partOf(part) : timeIn(match, 2, part);
      return said && { date: addDays(today, days), ...said };
    },
  },
  {
    pattern: /(朝|昼|夕|晩)(?:食|飯|ごはん|ご飯)の?(前|後|あと)/u,
    read: ([, meal = '', side]) => ({ ...partOf(meal), hour: (mealHours[meal] ?? 12) + (side === '前' ? -1 : 1) }),
  },
  { pattern: /半年後/u, read: (_, today) => ({ date: addMonths(today, 6) }) },
  {
    pattern: /あと(\d{1,3}) ?(日|週間?|[かヶカヵケ箇]月)(?:で|後|くらい|ぐらい)?/u,
    read: ([, count, unit = ''], today) => farther(today, Number(count), unit),
  },
  { pattern: /寝る前/u, read: () => ({ ...partOf('夜'), hour: 22 }) },
  { pattern: /(?:お?昼過ぎ|昼すぎ)/u, read: () => ({ ...partOf('昼'), hour: 13 }) },
  {
    pattern: new RegExp(`(?:(\\d{1,2})月|${monthWord})の?(?:第(\\d)|(最初)|(最後|最終))の?([${letters}])曜日?`, 'u'),
    read: ([, month, side, nth, , last, day = ''], today) => {
      const first = month ? firstOn(today, Number(month)) : addMonths(firstOfMonth(today), monthsOf(side ?? ''));
      const end = lastOfMonth(first);
      if (last) return { date: addDays(end, -((weekdayOf(end) - letters.indexOf(day) + 7) % 7)) };
      return { date: addDays(first, ((letters.indexOf(day) - weekdayOf(first) + 7) % 7) + 7 * (Number(nth ?? 1) - 1)) };
    },
  },
  { pattern: /週末/u, read: (_, today) => ({ date: addDays(startOfWeek(today, 0), 5), isLoose: true }) },
  {
    pattern: new RegExp(`(\\d{1,2})週間?後の([${letters}])曜日?`, 'u'),
    read: ([, count, day = ''], today) => ({ date: addDays(startOfWeek(today, Number(count)), letters.indexOf(day)) }),
  },
  {
    pattern:
      /(クリスマス(?:・?イブ)?(?!プレ|ケー|カー|ツリ|パー|会|ソン|セー|マー)|大晦日|大みそか|元日|元旦|ハロウィン|バレンタイン(?:デー)?)(?=[のに、は\d朝夜夕]|$)/u,
    read: ([, name = '']) => holidays.find(([begin]) => begin.test(name))?.[1] ?? null,
  },
  { pattern: new RegExp(partWord, 'u'), read: ([word]) => partOf(word) },
  {
    pattern: /(?:一日|1日|今日)の終わり|終業(?:時間)?(?:まで)?/u,
    read: (_, today) => ({ date: today, ...partOf('夕方'), hour: 17 }),
  },
  {
    pattern: new RegExp(
      Object.keys(dayWords)
        .sort((one, other) => other.length - one.length)
        .join('|'),
      'u',
    ),
    read: ([word], today) => ({ date: addDays(today, dayWords[word] as number) }),
  },
  {
    pattern:
      /(?:今から|いまから|これから)?(\d{1,4}) ?(日|週間?|[かヶカヵケ箇]月|年)間?(半)?(?:後|あと|(?<=[月年週間])で|経過?(?:後|したら|してから|ったら|ってから)|たったら|したら|過ぎ(?:に|たら)|(前))(?!後)/u,
    read: ([, count, unit = '', half, before], today) =>
      half ? null : farther(today, Number(count) * (before ? -1 : 1), unit),
  },
  {
    pattern: new RegExp(String.raw`(?:今日|明日)から(\d{1,3})(日|週間?|[かヶカヵケ箇]月)後?(?!間)`, 'u'),
    read: ([word, count, unit = ''], today) =>
      farther(word.startsWith('明日') ? addDays(today, 1) : today, Number(count), unit),
  },
  {
    pattern: new RegExp(`${weekWord}の?([${letters}])曜?日?`, 'u'),
    read: ([, week = '', day = ''], today) => ({
      date: addDays(startOfWeek(today, weeks[week] as number), letters.indexOf(day)),
    }),
  },
  {
    pattern: new RegExp(`${weekWord}の?(?:週末|土日|末)`, 'u'),
    read: ([, week = ''], today) => ({ date: addDays(startOfWeek(today, weeks[week] as number), 5), isLoose: true }),
  },
  {
    pattern: new RegExp(`${weekWord}中?`, 'u'),
    read: ([, week = ''], today) => ({
      date: week === '今' ? today : startOfWeek(today, weeks[week] as number),
      isLoose: true,
    }),
  },
  {
    pattern: /次の([月火水木金土日])曜日?/u,
    read: ([, day = ''], today) => ({
      weekday: letters.indexOf(day),
      isAmbiguous: letters.indexOf(day) > weekdayOf(today),
    }),
  },
  {
    pattern: /前の([月火水木金土日])曜日?/u,
    read: ([, day = ''], today) => ({ date: addDays(today, ((letters.indexOf(day) - weekdayOf(today) + 7) % 7) - 7) }),
  },
  {
    pattern: /(?:今度の|この)?([月火水木金土日])曜日?|[(（]([月火水木金土日])[)）]/u,
    read: ([, day, inside]) => ({ weekday: letters.indexOf(day ?? inside ?? '') }),
  },
  {
    pattern: new RegExp(`(${hiraganaDays.join('|')})よう(?:び|(?=に))`, 'u'),
    read: ([word, day = '']) =>
      word === 'かよう' || word.length > 3 || day !== 'か' ? { weekday: hiraganaDays.indexOf(day) } : null,
  },
  {
    pattern: new RegExp(`(?:${monthWord}(?:の?末日?|の?最終日|の終わり)|(?:今|当)?月末日?)`, 'u'),
    read: ([, month], today) => ({ date: lastOfMonth(addMonths(firstOfMonth(today), month ? monthsOf(month) : 0)) }),
  },
  { pattern: /年末/u, read: (_, today) => ({ date: `${today.slice(0, 4)}-12-31`, isLoose: true }) },
  {
    pattern: new RegExp(`${monthWord}の?(\\d{1,2})日`, 'u'),
    read: ([, month = '', day], today) => ({
      ...yearAndMonth(addMonths(firstOfMonth(today), monthsOf(month))),
      day: Number(day),
    }),
  },
  {
    pattern: new RegExp(`${monthWord}(?:の?(?:初め|はじめ|頭|上旬))?`, 'u'),
    read: ([, month = ''], today) => ({
      date: monthsOf(month) === 0 ? today : addMonths(firstOfMonth(today), monthsOf(month)),
      isLoose: true,
    }),
  },
  {
    pattern: /(再来|来|今|さ来)年の?(\d{1,2})月(?:の?(\d{1,2})日)?/u,
    read: ([, side = '', month, day], today) => ({
      year: yearMonthDay(today).year + (weeks[side] ?? 0),
      month: Number(month),
      day: Number(day ?? 1),
      isLoose: day === undefined,
    }),
  },
  {
    pattern: /(\d{2})\/(\d{1,2})\/(\d{1,2})(?!\d)/u,
    read: ([, year, month, day]) => ({ year: 2000 + Number(year), month: Number(month), day: Number(day) }),
  },
  {
    pattern: /(\d{4}) ?[./] ?(\d{1,2}) ?[./] ?(\d{1,2})(?!\d)/u,
    read: ([, year, month, day]) => ({ year: Number(year), month: Number(month), day: Number(day) }),
  },
  {
    pattern: /(\d{4})年の?(\d{1,2})月の?(\d{1,2})日/u,
    read: ([, year, month, day]) => ({ year: Number(year), month: Number(month), day: Number(day) }),
  },
  { pattern: /(\d{1,2})月の?(\d{1,2})日/u, read: ([, month, day]) => ({ month: Number(month), day: Number(day) }) },
  { pattern: /(\d{1,2})\/(\d{1,2})(?![\d/])/u, read: ([, month, day]) => ({ month: Number(month), day: Number(day) }) },
  {
    pattern: /(\d{1,2})月末/u,
    read: ([, month], today) =>
      Number(month) > 12 || Number(month) < 1 ? null : { date: lastOfMonth(firstOn(today, Number(month))) },
  },
  {
    pattern: /(\d{1,2})日(?!間|後|前|おき|ごと|毎|以|目|連続|分|経|たっ|過|から\d)/u,
    read: ([, day]) => ({ day: Number(day) }),
  },
  { pattern: /(\d{1,2})月(?!\d|曜)/u, read: ([, month]) => (Number(month) > 12 ? null : { month: Number(month) }) },
];

function farther(today: CalendarDate, count: number, unit: string): Said | null {
  if (unit === '日' || unit.startsWith('週')) return { date: addDays(today, count * (unit === '日' ? 1 : 7)) };
  const months = count * (unit === '年' ? 12 : 1);
  return months > 12_000 || months < -12_000 ? null : { date: addMonths(today, months) };
}

function startOfWeek(today: CalendarDate, more: number): CalendarDate {
  return addDays(today, 7 * more - weekdayOf(today));
}

function monthsOf(word: string): number {
  return word === '先'
    ? -1
    : word === '今' || word === '当' || word === 'こん'
      ? 0
      : word === '再来' || word === 'さ来'
        ? 2
        : 1;
}

function firstOfMonth(date: CalendarDate): CalendarDate {
  return `${date.slice(0, 8)}01`;
}

function firstOn(today: CalendarDate, month: number): CalendarDate {
  const now = yearMonthDay(today);
  return addMonths(firstOfMonth(today), (month - now.month + 12) % 12);
}

function yearAndMonth(first: CalendarDate): Said {
  const { year, month } = yearMonthDay(first);
  return { year, month };
}
