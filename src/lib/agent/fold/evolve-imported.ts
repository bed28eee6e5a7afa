import type { DocumentState } from '../../events/document-state';
import { textOf } from '../../events/family';
import type { EventOf, LogEvent } from '../../events/log-event';
import type { AvatarState, Due, Goal, Run, Snapshot, Task, TaskControl } from './snapshot';

/** What was brought here: nothing goes on by itself, and a state without its log takes the place of an empty one. */
export function evolveImported(snapshot: Snapshot, event: EventOf<'lifecycle'>): Snapshot {
  const begun = { ...snapshot, run: { ...snapshot.run, log: event.log ?? snapshot.run.log, forgotten: event.seq } };
  const filled = event.state ? withState(begun, event.state, event.seq) : begun;
  return resting(closeAllRequests(filled), event.seq);
}

/** The goals that ended with an event, for the table that keeps them. `after`: the snapshot that the event led to. */
export function goalsEndedBy(event: LogEvent, after: Snapshot): { seq: number; goal: Goal }[] {
  if (event.type === 'lifecycle' && event.name === 'imported' && event.state) {
    return endedGoals(event.state).map((goal) => ({ seq: event.seq, goal }));
  }
  if (event.type !== 'result' || event.status !== 'goal_done') return [];
  const goal = after.run.finished_goals.find(({ id }) => id === event.goal);
  return goal ? [{ seq: event.seq, goal }] : [];
}

/** The goals of an imported state that had ended there: they are shown and kept, and nothing is left to do for them. */
function endedGoals(state: DocumentState): Goal[] {
  return goalsOf(state).filter(({ status }) => status === 'done');
}

function withState({ run }: Snapshot, given: DocumentState, seq: number): Snapshot {
  const { input, plan, thought, action, result } = given;
  const goals = goalsOf(given).filter(({ status }) => status === 'active');
  const state: AvatarState = {
    input: { ...input, text: textOf(input.text) },
    plan: { purpose: textOf(plan.purpose), goals: goals.map(withoutActiveTask) },
    thought: { judgment: textOf(thought.judgment), intent: textOf(thought.intent) },
    action: { phase: null, summary: textOf(action.summary) }, // what was asked or under way there is neither here
    result: { ...result, summary: textOf(result.summary) },
  };
  const next: Run = {
    ...run,
    purpose_kind: state.plan.purpose === null ? null : 'to_reach',
    plan_taint: ['import'],
    tasks: Object.fromEntries(goals.flatMap(({ tasks }) => tasks.map(({ id }) => [id, control(seq)]))),
    finished_goals: endedGoals(given).slice(-3),
    next_goal: Math.max(0, ...plan.goals.map(({ id }) => Number(id.slice(1)))) + 1,
    news: seq,
  };
  return { state, run: next };
}

function goalsOf({ plan }: DocumentState): Goal[] {
  return plan.goals.map((goal) => ({
    ...goal,
    name: textOf(goal.name),
    tasks: goal.tasks.map((task) => ({ ...task, name: textOf(task.name) })),
  }));
}

function withoutActiveTask(goal: Goal): Goal {
  return {
    ...goal,
    tasks: goal.tasks.map((task) => (task.status === 'active' ? { ...task, status: 'pending' as const } : task)),
  };
}

/** No decision here planned it: decisionFor names the one that follows. */
function control(seq: number): TaskControl {
  return {
    step: null,
    actions: 0,
    tries: 0,
    result: null,
    answers: [],
    cause: null,
    decision: `D${seq}`,
  };
}

/** After an import nothing that was asked or granted elsewhere can be answered or run here: it is asked anew. */
function closeAllRequests({ state, run }: Snapshot): Snapshot {
  const open = [run.pending, run.granted].flatMap((request) => request ?? []);
  if (open.length === 0) return { state, run };
  const isOpen = (task: Task) => task.status === 'active' && open.some((request) => request.task === task.id);
  const goals = state.plan.goals.map((goal) => ({
    ...goal,
    tasks: goal.tasks.map((task) => (isOpen(task) ? { ...task, status: 'pending' as const } : task)),
  }));
  const ofTask = open.find(({ task }) => task !== null);
  const due: Due | null = ofTask
    ? {
        seq: ofTask.thought,
        kind: 'plan',
        lang: ofTask.lang,
        taint: ofTask.taint,
        is_public: ofTask.is_public,
        answers: null,
      }
    : null;
  return {
    state: { ...state, plan: { ...state.plan, goals }, action: { ...state.action, phase: null } },
    run: { ...run, pending: null, granted: null, due: run.due ?? due },
  };
}

/** What would be done next was decided elsewhere: the person says when it goes on. */
function resting({ state, run }: Snapshot, seq: number): Snapshot {
  const isSomethingNext =
    state.plan.goals.length > 0 || run.due?.kind === 'plan' || run.queue.some(({ later }) => later === true);
  if (run.halt || !isSomethingNext) return { state, run };
  return { state, run: { ...run, halt: { reason: 'imported', seq, detail: null } } };
}
