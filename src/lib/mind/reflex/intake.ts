import { longDate, plainDate } from '../../base/calendar-date';
import { cut, oneLine } from '../../base/text';
import { textLimits } from '../../agent/inbox-row';
import type { ActionDecision, PurposeKind } from '../../events/decision';
import type { ContextPack, PackEvent } from '../context-pack';
import { choose, type Option, type Settings } from './choose';
import { findDate, withoutDate } from './date-phrases';
import { sampleButtons } from './first-question';
import { hasNoStep, leadAnswers, nextQuestion } from './lead-on';
import { decideGoal } from './make-goal';
import { matchPattern, matchRecipe } from './match-sentence';
import { answering, asking, silence } from './say';
import { skipButton } from './skip-button';
import { isIntakeRecipe, isSlot, type IntakeRecipe, type Slot } from './recipe-slots';
import {
  isPlain,
  nextSlot,
  problemWithAnswer,
  readKind,
  readSubject,
  slotName,
  slotQuestion,
  type Answers,
} from './slots';
import { wordsOf } from './words';
import { askingWords } from './words-asking';
import { nextWords } from './words-next';
import { recipeWords } from './words-recipes';

/** Sets a purpose from the person's words, and asks for the first thing that the plan needs. */
export function setPurpose(
  pack: ContextPack,
  settings: Settings,
  purpose: string,
  recipe: IntakeRecipe = recipeFor(purpose, pack),
): ActionDecision {
  const words = wordsOf(pack.lang);
  const { trigger } = pack;
  const said = purpose.trim();
  if (said === '') {
    return talk(pack, settings, 'reply.purpose_missing', words.reply.purposeMissing, words.judgment.newPurpose);
  }
  if (said.length > textLimits.purpose) {
    const text = words.reply.purposeTooLong(said.length, textLimits.purpose);
    return talk(pack, settings, 'reply.purpose_too_long', text, words.judgment.newPurpose);
  }
  const phrase = findDate(said, pack.now.date, pack.lang);
  const answers: Record<string, PackEvent> = { purpose: trigger };
  if (recipe === 'study') answers['subject'] = trigger;
  if (phrase && !phrase.isPast) answers['date'] = trigger;
  if (recipe === 'tidy' && pack.notes.length < 2) {
    return talk(pack, settings, 'reply.too_few_notes', recipeWords[pack.lang].tooFewNotes, words.judgment.newPurpose);
  }
  const slot = (isPlain(recipe) ? nextSlot(recipe, answers, 'to_reach') : null) ?? 'kind';
  const { text, buttons } = slotQuestion(slot, recipe, null, pack);
  const date = phrase && longDate(phrase.date, pack.lang);
  const told = [
    words.slot.accepted(shortPurpose(said)),
    ...(date === null ? [] : [phrase?.isPast ? words.slot.datePast(date) : words.slot.dateTaken(date)]),
  ];
  // the goals of the old purpose are asked about first, one thing at a time
  const isFirst = pack.goals.length === 0;
  const frame = {
    judgment: words.judgment.newPurpose,
    intent: words.intent.setPurpose,
    plan_update: {
      purpose: said,
      purpose_kind: 'to_reach' as const,
      intake: { recipe, answers: seqsOf(answers), awaiting: isFirst ? slot : null },
    },
  };
  const option = isFirst
    ? asking(pack, {
        ...frame,
        code: `ask.${slot}`,
        text: [...told, text].join('\n'),
        buttons,
        what: slotName(slot, pack),
      })
    : answering(pack, { ...frame, code: 'reply.new_purpose', text: told.join('\n') });
  return choose(pack, settings, [option, silence(pack)]);
}

