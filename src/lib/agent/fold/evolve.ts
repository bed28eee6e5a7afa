import type { EventOf, LogEvent, ReadEvent } from '../../events/log-event';
import { textOf } from '../../events/family';
import { withAlarmLine, withClockBack } from './alarm';
import { attemptsAfter, evolveThought } from './evolve-thought';
import { withMessage, withoutUnanswered, withReason } from './intents';
import { commandLine, isCommand } from './chat-grammar';
import {
  hasPlanToFollow,
  isLeftToThePerson,
  isReopening,
  withChangedConfirmations,
  withConfirmation,
  withoutConfirmations,
  withTaskOpenAgain,
} from './goals';
import { evolveAction, evolveResult } from './evolve-result';
import { evolveImported } from './evolve-imported';
import { exchangeAfter, withAskedAgain, withoutAgain, withoutCut, withoutSuperseded } from './exchange';
import { evolveApproval } from './evolve-approval';
import { evolveChange, withFreshBudget } from './evolve-change';
import { endsWithAnyInput, isHaltReason, strongerHalt } from './halts';
import { rulesAt } from './rules';
import type { Confirmation, Due, Phase, Run, Snapshot } from './snapshot';
import { readForeign } from '../../events/foreign';
import { authorityOf, isMessage } from '../../events/input';

/**
 * The fold: the snapshot after one more event. Total: an event that makes no sense where it stands changes as little as possible,
 * since finding such is the audit's work. Its answer depends on nothing but its arguments.
 */
export function evolve(snapshot: Snapshot, event: LogEvent): Snapshot {
  const next = apply(snapshot, event);
  const rules = rulesAt(next.run.rules, event.time);
  const due = next.run.due?.kind === 'plan' && isLeftToThePerson(next) ? null : next.run.due;
  const exchange = event.foreign ? next.run.exchange : exchangeAfter(snapshot.run, next.run, event);
  const last = { seq: event.seq, hash: event.hash, time: event.time };
  const run: Run = { ...next.run, due, exchange, rules, last };
  return { state: next.state, run: { ...run, phase: phaseAfter(run, event) } };
}

/** As `evolve`, for whatever stands in the log: of an event of another build only the end of the log moves on. */
export function evolveStored(snapshot: Snapshot, read: ReadEvent): Snapshot {
  if (read.known) return evolve(snapshot, read.event);
  const { seq, hash, time } = read.event;
  const next = evolveForeign(snapshot, read.event);
  return { ...next, run: { ...next.run, last: { seq, hash, time } } };
}

/** What was taken out of its range was taken out of it, too: then what the one before it does not tell is told anew. */
function summaryAfter({ summary }: Run, { seq, to, text }: EventOf<'summary'>): Run['summary'] {
  return textOf(text) === null ? summary : { seq, to };
}

/** So many of the last observations are named. */
const keptObservations = 8;

function apply(snapshot: Snapshot, event: LogEvent): Snapshot {
  if (event.foreign) return evolveForeign(snapshot, event);
  switch (event.type) {
    case 'input':
      return evolveInput(snapshot, event);
    case 'thought':
      return evolveThought(snapshot, event);
    case 'approval':
      return evolveApproval(snapshot, event);
    case 'action':
      return evolveAction(snapshot, event);
    case 'result':
      return evolveResult(snapshot, event);
    case 'output':
      return evolveOutput(snapshot, event);
    case 'observation':
      return evolveObservation(snapshot, event);
    case 'lifecycle':
      return evolveLifecycle(snapshot, event);
    case 'change':
      return evolveChange(snapshot, event);
    case 'summary':
      return { ...snapshot, run: { ...snapshot.run, summary: summaryAfter(snapshot.run, event) } };
    case 'redacted': // a fold over the stored log reads a redacted text as null by itself
      return { ...snapshot, run: { ...snapshot.run, forgotten: event.seq } };
  }
}

