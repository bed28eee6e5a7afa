import type { LogEvent } from '../../events/log-event';
import type { Picture } from '../../events/picture';
import { authorityOf, saysInstead } from '../../events/input';
import type { Language } from '../../base/language';
import { wellFormed } from '../../base/text';
import { isCommand, readAnswer, readCommand, saysUndo } from '../fold/chat-grammar';
import { checkMessage, checkText } from '../fold/check-text';
import { done, interrupt, refusal, type StepResult, type Stimulus, type Turn, untilEnded } from './turn';
import { hasOpenQuestion, isHeld, mayAnswer } from '../fold/halts';
import type { RowOf } from '../fold/inbox-row';
import { lineOf } from '../words/lines';
import type { Confirmation, PendingRequest } from '../fold/snapshot';
import { repeatedMessage } from './next-work';
import { ringAnswered } from './step-alarm';
import { giveCare, withPictures } from './step-care';
import { commanded } from './step-command';
import { stop } from './step-talk';
import { maySupersede } from '../fold/exchange';
import type { RareRow } from './late-step';
import { askToKeepNextGoal, closeFinishedGoals, recordTaskEnd } from './step-records';
import { settleRequest } from './step-ask';
import { currentTask, decisionFor } from '../fold/goals';

type Row = Extract<Stimulus, { kind: 'row' }>['row'];

/** One inbox row: what it becomes in the log, or why it changes nothing. */
export function rowRead(turn: Turn, row: Row, about: LogEvent | null = null): StepResult {
  turn.surface = surfaceOf(row);
  switch (row.kind) {
    case 'text':
      return textRead(turn, row, about);
    case 'answer':
      return answerRead(turn, row);
    case 'choice':
      return choiceRead(turn, row);
    case 'control':
      return row.command === 'stop' ? stop(turn, row) : commanded(turn, row.command, row.lang);
    case 'import':
      return importDropped(turn, row);
    case 'again':
    case 'command':
    case 'rule':
    case 'revoke':
    case 'settings':
    case 'plan':
    case 'undo':
      return readLate(turn, row, about);
  }
}

/** Where its code did not come, it changes nothing and says so. */
function readLate(turn: Turn, row: RareRow, about: LogEvent | null): StepResult {
  return turn.context.late?.rareRowRead(turn, row, about) ?? refusal('unreadable');
}

/** Taken out unread: the page that sent it may be gone, so the chat tells. */
function importDropped(turn: Turn, { lang }: RowOf<'import'>): StepResult {
  turn.say('monologue', 'monologue.import.dropped', {}, { trigger: turn.run.last.seq, decision: null, lang });
  return refusal('import_died');
}

function surfaceOf(row: Row): 'chat' | 'cli' {
  if ('line' in row && row.line !== undefined) return 'cli';
  return ('surface' in row && row.surface) || 'chat';
}

function textRead(turn: Turn, row: RowOf<'text'>, about: LogEvent | null): StepResult {
  const text = wellFormed(row.text);
  const pictures = row.pictures?.map((one): Picture => ({ ...one, bytes: one.bytes.length })) ?? [];
  const problem = checkMessage(text);
  if (problem && !(problem.code === 'empty' && pictures.length > 0)) return refusal(problem.code, problem.parameters);
  // what a link put into the box is only said, and what comes with a picture: it answers and commands nothing
  const isOwn = row.taint.length === 0 && pictures.length === 0;
  const answer = isOwn && row.shown_request !== null ? readAnswer(text) : null;
  if (answer !== null) return answerTyped(turn, row, answer);
  const command = isOwn ? readCommand(text) : null;
  if (command === 'undo' || (isOwn && !turn.context.mindReads && saysUndo(text))) return readLate(turn, row, about);
  if (command) return commanded(turn, command, row.lang);

  const { surface, lang, taint, supersedes } = row;
  if (supersedes !== undefined && !maySupersede(turn.run, supersedes)) return refusal('not_editable');
  const cared = giveCare(turn, { source: surface, text, surface, lang, taint, pictures });
  if (cared) return cared;

  const meant = meantBy(turn, row, text);
  if (meant === 'held') return refusal('halted');
  if (meant === 'unclear') return refusal('answer_unclear');
  const isJudged = meant === 'judged';
  return inputRead(turn, {
    ...(row.choice && { choice: row.choice }),
    source: surface,
    text,
    surface,
    lang,
    taint,
    // told apart by its words now: they may be taken out later
    isAside: meant === 'aside' || (hasOpenQuestion(turn.run) && isCommand(text)),
    isJudged,
    supersedes,
    pictures,
  });
}

