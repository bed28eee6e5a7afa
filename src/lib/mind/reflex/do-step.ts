import { listDate, longDate } from '../../base/calendar-date';
import { utf8Length } from '../../base/hash';
import type { JsonObject } from '../../base/json';
import { cut } from '../../base/text';
import type { ActionDecision } from '../../events/decision';
import type { ContextPack, PackEvent, PackTask } from '../context-pack';
import { choose, type Option, type Settings } from './choose';
import { findDate } from './date-phrases';
import { shortPurpose } from './intake';
import {
  answerText,
  dayOfButton,
  goalNoteText,
  noteText,
  reviewsText,
  selfTestText,
  stepsNoteText,
  timetableText,
  type NoteText,
} from './note-texts';
import { reportOption } from './report';
import { asking } from './say';
import { readLine, readLines } from './slots';
import { dateIn, datesIn, textIn, textsIn } from './step-parameters';
import {
  addingOptions,
  checkingOptions,
  holdingStill,
  judgmentOn,
  listingOption,
  readingOption,
  writingOptions,
} from './use-notes';
import { wordsOf } from './words';
import { taskQuestionCodes, type Button, type TaskQuestionCode } from './words-form';

/** Of one answer that goes into a note in one action; bytes of its JSON. The rest stays in the log, and the note says so. */
const maxAnswerBytes = 10_000;
const maxAnswerLines = 40;

/** Does what comes next for the task at hand. */
export function doStep(pack: ContextPack, settings: Settings, task: PackTask): ActionDecision {
  const evidence = [task.result, ...task.answers].filter((event): event is PackEvent => event !== null);
  return choose(pack, settings, optionsFor(pack, task), { evidence, task: task.id });
}

function optionsFor(pack: ContextPack, task: PackTask): Option[] {
  const { lang, now } = pack;
  const parameters = task.step?.parameters ?? {};
  const path = textIn(parameters, 'path');
  switch (path === '' && needsPath(task) ? '' : task.step?.step) {
    case 'goal_note': {
      const purpose = shortPurpose(pack.purpose?.text ?? '');
      return writingOptions(
        pack,
        task,
        path,
        withAddition(pack, task, goalNoteText(parameters, purpose, now.date, lang)),
      );
    }
    case 'steps_note':
      return writingOptions(pack, task, path, withAddition(pack, task, stepsNoteText(parameters, now.date, lang)));
    case 'timetable':
      return timetable(pack, task, parameters, path);
    case 'self_test':
      return selfTest(pack, task, parameters, path);
    case 'reviews':
      return addingOptions(pack, task, path, reviewsText(parameters, lang), textIn(parameters, 'subject'));
    case 'ask':
      return askAndNote(pack, task, parameters, path);
    case 'check':
      return checkingOptions(pack, task, path, [...textsIn(parameters, 'texts'), ...datesIn(parameters, 'dates')]);
    case 'review':
      return review(pack, task, textIn(parameters, 'folder'));
    case 'report':
      return [reportOption(pack, task, parameters), holdingStill(pack)];
    default:
      return unknownStep(pack, task);
  }
}

function needsPath(task: PackTask): boolean {
  return task.step?.step !== 'review' && task.step?.step !== 'report';
}

/** A step of another mind, or one whose texts were redacted: the person is asked, and the answer ends the task. */
function unknownStep(pack: ContextPack, task: PackTask): Option[] {
  const words = wordsOf(pack.lang);
  const name = task.name ?? task.id;
  return [
    asking(pack, {
      code: 'ask.step',
      text: words.questions.next_step.ask(name, ''),
      buttons: words.questions.next_step.buttons,
      what: name,
      judgment: judgmentOn(pack, task),
      base: 0.62,
    }),
    holdingStill(pack),
  ];
}

function taskQuestion(
  pack: ContextPack,
  task: PackTask,
  code: string,
  text: string,
  buttons: readonly Button[],
): Option[] {
  const option = asking(pack, {
    code: `ask.${code}`,
    text,
    buttons,
    what: task.name ?? task.id,
    judgment: judgmentOn(pack, task),
    base: 0.62,
    finishes: false,
  });
  return [option, holdingStill(pack)];
}