function evolveInput(before: Snapshot, event: EventOf<'input'>): Snapshot {
  const snapshot = withTaskOpenAgain(before, event);
  const told = withReason(snapshot.run, event);
  const run = event.authority === 'user' && isMessage(event) ? runBeforeInput(told, event) : told;
  const text = textOf(event.text);
  const state = { ...snapshot.state, input: { source: event.source, authority: event.authority, text } };
  const reopened = isReopening(before.run, event) && before.run.last_end?.refused;
  const earlier = snapshot.run.queue.find(({ seq, kind }) => seq === event.supersedes && kind === 'input');
  const due = {
    seq: event.seq,
    kind: 'input' as const,
    lang: event.lang,
    taint: event.taint,
    is_public: event.authority === 'public',
    answers: null,
    ...(event.surface === 'cli' && { surface: event.surface, ...commandLine(text) }),
    ...(event.care && { care: event.care }),
    ...(event.judged && { judged: event.judged }),
    ...(reopened && { reopened }),
    // what is said otherwise before it was heard goes on with what the old wording would have
    ...(earlier?.intent !== undefined && { intent: earlier.intent }),
  };
  if (event.authority === 'public') return { state, run: { ...run, queue: [...run.queue, due] } };

  const next: Run = {
    ...run,
    news: event.seq,
    due: dueAfterInput(run.due, event),
    budget_use: { ...run.budget_use, idle_turns: 0, user_spoke: true },
    invalid: 0,
    halt: run.halt && endsWithAnyInput(run.halt.reason) ? null : run.halt,
  };
  if (event.repeats !== undefined) {
    const queue = run.queue.map((due) => (due.seq === event.repeats ? { ...due, repeated: event.seq } : due));
    return { state, run: { ...next, queue } };
  }
  if (!isMessage(event)) return { state, run: { ...next, due: run.due, halt: run.halt } };
  const { confirm, asking, amended } = run;
  if (amended && event.choice?.question === amended.output) {
    const goals = snapshot.state.plan.goals.flatMap(({ id }) => (amended.goals.includes(id) ? [id] : []));
    const over = { ...next, amended: null };
    return {
      state,
      run: goals.length > 0 ? withConfirmation(over, { kind: 'keep_goal', output: event.seq, goals }) : over,
    };
  }
  if (confirm?.kind === 'keep_goal' && event.choice?.question === confirm.output) {
    return { state, run: withFirstGoalSettled(next, confirm) };
  }
  const isAnswer = !event.aside && !event.care && event.judged === undefined;
  if (asking && asking.answer === null && !isCommand(text) && isAnswer) {
    const taint = [...new Set([...asking.taint, ...event.taint])].sort();
    next.asking = { ...asking, answer: event.seq, taint };
    if (asking.task !== null) return { state, run: next }; // the question's result makes the plan due
    return { state, run: { ...next, queue: [...run.queue, { ...due, answers: asking.decision }] } };
  }
  return { state, run: withMessage(next, due, event) };
}

/** What the person says now goes before what they had asked for again, and stands in place of what they say otherwise. */
function runBeforeInput(run: Run, { seq, supersedes }: EventOf<'input'>): Run {
  if (supersedes === undefined) return withoutAgain(run);
  return { ...withoutSuperseded(withoutAgain(run), supersedes), forgotten: seq };
}

/** What goes on speaks as the person spoke last. Nobody is asked for a purpose on words of distress: another start asks. */
function dueAfterInput(due: Due | null, { lang, care }: EventOf<'input'>): Due | null {
  return due === null || (care && due.kind === 'start') ? null : { ...due, lang };
}

function withFirstGoalSettled(run: Run, asked: Extract<Confirmation, { kind: 'keep_goal' }>): Run {
  const goals = asked.goals.slice(1);
  if (goals.length === 0) return withoutConfirmations(run, (open) => open === asked);
  return { ...run, confirm: { ...asked, goals } };
}

function evolveOutput(snapshot: Snapshot, event: EventOf<'output'>): Snapshot {
  if (event.cut) return { ...snapshot, run: withoutCut(snapshot.run, event.to ?? []) };
  const alarms = withAlarmLine(snapshot.run.alarms, event);
  const run = alarms === snapshot.run.alarms ? snapshot.run : { ...snapshot.run, alarms: [...alarms] };
  if (event.code === 'reply.care') return { ...snapshot, run: { ...run, cared_on: dayOf(event) } };
  if (run !== snapshot.run || event.kind !== 'question') return { ...snapshot, run };
  if (event.decision !== null && run.asking?.decision === event.decision) {
    return { ...snapshot, run: { ...run, asking: { ...run.asking, output: event.seq } } };
  }
  if (event.code === 'question.goals_kept')
    return { ...snapshot, run: { ...run, amended: run.amended && { ...run.amended, output: event.seq } } };
  const kind = matterOf(event.code ?? '');
  const asked = (open: Confirmation) => (open.kind === kind ? { ...open, output: event.seq } : open);
  return kind === null ? snapshot : { ...snapshot, run: withChangedConfirmations(run, asked) };
}

function dayOf({ parameters }: EventOf<'output'>): string | null {
  const day = parameters?.['day'];
  return typeof day === 'string' ? day : null;
}

/** What a line of code asks about. */
function matterOf(code: string): Confirmation['kind'] | null {
  switch (code) {
    case 'question.interrupted':
    case 'question.interrupted.thinking':
    case 'question.interrupted.rule':
      return 'interrupted';
    case 'question.keep_goal':
    case 'question.keep_goal.dropped':
      return 'keep_goal';
    case 'question.uncertain':
      return 'uncertain';
    default:
      return null;
  }
}

function evolveObservation(snapshot: Snapshot, event: EventOf<'observation'>): Snapshot {
  const { run } = snapshot;
  // what an action of our own showed is no news: else the loop guard would never find a loop
  const news = event.trigger === null ? event.seq : run.news;
  const observations = [...run.observations, event.seq].slice(-keptObservations);
  const alarms = event.source === 'clock' ? [...withClockBack(run.alarms, event.time)] : run.alarms;
  const used = { ...run.budget_use, idle_turns: 0 };
  return { ...snapshot, run: { ...run, alarms, news, observations, budget_use: used } };
}

