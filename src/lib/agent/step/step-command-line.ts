import type { JsonObject } from '../../base/json';
import type { Language } from '../../base/language';
import { actionDigest } from '../../events/action-digest';
import { authorityOf } from '../../events/input';
import type { EventOf, LogEvent } from '../../events/log-event';
import { checkText } from '../fold/check-text';
import { decisionByCode } from '../../events/decision';
import { done, type Effect, interrupt, refusal, type StepResult, Turn } from './turn';
import { hasOpenRequest, mayAnswer } from '../fold/halts';
import type { RowOf } from '../fold/inbox-row';
import { lineOf } from '../words/lines';
import { undoLines, undoText } from '../words/undo-lines';
import { proposedChanges, rulesCapability } from './proposed-change';
import { isDecidedByOrder } from '../fold/own-order';
import { isForGood, ruleFor } from '../fold/rules';
import { situationOf } from '../words/situation';
import type { Due } from '../fold/snapshot';
import { ask } from './step-ask';
import { giveCare } from './step-care';
import { approve } from './step-decided';
import { revokeRead } from './step-rules';
import { undone } from './step-change';
import { wordedLines, type WordedLines } from '../words/worded-lines';

/** An undo as the log names it; no mind can propose it. */
const undoCapability = 'change.undo';

/**
 * A line of the CLI that asks for an action. It is an input, and its action goes the way of all others: asked for, or granted by a rule.
 */
export function commandRead(turn: Turn, row: RowOf<'command'>): StepResult {
  const { line, capability, payload, lang, taint } = row;
  const cared = checkText(line) ? null : giveCare(turn, { source: 'cli', text: line, surface: 'cli', lang, taint: [] });
  if (cared) return cared;
  const problem = problemWithLine(turn, line);
  if (problem) return problem;
  const face = turn.context.catalogue(capability);
  if (face?.kind !== 'act') return refusal('not_possible', { place: '' });
  const parsed = face.parse(payload);
  if (!parsed.ok) return refusal('not_possible', { place: placeIn(parsed.message) });
  const { run, context } = turn;
  const proposed = proposedChanges(turn.snapshot, capability, parsed.value, {
    seq: 1,
    now: 0,
    catalogue: context.catalogue,
    late: context.late,
  });
  if (proposed?.ok === false) return refusal('changed_since');

  const { input, due, effects } = inputRead(turn, line, lang);
  const thought = think(turn, due, capability, parsed.value, taint);
  // the code cannot tell here whether it is what failed before: then it is for the person to say
  const hasFailed = run.past_actions.some(({ failed }) => failed);
  const is_order = isDecidedByOrder(thought, input);
  const action = { taint, is_public: false, is_order };
  const rule = hasFailed ? null : ruleFor(run.rules, face, parsed.value, action, context.now);
  approve(turn, thought, face, due, { rule, repeats: null }, true);
  return done(effects);
}

/** A typed command that only takes something back needs no further y: it is one. All of it is one transaction. */
export function revokedByLine(turn: Turn, row: RowOf<'revoke'>, line: string): StepResult {
  const rule = turn.run.rules.find(({ id }) => id === row.rule && !isForGood(id));
  const payload = { revoke: row.rule, capability: rule?.capabilities.join() ?? '' };
  const face = turn.context.catalogue(rulesCapability);
  if (!rule || face?.parse(payload).ok !== true) return refusal('no_such_rule');
  const action = { capability: face.name, version: face.version, payload, lines: wordedLines(face, payload, row.lang) };
  return doneByLine(turn, line, row.lang, action, (running) => revokeRead(running, row));
}

/** As `revokedByLine`. `change`: the one to take back. */
export function undoneByLine(turn: Turn, change: LogEvent | null, row: RowOf<'undo'>, line: string): StepResult {
  const { lang } = row;
  const lines = wordedLines({ describe: () => undoLines(row.change), render: undoText }, {}, lang);
  const action = { capability: undoCapability, version: 1, payload: { change: row.change }, lines };
  return doneByLine(turn, line, lang, action, (running) => undone(running, change, lang));
}