/** Asks what a sample purpose is about, before there is one. */
export function askForPurpose(
  pack: ContextPack,
  settings: Settings,
  recipe: 'general' | 'study',
  told: string | null,
  isReached = false,
): ActionDecision {
  const slot: Slot = recipe === 'study' ? 'subject' : 'purpose';
  const question = slotOption(pack, recipe, slot, {}, told, wordsOf(pack.lang).judgment.nobodySpoke);
  if (isReached) {
    question.act.plan_update = { ...question.act.plan_update, purpose_reached: true };
    question.act.payload = {
      ...question.act.payload,
      choices: sampleButtons(pack).map(({ id, label }) => ({ id, label })),
    };
  }
  return choose(pack, settings, [question, silence(pack)]);
}

/** Asks for the first thing that a further goal of the same purpose needs. */
export function askForNextGoal(pack: ContextPack, settings: Settings): ActionDecision {
  const answers = leadAnswers(pack.intake?.answers ?? {});
  return choose(
    pack,
    settings,
    [slotOption(pack, 'next', 'steps', answers, null, wordsOf(pack.lang).judgment.noGoalLeft), silence(pack)],
    { evidence: eventsOf(answers) },
  );
}

/** Takes the answer to the question that is open, and asks the next one or makes the goal. */
export function takeAnswer(pack: ContextPack, settings: Settings): ActionDecision {
  const words = wordsOf(pack.lang);
  const { trigger } = pack;
  const { recipe, slot, answers } = intakeOf(pack);
  if (slot === null) return continueIntake(pack, settings);
  if (slot === 'purpose') return setPurpose(pack, settings, trigger.text ?? '');
  if (slot === 'subject') return setStudyPurpose(pack, settings);
  const problem = problemWithAnswer(slot, trigger, pack);
  if (problem !== null && !isAskedAgain(slot, answers)) {
    const marked = { ...answers, [againKey(slot)]: trigger };
    const again = slotOption(pack, recipe, slot, marked, problem, words.judgment.unread);
    return choose(pack, settings, [again, silence(pack)], { evidence: eventsOf(answers) });
  }
  // without it there is no plan
  if (problem !== null && slot === 'merge')
    return talk(pack, settings, 'reply.dropped', words.reply.dropped, words.judgment.unread);
  if (recipe === 'next' && slot === 'steps' && hasNoStep(trigger, answers, pack))
    return talk(pack, settings, 'reply.no_goal', nextWords[pack.lang].noGoal, words.judgment.noGoalLeft, {
      plan_update: { intake: null },
    });
  const told = problem === null ? toldOf(slot, trigger, pack) : leftOpen(slot, pack);
  const known: Answers = { ...answers, [slot]: trigger };
  const kind = slot === 'kind' ? readKind(trigger, pack) : (pack.purpose?.kind ?? 'to_reach');
  const next = nextSlot(recipe, known, kind);
  if (next === null) return decideGoal(pack, settings, recipe, known, kind, slot === 'kind', told);
  const option = slotOption(pack, recipe, next, known, told, words.judgment.answered(slotName(slot, pack)), kind);
  if (slot === 'kind') option.act.plan_update = { ...option.act.plan_update, purpose_kind: kind };
  return choose(pack, settings, [option, silence(pack)], { evidence: eventsOf(answers) });
}

/** Goes on with what is still to be asked, without an answer: a question was dropped, or a purpose came without one. */
export function continueIntake(pack: ContextPack, settings: Settings, told: string | null = null): ActionDecision {
  const words = wordsOf(pack.lang);
  const { recipe, answers } = intakeOf(pack);
  const kind = pack.purpose?.kind ?? null;
  const slot = intakeOf(pack).slot ?? nextSlot(recipe, answers, kind);
  if (slot === null) return decideGoal(pack, settings, recipe, answers, kind ?? 'to_reach', false);
  const option = slotOption(pack, recipe, slot, answers, told, words.judgment.nothingToDo, kind);
  return choose(pack, settings, [option, silence(pack)], { evidence: eventsOf(answers) });
}

/** Which recipe a purpose gets: one whose published pattern fits, else the general one. */
function recipeFor(purpose: string, pack: ContextPack): IntakeRecipe {
  const rest = withoutDate(purpose, pack.now.date, pack.lang);
  return matchRecipe(rest, pack.lang) ?? 'general';
}

