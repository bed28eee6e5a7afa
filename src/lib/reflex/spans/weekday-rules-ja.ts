import type { RepeatUnit, SpanBody } from './span';
import type { SpanRule } from './span-rule';

const letters = '月火水木金土日';
const day = String.raw`[${letters}](?:曜日?)?`;
const full = String.raw`[${letters}]曜日?`;
const and = String.raw`(?:[・、,\/ と]|および|及び|や)`;
const to = String.raw`(?:から|[〜~ー\-–])`;
const group = String.raw`(?:平日|ウィークデー|土日|月水金|火木(?:土)?|月火水木金)`;
/** Of two or more, or of one with its 曜. */
const daySet = String.raw`(?:${group}|(?<![年月\d])${day}${to}${day}(?:まで)?|${full}(?:${and}${day}){1,6}|(?<![\d年月])[${letters}](?:${and}[${letters}](?:曜日?)?){1,6}|[${letters}]{2,7}曜日?|${full})`;
const units: Record<string, RepeatUnit> = {
  日: 'day',
  週: 'week',
  週間: 'week',
  年: 'year',
  時間: 'hour',
  時: 'hour',
  分: 'minute',
  秒: 'second',
};
const unit = String.raw`(?:日|週間?|[かヶカヵケ箇]月|月|年|時間|分|秒)`;

function daysOf(words: string): number[] {
  if (/^(?:平日|ウィークデー)/u.test(words)) return [0, 1, 2, 3, 4];
  if (words.startsWith('週末')) return [5, 6];
  const named = [...words.replace(/曜日?/gu, '').matchAll(new RegExp(`[${letters}]`, 'gu'))].map(([name]) =>
    letters.indexOf(name),
  );
  const [first = 0, last = 0] = named;
  const isRange = named.length === 2 && new RegExp(to, 'u').test(words);
  const days = isRange ? Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, more) => (first + more) % 7) : named;
  return [...new Set(days)].sort((one, other) => one - other);
}

function unitOf(word: string): RepeatUnit {
  return units[word] ?? 'month';
}

/** 月水の7時: in the order of the week, and no word of its own as 月日 is. */
function pairOf(word: string): SpanBody | null {
  const days = daysOf(word);
  const isInOrder = days.map((at) => letters[at]).join('') === word && word !== '月日';
  return isInOrder ? { kind: 'weekdays', days, isRepeat: true } : null;
}

export const repeatRulesJa: readonly SpanRule[] = [
  { pattern: /朝[晩夕](?![食飯])/gu, make: () => ({ kind: 'unread' }) },
  {
    pattern: /(?<![年月今来先次回人\d曜])[月火水木金土日]{2,6}(?=の?(?:\d|朝|夜|夕|晩|午前|午後|毎))/gu,
    make: ([word]) => pairOf(word),
  },
  {
    pattern: /(?:(1日)|週|月|年)(?:に| )?(\d+)(?:回|度)/gu,
    make: ([word, isDaily, count]) => ({
      kind: 'repeat',
      every: isDaily ? 'day' : word.startsWith('週') ? 'week' : word.startsWith('月') ? 'month' : 'year',
      count: Number(count),
    }),
  },
  { pattern: /(?<=の)\d+(?:日|週間?|[かヶカヵケ箇]月)前/gu, make: () => ({ kind: 'unread' }) },
  {
    pattern: new RegExp(
      `(${daySet}|週末)(?:は|を|には?)?(?:以外|のぞ(?:く|いて|き)|除(?:く|いて|き)|抜き|なし|ではなく|休み)(?:の日|は|に|の)?`,
      'gu',
    ),
    make: ([, days = '']) => ({ kind: 'exception', days: daysOf(days) }),
  },
  {
    pattern: /(?:祝日|祭日|休日|[\d]+日)?(?:を|は)?(?:以外|を?除(?:く|いて|き)|をのぞいて)/gu,
    make: () => ({ kind: 'exception', days: null }),
  },
  { pattern: /毎月末/gu, make: () => ({ kind: 'repeat', every: 'month', count: 1 }) },
  { pattern: /隔(日|週|月|年)/gu, make: ([, of = '']) => ({ kind: 'repeat', every: unitOf(of), count: 2 }) },
  {
    pattern: new RegExp(String.raw`(\d+)(${unit})(?:おき|ごと|毎)(?:に)?`, 'gu'),
    make: ([whole, count, of = '']) => {
      const isBetween = whole.includes('おき') && !/時間|分|秒/u.test(of);
      return { kind: 'repeat', every: unitOf(of), count: Number(count) + (isBetween ? 1 : 0) };
    },
  },
  {
    pattern: new RegExp(String.raw`(\d+)(${unit})に(?:1|一)?(?:度|回)`, 'gu'),
    make: ([, count, of = '']) => ({ kind: 'repeat', every: unitOf(of), count: Number(count) }),
  },
  {
    pattern: new RegExp(`[毎各]週?の?(${daySet}|週末)`, 'gu'),
    make: ([, days = '']) => ({ kind: 'weekdays', days: daysOf(days), isRepeat: true }),
  },
  {
    pattern: /(?<!(?<!毎)月の?|月の)第[一二三四五1-5]?[月火水木金土日]曜日?/gu,
    make: () => ({ kind: 'repeat', every: 'month', count: 1 }),
  },
  { pattern: /[毎各](?=朝|晩|夕|夜|午前|午後|\d+時)/gu, make: () => ({ kind: 'repeat', every: 'day', count: 1 }) },
  {
    pattern: /毎(日|週|月|年|時間?|分|秒)/gu,
    make: ([, of = '']) => ({ kind: 'repeat', every: unitOf(of), count: 1 }),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\d今来先再次週])(?:${group}|${full}${to}${full}(?:まで)?|(?<![年月\d])[${letters}]${to}[${letters}](?!曜)(?:まで)?|${full}(?:${and}${day}){1,6}|[${letters}](?:[・、,][${letters}]){1,6}(?:曜日?)?|[${letters}]{2,7}曜日?)`,
      'gu',
    ),
    make: ([days]) => ({ kind: 'weekdays', days: daysOf(days), isRepeat: true }),
  },
];
