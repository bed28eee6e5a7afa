import { addDays, addMonths, lastOfMonth, weekdayOf } from '../../base/calendar-date';
import type { DayPart } from '../../reflex/spans/span';
import type { Phrase, Said } from './phrase-parser';

const letters = '月火水木金土日';
const parts: readonly (readonly [RegExp, DayPart, number])[] = [
  [/^(?:早朝|明け方)/u, 'morning', 6],
  [/^(?:朝|あさ|けさ|今朝|午前)/u, 'morning', 8],
  [/^(?:正午|昼|お昼)/u, 'noon', 12],
  [/^午後/u, 'afternoon', 15],
  [/^(?:夕|今夕)/u, 'evening', 18],
  [/^(?:夜|晩|よる|今夜|今晩|こんや|こんばん)/u, 'night', 20],
  [/^(?:深夜|夜中|真夜中)/u, 'midnight', 0],
];
const partWord = String.raw`(?:早朝|明け方|朝方|朝|午前中|午前|正午|お昼|昼過ぎ|昼|午後|夕方|夕|夜中|真夜中|深夜|夜|晩)`;
const weeks: Readonly<Record<string, number>> = { 先々: -2, 先: -1, 今: 0, 来: 1, 再来: 2, さ来: 2 };

function partOf(word: string): Said | null {
  const found = parts.find(([begin]) => begin.test(word));
  return found ? { hour: found[2], minute: 0, part: found[1], isVague: word !== '正午', isSure: true } : null;
}

function clock(partWord: string | undefined, hour: number, minute: number, second?: number): Said | null {
  if (hour > 29 || minute > 59 || (second ?? 0) > 59) return null;
  const part = partWord === undefined ? undefined : partOf(partWord)?.part;
  const isMorning = part === 'morning';
  const isLater =
    part === 'afternoon' || part === 'evening' || (part === 'noon' && hour < 6) || (part === 'night' && hour >= 5);
  const at =
    hour >= 24
      ? hour - 24
      : isMorning
        ? hour % 12
        : isLater && hour < 12
          ? hour + 12
          : part === 'night' && hour === 12
            ? 0
            : hour;
  return {
    hour: at,
    minute,
    ...(second !== undefined && { second }),
    ...(part && { part }),
    isSure: part !== undefined || hour === 0 || hour > 12,
  };
}

const dayWords: Readonly<Record<string, number>> = {
  今日: 0, きょう: 0, 本日: 0, 明日: 1, あした: 1, あす: 1, 翌日: 1, 明後日: 2, あさって: 2, しあさって: 3, 明々後日: 3, 明明後日: 3, やのあさって: 4,
  昨日: -1, きのう: -1, 一昨日: -2, おととい: -2,
}; // prettier-ignore
const prefixed: Readonly<Record<string, readonly [number, string]>> = {
  今朝: [0, '朝'], けさ: [0, '朝'], 今晩: [0, '晩'], 今夜: [0, '夜'], 今夕: [0, '夕'], こんばん: [0, '晩'], こんや: [0, '夜'], 明朝: [1, '朝'], 明晩: [1, '晩'], 翌朝: [1, '朝'],
}; // prettier-ignore

const time = String.raw`(\d{1,2})(?:時(?!間)(?:(半)|(\d{1,2})分(?:(\d{1,2})秒)?)?|:(\d\d)(?::(\d\d))?(?!\d))`;

export const phrasesJa: readonly Phrase[] = [
  {
    pattern: new RegExp(
      String.raw`(?:(${partWord})の?)?${time}(?:(?:の)?(\d{1,2})分(前|過ぎ|すぎ))?(?:ちょうど|ぴったり|きっかり|頃|ごろ)?`,
      'u',
    ),
    read: ([, part, hour, half, minute, second, colonMinute, colonSecond, shift, side]) => {
      const seconds = second ?? colonSecond;
      const said = clock(
        part,
        Number(hour),
        half ? 30 : Number(minute ?? colonMinute ?? 0),
        seconds === undefined ? undefined : Number(seconds),
      );
      if (!said || shift === undefined) return said;
      const total = (said.hour as number) * 60 + (said.minute as number) + (side === '前' ? -1 : 1) * Number(shift);
      return { ...said, hour: Math.floor(((total + 1440) % 1440) / 60), minute: (total + 1440) % 60 };
    },
  },
  {
    pattern: new RegExp(`(${Object.keys(prefixed).join('|')})の?(?:${time})?`, 'u'),
    read: ([, word = '', hour, half, minute, second, colonMinute], today) => {
      const [days, part] = prefixed[word] as readonly [number, string];
      const said =
        hour === undefined
          ? partOf(part)
          : clock(
              part,
              Number(hour),
              half ? 30 : Number(minute ?? colonMinute ?? 0),
              second === undefined ? undefined : Number(second),
            );
      return said && { date: addDays(today, days), ...said };
    },
  },
  { pattern: new RegExp(partWord, 'u'), read: ([word]) => partOf(word) },
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
    pattern: /(\d+)(日|週間?|[かヶカヵケ箇]月|年)(後|前)/u,
    read: ([, count, unit = '', side], today) => {
      const amount = Number(count) * (side === '前' ? -1 : 1);
      if (amount > 36_500 || amount < -36_500) return null;
      if (unit === '日' || unit.startsWith('週')) return { date: addDays(today, amount * (unit === '日' ? 1 : 7)) };
      if (amount > 1_200 || amount < -1_200) return null;
      return { date: addMonths(today, amount * (unit === '年' ? 12 : 1)) };
    },
  },
  {
    pattern: /(再来|さ来|来|今|先々|先)週の?([月火水木金土日])曜?日?/u,
    read: ([, week = '', day = ''], today) => ({
      date: addDays(today, 7 * (weeks[week] as number) - weekdayOf(today) + letters.indexOf(day)),
    }),
  },
  {
    pattern: /(来|今|再来)週/u,
    read: ([, week = ''], today) => ({
      date: addDays(today, 7 * (weeks[week] as number) - (week === '今' ? 0 : weekdayOf(today))),
      isLoose: true,
    }),
  },
  {
    pattern: /(?:次の|今度の|今週の)?([月火水木金土日])曜日?/u,
    read: ([, day = '']) => ({ weekday: letters.indexOf(day) }),
  },
  {
    pattern: /(来|今|再来)?月末/u,
    read: ([, side], today) => ({ date: lastOfMonth(addMonths(today, side === '来' ? 1 : side === '再来' ? 2 : 0)) }),
  },
  {
    pattern: /(来|今|再来)月(?:の)?(\d{1,2})日/u,
    read: ([, side, day], today) => ({
      date: addMonths(today, side === '来' ? 1 : side === '再来' ? 2 : 0).slice(0, 8) + String(day).padStart(2, '0'),
    }),
  },
  {
    pattern: /(来|今|再来)月/u,
    read: ([, side], today) => ({
      date: addMonths(`${today.slice(0, 8)}01`, side === '来' ? 1 : side === '再来' ? 2 : 0),
      isLoose: true,
    }),
  },
  { pattern: /(\d{1,2})日(?!間|後|前|おき|ごと|毎|以|目|連続|分|で)/u, read: ([, day]) => ({ day: Number(day) }) },
  { pattern: /(\d{1,2})月(?!\d|曜)/u, read: ([, month]) => (Number(month) > 12 ? null : { month: Number(month) }) },
];
