import { longDate, plainDate } from '../../base/calendar-date';
import { cut, oneLine } from '../../base/text';
import { textLimits } from '../../agent/fold/inbox-row';
import type { ActionDecision, PurposeKind } from '../../events/decision';
import type { ContextPack, PackEvent } from '../context-pack';
import { choose, type Option, type Settings } from './choose';
import { correctionsIn, partFor, restOf, toldOf } from './corrections';
import { findDate, withoutDate } from './date-phrases';
import { withDateOf } from './date-button';
import { deadlineSaid } from './dates-said';
import { sampleButtons } from './first-question';
import { clockTold, dateTold, daysTold, inPlaceOf, type InPlace } from './in-place-of';
import { hasNoStep, leadAnswers, nextQuestion } from './lead-on';
import { decideGoal } from './make-goal';
import { matchPattern, matchRecipe } from './match-sentence';
import { answering, asking, silence } from './say';
import { skipButton } from './skip-button';
import { recurrenceIn } from './recurring-said';
import { asksFor, isCalledHabit, isIntakeRecipe, isSlot, type IntakeRecipe, type Slot } from './recipe-slots';
import { deadlineOf } from './recipe-task';
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
import { lastDateOfSteps } from './step-days';
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
  const recurs = recipe === 'habit' || recipe === 'journal' ? recurrenceIn(said, pack) : null;
  if (recurs?.hasDays && asksFor('days', recipe)) answers['days'] = trigger;
  if (recurs?.hasClock) answers['clock'] = trigger;
  if (recipe === 'tidy' && pack.notes.length < 2) {
    return talk(pack, settings, 'reply.too_few_notes', recipeWords[pack.lang].tooFewNotes, words.judgment.newPurpose);
  }
  const slot = (isPlain(recipe) ? nextSlot(recipe, answers, 'to_reach') : null) ?? 'kind';
  const { text, buttons } = slotQuestion(slot, recipe, null, pack);
  const isFirst = pack.goals.length === 0;
  const canBeChanged = isFirst && asksFor('date', recipe);
  const told = [
    words.slot.accepted(shortPurpose(said)),
    ...(phrase
      ? [
          phrase.isPast
            ? words.slot.datePast(longDate(phrase.date, pack.lang))
            : dateTold(phrase.date, pack, canBeChanged),
        ]
      : []),
    ...(answers['days'] ? [daysTold(trigger, pack)] : []),
    ...(answers['clock'] ? [clockTold(trigger, pack)] : []),
  ];
  // the goals of the old purpose are asked about first, one thing at a time
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
  const other = inPlaceOf(slot, recipe, pack) ?? correctionAlone(slot, recipe, pack);
  if (other) {
    const known = other.isTaken ? { ...answers, [other.slot]: trigger } : answers;
    const asked = slotOption(
      pack,
      recipe,
      slot,
      known,
      other.told,
      words.judgment.answered(slotName(other.slot, pack)),
    );
    return choose(pack, settings, [asked, silence(pack)], { evidence: eventsOf(answers) });
  }
  const corrections = correctionsIn(trigger, recipe, pack);
  if (corrections.length === 0) return takeBare(pack, settings, slot, answers, []);
  const taken = corrections.filter((one) => one.slot !== slot).map((one) => ({ ...one, ...toldOf(one, pack) }));
  const known = Object.fromEntries(taken.flatMap((one) => (one.isTaken ? [[one.slot, trigger]] : [])));
  const bare = { ...pack, trigger: partFor(slot, trigger, recipe, pack) };
  return takeBare(
    bare,
    settings,
    slot,
    { ...answers, ...correctedAnswers(known, recipe, pack) },
    taken.map(({ told }) => told),
  );
}

