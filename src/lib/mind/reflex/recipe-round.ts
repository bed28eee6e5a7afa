import { folderName, latestFolder } from './note-path';
import { subjectOf, titleOf, type PlanInput, type RecipeTasks } from './recipe-task';
import { wordsOf } from './words';

/** One round of a purpose that goes on: look at the notes, hear what changed and what comes next, and write both down. */
export function roundTasks({ pack, variant, length }: PlanInput): RecipeTasks {
  const words = wordsOf(pack.lang);
  const title = titleOf(pack, length);
  const folder = latestFolder(folderName(pack.purpose?.text ?? '', pack.now.date, pack.lang), pack.notes);
  const path = `${folder}/${words.file.log}.md`;
  const about = subjectOf(title, pack);
  const round = pack.now.date;
  const question = variant === 'careful' ? 'obstacle' : 'find_out';
  const ask = (code: 'changed' | 'obstacle' | 'find_out' | 'next_step') => ({
    name: words.task.question[code](about),
    step: { step: 'ask', parameters: { code, path, about: title, round } },
  });
  return {
    name: words.goalName.round(title, round),
    tasks: [
      { name: words.task.review(folder), step: { step: 'review', parameters: { folder } } },
      ask('changed'),
      ask(question),
      ask('next_step'),
      {
        name: words.task.check(path),
        step: { step: 'check', parameters: { path, texts: [words.note.roundTitle(round)], dates: [round] } },
      },
      {
        name: words.task.report(about),
        step: { step: 'report', parameters: { folder, title, date: null, lines: [], round } },
      },
    ],
  };
}
