import { authorityOf } from '../events/input';
import type { Language } from '../base/language';
import { checkText } from './check-text';
import type { Effect, StepResult } from './effects';
import type { Refusal, RowOf, RowOutcome } from './inbox-row';
import { textLimits } from './inbox-row';
import { readAnswer, readCommand, type Command } from './chat-grammar';
import { lineOf } from './lines';
import { situationOf } from './situation';
import type { PendingRequest } from './snapshot';
import { askAnew } from './step-ask';
import { askToKeepNextGoal } from './step-decided';
import { userEnds } from './step-executed';
import { choicesOf, closeFinishedGoals, recordTaskEnd } from './step-records';
import { decisionFor, taskNamed } from './tasks';
import type { Stimulus } from './effects';
import type { Turn } from './turn';

type Row = Extract<Stimulus, { kind: 'row' }>['row'];

/** One inbox row: what it becomes in the log, or why it changes nothing. */
export function rowRead(turn: Turn, row: Row): StepResult {
  switch (row.kind) {
    case 'text':
      return textRead(turn, row);
    case 'answer':
      return answerRead(turn, row);
    case 'choice':
      return choiceRead(turn, row);
    case 'control':
      return commanded(turn, row.command, row.lang);
  }
}

function textRead(turn: Turn, row: RowOf<'text'>): StepResult {
  const problem = checkText(row.text);
  if (problem) return refusal(problem.code, problem.parameters);
  const { pending } = turn.run;
  const answer = readAnswer(row.text);
  if (
    answer !== null &&
    (pending ? row.shown_request !== null && row.shown_request !== pending.request : row.shown_request !== null)
  ) {
    return refusal('already_answered');
  }
  if (answer !== null && pending && mayAnswer(turn)) return answered(turn, pending, answer, row.surface, row.lang);
  const command = readCommand(row.text);
  if (command) return commanded(turn, command, row.lang);

  const purpose = purposeIn(turn, row.text);
  if (purpose !== null && purpose.length > textLimits.purpose) {
    return refusal('purpose_too_long', { length: purpose.length, limit: textLimits.purpose });
  }
  return inputRead(turn, {
    source: row.surface,
    text: row.text,
    surface: row.surface,
    lang: row.lang,
    taint: row.taint,
  });
}

/** The part of a message that would be a purpose, by the declared grammar and by what was asked; null when it would be none. */
function purposeIn({ state, run }: Turn, text: string): string | null {
  const command = /^\s*\/purpose\s+([\s\S]*)$/.exec(text);
  if (command) return command[1] ?? '';
  return state.plan.purpose === null && run.intake === null && !text.trimStart().startsWith('/') ? text : null;
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
  },
): StepResult {
  const { source, text, surface, lang, taint, choice } = input;
  const wasAsking = turn.run.asking !== null;
  const event = turn.add(
    { type: 'input', source, text, authority: authorityOf(source), surface, ...(choice && { choice }) },
    { trigger: null, lang, taint },
  );
  return done(wasAsking ? [] : interrupt(turn, event.seq, lang));
}

/** A message cuts off what runs, at once; its task waits for resume or drop. */
function interrupt(turn: Turn, trigger: number, lang: Language): Effect[] {
  const { underWay } = turn.context;
  if (underWay === null || underWay.kind === 'probe') return [];
  const capability = underWay.kind === 'execute' ? underWay.action.capability : null;
  const active = turn.state.plan.goals.flatMap(({ tasks }) => tasks).find(({ status }) => status === 'active');
  const task =
    underWay.kind === 'execute' ? underWay.action.task : underWay.due.kind === 'plan' ? (active?.id ?? null) : null;
  turn.add({ type: 'lifecycle', name: 'interrupted', reason: 'input', task }, { trigger, lang });
  if (task !== null) {
    const parameters = { task, name: taskNamed(turn.snapshot, task)?.name ?? '' };
    const frame = { trigger, decision: null, lang, choices: choicesOf(['resume', 'drop'], lang) };
    if (capability === null) turn.say('question', 'question.interrupted.thinking', parameters, frame);
    else turn.say('question', 'question.interrupted', { ...parameters, capability }, frame);
  }
  return [{ kind: 'abort' }];
}

