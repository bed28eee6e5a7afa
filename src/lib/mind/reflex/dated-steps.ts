import type { CalendarDate } from '../../base/calendar-date';
import type { ContextPack, PackEvent } from '../context-pack';
import { datedLine, partsOfDatedLine } from './recipe-task';
import { spreadDates } from './spread-dates';
import { stepDay } from './step-days';

/**
 * A day for each step, in one text with it (`datedLine`): the day that its own words name, which then stands in them no more; the others
 * evenly between those of their neighbours, today and the deadline; behind the last day that is known, without a deadline, one a week.
 * In the order of the days. `said`: the answer that listed them; null: they are of the rules.
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
    const own = said && stepDay(step, said, pack);
    if (!own) {
      waiting.push(step);
      continue;
    }
    // those that wait share the days up to this one, which is its own
    const { day, text: named } = own;
    const days = spreadDates(before, day, waiting.length + 1);
    lines.push(...waiting.map((text, index) => datedLine(days[index] ?? before, text)));
    lines.push(datedLine(day, named));
    waiting = [];
    if (day > before) before = day;
  }
  const days = spreadDates(before, deadline, waiting.length);
  const all = [...lines, ...waiting.map((text, index) => datedLine(days[index] ?? before, text))];
  return all.sort(compareDates);
}

function compareDates(one: string, other: string): number {
  const [day, otherDay] = [partsOfDatedLine(one).date, partsOfDatedLine(other).date];
  return day < otherDay ? -1 : day > otherDay ? 1 : 0;
}
