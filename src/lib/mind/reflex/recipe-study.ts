import { cut } from '../../base/text';
import { folderName, freeFolder } from './note-path';
import { datedLine, deadlineOf, headOf, titleOf, type PlanInput, type RecipeTasks } from './recipe-task';
import { readHours, readLines, readSubject } from './slots';
import { reviewDates, sessionDates } from './spread-dates';
import { spreadWeekdays } from './weekly-time';
import { wordsOf } from './words';

/** The study plan: a timetable over the real days that are left, the hardest part first, questions to test oneself, review days. */
export function studyTasks({ pack, answers, variant, length }: PlanInput): RecipeTasks {
  const words = wordsOf(pack.lang);
  const title = titleOf(pack, length);
  const subject = cut(readSubject(pack.purpose?.text ?? '', pack), Math.min(length, 100));
  const date = deadlineOf(pack, answers);
  const start = pack.now.date;
  const weekly = (answers['hours'] && readHours(answers['hours'], pack)) ?? {
    weekdays: spreadWeekdays(2),
    hours: null,
  };
  const sessions = sessionDates(start, date, weekly.weekdays).dates;
  const reviews = reviewDates(start, date);

  const folder = freeFolder(folderName(subject, pack.now.date, pack.lang), pack.notes);
  const goalPath = `${folder}/${words.file.goal}.md`;
  const timetablePath = `${folder}/${words.file.timetable}.md`;
  const questionsPath = `${folder}/${words.file.questions}.md`;
  const about = cut(subject, 60);
  const question = variant === 'careful' ? 'obstacle' : 'find_out';
  const time = { weekdays: [...weekly.weekdays], hours: weekly.hours };
  return {
    name: words.goalName.study(subject),
    tasks: [
      {
        name: words.task.goalNote(goalPath, about),
        step: {
          step: 'goal_note',
          parameters: {
            path: goalPath,
            title,
            subject,
            date,
            have: readLines(answers['materials'], pack, { most: 8, length: Math.min(length, 160) }),
            ...time,
          },
        },
      },
      {
        name: words.task.timetable(timetablePath),
        step: { step: 'timetable', parameters: { path: timetablePath, subject, date, start, ...time } },
      },
      {
        name: words.task.question.hardest(about),
        step: {
          step: 'ask',
          parameters: { code: 'hardest', path: timetablePath, about: subject, extra: reviews[0] ?? start },
        },
      },
      {
        name: words.task.selfTest(questionsPath),
        step: { step: 'self_test', parameters: { path: questionsPath, subject, date: reviews.at(-1) ?? start } },
      },
      {
        name: words.task.reviews(goalPath),
        step: { step: 'reviews', parameters: { path: goalPath, subject, dates: reviews } },
      },
      {
        name: words.task.question[question](about),
        step: { step: 'ask', parameters: { code: question, path: goalPath, about: title } },
      },
      {
        name: words.task.check(timetablePath),
        step: {
          step: 'check',
          parameters: {
            path: timetablePath,
            texts: [headOf(subject)],
            dates: [...new Set([...(date === null ? [] : [date]), ...sessions.slice(0, 2), ...sessions.slice(-1)])],
          },
        },
      },
      {
        name: words.task.report(about),
        step: {
          step: 'report',
          parameters: {
            folder,
            path: timetablePath,
            title,
            date,
            lines: sessions.slice(0, 12).map((day) => datedLine(day, headOf(subject, 60))),
          },
        },
      },
    ],
  };
}