function answerRead(turn: Turn, row: RowOf<'answer'>): StepResult {
  const { pending } = turn.run;
  if (!pending || pending.request !== row.request || pending.digest !== row.digest) return refusal('already_answered');
  if (!mayAnswer(turn)) return refusal('halted');
  return answered(turn, pending, row.answer, row.via, row.lang);
}

/** While halted nothing is approved, but for the request that would end a budget's halt. */
function mayAnswer({ run }: Turn): boolean {
  return run.halt === null || (run.halt.reason === 'budget' && run.pending?.capability === 'budget.extend');
}

function answered(
  turn: Turn,
  pending: PendingRequest,
  answer: 'y' | 'n',
  via: 'key' | 'button' | 'chat' | 'cli',
  lang: Language,
): StepResult {
  const { request, decision, digest, capability, capability_version, taint, task } = pending;
  const approval = turn.add(
    {
      type: 'approval',
      status: answer === 'y' ? 'granted' : 'denied',
      request,
      decision,
      digest,
      lines: [pending.lines[0] ?? '', pending.lines[1] ?? ''],
      by: 'user',
      via,
      capability,
      capability_version,
    },
    { trigger: pending.seq, lang: pending.lang ?? lang, taint },
  );
  if (answer === 'y') return done([]);

  const frame = { trigger: approval.seq, lang, taint };
  recordTaskEnd(turn, { decision, task, cause: 'rejected', ...frame });
  closeFinishedGoals(turn);
  if (turn.run.halt === null) {
    const halted = turn.add({ type: 'lifecycle', name: 'halted', reason: 'rejected' }, { trigger: approval.seq, lang });
    turn.say('monologue', 'halted.rejected', {}, { trigger: halted.seq, decision: null, lang });
  }
  return done([]);
}

function choiceRead(turn: Turn, row: RowOf<'choice'>): StepResult {
  const { asking, confirm } = turn.run;
  if (asking && asking.answer === null && asking.output === row.question) return choiceTaken(turn, row);
  if (confirm?.output !== row.question) return refusal('no_such_choice');
  switch (confirm.kind) {
    case 'interrupted':
      return row.choice === 'resume' || row.choice === 'drop'
        ? commanded(turn, row.choice, row.lang)
        : refusal('no_such_choice');
    case 'uncertain':
      return isEnding(row.choice) ? commanded(turn, row.choice, row.lang) : refusal('no_such_choice');
    case 'keep_goal':
      return keptOrDropped(turn, row, confirm.goals[0] ?? '');
  }
}

function choiceTaken(turn: Turn, row: RowOf<'choice'>): StepResult {
  const problem = checkText(row.label);
  if (problem) return refusal(problem.code, problem.parameters);
  const choice = { id: row.choice, question: row.question };
  return inputRead(turn, { source: 'chat', text: row.label, surface: 'chat', lang: row.lang, taint: [], choice });
}

function keptOrDropped(turn: Turn, row: RowOf<'choice'>, goal: string): StepResult {
  if (row.choice !== `keep:${goal}` && row.choice !== `drop:${goal}`) return refusal('no_such_choice');
  const taken = choiceTaken(turn, row);
  const trigger = turn.run.last.seq;
  if (row.choice === `drop:${goal}`) {
    const tasks = turn.state.plan.goals.find(({ id }) => id === goal)?.tasks ?? [];
    for (const { id, status } of tasks) {
      if (status === 'done' || status === 'fail') continue;
      recordTaskEnd(turn, { decision: decisionFor(turn.run, id), task: id, cause: 'dropped', trigger, lang: row.lang });
    }
    closeFinishedGoals(turn);
  }
  askToKeepNextGoal(turn, trigger, row.lang);
  return taken;
}

function isEnding(choice: string): choice is 'done' | 'fail' | 'retry' {
  return choice === 'done' || choice === 'fail' || choice === 'retry';
}