/** Asks one of the published questions, then writes the answer into a note. */
function askAndNote(pack: ContextPack, task: PackTask, parameters: JsonObject, path: string): Option[] {
  const words = wordsOf(pack.lang);
  const code = textIn(parameters, 'code');
  if (!isQuestionCode(code)) return unknownStep(pack, task);
  const question = words.questions[code];
  const steps = textsIn(parameters, 'steps');
  const about = textIn(parameters, 'about');
  const date = dateIn(parameters, 'date');
  const answer = task.answers.at(-1);
  if (!answer) {
    return taskQuestion(
      pack,
      task,
      code,
      question.ask(
        steps.length > 0 ? cut(steps.join('; '), 600) : about,
        date === null ? '' : longDate(date, pack.lang),
      ),
      question.buttons,
    );
  }
  const noted = question.buttons.find(({ id }) => id === answer.choice)?.noted;
  const said = answerLinesOf(answer, pack);
  const paired = said.map((line, index) =>
    steps[index] === undefined ? line : words.note.labelled(steps[index], line),
  );
  const lines = noted === undefined ? (said.length > 0 ? paired : [words.note.open]) : [noted];
  const named = answer.choice === null ? findDate(answer.text ?? '', pack.now.date, pack.lang) : null;
  const day =
    answer.choice === null ? (named?.isPast ? null : (named?.date ?? null)) : dayOfButton(answer.choice, pack.now.date);
  const extra = dateIn(parameters, 'extra');
  const round = dateIn(parameters, 'round');
  const text = answerText(
    code === 'first_move' ? words.note.labelled(question.heading, about) : question.heading,
    lines,
    [
      ...(day === null ? [] : [words.note.labelled(words.note.date, `${longDate(day, pack.lang)} / ${day}`)]),
      ...(extra === null ? [] : [words.note.extraSession(`${longDate(extra, pack.lang)} / ${extra}`)]),
      words.note.written(listDate(pack.now.date, pack.lang)),
    ],
  );
  const dated = [day, extra, pack.now.date].filter((date) => date !== null);
  const whole = withRound(
    noteText(text.content.split('\n').slice(0, -1), [...text.texts, ...dated]),
    round,
    code,
    pack,
  );
  return addingOptions(pack, task, path, whole, round === null ? about : words.note.logTitle(about));
}

/** The first entry of a round carries its heading. */
function withRound(text: NoteText, round: string | null, code: TaskQuestionCode, pack: ContextPack): NoteText {
  if (round === null) return text;
  const heading = wordsOf(pack.lang).note.roundTitle(round);
  const line = code === 'changed' ? `\n# ${heading}\n` : `\n${heading}\n`;
  return { content: `${line}${text.content}`, texts: [...text.texts, heading] };
}

function timetable(pack: ContextPack, task: PackTask, parameters: JsonObject, path: string): Option[] {
  const words = wordsOf(pack.lang);
  const answer = task.answers.at(-1);
  if (!answer)
    return taskQuestion(pack, task, 'topics', words.topics.ask(textIn(parameters, 'subject')), words.topics.buttons);
  const topics = readLines(answer, pack, { commas: true, most: 30, length: 100 });
  return writingOptions(pack, task, path, timetableText(parameters, topics, pack.lang));
}

function selfTest(pack: ContextPack, task: PackTask, parameters: JsonObject, path: string): Option[] {
  const words = wordsOf(pack.lang);
  const answer = task.answers.at(-1);
  if (!answer)
    return taskQuestion(
      pack,
      task,
      'self_test',
      words.selfTest.ask(textIn(parameters, 'subject')),
      words.selfTest.buttons,
    );
  const questions = readLines(answer, pack, { most: 30, length: 200 });
  return writingOptions(pack, task, path, selfTestText(parameters, questions, pack.lang));
}

/** The newest note of the folder; where there is none, what there is at all. */
function review(pack: ContextPack, task: PackTask, folder: string): Option[] {
  const inside = pack.notes.filter(({ path }) => path.startsWith(`${folder}/`));
  const newest = inside.reduce<(typeof inside)[number] | null>(
    (best, note) => (best === null || note.time > best.time ? note : best),
    null,
  );
  const option = newest === null ? listingOption(pack, task, '') : readingOption(pack, task, newest.path, []);
  return [option, holdingStill(pack)];
}

/** What the person added when asked first, under its own heading. */
function withAddition(pack: ContextPack, task: PackTask, text: NoteText): NoteText {
  const answer = task.answers.at(-1);
  const added = answer && readLine(answer, pack, 100) !== null ? answerLinesOf(answer, pack) : [];
  if (added.length === 0) return text;
  const addition = answerText(wordsOf(pack.lang).askFirst.heading, added, []);
  return { content: `${text.content}${addition.content}`, texts: [...text.texts, ...addition.texts] };
}

/** The answer's lines in the person's own words, as many as one action can write. */
function answerLinesOf(answer: PackEvent, pack: ContextPack): string[] {
  if (answer.choice !== null || answer.text === null) return [];
  const lines = answer.text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const kept: string[] = [];
  let room = maxAnswerBytes;
  for (const line of lines.slice(0, maxAnswerLines)) {
    const bytes = utf8Length(JSON.stringify(line));
    if (bytes > room) {
      kept.push(cut(line, Math.max(1, Math.floor(room / 6)))); // no unit takes more than 6 bytes of JSON
      break;
    }
    room -= bytes;
    kept.push(line);
  }
  const isCut = kept.length < lines.length || kept.at(-1) !== lines.at(kept.length - 1);
  return isCut ? [...kept, wordsOf(pack.lang).note.restInChat] : kept;
}

function isQuestionCode(code: string): code is TaskQuestionCode {
  return (taskQuestionCodes as readonly string[]).includes(code);
}