/** What a message is to the question that is open. `judged`: the mind says so, which reads. */
type Meant = 'answer' | 'aside' | 'unclear' | 'held' | 'judged';

/** While it is stopped nothing goes on, so nothing that is said then answers the question that waits. */
function meantBy(turn: Turn, row: RowOf<'text'>, text: string): Meant {
  if (!hasOpenQuestion(turn.run) || isCommand(text)) return 'answer';
  if (row.choice) return 'aside'; // its button stood under no question
  if (isHeld(turn.run)) return row.as === 'answer' ? 'held' : 'aside';
  if (row.as === undefined && turn.context.mindReads) return 'judged';
  if (text.trim() === '') return 'aside'; // a picture alone answers nothing that was asked in words
  return row.as ?? turn.context.readAgainst?.(text, turn.snapshot, row.lang) ?? 'answer';
}

/** An exact y or n is for the request that its tab showed, and for no other. */
function answerTyped(turn: Turn, row: RowOf<'text'>, answer: 'y' | 'n'): StepResult {
  const { pending } = turn.run;
  if (pending?.request !== row.shown_request) return refusal('already_answered');
  if (!mayAnswer(turn.run)) return refusal('halted');
  return answered(turn, pending, answer, row.surface, row.lang);
}

function inputRead(
  turn: Turn,
  input: {
    source: 'chat' | 'cli';
    text: string;
    surface: 'chat' | 'cli';
    lang: Language;
    taint: readonly string[];
    choice?: { id: string; question: number };
    isAside?: boolean;
    isJudged?: boolean;
    refuses?: string;
    reopens?: string;
    supersedes?: number | undefined;
    pictures?: readonly Picture[];
  },
): StepResult {
  const { lang, taint, isAside, isJudged, supersedes, pictures = [], ...said } = input;
  const isNew = !said.choice && said.refuses === undefined && supersedes === undefined && pictures.length === 0;
  const repeats = isNew ? repeatedMessage(turn.snapshot, { ...said, taint }) : null;
  const event = turn.add(
    {
      ...{ type: 'input', ...said, authority: authorityOf(said.source) },
      ...(isAside && { aside: true as const }),
      ...(isJudged && { judged: 'mind' as const }),
      ...(repeats !== null && { repeats }),
      ...(supersedes !== undefined && { supersedes }),
      ...withPictures(pictures),
    },
    { trigger: null, lang, taint },
  );
  if (repeats !== null) return done([]); // what runs is for the message before it
  const isPressed = said.choice !== undefined && !saysInstead(said.choice);
  const isAnswer = isPressed || turn.run.asking?.answer === event.seq;
  return done(isAnswer ? [] : interrupt(turn, event.seq, lang));
}

function answerRead(turn: Turn, row: RowOf<'answer'>): StepResult {
  const { pending } = turn.run;
  if (!isAbout(pending, row)) return refusal('already_answered');
  if (!mayAnswer(turn.run)) return refusal('halted');
  const why = row.answer === 'n' && row.why !== undefined ? wellFormed(row.why).trim() : '';
  if (why === '') return answered(turn, pending, row.answer, row.via, row.lang);
  const problem = checkMessage(why);
  return problem ? refusal(problem.code, problem.parameters) : refusedWith(turn, pending, row, why);
}

/** n, and what the person says to it: both or neither. It is a message as any other, so a mind answers it, and goes on by it. */
function refusedWith(turn: Turn, pending: PendingRequest, { via, lang }: RowOf<'answer'>, text: string): StepResult {
  answered(turn, pending, 'n', via, lang, true);
  const said = { source: 'chat', text, surface: 'chat', lang, taint: [] } as const;
  const isAside = hasOpenQuestion(turn.run);
  const result =
    giveCare(turn, said) ??
    inputRead(turn, {
      ...{ ...said, isAside, refuses: pending.request },
      ...(pending.task !== null && { reopens: pending.task }),
    });
  closeFinishedGoals(turn); // not before: what was refused with a reason is open again
  return result;
}

export function isAbout(
  pending: PendingRequest | null,
  row: { request: string; digest: string },
): pending is PendingRequest {
  return pending?.request === row.request && pending.digest === row.digest;
}

