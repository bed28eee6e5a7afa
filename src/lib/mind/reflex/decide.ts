import { cut, oneLine } from '../../base/text';
import type { ActionDecision } from '../../events/decision';
import type { ContextPack } from '../context-pack';
import { isFromPublic } from '../is-from-public';
import { defaultPersona } from '../persona';
import type { Settings } from './choose';
import { dateOfButton } from './date-button';
import { doStep } from './do-step';
import { askForPurposeAgain, firstQuestion } from './first-question';
import { askForNextGoal, askForPurpose, continueIntake, setPurpose, takeAnswer, talk } from './intake';
import { isLeading } from './lead-on';
import { matchRecipe, matchSentence, type MatchedSentence } from './match-sentence';
import { isOffering, leaveOffered, takeOffered, takeOrOffer } from './offer-goal';
import { answerOnly, askForNewPurpose, replyTo, replyUnknown, unknownText } from './reply';
import { skipChoice } from './skip-button';
import { isSlot, isIntakeRecipe } from './recipe-slots';
import { slotQuestion } from './slots';
import { askReachedAgain, decideWithoutGoal, meantAboutReached, offeredPurpose, rest } from './without-goal';
import { wordsOf } from './words';
import { nextWords } from './words-next';

const defaultSettings: Settings = { isMoodOn: true };
/** Sentences that cannot be meant as the answer to a recipe's question. */
const asides: ReadonlySet<string> = new Set([
  'help',
  'explain',
  'greeting',
  'status',
  'purpose',
  'today',
  'alarms',
  'give_up',
]);

/**
 * The Reflex mind: published rules, no model. The same pack gives the same decision, in every engine. What it gives still passes
 * through the same checks and approvals as any mind's decision.
 */
export function decide(pack: ContextPack, settings: Settings = defaultSettings): ActionDecision {
  switch (pack.why) {
    case 'start':
      return pack.purpose ? rest(pack, settings) : firstQuestion(pack, settings);
    case 'input':
      return answerMessage(pack, settings);
    case 'follow': // begun by a mind that reads, which is not there any more
      return talk(
        pack,
        settings,
        'reply.follow',
        pack.trigger.text ?? wordsOf(pack.lang).reply.thanks,
        wordsOf(pack.lang).judgment.said('follow'),
      );
    case 'plan':
      return goOn(pack, settings);
  }
}

function answerMessage(pack: ContextPack, settings: Settings): ActionDecision {
  if (pack.care_given) return rest(pack, settings); // what there is to say was said
  const words = wordsOf(pack.lang);
  const { trigger } = pack;
  if (isFromPublic(trigger)) {
    return talk(pack, settings, 'reply.public', words.reply.unknown(words.reply.examples), words.judgment.publicInput);
  }
  const text = (trigger.text ?? '').trim();
  const isPressed = trigger.choice !== null;
  if (trigger.text === '' && !isPressed)
    return talk(pack, settings, 'reply.picture', words.reply.picture, words.judgment.notUnderstood);
  const sentence = isPressed ? null : sentenceIn(text, pack);
  if (pack.is_request_open) return whileRequestOpen(sentence, pack, settings);
  if (pack.is_question_open && !isPressed) return besideQuestion(text, sentence, pack, settings);
  if (trigger.choice !== null && (trigger.choice === nextWords[pack.lang].finish.id || !isSlotChoice(pack)))
    return pressed(trigger.choice, pack, settings);
  if (!isPressed && text.startsWith('/')) return command(text, sentence, pack, settings);
  if (pack.is_answer && pack.intake?.awaiting != null) {
    if (sentence?.id === 'new_purpose') return replyTo(sentence, pack, settings); // of the one at hand nothing more need be asked
    return sentence !== null && asides.has(sentence.id)
      ? answerAndAskAgain(sentence, pack, settings)
      : takeAnswer(pack, settings);
  }
  if (sentence && pack.interrupted) {
    const answer = answerOnly(sentence, pack);
    if (answer !== null)
      return talk(
        pack,
        settings,
        `reply.${sentence.id}`,
        `${answer}\n${interruptedText(pack)}`,
        words.judgment.interrupted,
      );
  }
  if (sentence?.id === 'reached' && pack.is_answer && pack.asked_whether_reached && pack.goals.length === 0) {
    return askForNewPurpose(pack, settings, true);
  }
  if (isAskedWhetherReached(pack) && pack.is_answer && !text.startsWith('/')) {
    const answer = answerOnly(sentence, pack);
    if (sentence?.id === 'go_on') {
      if (offeredPurpose(pack)) return takeOffered(pack, settings, offeredPurpose(pack));
      const meant = meantAboutReached(text);
      if (meant === 'reached') return askForNewPurpose(pack, settings, true);
      if (meant === 'not_yet') return askForNextGoal(pack, settings);
    }
    if (sentence === null || answer !== null) return askReachedAgain(pack, settings, answer ?? unknownText(pack));
  }
  if (sentence?.id === 'go_on' && isOffering(pack) && pack.is_answer)
    return takeOffered(pack, settings, pack.intake?.answers['purpose'] ?? null);
  if (sentence) return replyTo(sentence, pack, settings);
  if (pack.interrupted) {
    const told = `${words.reply.unknown(words.reply.examples)}\n${interruptedText(pack)}`;
    return talk(pack, settings, 'reply.interrupted', told, words.judgment.interrupted);
  }
  if (pack.halt === 'stopped') return replyStopped(null, pack, settings);
  if (pack.intake?.awaiting != null && pack.goals.length === 0) return takeAnswer(pack, settings);
  return isFree(pack) ? takeOrOffer(pack, settings, text) : replyUnknown(pack, settings);
}

