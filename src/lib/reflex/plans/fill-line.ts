import {
  addDays,
  daysBetween,
  lastOfMonth,
  monthsEn,
  weekdayOf,
  weekdaysEn,
  weekdaysJa,
  yearMonthDay,
} from '../../base/calendar-date';
import type { Language } from '../../base/language';
import type { DayPart } from '../spans/span';
import type { Line, Money, PlanFacts } from './template';

export type Slots = Readonly<Record<string, string | number | null>>;

/** The facts as lines of a template name them. */
export function slotsOf(
  facts: PlanFacts,
  start: string | null,
  kind: string | null,
  lang: Language,
  today: string,
): Slots {
  const { date, end, people, budget, minutes, weekdays, at } = facts;
  const day = start ?? date;
  const isWholeMonth = facts.isLoose && day !== null && (end === null || end === lastOfMonth(day));
  return {
    kind,
    date: start === null && date !== null && !facts.isLoose ? shortDate(date, lang, today) : null,
    from: start === null && date !== null && facts.isLoose && !isWholeMonth ? shortDate(date, lang, today) : null,
    month: isWholeMonth && start === null && day !== null ? monthName(day, lang, today) : null,
    start: start === null ? null : shortDate(start, lang, today),
    end: end === null || isWholeMonth ? null : shortDate(end, lang, day ?? today),
    weeks: start === null && date !== null ? Math.floor(daysBetween(today, date) / 7) || null : null,
    nights: facts.nights,
    people,
    guests: people !== null && people > 1 ? people : null,
    budget: budget && moneyText(budget, lang),
    each:
      budget && people !== null && people > 1 ? moneyText({ ...budget, amount: budget.amount / people }, lang) : null,
    place: facts.place,
    subject: facts.subject,
    noun: facts.subject === null ? null : nounIn(facts.subject, lang),
    who: facts.who,
    theme: facts.theme,
    minutes,
    at: at?.replace(/^0/, '') ?? null,
    picked: facts.areDaysGuessed ? '' : null,
    guessed: facts.isTimeGuessed ? at : null,
    weekdays: weekdays === null ? null : weekdaysText(weekdays, facts.part, lang),
  };
}

/** Null: the line needs a fact that is not known. */
export function fillLine(line: Line, slots: Slots): string | null {
  let text = '';
  for (const piece of line.split(/(\[[^\]]*\])/)) {
    const filled = piece.startsWith('[') ? firstFilled(piece.slice(1, -1).split('|'), slots) : fillPiece(piece, slots);
    if (filled === null) return null;
    text += filled;
  }
  const tidy = text
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.:;)])/g, '$1')
    .trim();
  return tidy === '' ? null : tidy.charAt(0).toUpperCase() + tidy.slice(1);
}

function firstFilled(parts: readonly string[], slots: Slots): string {
  for (const part of parts) {
    const filled = fillPiece(part, slots);
    if (filled !== null) return filled;
  }
  return '';
}

function fillPiece(piece: string, slots: Slots): string | null {
  let isKnown = true;
  const text = piece.replace(/\{([^}]*)\}/g, (_, inside: string) => {
    const value = slotText(inside, slots);
    isKnown &&= value !== null;
    return value ?? '';
  });
  return isKnown ? text : null;
}

function slotText(inside: string, slots: Slots): string | null {
  const test = /^([?!])(\w+)(?:=(.*))?$/.exec(inside);
  if (test) {
    const value = slots[test[2] as string] ?? null;
    const holds =
      test[3] === undefined ? value !== null : typeof value === 'string' && (test[3] ?? '').split('/').includes(value);
    return holds === (test[1] === '?') ? '' : null;
  }
  const [, factor = '1', name = '', one, many] = /^(?:([\d.]+)\*)?(\w+)(?: ([^/]*)\/(.*))?$/.exec(inside) ?? [];
  const value = slots[name] ?? null;
  if (typeof value !== 'number') return value;
  const count = Math.max(1, Math.ceil(value * Number(factor) - 1e-9));
  return one === undefined ? grouped(count) : `${grouped(count)} ${count === 1 ? one : many}`;
}

