import { isByHand, keptNote, keptParts, type EndedResultBody } from '../../events/action-result';
import { textOf } from '../../events/family';
import { withUndoable } from './evolve-change';
import type { EventOf, LogEvent } from '../../events/log-event';
import {
  confirmationsOf,
  hasPlanToFollow,
  isByWish,
  restsAt,
  uncertainActions,
  withConfirmation,
  withoutConfirmations,
  withTaskStatus,
} from './goals';
import { hasOpenRequest } from './halts';
import { withoutIntentOf, withResult } from './intents';
import { isSpeaking } from './capability';
import {
  decidedAction,
  type ActionOnItsWay,
  type DecidedAction,
  type Due,
  type Goal,
  type OpenAction,
  type PastAction,
  type Run,
  type Snapshot,
} from './snapshot';

/** How many past actions are remembered for comparison. */
const rememberedActions = 8;

type EndedResult = LogEvent<EndedResultBody>;

export function evolveResult(snapshot: Snapshot, event: EventOf<'result'>): Snapshot {
  return event.status === 'goal_done' ? closeGoal(snapshot, event) : endAction(snapshot, event);
}

export function evolveAction(snapshot: Snapshot, event: EventOf<'action'>): Snapshot {
  const { run } = snapshot;
  const { saying, granted } = run;
  if (saying?.request === event.request) {
    const open = { ...saying, seq: event.seq };
    const next: Run =
      event.capability === 'question'
        ? { ...run, saying: null, asking: { ...open, output: event.seq, answer: null } }
        : { ...run, saying: open };
    return withTaskStarted({ ...snapshot, run: next }, event.task);
  }
  if (granted?.request !== event.request) return snapshot;
  const { time: _time, ...open } = granted;
  const state = { ...snapshot.state, action: { phase: 'executing' as const, summary: textOf(event.summary) } };
  return withTaskStarted({ state, run: { ...run, granted: null, executing: { ...open, seq: event.seq } } }, event.task);
}

function endAction({ state, run }: Snapshot, event: EndedResult): Snapshot {
  // a task that the person ends takes with it what waits for it, and nothing else of the decision that it was last under
  const ended = isByHand(event) ? null : holderOf(run, event);
  const speaks = ended !== null && isSpeaking(ended.capability);
  const request = ended && 'request' in ended ? ended.request : undefined;
  let next = isByHand(event) ? run : released(run, event);
  if (event.outcome === 'uncertain' && ended && 'seq' in ended) {
    next = withConfirmation(next, { kind: 'uncertain', output: event.seq, action: ended as OpenAction });
  }
  if (keptNote(event) ?? keptParts(event)) next = withUndoable(next, event.seq);
  if (event.cause === 'not_run' && ended) next.decided = decidedAction.parse(ended); // so that what was certainly not done can be asked anew
  if (!speaks && ended && event.action !== null && !isCutOff(event)) {
    const past: PastAction = {
      thought: ended.thought,
      task: event.task,
      result: event.seq,
      time: event.time,
      cause: event.cause,
      failed: event.outcome === 'failed',
    };
    next.past_actions = remembered([...run.past_actions, past]);
  }
  // what was taken back came to nothing, and what the person ended came of no action
  const isNoResult = event.cause === 'replaced' || (isByHand(event) && event.task !== null);
  if ((!speaks || isByWish(event.cause)) && !isNoResult)
    next.last_end = {
      ...{ task: event.task, cause: event.cause, ...(request !== undefined && { request }) },
      ...(ended &&
        event.cause === 'rejected' &&
        event.task !== null && { refused: { ...triedBy(ended), task: event.task } }),
    };
  const action = { ...state.action, phase: actionPhase(next) };
  const nextState =
    speaks || isNoResult
      ? { ...state, action }
      : { ...state, action, result: { status: event.status, summary: textOf(event.summary) } };
  const after: Snapshot = { state: nextState, run: next };
  if (event.task !== null) return endTaskStep(after, event, event.task, ended);
  return endWithoutTask(after, event, ended);
}

function triedBy({ capability, finishes }: DecidedAction): Pick<DecidedAction, 'capability' | 'finishes'> {
  return { capability, finishes };
}