/** No goal is left, nothing else is asked, and it was asked whether the purpose is reached. */
function isAskedWhetherReached(pack: ContextPack): boolean {
  const { purpose, asked_whether_reached: isAsked, goals, intake, interrupted, halt } = pack;
  const isIdle = interrupted === null && halt === null && goals.length === 0 && intake?.awaiting == null;
  return isAsked && isIdle && purpose !== null && !pack.is_purpose_reached;
}

/** Nothing is worked for: what is said may be the next purpose. */
function isFree(pack: ContextPack): boolean {
  return pack.purpose === null || (pack.is_purpose_reached && pack.goals.length === 0);
}

/** Something else, said while a question waits: it is taken as what it is, and the question stays or is asked once more. */
function besideQuestion(
  text: string,
  sentence: MatchedSentence | null,
  pack: ContextPack,
  settings: Settings,
): ActionDecision {
  const answer = answerOnly(sentence, pack);
  if (pack.halt !== null && (sentence === null || answer !== null)) return replyStopped(answer, pack, settings);
  if (text.startsWith('/')) return command(text, sentence, pack, settings);
  if (sentence !== null && answer === null) return replyTo(sentence, pack, settings);
  if (sentence === null && pack.goals.length === 0 && matchRecipe(text, pack.lang) !== null)
    return setPurpose(pack, settings, text);
  if (pack.purpose === null && pack.intake === null)
    return askForPurposeAgain(pack, settings, answer ?? unknownText(pack));
  if (pack.intake?.awaiting != null && pack.goals.length === 0)
    return continueIntake(pack, settings, answer ?? unknownText(pack));
  return sentence ? replyTo(sentence, pack, settings) : replyUnknown(pack, settings);
}

/** It answers while it is stopped, and takes nothing up. */
function replyStopped(answer: string | null, pack: ContextPack, settings: Settings): ActionDecision {
  const words = wordsOf(pack.lang);
  const told = pack.is_question_open ? words.reply.stoppedAsking : words.reply.stopped;
  const text = answer === null || answer === told ? told : `${answer}\n${told}`;
  return talk(pack, settings, 'reply.stopped', text, words.judgment.notUnderstood);
}

/** What it answers to: what it is called now, and what it was called at first. */
function namesOf({ persona }: ContextPack): string[] {
  return [...Object.values(persona.name), ...Object.values(defaultPersona.name)];
}

/** Who is asked for a purpose may well say "search for a flat". */
function sentenceIn(text: string, pack: ContextPack): MatchedSentence | null {
  const sentence = matchSentence(text, pack.lang, namesOf(pack));
  return sentence?.id === 'search' && pack.purpose === null ? null : sentence;
}

/** While y or n is waited for, only talking is possible; what asks for more is kept, and comes next. */
function whileRequestOpen(sentence: MatchedSentence | null, pack: ContextPack, settings: Settings): ActionDecision {
  const words = wordsOf(pack.lang);
  const answer = answerOnly(sentence, pack);
  const isAwaited = pack.intake?.awaiting != null && pack.goals.length === 0;
  const said = (pack.trigger.text ?? '').trim();
  const isMeant = pack.trigger.choice !== null || ((isAwaited || isFree(pack)) && !said.startsWith('/'));
  const isToDo = sentence === null ? isMeant : answer === null;
  if (isToDo) {
    const text = words.reply.later(cut(oneLine(said, 2_000), 120));
    return talk(pack, settings, 'reply.later', text, words.judgment.requestOpen, { later: true });
  }
  // what the request is for says how it is answered, too; and who says yes is told how it is said here, and no more
  const isWhole = answer === null || sentence?.id === 'explain';
  const isYes = sentence?.id === 'go_on';
  const text = isWhole
    ? (answer ?? words.reply.requestOpen)
    : [...(isYes ? [] : [answer]), words.reply.requestOpen].join('\n');
  return talk(pack, settings, 'reply.request_open', text, words.judgment.requestOpen);
}

