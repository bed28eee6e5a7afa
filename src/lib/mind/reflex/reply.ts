import { listDate, longDate } from '../../base/calendar-date';
import { utf8Length } from '../../base/hash';
import { oneLine } from '../../base/text';
import { goalRate, taskCount } from '../../agent/fold/goals';
import { shownStatus, statusWord } from '../../agent/words/status-words';
import type { ActionDecision } from '../../events/decision';
import type { ContextPack } from '../context-pack';
import { alarmsText } from './change-alarm';
import { choose, type Settings } from './choose';
import { askForNextGoal, continueIntake, askForPurpose, setPurpose, shortPurpose, talk } from './intake';
import { isLeading } from './lead-on';
import type { MatchedSentence } from './match-sentence';
import { noteText } from './note-texts';
import { answering, silence } from './say';
import { isSlot } from './recipe-slots';
import { isAbility, useAbility } from './use-abilities';
import { noteOption } from './use-notes';
import { askWhetherReached } from './without-goal';
import { wordsOf } from './words';
import { askingWords, type AskedCode } from './words-asking';

/** Of one note that a message orders; bytes of its JSON. */
const maxNoteBytes = 20_000;

/** Answers a message that a published pattern reads. A request becomes a decision for an action, which is asked like any other. */
export function replyTo(sentence: MatchedSentence, pack: ContextPack, settings: Settings): ActionDecision {
  const words = wordsOf(pack.lang);
  const judgment = words.judgment.said(sentence.id);
  function say(text: string): ActionDecision {
    return talk(pack, settings, `reply.${sentence.id}`, text, judgment);
  }
  if (isAbility(sentence)) return useAbility(sentence, pack, settings);
  switch (sentence.id) {
    case 'greeting':
      return say(words.reply.hello(pack.persona.name[pack.lang], shortStatus(pack), addressOf(pack)));
    case 'thanks':
      return say(words.reply.thanks);
    case 'go_on':
      return pack.intake?.awaiting != null ? continueIntake(pack, settings) : say(goOnText(pack));
    case 'explain':
      return say(explainText(pack));
    case 'help':
      return say(words.reply.help(pack.persona.name[pack.lang]));
    case 'status':
      return say(shortStatus(pack));
    case 'purpose':
      return say(planText(pack));
    case 'notes':
      return say(notesText(pack));
    case 'today':
      return say(words.reply.today(longDate(pack.now.date, pack.lang)));
    case 'reached':
      if (!pack.purpose) return say(words.reply.noPurpose);
      return pack.goals.length > 0 ? say(words.reply.reachedLater) : askWhetherReached(pack, settings);
    case 'give_up':
      return say(giveUpText(pack));
    case 'not_reached':
      if (!pack.purpose) return say(words.reply.noPurpose);
      return pack.goals.length > 0 ? say(words.reply.notReached) : askForNextGoal(pack, settings);
    case 'read_note':
    case 'delete_note':
      return useNote(sentence, pack, settings, judgment);
    case 'write_note':
      return writeNote(sentence.text ?? '', pack, settings, judgment);
    case 'new_purpose':
      return setPurpose(pack, settings, sentence.text ?? '');
    default:
      return say(words.reply.unknown(words.reply.examples));
  }
}

/** How the persona calls the person; null: it knows no name. */
function addressOf(pack: ContextPack): string | null {
  const label = pack.persona.second_person_label;
  if (label !== '') return label;
  return pack.user_name === null ? null : wordsOf(pack.lang).reply.addressed(pack.user_name);
}

/** What a text that no pattern reads is answered. */
export function replyUnknown(pack: ContextPack, settings: Settings): ActionDecision {
  const { judgment } = wordsOf(pack.lang);
  const option = answering(pack, { code: 'reply.unknown', text: unknownText(pack), judgment: judgment.notUnderstood });
  const payload = { ...option.act.payload, choices: waysOn(pack) };
  return choose(pack, settings, [{ ...option, act: { ...option.act, payload } }, silence(pack)]);
}

