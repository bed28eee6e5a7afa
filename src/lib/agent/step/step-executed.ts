import type { Cause, Outcome } from '../../events/action-result';
import type { EventOf } from '../../events/log-event';
import { alarmPrefix } from '../fold/alarm';
import { type CapabilityReport, isSpeaking, type Line, makeReport } from '../fold/capability';
import { choicesOf, type LineCode, lineOf } from '../words/lines';
import { type Effect, fallbackLanguage, type Stimulus, type Turn } from './turn';
import { purposeSubject } from '../fold/goals';
import { goalOfSubject } from '../fold/plan-change';
import { isAskedAnew } from '../fold/intents';
import { isWholeOrNothing } from '../fold/plan-keeping';
import type { OpenAction } from '../fold/snapshot';
import { askAnew, budgetCapability } from './step-ask';
import { questionSuperseded } from './step-question';
import { proposedChanges, purposeCapability, type ProposedChange } from './proposed-change';
import { askToKeepNextGoal, closeFinishedGoals, endTaskAtItsLimits, recordTask } from './step-records';
import { askForWhatItAllowed } from './rule-changes';
import { textOf } from '../../events/family';
import type { Expectation } from '../../events/decision';

export function executed(turn: Turn, { action, thought, report }: Extract<Stimulus, { kind: 'executed' }>): Effect[] {
  const judged = withExpectations(report, thought.decision.expected);
  // what is kept in one goes whole, or not at all
  const isHalf = isWholeOrNothing(action.capability) && judged.outcome !== report.outcome;
  const isStale = isHalf || isOutOfDate(turn, action, thought);
  finish(turn, action, isStale ? outOfDate(judged, action) : judged, thought);
  return [];
}

export function refused(turn: Turn, { action, cause }: Extract<Stimulus, { kind: 'refused' }>): Effect[] {
  const lang = action.lang ?? fallbackLanguage;
  const line = cause === 'payload_changed' ? 'result.changed' : 'result.unavailable';
  finish(turn, action, bare('failed', cause, lineOf(line, lang)));
  return [];
}

/**
 * After a death between an action and its result. What its capability knows to be done or not done is so; nothing runs twice: not done
 * makes the mind think again, and then the person is asked again. Only what nobody knows is uncertain.
 */
export function probed(turn: Turn, { action, end }: Extract<Stimulus, { kind: 'probed' }>): Effect[] {
  const lang = action.lang ?? fallbackLanguage;
  turn.add(
    { type: 'lifecycle', name: 'recovered', reason: `action_${end}`, from: action.seq },
    { trigger: action.seq },
  );
  switch (end) {
    case 'done':
      finish(turn, action, bare('success', null, lineOf('result.probed_done', lang)));
      break;
    case 'not_done':
      finish(turn, action, bare('no_effect', 'not_run', lineOf('result.not_run', lang)));
      if (isAskedAnew(turn.run, action)) askAnew(turn, action);
      break;
    case 'unknown':
      finish(turn, action, bare('uncertain', 'unknown_end', lineOf('result.lost', lang)));
  }
  return [];
}

/** The person's word on an uncertain end: one further result of the same decision. */
export function userEnds(turn: Turn, action: OpenAction, end: 'done' | 'fail', lang: 'en' | 'ja'): void {
  const { decision, task, taint } = action;
  const isDone = end === 'done';
  const code: LineCode = isDone ? 'result.user_done' : 'result.user_fail';
  const summary = lineOf(code, lang);
  const cause: Cause | null = isDone ? null : 'unknown_end';
  const outcome: Outcome = isDone ? 'success' : 'failed';
  const result = turn.add(
    {
      type: 'result',
      status: isDone ? 'done' : 'fail',
      summary,
      outcome,
      decision,
      action: action.seq,
      task,
      cause,
      output: null,
      useful: false,
      search_summary: summary,
      by: 'user',
    },
    { trigger: action.seq, lang, taint },
  );
  if (task !== null) recordTask(turn, task, decision, cause, { trigger: result.seq, lang, taint });
  endTaskAtItsLimits(turn, task, result.seq);
  closeFinishedGoals(turn);
}

