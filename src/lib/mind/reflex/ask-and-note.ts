import { listDate, longDate } from '../../base/calendar-date';
import type { JsonObject } from '../../base/json';
import { cut } from '../../base/text';
import type { ContextPack, PackEvent, PackTask } from '../context-pack';
import { answerLinesOf } from './answer-in-note';
import type { Option } from './choose';
import { findDate } from './date-phrases';
import { leadingOn } from './lead-on';
import { answerText, dayOfButton, noteText, selfTestText, timetableText } from './note-texts';
import { asking } from './say';
import { skipButton, skipChoice } from './skip-button';
import { isEmptyAnswer, isLeftOpen, readLines } from './slots';
import { dateIn, textIn, textsIn } from './step-parameters';
import { addingOptions, holdingStill, judgmentOn, lacksNote, needless, writingOptions } from './use-notes';
import { wordsOf } from './words';
import { askingWords } from './words-asking';
import { recipeQuestionCodes, recipeWords, type RecipeQuestionCode } from './words-recipes';
import type { Button, TaskQuestion, TaskQuestionCode } from './words-form';

/** Asks one of the published questions, then writes the answer into a note. */
export function askAndNote(
  pack: ContextPack,
  task: PackTask,
  code: TaskQuestionCode | RecipeQuestionCode,
  parameters: JsonObject,
  path: string,
): Option[] {
  const words = wordsOf(pack.lang);
  const question = questionOf(code, pack);
  const steps = textsIn(parameters, 'steps');
  const about = textIn(parameters, 'about');
  const date = dateIn(parameters, 'date');
  const answer = task.answers.at(-1);
  const isWithout = lacksNote(task) && !pack.notes.some((note) => note.path === path);
  if (!answer || isToAskAgain(pack, task)) {
    return taskQuestion(
      pack,
      task,
      code,
      [
        ...(isWithout ? [words.noteLeftOut(path)] : []),
        question.ask(
          steps.length > 0 ? cut(steps.join(words.comma), 600) : about,
          date === null || lacksNote(task) ? '' : longDate(date, pack.lang),
        ),
      ].join('\n'),
      question.buttons,
    );
  }
  const isOpen = code !== 'done_count' && saysNothing(answer, code, pack);
  if (isWithout && isOpen && task.without !== null) return [needless(pack, task, task.without)];
  const isOpenInWords = isOpen && answer.choice === null;
  const noted = question.buttons.find(({ id }) => (isOpenInWords ? opens.test(id) : id === answer.choice))?.noted;
  const said = isOpenInWords ? [] : answerLinesOf(answer, pack);
  const paired = said.map((line, index) =>
    steps[index] === undefined ? line : words.note.labelled(steps[index], line),
  );
  const lines = noted === undefined ? (said.length > 0 ? paired : [words.note.open]) : [noted];
  const named = answer.choice === null ? findDate(answer.text ?? '', pack.now.date, pack.lang) : null;
  const day =
    answer.choice === null ? (named?.isPast ? null : (named?.date ?? null)) : dayOfButton(answer.choice, pack.now.date);
  const extra = dateIn(parameters, 'extra');
  const round = dateIn(parameters, 'round');
  const on = dateIn(parameters, 'on');
  const title = code === 'first_move' ? words.note.labelled(question.heading, about) : question.heading;
  const dayed = on === null ? title : words.note.labelled(title, listDate(on, pack.lang));
  const heading = round === null ? dayed : words.note.labelled(words.note.roundTitle(round), title);
  const text = answerText(heading, lines, [
    ...(day === null ? [] : [words.note.labelled(words.note.date, `${longDate(day, pack.lang)} / ${day}`)]),
    ...(extra === null ? [] : [words.note.extraSession(`${longDate(extra, pack.lang)} / ${extra}`)]),
    words.note.written(listDate(pack.now.date, pack.lang)),
  ]);
  const dated = [day, extra, round, on, pack.now.date].filter((date) => date !== null);
  const whole = noteText(text.content.split('\n').slice(0, -1), [...text.texts, ...dated]);
  const options = addingOptions(pack, task, path, whole, round === null ? about : words.note.logTitle(about));
  const plan_update = leadingOn(pack, task, code);
  const leading = options.map((option) =>
    plan_update === null || option.act.action === null ? option : { ...option, act: { ...option.act, plan_update } },
  );
  return withWordOnIt(leading, pack, task);
}