/** "Sat 12 Dec" or "12月12日（土）", with the year where it is another. */
export function shortDate(date: string, lang: Language, today: string): string {
  const { year, month, day } = yearMonthDay(date);
  const isOther = year !== yearMonthDay(today).year;
  if (lang === 'ja') return `${isOther ? `${year}年` : ''}${month}月${day}日（${weekdaysJa[weekdayOf(date)]}）`;
  const weekday = weekdaysEn[weekdayOf(date)]?.slice(0, 3);
  return `${weekday} ${day} ${monthsEn[month - 1]?.slice(0, 3)}${isOther ? ` ${year}` : ''}`;
}

function monthName(date: string, lang: Language, today: string): string {
  const { year, month } = yearMonthDay(date);
  const isOther = year !== yearMonthDay(today).year;
  if (lang === 'ja') return `${isOther ? `${year}年` : ''}${month}月`;
  return `${monthsEn[month - 1]}${isOther ? ` ${year}` : ''}`;
}

/** The subject where it reads as a thing: not "to cook", not 日記を書く. */
function nounIn(subject: string, lang: Language): string | null {
  if (lang === 'en') return /^(?:how )?to /i.test(subject) ? null : subject;
  const noun = subject.includes('を') ? subject : subject.replace(/する$/, '');
  return /[うくぐすつぬぶむる]$/.test(noun) ? null : noun;
}

const dailyParts: Readonly<Partial<Record<DayPart, readonly [en: string, ja: string]>>> = {
  morning: ['every morning', '毎朝'],
  evening: ['every evening', '毎晩'],
  night: ['every night', '毎晩'],
};
const sets: Readonly<Record<string, readonly [en: string, ja: string]>> = {
  '0123456': ['every day', '毎日'],
  '01234': ['Monday to Friday', '平日'],
  '56': ['on weekends', '土日'],
};

function weekdaysText(days: readonly number[], part: DayPart | null, lang: Language): string {
  const daily = days.length === 7 && part !== null ? dailyParts[part] : undefined;
  const known = (daily ?? sets[days.join('')])?.[lang === 'ja' ? 1 : 0];
  if (known !== undefined) return known;
  const names = days.map((day) => (lang === 'ja' ? weekdaysJa : weekdaysEn)[day] ?? '');
  if (lang === 'ja') return names.join('・');
  return `on ${names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`}`;
}

const signs: readonly (readonly [sign: string, spellings: readonly string[]])[] = [
  ['€', ['€', 'euro', 'euros', 'eur', 'ユーロ']],
  ['$', ['$', 'dollar', 'dollars', 'usd', 'bucks', 'ドル']],
  ['£', ['£', 'pound', 'pounds', 'gbp', 'quid', 'ポンド']],
  ['¥', ['¥', '￥', 'yen', 'jpy', '円']],
];

/** "€300", "¥100,000" or "10万円", "300ユーロ". */
export function moneyText({ amount, unit }: Money, lang: Language): string {
  const sign = signs.find(([, spellings]) => spellings.includes(unit.toLowerCase()))?.[0];
  const rounded = Math.round(amount * 100) / 100;
  const digits = grouped(Number.isInteger(rounded) || rounded >= 100 ? Math.round(rounded) : rounded);
  if (lang === 'ja') {
    if (sign === '¥' || unit === '') return `${myriads(Math.round(rounded))}円`;
    return `${digits}${signs.find(([known]) => known === sign)?.[1].at(-1) ?? unit}`;
  }
  if (sign !== undefined) return `${sign}${digits}`;
  return unit === '' ? digits : `${digits} ${unit}`;
}

/** 100000 is 10万, 35000 is 3万5,000. */
function myriads(amount: number): string {
  const [high, low] = [Math.floor(amount / 10_000), amount % 10_000];
  if (high === 0 || high >= 10_000) return grouped(amount);
  return `${grouped(high)}万${low === 0 ? '' : low}`;
}

function grouped(value: number): string {
  const [whole = '', part] = String(value).split('.');
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + (part === undefined ? '' : `.${part.padEnd(2, '0')}`);
}

/** The first of the weekdays from that day on. */
export function firstOn(date: string, weekdays: readonly number[] | null): string {
  for (let ahead = 0; weekdays !== null && ahead < 7; ahead++) {
    const day = addDays(date, ahead);
    if (weekdays.includes(weekdayOf(day))) return day;
  }
  return date;
}