/** One answer in chat, with nothing else to weigh than silence. */
export function talk(
  pack: ContextPack,
  settings: Settings,
  code: string,
  text: string,
  judgment: string,
  more: Partial<Option['act']> = {},
): ActionDecision {
  const option = answering(pack, { code, text, judgment });
  return choose(pack, settings, [{ ...option, act: { ...option.act, ...more } }, silence(pack)]);
}

/** A purpose as a sentence of ours repeats it. */
export function shortPurpose(purpose: string): string {
  return cut(oneLine(purpose, 2_000), 200);
}

/** The answer to "What do you want to study?": a purpose as it stands, or a subject that becomes one. */
function setStudyPurpose(pack: ContextPack, settings: Settings): ActionDecision {
  const said = (pack.trigger.text ?? '').trim();
  const recipe = recipeFor(said, pack);
  // who says what they want to do names no subject
  if (recipe !== 'general' || matchPattern('wish', said, pack.lang)) return setPurpose(pack, settings, said, recipe);
  if (said === '') return setPurpose(pack, settings, said, 'study');
  const phrase = findDate(said, pack.now.date, pack.lang);
  const date = phrase === null || phrase.isPast ? '' : plainDate(phrase.date, pack.lang);
  return setPurpose(pack, settings, wordsOf(pack.lang).slot.studyPurpose(readSubject(said, pack), date), 'study');
}

function slotOption(
  pack: ContextPack,
  recipe: IntakeRecipe,
  slot: Slot,
  answers: Answers,
  told: string | null,
  judgment: string,
  kind: PurposeKind | null = pack.purpose?.kind ?? null,
): Option {
  const isNext = recipe === 'next' && slot === 'steps';
  const { text, buttons } = isNext ? nextQuestion(answers, pack) : slotQuestion(slot, recipe, kind, pack);
  return asking(pack, {
    code: `ask.${slot}`,
    text: told === null ? text : `${told}\n${text}`,
    buttons: isAskedAgain(slot, answers) && slot !== 'merge' ? [...buttons, skipButton(slot, pack)] : buttons,
    what: slotName(slot, pack),
    judgment,
    plan_update: { intake: { recipe, answers: seqsOf(answers), awaiting: slot } },
  });
}

/** Under this name the intake keeps the answer that made it ask a question again: it does so once. */
function againKey(slot: Slot): string {
  return `again:${slot}`;
}

function isAskedAgain(slot: Slot, answers: Answers): boolean {
  return answers[againKey(slot)] !== undefined;
}

function leftOpen(slot: Slot, pack: ContextPack): string {
  const words = askingWords[pack.lang];
  return slot === 'kind' ? words.takenToReach : words.leftOpen(slotName(slot, pack));
}

/** What was understood, where it could be misunderstood: a date is told back with its weekday. */
function toldOf(slot: Slot, event: PackEvent, pack: ContextPack): string | null {
  if (slot !== 'date') return null;
  const words = wordsOf(pack.lang);
  const phrase = event.choice === null ? findDate(event.text ?? '', pack.now.date, pack.lang) : null;
  return phrase ? words.slot.dateTaken(longDate(phrase.date, pack.lang)) : null;
}

function intakeOf(pack: ContextPack): { recipe: IntakeRecipe; slot: Slot | null; answers: Answers } {
  const { intake } = pack;
  const recipe = intake && isIntakeRecipe(intake.recipe) ? intake.recipe : recipeFor(pack.purpose?.text ?? '', pack);
  const awaiting = intake?.awaiting ?? null;
  return { recipe, slot: awaiting !== null && isSlot(awaiting) ? awaiting : null, answers: intake?.answers ?? {} };
}

function eventsOf(answers: Answers): PackEvent[] {
  return Object.values(answers).filter((event) => event !== undefined);
}

function seqsOf(answers: Answers): Record<string, number> {
  return Object.fromEntries(Object.entries(answers).flatMap(([slot, event]) => (event ? [[slot, event.seq]] : [])));
}