/** What is said of a text that no pattern reads, with a few that are read, and that a model reads more. */
export function unknownText(pack: ContextPack): string {
  const { reply } = wordsOf(pack.lang);
  return isMoving(pack) ? reply.unknownGoingOn(reply.examples) : reply.unknown(reply.examples);
}

/** Pages that lead on; the page opens them by itself, and nothing is sent. */
function waysOn({ lang }: ContextPack): { id: string; label: string }[] {
  const { open } = wordsOf(lang).reply;
  return [
    { id: 'open:help', label: open.help },
    { id: 'open:models', label: open.models },
  ];
}

/** The plan goes on by itself once this message is answered. */
function isMoving(pack: ContextPack): boolean {
  return pack.goals.length > 0 && pack.halt === null && pack.interrupted === null && !pack.is_request_open;
}

function goOnText(pack: ContextPack): string {
  const words = wordsOf(pack.lang);
  if (pack.halt === 'stopped') return words.reply.stopped;
  // whether the old goals are kept is asked first
  const isUnsettled = pack.intake !== null && !isLeading(pack.intake);
  return isMoving(pack) && !isUnsettled ? words.reply.goingOn(nextTask(pack) ?? '').trim() : shortStatus(pack);
}

/** What the open question is for, or the open request, with an answer that would do; with nothing open, what can be said at all. */
function explainText(pack: ContextPack): string {
  const words = askingWords[pack.lang];
  if (pack.is_request_open) return words.request;
  if (!pack.is_question_open) return wordsOf(pack.lang).reply.help(pack.persona.name[pack.lang]);
  const { why, example } = words.questions[openQuestion(pack)];
  return words.explained(why, example);
}

/** Which question waits. */
function openQuestion({ asked_step: asked, intake, purpose, lang }: ContextPack): AskedCode {
  const { questions } = askingWords[lang];
  if (asked) {
    const code = { timetable: 'topics', remove: 'keep' }[asked.step] ?? asked.parameters['code'] ?? asked.step;
    if (typeof code === 'string' && Object.hasOwn(questions, code)) return code as AskedCode;
    return asked.step.endsWith('note') ? 'first' : 'next_step';
  }
  const awaited = intake?.awaiting ?? null;
  if (awaited !== null && isSlot(awaited)) return awaited;
  return purpose === null ? 'purpose' : 'reached';
}

/** Only talk: for while a request waits, or a task was interrupted. Null where the message asks for more than an answer. */
export function answerOnly(sentence: MatchedSentence | null, pack: ContextPack): string | null {
  const words = wordsOf(pack.lang);
  switch (sentence?.id) {
    case 'greeting':
      return words.reply.hello(pack.persona.name[pack.lang], shortStatus(pack), addressOf(pack));
    case 'status':
      return shortStatus(pack);
    case 'thanks':
      return words.reply.thanks;
    case 'go_on':
      return goOnText(pack);
    case 'explain':
      return explainText(pack);
    case 'help':
      return words.reply.help(pack.persona.name[pack.lang]);
    case 'purpose':
      return planText(pack);
    case 'notes':
      return notesText(pack);
    case 'today':
      return words.reply.today(longDate(pack.now.date, pack.lang));
    case 'alarms':
      return alarmsText(pack);
    case 'give_up':
      return giveUpText(pack);
    case 'reached': // with goals open it asks for nothing
      return pack.goals.length > 0 ? words.reply.reachedLater : null;
    default:
      return null;
  }
}

function giveUpText(pack: ContextPack): string {
  const { reply } = wordsOf(pack.lang);
  return pack.purpose ? reply.giveUp : reply.noPurpose;
}

