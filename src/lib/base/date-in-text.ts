import { calendarDate, monthsEn, yearMonthDay, type CalendarDate } from './calendar-date';

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
