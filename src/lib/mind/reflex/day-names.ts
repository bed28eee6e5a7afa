import { weekdaysEn, weekdaysJa, type Weekday } from '../../base/calendar-date';
import type { ContextPack } from '../context-pack';
import { wordsOf } from './words';

/** Weekdays as a note lists them: "Monday, Thursday", 月・木. */
export function dayNames(days: readonly Weekday[], { lang }: Pick<ContextPack, 'lang'>): string {
  const names = days.map((day) => (lang === 'ja' ? weekdaysJa : weekdaysEn)[day] ?? '');
  return lang === 'ja' ? names.join('・') : names.join(wordsOf(lang).comma);
}