function actionPhase(run: Run): Snapshot['state']['action']['phase'] {
  if (hasOpenRequest(run)) return 'approving';
  return run.executing ? 'executing' : null;
}

/** What was done beside the tasks may bear on them: a plan that rests goes on. Never because of public words. */
function endWithoutTask(snapshot: Snapshot, event: EndedResult, holder: ActionOnItsWay | null): Snapshot {
  const ended = holder ?? decidedFor(snapshot.run, event);
  const { state, run } = snapshot;
  const next = withResult(run, event, ended);
  if (next !== run) return { state, run: next }; // the mind is asked again, and the plan looked at after that
  if (run.due !== null || event.outcome === 'uncertain' || !ended || ended.is_public || !hasPlanToFollow(snapshot))
    return snapshot;
  if (isSpeaking(ended.capability) && (ended.rests || restsAt(run, event.time))) return snapshot;
  return { state, run: { ...run, due: dueAfter(event, ended) } };
}

function decidedFor({ decided }: Run, { decision }: EndedResult): DecidedAction | null {
  return decided?.decision === decision ? decided : null;
}

/** What the result means for its task, and that the plan is due. See the table "Outcome to task" of DESIGN section 4. */
function endTaskStep(
  { state, run }: Snapshot,
  event: EndedResult,
  task: string,
  ended: ActionOnItsWay | null,
): Snapshot {
  const control = run.tasks[task];
  if (!control) return { state, run };
  const finishes = ended?.finishes ?? true;
  const didNothing = isCutOff(event);
  // taken back before anybody answered: the task is as it was
  const isTry =
    (event.outcome === 'partial' || event.outcome === 'no_effect') && !didNothing && event.cause !== 'replaced';
  const status = event.outcome === 'success' && finishes ? 'done' : event.outcome === 'failed' ? 'fail' : null;
  let next: Run = {
    ...run,
    tasks: {
      ...run.tasks,
      [task]: {
        ...control,
        result: event.seq,
        // what was cut off before it did anything is no action of its task
        actions: control.actions - (didNothing ? 1 : 0),
        tries: control.tries + (isTry ? 1 : 0),
        answers: event.answer === undefined ? control.answers : [...control.answers, event.answer],
        cause: status === 'fail' ? event.cause : null,
      },
    },
  };
  // an end by the person's hand cuts off nothing that is thought about meanwhile
  if (event.outcome !== 'uncertain' && !(isByHand(event) && run.due)) next.due = dueAfter(event, ended);
  // what is left out brings the plan to its end as well
  if (status === 'done' || event.cause === 'needless') next.budget_use = { ...next.budget_use, idle_turns: 0 };
  if (status !== null) next = withoutIntentOf(withoutOpenMatters(next, task), task);
  next = withResult(next, event, ended);
  return { state: status === null ? state : withTaskStatus(state, task, status), run: next };
}

/** Cut off before it did anything: as if it had never been begun. */
function isCutOff({ outcome, cause }: EndedResult): boolean {
  return outcome === 'no_effect' && (cause === 'stopped' || cause === 'not_run');
}

function dueAfter(event: EndedResult, ended: DecidedAction | null): Due {
  return {
    seq: event.seq,
    kind: 'plan',
    lang: event.lang ?? ended?.lang ?? null,
    taint: event.taint,
    is_public: ended?.is_public ?? false,
    answers: null,
  };
}

/**
 * Nothing can wait for a task that has ended: neither the person nor the cycle could ever end it again. What a message began with it is over, too:
 * of what was taken away no result comes that could close it.
 */
function withoutOpenMatters(run: Run, task: string): Run {
  const gone = [run.asking, run.pending, run.granted, ...uncertainActions(run)].filter(
    (holder) => holder?.task === task,
  );
  const next: Run = {
    ...run,
    intents: run.intents.filter(({ id }) => !gone.some((holder) => holder?.serves === id)),
    asking: run.asking?.task === task ? null : run.asking,
    pending: run.pending?.task === task ? null : run.pending,
    granted: run.granted?.task === task ? null : run.granted,
    interrupted: run.interrupted?.task === task ? null : run.interrupted,
  };
  return withoutConfirmations(
    next,
    (open) =>
      (open.kind === 'interrupted' && open.task === task) || (open.kind === 'uncertain' && open.action.task === task),
  );
}

