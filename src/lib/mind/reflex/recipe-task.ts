import { listDate, longDate, type CalendarDate } from '../../base/calendar-date';
import type { JsonObject } from '../../base/json';
import { cut, oneLine } from '../../base/text';
import type { ContextPack } from '../context-pack';
import { withoutDate } from './date-phrases';
import { readDate, type Answers } from './slots';
import { lastDateOfSteps } from './step-days';
import { withoutWish } from './without-wish';
import { wordsOf } from './words';

/** What a recipe makes tasks from. */
export interface PlanInput {
  pack: ContextPack;
  answers: Answers;
  /** `careful`: asks what could get in the way; `curious`: asks what is to be found out. */
  variant: 'careful' | 'curious';
  /** UTF-16 units that one text of the person may take. */
  length: number;
  /** Of the goal: G3. */
  id: string;
}

export interface RecipeTasks {
  name: string;
  /** 5 to 10. */
  tasks: { name: string; step: { step: string; parameters: JsonObject } }[];
}

/** The purpose in short, without its date. */
export function titleOf(pack: ContextPack, length: number): string {
  const purpose = pack.purpose?.text ?? '';
  const title = withoutDate(purpose, pack.now.date, pack.lang).replace(/[.。]+$/, '');
  return cut(oneLine(title === '' ? purpose : title, 2_000), Math.min(length, 100));
}

/** What a task's name says that it is for. */
export function subjectOf(title: string, { lang }: ContextPack): string {
  return inNames(withoutWish(title, lang));
}

/** The name of the task that writes the steps; their own words where the person named more than one. `lines`: as `datedLine` makes them. */
export function nameOfSteps(
  path: string,
  title: string,
  own: number,
  lines: readonly string[],
  pack: ContextPack,
): string {
  const { task } = wordsOf(pack.lang);
  const [first, last] = [lines[0], lines.at(-1)].map((line) => {
    const { date, text } = partsOfDatedLine(line ?? '');
    return pack.lang === 'ja'
      ? `${cut(text, 40)}、${longDate(date, 'ja')}`
      : `${cut(text, 40)} (${listDate(date, 'en')})`;
  });
  return own < 2 ? task.stepsNote(path, subjectOf(title, pack)) : task.stepsFromTo(path, first ?? '', last ?? '');
}

/** The date that was answered or said on the way; where there is none, the last that the steps name. */
export function deadlineOf(pack: ContextPack, answers: Answers): CalendarDate | null {
  const { date: answer, steps } = answers;
  const date = answer && (answer.seq !== steps?.seq || answer.text !== steps.text) ? readDate(answer, pack) : 'none';
  return typeof date === 'string' || date.isPast ? lastDateOfSteps(steps, pack) : date.date;
}

/** A step and its day in one text, since each text of an event costs a salt: "2026-12-01 Outline". */
export function datedLine(date: CalendarDate, text: string): string {
  return `${date} ${text}`;
}

export function partsOfDatedLine(line: string): { date: CalendarDate; text: string } {
  return { date: line.slice(0, 10), text: line.slice(11) };
}

/** What may stand in a note for sure: the head of a text, without the mark of having been cut. */
export function headOf(text: string, length = 60): string {
  return cut(text, length).replace(/…$/, '');
}

export function inNames(text: string): string {
  return cut(text, 60);
}
