import type { CalendarDate } from '../../base/calendar-date';
import type { ContextPack, PackEvent } from '../context-pack';
import { ownDay, undated } from './dates-said';
import { datedLine } from './recipe-task';
import { spreadDates } from './spread-dates';

/**
 * A day for each step, in one text with it (`datedLine`): the day that its own words name, which then stands in them no more; the others
 * evenly between those of their neighbours, today and the deadline; behind the last day that is known, without a deadline, one a week.
 * `said`: the answer that listed them; null: they are of the rules.
 */
export function datedSteps(
  steps: readonly string[],
  said: PackEvent | null,
  deadline: CalendarDate | null,
  pack: ContextPack,
): string[] {
  const lines: string[] = [];
  let waiting: string[] = [];
  let before = pack.now.date;
  for (const step of steps) {
    const day = said && ownDay(step, said, pack);
    if (!said || day === null) {
      waiting.push(step);
      continue;
    }
    // those that wait share the days up to this one, which is its own
    const days = spreadDates(before, day, waiting.length + 1);
    lines.push(...waiting.map((text, index) => datedLine(days[index] ?? before, text)));
    lines.push(datedLine(day, undated(step, said, pack)));
    waiting = [];
    if (day > before) before = day;
  }
  const days = spreadDates(before, deadline, waiting.length);
  return [...lines, ...waiting.map((text, index) => datedLine(days[index] ?? before, text))];
}
