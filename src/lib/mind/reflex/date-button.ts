import { isCalendarDate, plainDate, type CalendarDate } from '../../base/calendar-date';
import type { ContextPack, PackEvent } from '../context-pack';
import { dateSaid } from './dates-said';
import type { Button } from './words-form';

/** The buttons of "By when?" with the date first that stands in an answer but may mean something else ("as good as in May"). */
export function withDateOf(
  answer: PackEvent | undefined,
  buttons: readonly Button[],
  pack: ContextPack,
): readonly Button[] {
  const phrase = dateSaid(answer, pack);
  if (!phrase || phrase.isPast) return buttons;
  return [{ id: `date:${phrase.date}`, label: plainDate(phrase.date, pack.lang) }, ...buttons];
}

/** The date of such a button; null: it is another one. */
export function dateOfButton(choice: string): CalendarDate | null {
  const date = /^date:(.+)$/.exec(choice)?.[1] ?? '';
  return isCalendarDate(date) ? date : null;
}