/**
 * The report after comparing what was expected with what was seen: a success that does not hold all of it is partial, one that
 * holds none of it had no effect. What a mind expects can never make a failure better.
 */
export function withExpectations(report: CapabilityReport, expected: readonly Expectation[]): CapabilityReport {
  if (report.outcome !== 'success' || expected.length === 0) return report;
  const checks = expected.flatMap((expectation) => checksOf(expectation, report.seen));
  const met = checks.filter(Boolean).length;
  if (met === checks.length) return report;
  return { ...report, outcome: met === 0 ? 'no_effect' : 'partial', cause: 'mismatch' };
}

function finish(
  turn: Turn,
  action: OpenAction,
  report: CapabilityReport,
  thought: EventOf<'thought'> | null = null,
): void {
  const lang = action.lang ?? fallbackLanguage;
  const { decision, task } = action;
  if (action.command !== undefined) turn.surface = 'cli';
  const taint = [...action.taint, ...report.taint];
  const frame = { lang, taint, trigger: action.seq };
  const result = turn.add(
    {
      type: 'result',
      status: report.outcome === 'success' ? 'done' : 'fail',
      summary: report.summary,
      outcome: report.outcome,
      decision,
      action: action.seq,
      task,
      cause: report.cause,
      output: report.output,
      useful: report.useful,
      search_summary: report.search_summary,
      ...(report.kept && { kept: report.kept }),
      ...(report.kept_parts && { kept_parts: [...report.kept_parts] }),
    },
    frame,
  );
  if (report.observation) turn.add({ type: 'observation', ...report.observation }, frame);
  const after = { ...frame, trigger: result.seq };
  if (task !== null) recordTask(turn, task, decision, report.cause, after);
  if (report.found) turn.sayLine(toldOf(report.found, task), { ...after, decision });
  else if (task === null && (report.outcome === 'failed' || report.outcome === 'no_effect')) {
    // no record line would tell of it, since those belong to tasks
    turn.say('monologue', 'monologue.ended', { summary: report.summary }, { ...after, decision });
  }
  if (thought && isSpeaking(action.capability)) sayAfterAll(turn, thought, decision, after);
  if (report.outcome === 'uncertain') {
    turn.say(
      'question',
      'question.uncertain',
      { summary: action.lines[0].text ?? report.summary },
      {
        ...after,
        decision: null,
        choices: choicesOf(['done', 'fail', 'retry'], lang),
      },
    );
  }
  if (thought && report.outcome === 'success') applyProposal(turn, action, thought, result.seq);
  if (action.capability === budgetCapability && report.outcome === 'success') extendBudget(turn, result.seq, after);
  endTaskAtItsLimits(turn, task, result.seq);
  closeFinishedGoals(turn);
}

/**
 * Of what was found for a task chat tells how much it is, whichever mind judges: what stands there is for the mind, which reports on it. What
 * the person asked for is shown to them.
 */
function toldOf(found: Line, task: string | null): Line {
  return task === null ? found : { ...found, text: found.text.split('\n', 1)[0] ?? '' };
}

/** Meanwhile the person changed what the proposal would have changed. */
function isOutOfDate(turn: Turn, action: OpenAction, thought: EventOf<'thought'>): boolean {
  return proposalIn(turn, action, thought)?.ok === false;
}

function outOfDate(report: CapabilityReport, action: OpenAction): CapabilityReport {
  const summary = lineOf('result.out_of_date', action.lang ?? fallbackLanguage);
  const { seen, taint } = report;
  return makeReport({ outcome: 'no_effect', cause: 'mismatch', summary, seen, taint });
}

function applyProposal(turn: Turn, action: OpenAction, thought: EventOf<'thought'>, trigger: number): void {
  const proposed = proposalIn(turn, action, thought);
  if (!proposed?.ok) return;
  for (const change of proposed.value) applyChange(turn, action, change, trigger);
}