/** Purpose and, in a line each, the active goals and the next task. */
function shortStatus(pack: ContextPack): string {
  const words = wordsOf(pack.lang);
  if (!pack.purpose) return words.reply.noPurpose;
  const goals = pack.goals.map((goal) => {
    const causes = Object.fromEntries(goal.tasks.map(({ id }) => [id, { cause: pack.skipped[id] ?? null }]));
    const skipped = goal.tasks.filter(({ id }) => pack.skipped[id]).length;
    const failed = goal.tasks.filter(({ status }) => status === 'fail').length - skipped;
    const count = { ...taskCount(goal, causes), failed, skipped };
    return words.reply.goal(goal.id, oneLine(goal.name ?? '', 100), count, goalRate(goal, causes));
  });
  const next = nextTask(pack);
  return [
    words.reply.purpose(shortPurpose(pack.purpose.text)),
    ...(goals.length > 0 ? goals : [words.reply.noGoal]),
    ...(next === null ? [] : [next]),
  ].join('\n');
}

/** What the plan goes on with: the person's own steps are theirs, and nobody waits for them. */
function nextTask(pack: ContextPack): string | null {
  const tasks = pack.goals.flatMap((goal) => goal.tasks).filter(({ owner }) => owner !== 'yours');
  const next = tasks.find(({ status }) => status === 'active') ?? tasks.find(({ status }) => status === 'pending');
  return next ? wordsOf(pack.lang).reply.next(next.id, oneLine(next.name ?? '', 200)) : null;
}

function planText(pack: ContextPack): string {
  const words = wordsOf(pack.lang);
  if (!pack.purpose) return words.reply.noPurpose;
  const tasks = pack.goals.flatMap((goal) =>
    goal.tasks.map(({ id, status, name }) =>
      `${id} ${statusWord(shownStatus(status, pack.skipped[id]), pack.lang)} ${oneLine(name ?? '', 200)}`.trim(),
    ),
  );
  return [shortStatus(pack), ...tasks].join('\n');
}

function notesText(pack: ContextPack): string {
  const words = wordsOf(pack.lang);
  if (pack.notes.length === 0) return words.reply.noNotes;
  const shown = pack.notes.slice(0, 20).map(({ path }) => oneLine(path));
  const rest = pack.notes.length - shown.length;
  return [words.reply.notes(pack.notes.length), ...shown, ...(rest > 0 ? [words.reply.more(rest)] : [])].join('\n');
}

function useNote(
  { id, path = '' }: MatchedSentence,
  pack: ContextPack,
  settings: Settings,
  judgment: string,
): ActionDecision {
  const words = wordsOf(pack.lang);
  const found = pack.notes.find((note) => note.path === path.normalize('NFC'));
  if (!found) return talk(pack, settings, 'reply.no_such_note', words.reply.noSuchNote(oneLine(path)), judgment);
  const option = noteOption(
    pack,
    null,
    id === 'delete_note' ? 'delete' : 'read',
    found.path,
    { content: '', texts: [] },
    words.reason.asked,
  );
  return choose(pack, settings, [{ ...option, act: { ...option.act, judgment } }, silence(pack)]);
}

/** Into the note of the day: one a day, so that notes stay few and tidy. */
function writeNote(said: string, pack: ContextPack, settings: Settings, judgment: string): ActionDecision {
  const words = wordsOf(pack.lang);
  const bytes = utf8Length(JSON.stringify(said));
  if (bytes > maxNoteBytes) return talk(pack, settings, 'reply.note_too_long', words.reply.noteTooLong, judgment);
  const path = `${words.file.daily}/${pack.now.date}.md`;
  const isThere = pack.notes.some((note) => note.path === path);
  const heading = isThere ? [] : [`# ${listDate(pack.now.date, pack.lang)}`, ''];
  const text = noteText(
    [...heading, `- ${said.replace(/\r\n|\r/g, '\n')}`],
    [said.split(/\r\n|\r|\n/)[0]?.slice(0, 200) ?? ''],
  );
  const option = noteOption(pack, null, isThere ? 'append' : 'create', path, text, words.reason.asked);
  return choose(pack, settings, [{ ...option, act: { ...option.act, judgment } }, silence(pack)]);
}

/** Asks for a new purpose, after the old one was reached. */
export function askForNewPurpose(pack: ContextPack, settings: Settings, isReached: boolean): ActionDecision {
  return askForPurpose(pack, settings, 'general', null, isReached);
}
