import { longDate } from '../../base/calendar-date';
import type { JsonObject } from '../../base/json';
import { cut, oneLine } from '../../base/text';
import type { Task } from '../../agent/fold/snapshot';
import type { ContextPack, PackTask } from '../context-pack';
import type { Option } from './choose';
import { partsOfDatedLine } from './recipe-task';
import { answering } from './say';
import { dateIn, textIn, textsIn } from './step-parameters';
import { judgmentOn, lacksNote } from './use-notes';
import { wordsOf } from './words';

/**
 * What came of a goal, from what truly is there: how its tasks ended, which notes exist now, and the step that comes next, unless the note
 * of the steps (`path` of the parameters) was left out.
 */
export function reportOption(pack: ContextPack, task: PackTask, parameters: JsonObject): Option {
  const words = wordsOf(pack.lang);
  const option = answering(pack, {
    code: 'report',
    text: reportText(pack, task, parameters),
    judgment: judgmentOn(pack, task),
    intent: words.intent.report,
    reason: words.reason.task,
  });
  return {
    ...option,
    name: words.option.report,
    base: 0.62,
    nature: { approach: 1, starts: 0.5 },
    topics: ['notes', 'talk'],
    act: { ...option.act, delivery: { delivery: 'chat', message_kind: 'report' } },
  };
}

function reportText(pack: ContextPack, task: PackTask, parameters: JsonObject): string {
  const words = wordsOf(pack.lang);
  const goal = pack.goals.find(({ id }) => id === task.goal);
  const others = (goal?.tasks ?? []).filter(({ id }) => id !== task.id);
  const leftOut = (['rejected', 'dropped', 'needless'] as const).map((wish) => ({
    wish,
    tasks: others.filter(({ id }) => pack.skipped[id] === wish),
  }));
  const failed = others.filter((other) => other.status === 'fail' && !pack.skipped[other.id]);
  const done = others.filter(({ status }) => status === 'done');
  const folder = textIn(parameters, 'folder');
  const notes = pack.notes.filter(({ path }) => path.startsWith(`${folder}/`)).slice(0, 12);
  const date = dateIn(parameters, 'date');
  const round = dateIn(parameters, 'round');
  const coming = lacksNote(task)
    ? undefined
    : textsIn(parameters, 'lines')
        .map(partsOfDatedLine)
        .find((line) => line.date >= pack.now.date);
  const lines = [
    words.report.whole(oneLine(textIn(parameters, 'title'), 200), done.length, others.length),
    round === null ? null : words.report.round(longDate(round, pack.lang)),
    failed.length === 0 ? null : words.report.failed(namesOf(failed, words.comma)),
    ...leftOut.map(({ wish, tasks }) =>
      tasks.length === 0 ? null : words.report.leftOut[wish](tasks.length, namesOf(tasks, words.comma)),
    ),
    notes.length === 0
      ? words.report.noNotes
      : words.report.notes(notes.map(({ path }) => oneLine(path)).join(words.comma)),
    coming && task.step?.recipe === 'study' ? words.report.nextSession(longDate(coming.date, pack.lang)) : null,
    coming && task.step?.recipe !== 'study'
      ? words.report.nextStep(oneLine(coming.text, 200), longDate(coming.date, pack.lang))
      : null,
    date === null ? null : words.report.lastDate(longDate(date, pack.lang)),
  ];
  return lines.filter((line) => line !== null).join('\n');
}

function namesOf(tasks: readonly Task[], comma: string): string {
  return tasks.map(({ id, name }) => `${id} ${cut(oneLine(name ?? '', 200), 80)}`.trim()).join(comma);
}
