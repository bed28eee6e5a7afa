import {
  addDays,
  calendarDate,
  monthsEn,
  weekdayOf,
  weekdaysEn,
  weekdaysJa,
  yearMonthDay,
  type CalendarDate,
} from './calendar-date';

const monthWords = monthsEn.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?`).join('|');
const dayWord = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
/** In the orders year month day, day month year, month day year. In words the year may be left out. */
const datesIn = new RegExp(
  [
    String.raw`(?<!\d)(20\d\d) ?[-/.] ?(\d{1,2}) ?[-/.] ?(\d{1,2})(?!\d)`,
    String.raw`(?<![\d年])(?:(20\d\d) ?年 ?)?(\d{1,2}) ?月 ?(\d{1,2}) ?日`,
    String.raw`(?<!\d)${dayWord} (${monthWords})\b\.?(?:,? (20\d\d)(?!\d)|(?! ?\d))`,
    String.raw`(?<!\p{L})(${monthWords})\b\.? ${dayWord}(?!\d)(?:,? (20\d\d)(?!\d)|(?! ?\d))`,
  ].join('|'),
  'giu',
);

/**
 * The first day that a text names: 2026-12-06, 2026年12月6日, 6 December 2026, Dec 6th; null: none. Without its year it is the next such day,
 * counted from `today`.
 */
export function dateIn(text: string, today: CalendarDate): CalendarDate | null {
  for (const [, ...parts] of text.normalize('NFKC').matchAll(datesIn)) {
    const [y1, m1, d1, y2, m2, d2, d3, m3, y3, m4, d4, y4] = parts;
    const inWords = (m3 ?? m4)?.slice(0, 3).toLowerCase();
    const month =
      inWords === undefined
        ? Number(m1 ?? m2)
        : 1 + monthsEn.findIndex((name) => name.toLowerCase().startsWith(inWords));
    const day = Number(d1 ?? d2 ?? d3 ?? d4);
    const year = y1 ?? y2 ?? y3 ?? y4;
    const date = year === undefined ? nextOf(month, day, today) : calendarDate(Number(year), month, day);
    if (date !== null) return date;
  }
  return null;
}

function nextOf(month: number, day: number, today: CalendarDate): CalendarDate | null {
  const { year } = yearMonthDay(today);
  const date = calendarDate(year, month, day);
  return date !== null && date < today ? calendarDate(year + 1, month, day) : date;
}

const todayIn = /\b(?:today|tonight|this (?:evening|afternoon))\b|今日|本日|今夜|今晩/iu;
const tomorrowIn = /\btomorrow\b|明日|あした|あす/iu;
const weekdayIn = new RegExp(`\\b(${weekdaysEn.join('|')})\\b|([${weekdaysJa.join('')}])曜`, 'iu');
const hoursIn = new RegExp(
  [
    String.raw`(午後|夜|晩|夕方)?の?(?<!\d)(\d{1,2}) ?時(?!間)(?: ?(半|\d{1,2}(?= ?分)))?`,
    String.raw`(?<![\d:])(\d{1,2})(?::([0-5]\d))? ?([ap])\.?m\b`,
    String.raw`(?<![\d:])(\d{1,2}):([0-5]\d)(?![\d:])`,
  ].join('|'),
  'iu',
);

/**
 * The local moment that a text names, as YYYY-MM-DDTHH:MM: a day that is to come, its hour where one stands there, else its beginning; of
 * today without an hour the end. Null: none is named, or it is over. `date` and `clock` (HH:MM): now.
 */
export function momentIn(text: string, date: CalendarDate, clock: string): string | null {
  const plain = text.normalize('NFKC');
  const hour = hourIn(plain.replaceAll(datesIn, ' '));
  const [, en, ja] = weekdayIn.exec(plain) ?? [];
  const weekday = [...weekdaysEn].findIndex((name) => name.toLowerCase() === en?.toLowerCase());
  const wanted = ja === undefined ? weekday : weekdaysJa.indexOf(ja);
  const ahead = wanted < 0 ? null : (wanted - weekdayOf(date) + 7) % 7;
  const isLaterToday = hour !== null && hour > clock;
  const near = todayIn.test(plain) ? 0 : tomorrowIn.test(plain) ? 1 : ahead === 0 && !isLaterToday ? 7 : ahead;
  const day = dateIn(plain, date) ?? (near === null ? null : addDays(date, near));
  if (day === null) return null;
  if (day === date && hour === null) return `${addDays(date, 1)}T00:00`;
  const moment = `${day}T${hour ?? '00:00'}`;
  return moment > `${date}T${clock}` ? moment : null;
}

/** The first hour that a text names, as HH:MM. */
function hourIn(text: string): string | null {
  const [, late, h1, m1, h2, m2, half, h3, m3] = hoursIn.exec(text) ?? [];
  const named = h1 ?? h2 ?? h3;
  if (named === undefined) return null;
  const isLate = late !== undefined || half?.toLowerCase() === 'p';
  const hour = half === undefined ? Number(named) : Number(named) % 12;
  const minute = m1 === '半' ? 30 : Number(m1 ?? m2 ?? m3 ?? 0);
  const whole = isLate && hour < 12 ? hour + 12 : hour;
  return whole > 23 || minute > 59 ? null : `${String(whole).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