/** Commands are no input: what they cause is logged. */
function commanded(turn: Turn, command: Command, lang: Language): StepResult {
  switch (command) {
    case 'stop':
      return stop(turn, lang);
    case 'resume':
      return resume(turn, lang);
    case 'drop':
      return drop(turn, lang);
    case 'done':
    case 'fail':
    case 'retry':
      return endUncertain(turn, command, lang);
    case 'help':
      return reply(turn, 'reply.help', {}, lang);
    case 'status': {
      const name = turn.state.plan.purpose ?? lineOf('reply.no_purpose', lang);
      return reply(turn, 'reply.status', { name, summary: situationOf(turn.snapshot, lang).summary }, lang);
    }
  }
}

function reply(
  turn: Turn,
  code: 'reply.help' | 'reply.status',
  parameters: Record<string, string>,
  lang: Language,
): StepResult {
  turn.say('reply', code, parameters, { trigger: turn.run.last.seq, decision: null, lang });
  return done([]);
}

function stop(turn: Turn, lang: Language): StepResult {
  if (turn.run.halt?.reason === 'stopped') return refusal('nothing_to_stop');
  const trigger = turn.run.last.seq;
  const { underWay } = turn.context;
  if (underWay?.kind === 'deliberate') {
    turn.add({ type: 'lifecycle', name: 'interrupted', reason: 'stop', task: null }, { trigger, lang });
  }
  const halted = turn.add({ type: 'lifecycle', name: 'halted', reason: 'stopped' }, { trigger, lang });
  turn.say('monologue', 'halted.stopped', {}, { trigger: halted.seq, decision: null, lang });
  return done(underWay && underWay.kind !== 'probe' ? [{ kind: 'abort' }] : []);
}

function resume(turn: Turn, lang: Language): StepResult {
  const { halt, interrupted } = turn.run;
  if (!halt && !interrupted) return refusal('nothing_to_resume');
  if (halt && (halt.reason === 'storage' || halt.reason === 'corrupt' || halt.reason === 'data_lost'))
    return refusal('halted');
  const resumed = turn.add(
    { type: 'lifecycle', name: 'resumed', reason: halt?.reason ?? 'interrupted' },
    { trigger: halt?.seq ?? interrupted?.seq ?? null, lang },
  );
  turn.say('monologue', 'resumed', {}, { trigger: resumed.seq, decision: null, lang });
  return done([]);
}

/** Ends the task that was cut off, else the one that waits for the person, else the one at work. */
function drop(turn: Turn, lang: Language): StepResult {
  const { interrupted, asking, pending, confirm, halt, executing } = turn.run;
  const uncertain = confirm?.kind === 'uncertain' ? confirm.action.task : null;
  const active = turn.state.plan.goals.flatMap(({ tasks }) => tasks).find(({ status }) => status === 'active');
  const task =
    interrupted?.task ?? asking?.task ?? uncertain ?? pending?.task ?? (halt ? active?.id : undefined) ?? null;
  if (task === null || executing) return refusal('nothing_to_drop');
  const trigger = turn.run.last.seq;
  const decision =
    uncertain === task && confirm?.kind === 'uncertain' ? confirm.action.decision : decisionFor(turn.run, task);
  recordTaskEnd(turn, { decision, task, cause: 'dropped', trigger, lang });
  closeFinishedGoals(turn);
  return done([]);
}

function endUncertain(turn: Turn, end: 'done' | 'fail' | 'retry', lang: Language): StepResult {
  const { confirm, tasks } = turn.run;
  if (confirm?.kind !== 'uncertain') return refusal('no_such_choice');
  const { action } = confirm;
  if (end === 'retry') {
    const result = action.task === null ? null : (tasks[action.task]?.result ?? null);
    askAnew(turn, action, result);
  } else userEnds(turn, action, end, lang);
  return done([]);
}

function done(effects: Effect[]): StepResult {
  return { effects, row: { ok: true, code: null, parameters: {} } };
}

function refusal(code: Refusal, parameters: RowOutcome['parameters'] = {}): StepResult {
  return { effects: [], row: { ok: false, code, parameters } };
}
