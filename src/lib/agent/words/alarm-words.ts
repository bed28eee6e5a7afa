import { longDate, weekdaysEn, weekdaysJa } from '../../base/calendar-date';
import type { Language } from '../../base/language';

interface Times {
  at: string;
  zone?: string | null | undefined;
  date?: string | null | undefined;
  weekdays?: readonly number[] | undefined;
}

/** As `alarmTime`, with its zone where that is another than the one that it is read in: "07:00 every day (Asia/Tokyo)". */
export function alarmTimeIn(times: Times, lang: Language, here: string): string {
  const { zone = null } = times;
  const time = alarmTime(times, lang);
  if (zone === null || zone === here) return time;
  return lang === 'ja' ? `${time}（${zone}）` : `${time} (${zone})`;
}

/** "07:00 on Friday, 4 December 2026", "07:00 every day", "2026年12月4日（金）07:00", "毎日07:00". */
export function alarmTime({ at, date = null, weekdays = [] }: Times, lang: Language): string {
  if (lang === 'ja') return date === null ? `${daysJa(weekdays)}${at}` : `${longDate(date, lang)}${at}`;
  return date === null ? `${at} ${daysEn(weekdays)}` : `${at} on ${longDate(date, lang)}`;
}

function daysEn(days: readonly number[]): string {
  if (days.length === 7) return 'every day';
  if (days.join() === '0,1,2,3,4') return 'on weekdays';
  if (days.join() === '5,6') return 'on weekends';
  return `every ${days.map((day) => weekdaysEn[day] ?? '').join(', ')}`;
}

function daysJa(days: readonly number[]): string {
  if (days.length === 7) return '毎日';
  if (days.join() === '0,1,2,3,4') return '平日';
  if (days.join() === '5,6') return '週末';
  return `毎週${days.map((day) => weekdaysJa[day] ?? '').join('・')}曜`;
}