/** Takes an answer that answers its question alone. `also`: what is said before all else. */
function takeBare(
  pack: ContextPack,
  settings: Settings,
  slot: Slot,
  answers: Answers,
  also: readonly string[],
): ActionDecision {
  const words = wordsOf(pack.lang);
  const { trigger } = pack;
  const { recipe } = intakeOf(pack);
  const problem = problemWithAnswer(slot, trigger, pack);
  if (problem !== null && !isAskedAgain(slot, answers)) {
    const marked = { ...answers, [againKey(slot)]: trigger };
    const again = slotOption(pack, recipe, slot, marked, [...also, problem].join('\n'), words.judgment.unread);
    return choose(pack, settings, [again, silence(pack)], { evidence: eventsOf(answers) });
  }
  // without it there is no plan
  if (problem !== null && slot === 'merge')
    return talk(pack, settings, 'reply.dropped', words.reply.dropped, words.judgment.unread);
  if (recipe === 'next' && slot === 'steps' && hasNoStep(trigger, answers, pack))
    return talk(pack, settings, 'reply.no_goal', nextWords[pack.lang].noGoal, words.judgment.noGoalLeft, {
      plan_update: { intake: null },
    });
  const kind = slot === 'kind' ? readKind(trigger, pack) : (pack.purpose?.kind ?? 'to_reach');
  const isDated = problem === null && namesDate(slot, recipe, answers, kind, pack);
  const known: Answers = { ...answers, [slot]: trigger, ...(isDated && { date: trigger }) };
  const next = nextSlot(recipe, known, kind);
  const date = problem === null && (slot === 'date' || isDated) ? deadlineOf(pack, known) : null;
  const own = problem !== null ? leftOpen(slot, pack) : date === null ? null : dateTold(date, pack, next !== null);
  const lines = [...also, ...(own === null ? [] : [own])];
  const told = lines.length === 0 ? null : lines.join('\n');
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
  const recipe = matchRecipe(rest, pack.lang) ?? 'general';
  // what is done every day up to a date is a plan with an end
  const hasEnd = recipe === 'habit' && !isCalledHabit(purpose) && findDate(purpose, pack.now.date, pack.lang) !== null;
  return !hasEnd ? recipe : matchPattern('study', rest, pack.lang) ? 'study' : 'general';
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
  const offered = slot === 'date' ? withDateOf(answers['outcome'], buttons, pack) : buttons;
  return asking(pack, {
    code: `ask.${slot}`,
    text: told === null ? text : `${told}\n${text}`,
    buttons: isAskedAgain(slot, answers) && slot !== 'merge' ? [...offered, skipButton(slot, pack)] : offered,
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

/** Whether an answer to another question names the date, which then need not be asked. What goes on has none. */
function namesDate(slot: Slot, recipe: IntakeRecipe, answers: Answers, kind: PurposeKind, pack: ContextPack): boolean {
  if (slot === 'date' || answers['date'] || kind === 'ongoing' || !asksFor('date', recipe)) return false;
  if (slot === 'steps') return lastDateOfSteps(pack.trigger, pack) !== null;
  return deadlineSaid(pack.trigger, pack)?.isPast === false;
}

function intakeOf(pack: ContextPack): { recipe: IntakeRecipe; slot: Slot | null; answers: Answers } {
  const { intake } = pack;
  const recipe = intake && isIntakeRecipe(intake.recipe) ? intake.recipe : recipeFor(pack.purpose?.text ?? '', pack);
  const awaiting = intake?.awaiting ?? null;
  const answers = correctedAnswers(intake?.answers ?? {}, recipe, pack);
  return { recipe, slot: awaiting !== null && isSlot(awaiting) ? awaiting : null, answers };
}

/** Each answer as what it says of its own question: one message can correct what another one said. */
function correctedAnswers(answers: Answers, recipe: IntakeRecipe, pack: ContextPack): Answers {
  const parts = Object.entries(answers).map(([key, event]) => {
    return [key, event && isSlot(key) && key !== 'purpose' ? partFor(key, event, recipe, pack) : event];
  });
  return Object.fromEntries(parts) as Answers;
}

/** An answer that does nothing but correct something else: the question is asked again. */
function correctionAlone(slot: Slot, recipe: IntakeRecipe, pack: ContextPack): InPlace | null {
  const corrections = correctionsIn(pack.trigger, recipe, pack);
  const last = corrections.at(-1);
  if (!last || last.slot === slot || restOf(pack.trigger, corrections).text !== '') return null;
  return { slot: last.slot, ...toldOf(last, pack) };
}

function eventsOf(answers: Answers): PackEvent[] {
  return Object.values(answers).filter((event) => event !== undefined);
}

function seqsOf(answers: Answers): Record<string, number> {
  return Object.fromEntries(Object.entries(answers).flatMap(([slot, event]) => (event ? [[slot, event.seq]] : [])));
}