function closeGoal({ state, run }: Snapshot, event: EventOf<'result'> & { status: 'goal_done' }): Snapshot {
  const closing = state.plan.goals.find(({ id }) => id === event.goal);
  if (!closing) return { state, run };
  const done: Goal = { ...closing, status: 'done' };
  const goals = state.plan.goals.filter(({ id }) => id !== event.goal);
  const tasks = Object.fromEntries(
    Object.entries(run.tasks)
      .filter(([id]) => !closing.tasks.some((task) => task.id === id))
      .concat(
        closing.tasks.flatMap(({ id }) => (run.tasks[id] ? [[id, { ...run.tasks[id], step: null, answers: [] }]] : [])),
      ),
  );
  const finished = [...run.finished_goals, done].slice(-3);
  const shown = [...goals, ...finished];
  return {
    state: { ...state, plan: { ...state.plan, goals } },
    run: {
      ...withoutGoalToKeep(run, event.goal),
      finished_goals: finished,
      tasks: Object.fromEntries(
        Object.entries(tasks).filter(([id]) => shown.some((goal) => id.startsWith(`${goal.id}-`))),
      ),
      due: {
        seq: event.seq,
        kind: 'plan',
        lang: event.lang ?? run.due?.lang ?? null,
        taint: event.taint,
        is_public: false,
        answers: null,
      },
    },
  };
}

/** A goal that ended by itself is not asked about any more. */
function withoutGoalToKeep(run: Run, goal: string): Run {
  const open = confirmationsOf(run).find(({ kind }) => kind === 'keep_goal');
  if (open?.kind !== 'keep_goal' || !open.goals.includes(goal)) return run;
  const goals = open.goals.filter((id) => id !== goal);
  if (goals.length === 0) return withoutConfirmations(run, ({ kind }) => kind === 'keep_goal');
  const changed = { ...open, goals };
  return run.confirm === open
    ? { ...run, confirm: changed }
    : { ...run, confirms_waiting: run.confirms_waiting.map((waiting) => (waiting === open ? changed : waiting)) };
}

/** What the result ends. One that ran is told by its action's seq, since the same decision may have been asked anew meanwhile. */
function holderOf(run: Run, event: EndedResult): ActionOnItsWay | null {
  if (event.action !== null) {
    const ran = [run.executing, run.asking, run.saying, ...uncertainActions(run)];
    return ran.find((holder) => holder?.seq === event.action) ?? null;
  }
  const waiting = [run.pending, run.granted, run.asking, ...uncertainActions(run)];
  return waiting.find((holder) => holder?.decision === event.decision) ?? null;
}

function released(run: Run, event: EndedResult): Run {
  function isEnded(holder: { decision: string; seq: number }): boolean {
    return event.action === null ? holder.decision === event.decision : holder.seq === event.action;
  }
  function unlessEnded<T extends { decision: string; seq: number }>(holder: T | null): T | null {
    return holder && isEnded(holder) ? null : holder;
  }
  const next = withoutConfirmations(run, (open) => open.kind === 'uncertain' && isEnded(open.action));
  return {
    ...next,
    // only its own result ends what runs
    executing: event.action === null ? run.executing : unlessEnded(run.executing),
    saying: unlessEnded(run.saying),
    asking: unlessEnded(run.asking),
    pending: unlessEnded(run.pending),
    granted: unlessEnded(run.granted),
  };
}

/** Failed ones first to stay, and the newest two of any end. */
function remembered(actions: PastAction[]): PastAction[] {
  const newest = actions.slice(-2);
  const failed = actions.slice(0, -2).filter(({ failed }) => failed);
  return [...failed, ...newest].slice(-rememberedActions);
}

function withTaskStarted({ state, run }: Snapshot, task: string | null): Snapshot {
  if (task === null) return { state, run };
  const control = run.tasks[task];
  const tasks = control ? { ...run.tasks, [task]: { ...control, actions: control.actions + 1 } } : run.tasks;
  return { state: withTaskStatus(state, task, 'active'), run: { ...run, tasks } };
}
