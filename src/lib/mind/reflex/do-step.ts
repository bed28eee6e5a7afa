import type { ActionDecision } from '../../events/decision';
import type { ContextPack, PackEvent, PackTask } from '../context-pack';
import { withAddition } from './answer-in-note';
import { askAndNote, selfTest, timetable } from './ask-and-note';
import { choose, type Option, type Settings } from './choose';
import { shortPurpose } from './intake';
import { recipeStep } from './do-recipe-step';
import { goalNoteText, reviewsText, stepsNoteText } from './note-texts';
import { reportOption } from './report';
import { asking } from './say';
import { datesIn, textIn, textsIn } from './step-parameters';
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
import { recipeQuestionCodes, type RecipeQuestionCode } from './words-recipes';
import { taskQuestionCodes, type TaskQuestionCode } from './words-form';

/** Does what comes next for the task at hand. */
export function doStep(pack: ContextPack, settings: Settings, task: PackTask): ActionDecision {
  const evidence = [task.result, ...task.answers].filter((event): event is PackEvent => event !== null);
  return choose(pack, settings, optionsFor(pack, task), { evidence, task: task.id });
}

function optionsFor(pack: ContextPack, task: PackTask): Option[] {
  const { lang, now } = pack;
  const parameters = task.step?.parameters ?? {};
  const path = textIn(parameters, 'path');
  const own = recipeStep(pack, task);
  if (own) return own;
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
    case 'ask': {
      const code = textIn(parameters, 'code');
      return isQuestionCode(code) ? askAndNote(pack, task, code, parameters, path) : unknownStep(pack, task);
    }
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

function isQuestionCode(code: string): code is TaskQuestionCode | RecipeQuestionCode {
  return [...taskQuestionCodes, ...recipeQuestionCodes].some((known) => known === code);
}
