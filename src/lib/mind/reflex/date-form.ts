import type { CalendarDate } from '../../base/calendar-date';

/** One form of the grammar: a pattern with the flag `g`, and what it means. Null: no such day, or no date here after all. */
export interface DateForm {
  pattern: RegExp;
  /** `found`: the match; `today`: the person's day. */
  date: (found: RegExpExecArray, today: CalendarDate) => CalendarDate | null;
}
