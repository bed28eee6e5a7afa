import { addDays, weekdayOf, type CalendarDate, type Weekday } from '../../base/calendar-date';
import { cut } from '../../base/text';
import type { ContextPack } from '../context-pack';
import { dayNames } from './day-names';
import { matchPattern } from './match-sentence';
import { alarmStep, checkStep, listNoteStep, questionStep, reportStep } from './recipe-steps';
import { folderName, freeFolder, freePath } from './note-path';
import { withoutRecurrence } from './recurring-said';
import { isCalledHabit } from './recipe-slots';
import { titleOf, type PlanInput, type RecipeTasks } from './recipe-task';
import { readClock, readDays, readLine, readLines } from './slots';
import { sessionDates } from './spread-dates';
import { withoutWish } from './without-wish';
import { wordsOf } from './words';
import { recipeWords } from './words-recipes';

const everyDay: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** A journal: what it asks each day, an alarm each day, and its first entry. */
export function journalTasks({ pack, answers, variant, length }: PlanInput): RecipeTasks {
  const words = recipeWords[pack.lang];
  const title = titleOf(pack, Math.min(length, 80));
  const { note } = wordsOf(pack.lang);
  const today = pack.now.date;
  const at = readClock(answers['clock'], pack) ?? '21:00';
  const said = readLines(answers['prompts'], pack, { most: 8, length: Math.min(length, 120) });
  const prompts = said.length > 0 ? said : [...words.prompts];
  const folder = freeFolder(words.folder.journal, pack.notes);
  const path = `${folder}/${words.file.journal}.md`;
  const rows = [note.labelled(words.label.reminder, at)];
  return {
    name: words.goal.journal,
    tasks: [
      listNoteStep(pack, { path, title, date: today, rows, heading: words.label.prompts, items: prompts }),
      alarmStep(pack, { text: words.alarm.journal, at, date: null, weekdays: everyDay }),
      questionStep(pack, 'entry', { path, about: title, on: today }),
      questionStep(pack, variant === 'careful' ? 'obstacle' : 'find_out', { path, about: title }),
      checkStep(pack, { path, texts: [...prompts, at], dates: [today] }),
      reportStep(pack, { folder, path: '', title, date: null, lines: [] }),
    ],
  };
}

/** A review of the week: what log and notes hold of seven days, what went well, what comes next, and an alarm each week. */
export function weeklyTasks({ pack, answers, length }: PlanInput): RecipeTasks {
  const words = recipeWords[pack.lang];
  const title = titleOf(pack, Math.min(length, 80));
  const today = pack.now.date;
  const at = readClock(answers['clock'], pack) ?? '18:00';
  const [day = weekdayOf(today)] = readDays(answers['days'], pack) ?? [];
  const folder = words.folder.weekly;
  const path = freePath(`${folder}/${words.file.reviews}-${today}.md`, pack.notes);
  return {
    name: words.goal.weekly(today),
    tasks: [
      {
        name: words.task.recall(path),
        step: {
          step: 'week',
          parameters: { path, since: addDays(today, -7), before: answers['purpose']?.seq ?? null },
        },
      },
      { name: words.task.list, step: { step: 'list', parameters: { folder: '' } } },
      questionStep(pack, 'went_well', { path, about: words.label.week }),
      questionStep(pack, 'next_step', { path, about: words.label.coming }),
      alarmStep(pack, { text: words.alarm.weekly, at, date: null, weekdays: [day] }),
      checkStep(pack, { path, texts: [words.label.week], dates: [today, addDays(today, -7)] }),
      reportStep(pack, { folder, path: '', title, date: null, lines: [] }),
    ],
  };
}

/** A habit: when and what for, an alarm on its days, and a sheet that counts four weeks of it. */
export function habitTasks({ pack, answers, variant, length }: PlanInput): RecipeTasks {
  const words = recipeWords[pack.lang];
  const { note } = wordsOf(pack.lang);
  const title = habitOf(pack, Math.min(length, 80));
  const today = pack.now.date;
  const days = readDays(answers['days'], pack) ?? [...everyDay];
  const at = readClock(answers['clock'], pack) ?? '07:00';
  const why = readLine(answers['why'], pack, Math.min(length, 160));
  const folder = freeFolder(folderName(title, today, pack.lang), pack.notes);
  const [path, count] = [`${folder}/${words.file.habit}.md`, `${folder}/${words.file.count}.md`];
  const rows = [
    note.labelled(words.label.days, dayNames(days, pack)),
    note.labelled(words.label.time, at),
    ...(why === null ? [] : [note.labelled(words.label.why, why)]),
  ];
  const dates: CalendarDate[] = sessionDates(addDays(today, -1), addDays(today, 28), days).dates;
  return {
    name: words.goal.habit(title),
    tasks: [
      listNoteStep(pack, { path, title, date: today, rows, heading: '', items: [] }),
      alarmStep(pack, { text: title, at, date: null, weekdays: days }),
      listNoteStep(pack, {
        path: count,
        title,
        date: null,
        rows: [],
        heading: words.file.count,
        items: dates.slice(0, 28),
      }),
      questionStep(pack, variant === 'careful' ? 'obstacle' : 'find_out', { path, about: title }),
      questionStep(pack, 'done_count', { path: count, about: title, on: today }),
      checkStep(pack, { path: count, texts: [], dates: [...dates.slice(0, 3), ...dates.slice(-1), today] }),
      reportStep(pack, { folder, path: '', title, date: null, lines: [] }),
    ],
  };
}

/** What is to become one: of "Build a habit of reading", reading. */
function habitOf(pack: ContextPack, length: number): string {
  const said = titleOf(pack, 2_000);
  const named = isCalledHabit(said) ? matchPattern('habit', said, pack.lang)?.text : undefined;
  return cut(named ?? withoutWish(withoutRecurrence(said, pack), pack.lang), length);
}
