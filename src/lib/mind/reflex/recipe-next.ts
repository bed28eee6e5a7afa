import { datedSteps } from './dated-steps';
import { stepsLedOn } from './lead-on';
import { folderName, freePath, latestFolder } from './note-path';
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
import { readLines } from './slots';
import { wordsOf } from './words';

/** A further goal of a purpose that is not reached: what the person names, or what stands open from before, over the days that are left, in the folder of before. */
export function nextTasks({ pack, answers, variant, length, id }: PlanInput): RecipeTasks {
  const words = wordsOf(pack.lang);
  const title = titleOf(pack, length);
  const date = deadlineOf(pack, answers);
  const own = readLines(answers['steps'], pack, { commas: true, most: 12, length: Math.min(length, 160) });
  const led = stepsLedOn(answers, pack, Math.min(length, 160));
  const steps = own.length > 0 ? own : led.length > 0 ? led : [title];
  const lines = datedSteps(steps, own.length > 0 ? (answers['steps'] ?? null) : null, date, pack);
  const dated = lines.map(partsOfDatedLine);
  const folder = latestFolder(folderName(pack.purpose?.text ?? '', pack.now.date, pack.lang), pack.notes);
  const stepsPath = freePath(`${folder}/${words.file.steps}-${id.toLowerCase()}.md`, pack.notes);
  const first = dated[0]?.text ?? title;
  const about = subjectOf(title, pack);
  const question = variant === 'careful' ? 'obstacle' : 'find_out';
  return {
    name: words.goalName.next(title),
    tasks: [
      {
        name: nameOfSteps(stepsPath, title, own.length, lines, pack),
        step: { step: 'steps_note', parameters: { path: stepsPath, title, outcome: title, date, lines } },
      },
      {
        name: words.task.question.first_move(inNames(first)),
        step: {
          step: 'ask',
          parameters: { code: 'first_move', path: stepsPath, about: first, date: dated[0]?.date ?? null },
        },
      },
      {
        name: words.task.question[question](about),
        step: { step: 'ask', parameters: { code: question, path: stepsPath, about: title } },
      },
      {
        name: words.task.check(stepsPath),
        step: {
          step: 'check',
          parameters: {
            path: stepsPath,
            texts: dated.map(({ text }) => headOf(text, 40)),
            dates: [...new Set(dated.map((line) => line.date))],
          },
        },
      },
      {
        name: words.task.report(about),
        step: {
          step: 'report',
          parameters: { folder, path: stepsPath, title, date, lines: lines.map((line) => headOf(line, 80)) },
        },
      },
    ],
  };
}
