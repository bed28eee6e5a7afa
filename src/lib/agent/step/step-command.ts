import type { Language } from '../../base/language';
import type { Command } from '../fold/chat-grammar';
import { activeTask, confirmationsOf, currentTask, decisionFor } from '../fold/goals';
import { done, refusal, type StepResult, type Turn, untilEnded } from './turn';
import { hasOpenRequest, needsRepair } from '../fold/halts';
import { lineOf } from '../words/lines';
import { situationOf } from '../words/situation';
import { askAnew } from './step-ask';
import { beginTopic, stop } from './step-talk';
import { userEnds } from './step-executed';
import { closeFinishedGoals, recordTaskEnd } from './step-records';

/** Seq of what stands for the person's own hand, where a trigger must be named: the beginning of the log can never be a public input. */
const theBeginning = 1;

/** Commands are no input: what they cause is logged. Nothing but the person causes it, so it has no trigger where it may have none. */
export function commanded(turn: Turn, command: Exclude<Command, 'undo'>, lang: Language): StepResult {
  switch (command) {
    case 'stop':
      return stop(turn, { lang });
    case 'topic':
      return beginTopic(turn, lang);
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
  // nothing in the log is behind it but the person's own hand; what it tells of the plan came from where the plan came from
  const taint = code === 'reply.status' ? turn.run.plan_taint : [];
  turn.say('reply', code, parameters, { trigger: theBeginning, decision: null, lang, taint });
  return done([]);
}

function resume(turn: Turn, lang: Language): StepResult {
  const { halt, interrupted } = turn.run;
  if (!halt && !interrupted) return refusal('nothing_to_resume');
  if (halt && needsRepair(halt.reason)) return refusal('halted');
  const resumed = turn.add(
    { type: 'lifecycle', name: 'resumed', reason: halt?.reason ?? 'interrupted' },
    { trigger: null, lang },
  );
  turn.say('monologue', 'resumed', {}, { trigger: resumed.seq, decision: null, lang });
  return done([]);
}

interface Droppable {
  task: string | null;
  decision: string;
  /** What it is dropped from. */
  seq: number;
}

/** Ends the task that was cut off, else what waits for the person, else the task at work. */
function drop(turn: Turn, lang: Language): StepResult {
  const { underWay } = turn.context;
  if (turn.run.executing && underWay !== null) return untilEnded(turn);
  const dropped = droppable(turn);
  if (!dropped) return refusal('nothing_to_drop');
  const { task, decision, seq } = dropped;
  const thinks = underWay?.kind === 'deliberate' && underWay.due.kind === 'plan' && !underWay.isCutOff;
  if (thinks) turn.add({ type: 'lifecycle', name: 'interrupted', reason: 'drop', task: null }, { trigger: null, lang });
  recordTaskEnd(turn, { decision, task, cause: 'dropped', trigger: seq, lang, taint: turn.run.plan_taint });
  closeFinishedGoals(turn);
  if (task === null) turn.say('monologue', 'dropped.question', {}, { trigger: seq, decision: null, lang });
  return done(thinks ? [{ kind: 'abort' }] : []);
}

function droppable(turn: Turn): Droppable | null {
  const { run } = turn;
  const { interrupted, asking, pending, granted, confirm } = run;
  const uncertain = confirm?.kind === 'uncertain' ? confirm.action : null;
  const [open] = [uncertain, pending, granted].flatMap((action) => (action && action.task !== null ? [action] : []));
  if (interrupted) return droppableTask(turn, interrupted.task, interrupted.seq);
  if (asking) return asking;
  if (open) return open;
  const thinks = turn.context.underWay?.kind === 'deliberate' && turn.context.underWay.due.kind === 'plan';
  const task = thinks ? currentTask(turn.snapshot)?.task : activeTask(turn.snapshot);
  // while it is asked whether to keep a goal, its buttons say what becomes of it
  return task && confirm?.kind !== 'keep_goal' ? droppableTask(turn, task.id, null) : null;
}

function droppableTask({ run }: Turn, task: string, seq: number | null): Droppable {
  const decision = decisionFor(run, task);
  return { task, decision, seq: seq ?? Number(decision.slice(1)) };
}

function endUncertain(turn: Turn, end: 'done' | 'fail' | 'retry', lang: Language): StepResult {
  const open = confirmationsOf(turn.run).findLast(({ kind }) => kind === 'uncertain');
  if (open?.kind !== 'uncertain') return refusal('no_such_choice');
  const { action } = open;
  if (end !== 'retry') {
    userEnds(turn, action, end, lang);
    return done([]);
  }
  if (hasOpenRequest(turn.run)) return refusal('no_such_choice'); // one request at a time; the choice stays open
  const before = turn.run.past_actions.findLast(({ thought }) => thought === action.thought);
  askAnew(turn, action, before?.result ?? null);
  return done([]);
}