function evolveLifecycle(snapshot: Snapshot, event: EventOf<'lifecycle'>): Snapshot {
  const { state, run } = snapshot;
  const plainDue = { seq: event.seq, lang: event.lang, taint: event.taint, is_public: false, answers: null };
  switch (event.name) {
    case 'started': {
      const isIdle = run.asking === null && run.intake === null && run.queue.length === 0;
      // one whose words were taken out is there all the same: a start before that asked for none
      const isNew = state.plan.purpose === null && run.purpose_seq === null && isIdle && !run.asked_for_purpose;
      return {
        state,
        run: { ...run, log: event.log ?? run.log, due: isNew ? { ...plainDue, kind: 'start' } : run.due },
      };
    }
    case 'halted': {
      if (!isHaltReason(event.reason)) return snapshot;
      const reason = run.halt ? strongerHalt(run.halt.reason, event.reason) : event.reason;
      const before = withoutAgain(run);
      const left = event.reason === 'invalid' ? withoutUnanswered(before, event.trigger) : before;
      return { state, run: { ...left, halt: { reason, seq: event.seq, detail: textOf(event.detail ?? null) } } };
    }
    case 'resumed':
      return resume(snapshot, { ...plainDue, kind: 'plan' }, event);
    case 'interrupted':
      if (!event.task) return snapshot;
      return {
        state,
        run: {
          ...withConfirmation(run, { kind: 'interrupted', output: event.seq, task: event.task }),
          interrupted: { task: event.task, seq: event.seq },
        },
      };
    case 'invalid_output': {
      const attempts = attemptsAfter(run, event.trigger ?? event.seq, event.attempt ?? 1);
      return { state, run: { ...run, attempts, invalid: run.invalid + 1 } };
    }
    case 'imported':
      return evolveImported(snapshot, event);
    case 'asked_again':
      return { state, run: withAskedAgain(run, event) };
    case 'new_topic':
      return { state, run: { ...run, topic: event.seq, forgotten: event.seq } };
    case 'recovered':
      return snapshot;
  }
}

function resume(snapshot: Snapshot, due: Due, { time, trigger }: EventOf<'lifecycle'>): Snapshot {
  const { state, run } = snapshot;
  const next: Run = {
    ...withoutConfirmations(run, ({ kind }) => kind === 'interrupted'),
    halt: null,
    invalid: 0,
    interrupted: null,
    due: run.due ? { ...run.due, lang: due.lang } : hasPlanToFollow(snapshot) ? due : null,
  };
  if (run.halt?.reason !== 'budget') return { state, run: next };
  const closed = closeRequest({ state, run: next }, 'budget.extend');
  if (trigger !== null) return closed; // after a y: its own change did it
  const fresh = withFreshBudget({ ...closed.run, halt: run.halt }, time);
  return { ...closed, run: { ...fresh, halt: null } };
}

function closeRequest({ state, run }: Snapshot, capability: string): Snapshot {
  if (run.pending?.capability !== capability) return { state, run };
  return { state: { ...state, action: { ...state.action, phase: null } }, run: { ...run, pending: null } };
}

/** Where the cycle stands: what it waits for, else the element it last passed while more is due, else idle. */
function phaseAfter(run: Run, event: LogEvent): Phase {
  if (run.halt) return 'halted';
  if (run.pending) return 'approving';
  if (run.executing || run.granted) return 'action';
  if ((run.asking && run.asking.answer === null) || run.confirm) return 'asking';
  if (run.queue.length === 0 && run.due === null && run.asking === null) return 'idle';
  switch (event.type) {
    case 'input':
      return 'input';
    case 'thought':
      return event.decision.plan_update ? 'plan' : 'thought';
    case 'action':
      return 'action';
    case 'result':
    case 'observation':
      return 'result';
    case 'output':
      return run.phase === 'asking' || run.phase === 'idle' ? 'result' : run.phase;
    default:
      return run.phase === 'halted' || run.phase === 'approving' || run.phase === 'asking' ? 'thought' : run.phase;
  }
}

/** A line of the documents' own log shape: it moves the five elements as it did there, and asks for nothing here. */
function evolveForeign(snapshot: Snapshot, event: { foreign?: true }): Snapshot {
  const body = event.foreign ? readForeign(event) : null;
  if (!body) return snapshot;
  const { state } = snapshot;
  switch (body.type) {
    case 'input':
      return {
        ...snapshot,
        state: {
          ...state,
          input: { source: body.source, authority: authorityOf(body.source), text: textOf(body.text) },
        },
      };
    case 'thought':
      return {
        ...snapshot,
        state: { ...state, thought: { judgment: textOf(body.judgment), intent: textOf(body.intent) } },
      };
    case 'action':
      return { ...snapshot, state: { ...state, action: { phase: null, summary: textOf(body.summary) } } };
    case 'result':
      if (body.status === 'goal_done') return snapshot;
      return { ...snapshot, state: { ...state, result: { status: body.status, summary: textOf(body.summary) } } };
  }
}
