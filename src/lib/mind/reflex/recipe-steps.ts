import type { CalendarDate, Weekday } from '../../base/calendar-date';
import type { JsonObject } from '../../base/json';
import { cut } from '../../base/text';
import { maxAlarmText } from '../../agent/fold/alarm';
import type { ContextPack } from '../context-pack';
import { headOf, inNames, type RecipeTasks } from './recipe-task';
import type { TaskQuestionCode } from './words-form';
import { wordsOf } from './words';
import { recipeQuestionCodes, recipeWords, type RecipeQuestionCode } from './words-recipes';

type PlannedStep = RecipeTasks['tasks'][number];

/** A note with a title, rows of what is known, and a list to tick off. `rows`: one line each. */
export function listNoteStep(
  { lang }: ContextPack,
  given: {
    path: string;
    title: string;
    date: CalendarDate | null;
    rows: string[];
    heading: string;
    items: readonly string[];
  },
): PlannedStep {
  const { path, items, ...rest } = given;
  return {
    name: recipeWords[lang].task.note(path),
    step: { step: 'list_note', parameters: { path, ...rest, items: [...items] } },
  };
}

/** The steps with their days, as any plan has them. */
export function stepsStep(
  { lang }: ContextPack,
  { path, title, date, lines }: { path: string; title: string; date: CalendarDate | null; lines: readonly string[] },
): PlannedStep {
  const parameters = { path, title, outcome: '', date, lines: [...lines] };
  return { name: wordsOf(lang).task.stepsNote(path, inNames(title)), step: { step: 'steps_note', parameters } };
}

export function alarmStep(
  { lang }: ContextPack,
  given: { text: string; at: string; date: CalendarDate | null; weekdays: readonly Weekday[] },
): PlannedStep {
  const text = cut(given.text, maxAlarmText);
  return {
    name: recipeWords[lang].task.alarm(inNames(text)),
    step: { step: 'alarm', parameters: { text, at: given.at, date: given.date, weekdays: [...given.weekdays] } },
  };
}

export function questionStep(
  { lang }: ContextPack,
  code: TaskQuestionCode | RecipeQuestionCode,
  parameters: JsonObject & { about: string },
): PlannedStep {
  const isOwn = (recipeQuestionCodes as readonly string[]).includes(code);
  const name = isOwn
    ? recipeWords[lang].task.question[code as RecipeQuestionCode]
    : wordsOf(lang).task.question[code as TaskQuestionCode](inNames(parameters.about));
  return { name, step: { step: 'ask', parameters: { code, ...parameters } } };
}

/** Success: the note read back holds these. */
export function checkStep(
  { lang }: ContextPack,
  { path, texts, dates }: { path: string; texts: readonly string[]; dates: readonly CalendarDate[] },
): PlannedStep {
  const parameters = { path, texts: texts.slice(0, 20).map((text) => headOf(text, 40)), dates: [...dates] };
  return { name: wordsOf(lang).task.check(path), step: { step: 'check', parameters } };
}

/** `path`: the note that holds the lines; empty where there are none. */
export function reportStep(
  { lang }: ContextPack,
  given: { folder: string; path: string; title: string; date: CalendarDate | null; lines: readonly string[] },
): PlannedStep {
  const lines = given.lines.slice(0, 12).map((line) => headOf(line, 80));
  return {
    name: wordsOf(lang).task.report(inNames(given.title)),
    step: { step: 'report', parameters: { ...given, lines } },
  };
}