/** `perform` says one line; where it refuses, nothing at all is written. */
function doneByLine(
  turn: Turn,
  line: string,
  lang: Language,
  action: { capability: string; version: number; payload: JsonObject; lines: WordedLines },
  perform: (turn: Turn) => StepResult,
): StepResult {
  const problem = problemWithLine(turn, line);
  if (problem) return problem;
  const trial = perform(new Turn(turn.snapshot, turn.context));
  if (trial.row !== null && trial.row !== 'later' && !trial.row.ok) return trial;

  const { capability, version, payload, lines } = action;
  const { due, effects } = inputRead(turn, line, lang);
  const thought = think(turn, due, capability, payload, []);
  const decision = `D${thought.seq}`;
  const digest = actionDigest(capability, version, thought as unknown as JsonObject);
  ask(
    turn,
    {
      decision,
      digest,
      capability,
      capability_version: version,
      lang,
      taint: [],
    },
    lines,
    thought.seq,
  );
  const { pending } = turn.run;
  if (pending) grantAndRun(turn, { ...pending, lines }, line, lang, perform);
  return done(effects);
}

function grantAndRun(
  turn: Turn,
  asked: {
    request: string;
    decision: string;
    digest: string;
    seq: number;
    capability: string;
    lines: WordedLines;
  } & {
    capability_version: number;
  },
  line: string,
  lang: Language,
  perform: (turn: Turn) => StepResult,
): void {
  const { request, decision, digest, seq, capability, capability_version, lines } = asked;
  const granted = turn.add(
    {
      type: 'approval',
      status: 'granted',
      request,
      decision,
      digest,
      lines,
      by: 'user',
      via: 'cli',
      capability,
      capability_version,
    },
    { trigger: seq, lang },
  );
  const action = turn.add(
    { type: 'action', summary: lines[0].text, capability, decision, request, digest, task: null, command: line },
    { trigger: granted.seq, lang },
  );
  perform(turn);
  const said = turn.events.findLast(({ type }) => type === 'output') as EventOf<'output'> | undefined;
  const output = typeof said?.data === 'string' ? said.data : null;
  turn.add(
    {
      type: 'result',
      status: 'done',
      summary: lines[0].text,
      outcome: 'success',
      decision,
      action: action.seq,
      task: null,
      cause: null,
      output,
      useful: false,
      search_summary: lines[0].text,
    },
    { trigger: action.seq, lang },
  );
}

function problemWithLine({ run }: Turn, line: string): StepResult | null {
  const problem = checkText(line);
  if (problem) return refusal(problem.code, problem.parameters);
  // one request at a time: a command does not wait in line, since by then it may mean something else
  if (hasOpenRequest(run) || run.executing) return refusal('request_open');
  return mayAnswer(run) ? null : refusal('halted');
}

function inputRead(turn: Turn, line: string, lang: Language): { input: LogEvent; due: Due; effects: Effect[] } {
  const input = turn.add(
    { type: 'input', source: 'cli', text: line, authority: authorityOf('cli'), surface: 'cli' },
    { trigger: null, lang },
  );
  const due: Due = {
    seq: input.seq,
    kind: 'input',
    lang,
    taint: [],
    is_public: false,
    answers: null,
    surface: 'cli',
    command: line,
  };
  return { input, due, effects: interrupt(turn, input.seq, lang) };
}

function think(
  turn: Turn,
  { seq, lang }: Due,
  capability: string,
  payload: JsonObject,
  taint: readonly string[],
): EventOf<'thought'> {
  return turn.add(
    {
      type: 'thought',
      judgment: lineOf('thought.command', lang ?? 'en'),
      intent: lineOf('thought.command.intent', lang ?? 'en'),
      situation_summary: situationOf(turn.snapshot, lang ?? 'en').summary,
      attempt: 1,
      search_summary: `do_action ${capability}`,
      decision: decisionByCode(capability, payload, lineOf('thought.command.reason', lang ?? 'en'), null),
    },
    { trigger: seq, lang, taint },
  );
}

/** The place that a capability's message names; empty where it is about the whole. */
function placeIn(message: string): string {
  return / at \/(.*)$/.exec(message)?.[1] ?? '';
}