/** Buttons that leave a question open. */
const opens = /:(?:open|none|nothing|later)$/;

function saysNothing(answer: PackEvent, code: string, pack: ContextPack): boolean {
  return answer.choice === null
    ? isLeftOpen(answer, pack)
    : opens.test(answer.choice) || answer.choice === skipChoice(code);
}

function questionOf(code: TaskQuestionCode | RecipeQuestionCode, { lang }: ContextPack): TaskQuestion {
  const own = recipeQuestionCodes.find((known) => known === code);
  return own ? recipeWords[lang].questions[own] : wordsOf(lang).questions[code as TaskQuestionCode];
}

/** Asks for the topics, then writes the timetable. */
export function timetable(pack: ContextPack, task: PackTask, parameters: JsonObject, path: string): Option[] {
  const words = wordsOf(pack.lang);
  const answer = task.answers.at(-1);
  if (!answer || isToAskAgain(pack, task))
    return taskQuestion(pack, task, 'topics', words.topics.ask(textIn(parameters, 'subject')), words.topics.buttons);
  const topics = readLines(answer, pack, { commas: true, most: 30, length: 100 });
  return withWordOnIt(writingOptions(pack, task, path, timetableText(parameters, topics, pack.lang)), pack, task);
}

/** Asks for questions, then writes them down to test oneself with. */
export function selfTest(pack: ContextPack, task: PackTask, parameters: JsonObject, path: string): Option[] {
  const words = wordsOf(pack.lang);
  const answer = task.answers.at(-1);
  if (!answer || isToAskAgain(pack, task))
    return taskQuestion(
      pack,
      task,
      'self_test',
      words.selfTest.ask(textIn(parameters, 'subject')),
      words.selfTest.buttons,
    );
  const questions = readLines(answer, pack, { most: 30, length: 200 });
  return withWordOnIt(writingOptions(pack, task, path, selfTestText(parameters, questions, pack.lang)), pack, task);
}

/** The only answer so far says nothing: the question is asked once more. */
function isToAskAgain(pack: ContextPack, task: PackTask): boolean {
  const [answer, another] = task.answers;
  return answer !== undefined && another === undefined && isEmptyAnswer(answer, pack);
}

/** What is written without an answer that says anything is said to be so, where it is asked for. */
function withWordOnIt(options: Option[], pack: ContextPack, task: PackTask): Option[] {
  const answer = task.answers.at(-1);
  if (!answer || !isEmptyAnswer(answer, pack)) return options;
  const reason = askingWords[pack.lang].leftOpenReason;
  return options.map((option) => (option.act.action === null ? option : { ...option, act: { ...option.act, reason } }));
}

function taskQuestion(
  pack: ContextPack,
  task: PackTask,
  code: TaskQuestionCode | RecipeQuestionCode | 'topics' | 'self_test',
  text: string,
  buttons: readonly Button[],
): Option[] {
  const words = askingWords[pack.lang];
  const isAgain = task.answers.length > 0;
  const option = asking(pack, {
    code: `ask.${code}`,
    text: isAgain ? `${words.again(words.questions[code].example)}\n${text}` : text,
    buttons: isAgain ? [...buttons, skipButton(code, pack)] : buttons,
    what: task.name ?? task.id,
    judgment: judgmentOn(pack, task),
    base: 0.62,
    finishes: false,
  });
  return [option, holdingStill(pack)];
}