function command(
  text: string,
  sentence: MatchedSentence | null,
  pack: ContextPack,
  settings: Settings,
): ActionDecision {
  const words = wordsOf(pack.lang);
  if (sentence) return replyTo(sentence, pack, settings);
  const name = text.split(/\s/u)[0] ?? text;
  if (name.toLowerCase() === '/purpose') {
    return talk(pack, settings, 'reply.purpose_missing', words.reply.purposeMissing, words.judgment.notUnderstood);
  }
  return talk(
    pack,
    settings,
    'reply.unknown_command',
    words.reply.unknownCommand(name.slice(0, 40)),
    words.judgment.notUnderstood,
  );
}

/** Buttons that are no answer to a recipe's question. */
function pressed(choice: string, pack: ContextPack, settings: Settings): ActionDecision {
  const words = wordsOf(pack.lang);
  const sample = words.first.samples.find(({ id }) => choice === `purpose:${id}`);
  if (sample) return setPurpose(pack, settings, sample.label, sample.id);
  switch (choice) {
    case 'purpose:study':
      return askForPurpose(pack, settings, 'study', null);
    case 'purpose:general':
      return askForPurpose(pack, settings, 'general', null);
    case 'reached:next_goal':
      return askForNextGoal(pack, settings);
    case words.reached.take.id:
      return takeOffered(pack, settings, offeredPurpose(pack));
    case words.offer.take.id:
      return takeOffered(pack, settings, isOffering(pack) ? (pack.intake?.answers['purpose'] ?? null) : null);
    case words.offer.leave.id:
      return leaveOffered(pack, settings);
    case 'reached:new_purpose':
      return askForNewPurpose(pack, settings, true);
    case 'reached:rest':
      return talk(
        pack,
        settings,
        'reply.resting',
        words.reply.resting,
        words.judgment.answered(words.slot.names.purpose),
        {
          plan_update: { purpose_reached: true, intake: null },
        },
      );
    default:
      return talk(pack, settings, 'reply.button_gone', words.reply.buttonGone, words.judgment.notUnderstood);
  }
}

/** "What can you do?" in the middle of the questions is answered, and the question asked again. */
function answerAndAskAgain(sentence: MatchedSentence, pack: ContextPack, settings: Settings): ActionDecision {
  return continueIntake(pack, settings, answerOnly(sentence, pack));
}

/** Whether a pressed button belongs to the question that the intake waits on. */
function isSlotChoice(pack: ContextPack): boolean {
  const { intake, trigger } = pack;
  if (!intake || intake.awaiting === null || !isSlot(intake.awaiting) || !isIntakeRecipe(intake.recipe)) return false;
  if (trigger.choice === skipChoice(intake.awaiting)) return true;
  if (intake.awaiting === 'date' && dateOfButton(trigger.choice ?? '') !== null) return true;
  const { buttons } = slotQuestion(intake.awaiting, intake.recipe, null, pack);
  return buttons.some(({ id }) => id === trigger.choice);
}

function interruptedText(pack: ContextPack): string {
  const { interrupted } = pack;
  return interrupted
    ? wordsOf(pack.lang).reply.interrupted(interrupted.task, interrupted.name ?? interrupted.task)
    : '';
}

/** Nobody said anything new: the plan goes on. */
function goOn(pack: ContextPack, settings: Settings): ActionDecision {
  if (pack.is_request_open || pack.interrupted || pack.purpose === null) return rest(pack, settings);
  // a purpose that came while the goals of another stood: what it needs is asked now that they are settled
  const isAsking = pack.intake !== null && !isLeading(pack.intake);
  if (isAsking && pack.intake?.awaiting === null) return continueIntake(pack, settings);
  if (pack.task) return doStep(pack, settings, pack.task);
  if (pack.goals.length > 0) return rest(pack, settings);
  if (isAsking) return pack.trigger.cause === 'dropped' ? rest(pack, settings) : continueIntake(pack, settings);
  const isNew = pack.finished_goals.length === 0 && pack.next_goal === 1;
  return isNew ? continueIntake(pack, settings) : decideWithoutGoal(pack, settings);
}