function applyChange(turn: Turn, action: OpenAction, proposed: ProposedChange, trigger: number): void {
  if (proposed.subject === purposeSubject) return applyPurpose(turn, action, proposed, trigger);
  const { lang, taint } = action;
  const body = { type: 'change', ...proposed, by: 'user', undo_of: null } as const;
  if (goalOfSubject(proposed.subject) !== null) {
    turn.context.late?.endTasks(turn, turn.add(body, { trigger, lang, taint }));
    return;
  }
  // what an alarm is for may be others' words
  const change = turn.add(body, { trigger, ...(proposed.subject.startsWith(alarmPrefix) && { taint }) });
  if (change.after === null) askForWhatItAllowed(turn, change.subject.slice('rules.'.length));
}

/** A new purpose keeps or drops the goals of the old one by the person's word, as when they set it themselves. */
function applyPurpose(
  turn: Turn,
  { capability, decision, lang, taint }: OpenAction,
  { subject, before, after }: ProposedChange,
  trigger: number,
): void {
  const { asking } = turn.run;
  if (asking?.answer === null && asking.task === null) questionSuperseded(turn, asking); // what was asked for is there
  const body = { subject, before, after: { ...after, decision }, by: 'user', undo_of: null } as const;
  const change = turn.add({ type: 'change', ...body }, { trigger, lang, taint });
  if (turn.run.confirm?.kind === 'keep_goal' && turn.run.confirm.output === change.seq)
    askToKeepNextGoal(turn, change.seq, lang);
  if (turn.run.amended?.output === change.seq && capability === purposeCapability) {
    const goals = turn.state.plan.goals.flatMap(({ name }) => name ?? []).join('; ');
    const choices = choicesOf(['start_over'], lang ?? fallbackLanguage);
    turn.say(
      'question',
      'question.goals_kept',
      { goals },
      { trigger: change.seq, decision: null, lang, taint, choices },
    );
  }
}

function proposalIn(
  turn: Turn,
  { capability }: OpenAction,
  thought: EventOf<'thought'>,
): ReturnType<typeof proposedChanges> {
  const { now, catalogue, late } = turn.context;
  return proposedChanges(turn.snapshot, capability, thought.decision.action_payload, {
    seq: turn.nextSeq,
    now,
    catalogue,
    late,
  });
}

/** Speech that waited for the person's y, since public words had caused it. */
function sayAfterAll(
  turn: Turn,
  thought: EventOf<'thought'>,
  decision: string,
  frame: { trigger: number; taint: string[] },
): void {
  const text = thought.decision.action_payload['text'];
  if (typeof text !== 'string') return;
  turn.add({ type: 'output', pane: 'chat', data: text, kind: 'message', decision }, { ...frame, lang: null });
}

function extendBudget(turn: Turn, trigger: number, frame: { lang: 'en' | 'ja' }): void {
  const { hour, turns, idle_turns } = turn.run.budget_use;
  turn.add(
    {
      type: 'change',
      subject: 'budget',
      before: { hour, turns, idle_turns },
      after: { hour: null, turns: 0, idle_turns: 0 },
      by: 'user',
      undo_of: null,
    },
    { trigger },
  );
  const resumed = turn.add({ type: 'lifecycle', name: 'resumed', reason: 'budget' }, { trigger, lang: frame.lang });
  turn.say('monologue', 'resumed', {}, { trigger: resumed.seq, decision: null, lang: frame.lang });
}

function bare(outcome: Outcome, cause: Cause | null, summary: string): CapabilityReport {
  return makeReport({ outcome, cause, summary });
}

function checksOf(expectation: Expectation, seen: CapabilityReport['seen']): boolean[] {
  const path = textOf(expectation.path) ?? '';
  const content = Object.hasOwn(seen, path) ? (seen[path] ?? null) : null;
  if (expectation.kind === 'note_absent') return [content === null];
  if (expectation.texts.length === 0) return [content !== null];
  return expectation.texts.map((text) => content !== null && content.includes(textOf(text) ?? ''));
}
