import type { EventOf, LogEvent } from '../events/log-event';
import { textOf } from '../events/family';
import { evolveAction } from './evolve-action';
import { evolveApproval } from './evolve-approval';
import { evolveResult } from './evolve-result';
import { evolveThought } from './evolve-thought';
import type { Phase, Run, Snapshot } from './snapshot';

/**
 * The fold: the snapshot after one more event. Total: an event that makes no sense where it stands changes as little as possible,
 * since finding such is the audit's work. Its answer depends on nothing but its arguments.
 */
export function evolve(snapshot: Snapshot, event: LogEvent): Snapshot {
  const next = apply(snapshot, event);
  const run: Run = { ...next.run, last: { seq: event.seq, hash: event.hash, time: event.time } };
  return { state: next.state, run: { ...run, phase: phaseAfter(run, event) } };
}

function apply(snapshot: Snapshot, event: LogEvent): Snapshot {
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
      return event.subject === 'budget' ? withFreshBudget(snapshot) : snapshot;
    case 'redacted': // a fold over the stored log reads a redacted text as null by itself
      return snapshot;
  }
}

function evolveInput(snapshot: Snapshot, event: EventOf<'input'>): Snapshot {
  const { run } = snapshot;
  const text = textOf(event.text);
  const state = { ...snapshot.state, input: { source: event.source, authority: event.authority, text } };
  const due = {
    seq: event.seq,
    kind: 'input' as const,
    lang: event.lang,
    taint: event.taint,
    is_public: event.authority === 'public',
    answers: null,
  };
  if (event.authority === 'public') return { state, run: { ...run, queue: [...run.queue, due] } };

  const next: Run = {
    ...run,
    news: event.seq,
    budget_use: { ...run.budget_use, idle_turns: 0, user_spoke: true },
    attempts: run.attempts && { ...run.attempts, invalid: 0 },
    halt: run.halt && endsWithAnyInput(run.halt.reason) ? null : run.halt,
  };
  const { confirm, asking } = run;
  if (confirm?.kind === 'keep_goal' && event.choice?.question === confirm.output) {
    const goals = confirm.goals.slice(1);
    return { state, run: { ...next, confirm: goals.length === 0 ? null : { ...confirm, goals } } };
  }
  if (asking && asking.answer === null && !isCommand(text)) {
    next.asking = { ...asking, answer: event.seq };
    if (asking.task !== null) return { state, run: next }; // the question's result makes the plan due
    return { state, run: { ...next, queue: [...run.queue, { ...due, answers: asking.decision }] } };
  }
  return { state, run: { ...next, queue: [...run.queue, due] } };
}

/** A /command is no answer to a question. Part of the declared grammar of chat. */
function isCommand(text: string | null): boolean {
  return text !== null && text.trimStart().startsWith('/');
}

function endsWithAnyInput(reason: string): boolean {
  return reason === 'rejected' || reason === 'invalid' || reason === 'mind' || reason === 'imported';
}

function evolveOutput(snapshot: Snapshot, event: EventOf<'output'>): Snapshot {
  const { run } = snapshot;
  if (event.kind !== 'question') return snapshot;
  if (event.decision !== null && run.asking?.decision === event.decision) {
    return { ...snapshot, run: { ...run, asking: { ...run.asking, output: event.seq } } };
  }
  if (event.code?.startsWith('question.') && run.confirm) {
    return { ...snapshot, run: { ...run, confirm: { ...run.confirm, output: event.seq } } };
  }
  return snapshot;
}

function evolveObservation(snapshot: Snapshot, event: EventOf<'observation'>): Snapshot {
  const { run } = snapshot;
  // what an action of our own showed is no news: else the loop guard would never find a loop
  const news = event.trigger === null ? event.seq : run.news;
  return { ...snapshot, run: { ...run, news, budget_use: { ...run.budget_use, idle_turns: 0 } } };
}

function evolveLifecycle(snapshot: Snapshot, event: EventOf<'lifecycle'>): Snapshot {
  const { state, run } = snapshot;
  const plainDue = { seq: event.seq, lang: event.lang, taint: event.taint, is_public: false, answers: null };
  switch (event.name) {
    case 'started': {
      const isNew = state.plan.purpose === null && run.asking === null && run.intake === null && run.queue.length === 0;
      return {
        state,
        run: { ...run, log: event.log ?? run.log, due: isNew ? { ...plainDue, kind: 'start' } : run.due },
      };
    }
    case 'halted':
      return {
        state,
        run: { ...run, halt: { reason: event.reason as never, seq: event.seq, detail: textOf(event.detail ?? null) } },
      };
    case 'resumed': {
      const wasBudget = run.halt?.reason === 'budget';
      const next: Run = {
        ...run,
        halt: null,
        interrupted: null,
        confirm: run.confirm?.kind === 'interrupted' ? null : run.confirm,
        due: run.due ?? (state.plan.goals.length > 0 ? { ...plainDue, kind: 'plan' } : null),
      };
      return wasBudget ? withFreshBudget(closeRequest({ state, run: next }, 'budget.extend')) : { state, run: next };
    }
    case 'interrupted':
      if (!event.task) return snapshot;
      return {
        state,
        run: {
          ...run,
          interrupted: { task: event.task, seq: event.seq },
          confirm: run.confirm ?? { kind: 'interrupted', output: event.seq, task: event.task },
        },
      };
    case 'invalid_output': {
      const before = run.attempts?.trigger === event.trigger ? run.attempts : null;
      const attempts = {
        trigger: event.trigger ?? event.seq,
        count: event.attempt ?? 1,
        invalid: (before?.invalid ?? 0) + 1,
      };
      return { state, run: { ...run, attempts } };
    }
    case 'imported':
      return resting(closeAllRequests(snapshot), event.seq);
    case 'recovered':
      return snapshot;
  }
}

function withFreshBudget({ state, run }: Snapshot): Snapshot {
  return { state, run: { ...run, budget_use: { hour: null, turns: 0, idle_turns: 0, user_spoke: true } } };
}

function closeRequest({ state, run }: Snapshot, capability: string): Snapshot {
  if (run.pending?.capability !== capability) return { state, run };
  return { state: { ...state, action: { ...state.action, phase: null } }, run: { ...run, pending: null } };
}

/** After an import nothing that was asked or granted elsewhere can be answered or run here: it is asked anew. */
function closeAllRequests({ state, run }: Snapshot): Snapshot {
  const open = run.pending ?? run.granted;
  if (!open) return { state, run };
  const goals = state.plan.goals.map((goal) => ({
    ...goal,
    tasks: goal.tasks.map((task) =>
      task.id === open.task && task.status === 'active' ? { ...task, status: 'pending' as const } : task,
    ),
  }));
  const due = run.due ?? {
    seq: open.thought,
    kind: 'plan' as const,
    lang: open.lang,
    taint: open.taint,
    is_public: open.is_public,
    answers: null,
  };
  return {
    state: { ...state, plan: { ...state.plan, goals }, action: { ...state.action, phase: null } },
    run: { ...run, pending: null, granted: null, due: open.task === null ? run.due : due },
  };
}

/** What would be done next was decided elsewhere: the person says when it goes on. */
function resting({ state, run }: Snapshot, seq: number): Snapshot {
  if (state.plan.goals.length === 0 || run.halt) return { state, run };
  return { state, run: { ...run, halt: { reason: 'imported', seq, detail: null } } };
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