export function answered(
  turn: Turn,
  pending: PendingRequest,
  answer: 'y' | 'n',
  via: 'key' | 'button' | 'chat' | 'cli',
  lang: Language,
  saysMore = false,
): StepResult {
  const { decision, taint, task } = pending;
  const status = answer === 'y' ? 'granted' : 'denied';
  const trigger = settleRequest(turn, pending, status, via, { trigger: pending.seq, lang: pending.lang ?? lang });
  if (answer === 'y') return done([]);

  recordTaskEnd(turn, { decision, task, cause: 'rejected', trigger, lang, taint });
  if (!saysMore) closeFinishedGoals(turn);
  if (turn.run.halt === null) {
    const halted = turn.add({ type: 'lifecycle', name: 'halted', reason: 'rejected' }, { trigger, lang });
    if (!saysMore) sayWhatIsNext(turn, { trigger: halted.seq, decision: null, lang });
  }
  return done([]);
}

/** After a no: what comes next, and what brings it about. */
function sayWhatIsNext(turn: Turn, frame: Parameters<Turn['say']>[3] & { lang: Language }): void {
  const { queue, due, asking, confirm } = turn.run;
  const isAskedFor = queue.some(({ later }) => later);
  if (!isAskedFor && due === null && asking === null && confirm === null) {
    turn.say('monologue', 'halted.rejected.last', {}, frame);
    return;
  }
  const task = currentTask(turn.snapshot)?.task;
  const next = isAskedFor
    ? lineOf('next.message', frame.lang)
    : task
      ? lineOf('next.task', frame.lang, { id: task.id, name: task.name ?? '' })
      : '';
  turn.say('monologue', 'halted.rejected', { next }, frame);
}

function choiceRead(turn: Turn, row: RowOf<'choice'>): StepResult {
  const { asking, confirm, alarms } = turn.run;
  const rung = alarms.find(({ ring }) => ring === row.question);
  if (rung) return ringAnswered(turn, row, rung);
  if (hasOpenQuestion(turn.run) && asking?.output === row.question)
    return isHeld(turn.run) ? refusal('halted') : choiceTaken(turn, row);
  if (turn.run.amended?.output === row.question) return startedOver(turn, row);
  if (confirm?.output !== row.question) return refusal('no_such_choice');
  const { choice } = row;
  switch (confirm.kind) {
    case 'interrupted':
      return choice === 'resume' || choice === 'drop' ? commanded(turn, choice, row.lang) : refusal('no_such_choice');
    case 'uncertain':
      return choice === 'done' || choice === 'fail' || choice === 'retry'
        ? commanded(turn, choice, row.lang)
        : refusal('no_such_choice');
    case 'keep_goal':
      return keptOrDropped(turn, row, confirm);
  }
}

function choiceTaken(turn: Turn, row: RowOf<'choice'>): StepResult {
  const text = wellFormed(row.label);
  const problem = checkText(text);
  if (problem) return refusal(problem.code, problem.parameters);
  const choice = { id: row.choice, question: row.question };
  const surface = row.surface ?? 'chat';
  return inputRead(turn, { source: surface, text, surface, lang: row.lang, taint: [], choice });
}

/** A purpose in other words is another one after all: each goal is asked about, as with any new one. */
function startedOver(turn: Turn, row: RowOf<'choice'>): StepResult {
  if (row.choice !== 'start_over') return refusal('no_such_choice');
  if (isHeld(turn.run)) return refusal('halted');
  const taken = choiceTaken(turn, row);
  const trigger = turn.events[0]?.seq;
  if (trigger !== undefined) askToKeepNextGoal(turn, trigger, row.lang);
  return taken;
}

function keptOrDropped(
  turn: Turn,
  row: RowOf<'choice'>,
  asked: Extract<Confirmation, { kind: 'keep_goal' }>,
): StepResult {
  const goal = asked.goals[0] ?? '';
  const isDrop = row.choice === `drop:${goal}`;
  if (!isDrop && row.choice !== `keep:${goal}`) return refusal('no_such_choice');
  const tasks = turn.state.plan.goals.find(({ id }) => id === goal)?.tasks ?? [];
  const { executing } = turn.run;
  if (isDrop && tasks.some(({ id }) => id === executing?.task)) return untilEnded(turn);
  const taken = choiceTaken(turn, row);
  const trigger = turn.events[0]?.seq;
  if (trigger === undefined) return taken; // refused
  if (isDrop) {
    const taint = turn.run.plan_taint;
    for (const { id, status } of tasks) {
      if (status === 'done' || status === 'fail') continue;
      const decision = decisionFor(turn.run, id);
      recordTaskEnd(turn, { decision, task: id, cause: 'dropped', trigger, lang: row.lang, taint });
    }
    closeFinishedGoals(turn);
  }
  askToKeepNextGoal(turn, trigger, row.lang);
  return taken;
}
