import { addDays } from '../../base/calendar-date';
import { cut } from '../../base/text';
import type { ContextPack } from '../context-pack';
import { alarmStep, checkStep, listNoteStep, questionStep, reportStep, stepsStep } from './recipe-steps';
import { folderName, freeFolder } from './note-path';
import { datedLine, deadlineOf, titleOf, type PlanInput, type RecipeTasks } from './recipe-task';
import { readLine, readLines } from './slots';
import { spreadDates } from './spread-dates';
import { wordsOf } from './words';
import { recipeWords } from './words-recipes';

/** A trip or an event: what it is, what must come along, what is done before and by when, and alarms for packing and for the day. */
export function eventTasks(input: PlanInput): RecipeTasks {
  const { pack, answers, length } = input;
  const words = recipeWords[pack.lang];
  const { note } = wordsOf(pack.lang);
  const title = eventOf(pack, Math.min(length, 80));
  const date = deadlineOf(pack, answers);
  const place = readLine(answers['place'], pack, Math.min(length, 120));
  const most = Math.min(length, 100);
  const bring = orOwn(readLines(answers['bring'], pack, { commas: true, most: 16, length: most }), words.bring);
  const prepare = orOwn(readLines(answers['prepare'], pack, { commas: true, most: 10, length: most }), words.prepare);
  const days = spreadDates(pack.now.date, date === null ? null : addDays(date, -1), prepare.length);
  const dated = prepare.map((step, index) => datedLine(earliest(days[index], pack.now.date), step));

  const folder = freeFolder(folderName(title, pack.now.date, pack.lang), pack.notes);
  const [plan, list, preparations] = [words.file.plan, words.file.bring, words.file.prepare].map(
    (file) => `${folder}/${file}.md`,
  ) as [string, string, string];
  const rows = place === null ? [] : [note.labelled(words.label.place, place)];
  return {
    name: words.goal.event(title),
    tasks: [
      listNoteStep(pack, { path: plan, title, date, rows, heading: '', items: [] }),
      listNoteStep(pack, {
        path: list,
        title: note.labelled(words.label.bring, title),
        date,
        rows: [],
        heading: words.label.bring,
        items: bring,
      }),
      stepsStep(pack, { path: preparations, title, date, lines: dated }),
      ...(date === null
        ? [questionStep(pack, 'next_step', { path: plan, about: title })]
        : [
            alarmStep(pack, { text: words.alarm.pack(title), at: '18:00', date: addDays(date, -1), weekdays: [] }),
            alarmStep(pack, { text: words.alarm.day(title), at: '07:00', date, weekdays: [] }),
          ]),
      questionStep(pack, input.variant === 'careful' ? 'obstacle' : 'find_out', { path: plan, about: title }),
      checkStep(pack, { path: list, texts: bring, dates: date === null ? [] : [date] }),
      reportStep(pack, { folder, path: preparations, title, date, lines: dated }),
    ],
  };
}

/** What it is called, without what is to be done for it: trip to Kyoto, 京都旅行. */
function eventOf(pack: ContextPack, length: number): string {
  const said = titleOf(pack, 2_000);
  const named = said
    .replace(/^(?:.*?\b)?(?:plan|prepare|organi[sz]e|pack for)\s+(?:for\s+)?(?:(?:my|the|an?|our)\s+)?/i, '')
    .replace(/(?:の|を)(?:準備|計画|用意)を?(?:する|したい|したいです|立てる|して)$/u, '')
    .replace(/に(?:行く|行きたい|行きたいです)$|の持ち物を(?:用意する|そろえる|まとめる)$/u, '');
  return cut(named === '' ? said : named, length);
}

function orOwn(said: string[], own: readonly string[]): string[] {
  return said.length > 0 ? said : [...own];
}

function earliest(day: string | undefined, today: string): string {
  return day === undefined || day < today ? today : day;
}
