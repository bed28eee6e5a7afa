import { folderName, freeFolder } from './note-path';
import { datedSteps } from './dated-steps';
import {
  deadlineOf,
  headOf,
  inNames,
  nameOfSteps,
  partsOfDatedLine,
  subjectOf,
  titleOf,
  type PlanInput,
  type RecipeTasks,
} from './recipe-task';
import { readLine, readLines } from './slots';
import { wordsOf } from './words';

/**
 * The recipe for any purpose that no other fits: what is to be reached and by when, the person's own steps over the days that are
 * left, a first move, when each step is done, and a look at whether the notes hold all that.
 */
export function generalTasks({ pack, answers, variant, length }: PlanInput): RecipeTasks {
  const words = wordsOf(pack.lang);
  const title = titleOf(pack, length);
  const date = deadlineOf(pack, answers);
  const outcome = readLine(answers['outcome'], pack, length) ?? title;
  const own = readLines(answers['steps'], pack, { commas: true, most: 12, length: Math.min(length, 160) });
  const about = subjectOf(title, pack);
  const steps = own.length > 0 ? own : words.ownSteps.general(about);
  const lines = datedSteps(steps, own.length > 0 ? (answers['steps'] ?? null) : null, date, pack);
  const dated = lines.map(partsOfDatedLine);

  const folder = freeFolder(folderName(pack.purpose?.text ?? '', pack.now.date, pack.lang), pack.notes);
  const goalPath = `${folder}/${words.file.goal}.md`;
  const stepsPath = `${folder}/${words.file.steps}.md`;
  const first = dated[0]?.text ?? title;
  const question = variant === 'careful' ? 'obstacle' : 'find_out';
  return {
    name: title,
    tasks: [
      {
        name: words.task.goalNote(goalPath, about),
        step: {
          step: 'goal_note',
          parameters: {
            path: goalPath,
            title,
            outcome,
            date,
            have: readLines(answers['have'], pack, { most: 8, length: Math.min(length, 160) }),
          },
        },
      },
      {
        name: nameOfSteps(stepsPath, title, own.length, lines, pack),
        step: { step: 'steps_note', parameters: { path: stepsPath, title, outcome, date, lines } },
      },
      {
        name: words.task.question.first_move(inNames(first)),
        step: {
          step: 'ask',
          parameters: { code: 'first_move', path: stepsPath, about: first, date: dated[0]?.date ?? null },
        },
      },
      {
        name: words.task.question.done_when(about),
        step: {
          step: 'ask',
          parameters: {
            code: 'done_when',
            path: stepsPath,
            about: title,
            steps: dated.map(({ text }) => headOf(text)),
          },
        },
      },
      {
        name: words.task.question[question](about),
        step: { step: 'ask', parameters: { code: question, path: goalPath, about: title } },
      },
      {
        name: words.task.check(stepsPath),
        step: {
          step: 'check',
          parameters: {
            path: stepsPath,
            texts: [headOf(outcome), ...(date === null ? [] : [date]), ...dated.map(({ text }) => headOf(text, 40))],
            dates: [...new Set(dated.map((line) => line.date))],
          },
        },
      },
      {
        name: words.task.report(about),
        step: {
          step: 'report',
          parameters: {
            folder,
            path: stepsPath,
            title,
            date,
            lines: lines.slice(0, 12).map((line) => headOf(line, 80)),
          },
        },
      },
    ],
  };
}
