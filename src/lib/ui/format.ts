import type { Language } from '../base/language';

/** Kept, since making one takes longer than drawing the line that it is for. */
const timeFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

/** How the page writes numbers, sizes and times; never used for anything that is stored. */

export function formatNumber(value: string | number | undefined, language: Language): string {
  const number = Number(value);
  return value === undefined || Number.isNaN(number) ? '?' : formatDecimal(number, 3, language);
}

/** With at most so many decimals. */
export function formatDecimal(value: number, digits: number, language: Language): string {
  const key = `${language} ${digits}`;
  let format = numberFormats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, { maximumFractionDigits: digits });
    numberFormats.set(key, format);
  }
  return format.format(value);
}

/** In B, KB, MB or GB of 1,000, with at most one decimal. */
export function formatBytes(bytes: number, language: Language): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  let value = bytes;
  let unit = 0;
  while (value >= 1_000 && unit < units.length - 1) {
    value /= 1_000;
    unit += 1;
  }
  const digits = unit > 0 && value < 100 ? 1 : 0;
  const number = formatDecimal(value, digits, language);
  return `${number}\u00A0${units[unit] ?? ''}`;
}

/** 14:05 in the person's zone. */
export function formatTime(time: string, language: Language): string {
  return formatAs('time', language, new Date(time));
}

export function formatDate(time: string, language: Language): string {
  return formatAs('date', language, new Date(time));
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const timeForms = {
  time: clock,
  date: { year: 'numeric', month: 'long', day: 'numeric' },
  moment: { month: 'short', day: 'numeric', ...clock },
  momentOfAnotherYear: { year: 'numeric', month: 'short', day: 'numeric', ...clock },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** As the Avatar writes them: 29 November 2026. */
const localeOfDates: Readonly<Record<Language, string>> = { en: 'en-GB', ja: 'ja' };

function formatAs(form: keyof typeof timeForms, language: Language, date: Date): string {
  const key = `${language} ${form}`;
  let format = timeFormats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(localeOfDates[language], timeForms[form]);
    timeFormats.set(key, format);
  }
  return format.format(date);
}

/** Which local day a time is in, as a key to compare. */
export function dayOf(time: string | number): string {
  const date = new Date(time);
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}

/** 0:42, 12:05, 1:00:07. */
export function formatElapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** 14:05 today, else 28 Nov, 14:05; of a time that cannot be read, as it stands. */
export function formatMoment(time: string, language: Language, now = Date.now()): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return time;
  if (dayOf(time) === dayOf(now)) return formatTime(time, language);
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  return formatAs(isThisYear ? 'moment' : 'momentOfAnotherYear', language, date);
}

/** 0.71, −0.12: two decimals, a real minus. */
export function formatScore(value: number): string {
  const text = value.toFixed(2);
  return Number(text) === 0 ? '0.00' : text.replace('-', '−');
}

/** +0.12, −0.04, 0.00. */
export function formatSigned(value: number): string {
  const text = formatScore(value);
  return text === '0.00' || text.startsWith('−') ? text : `+${text}`;
}
