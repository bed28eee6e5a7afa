import { hasOpenQuestion } from '../../agent/fold/halts';
import { nextWork } from '../../agent/step/next-work';
import type { Goal, Phase, Run, Snapshot } from '../../agent/fold/snapshot';

/** What the page reads out of the snapshot in more than one place. Pure. */

const busy: readonly Phase[] = ['input', 'plan', 'thought', 'action', 'result'];

/** Nobody said anything yet, and there is no purpose: the very first minute. */
export function isFirstMinute({ state }: Snapshot): boolean {
  return state.plan.purpose === null && state.input.source === null;
}

/**
 * Nothing to work for, and nothing asked: what one may begin with stays in reach. Rules know little else to say; with a mind that reads one
 * just talks once something was said.
 */
export function mayBegin({ state, run }: Snapshot, isMindChosen: boolean): boolean {
  const isWithout = state.plan.purpose === null || run.is_purpose_reached;
  if (isMindChosen && state.input.source !== null) return false;
  return isWithout && run.phase === 'idle' && state.plan.goals.length === 0;
}

/** The agent is at work by itself, and does not wait for anyone. */
export function isBusy(run: Run): boolean {
  return busy.includes(run.phase);
}

/** What is due of that trigger is not answered yet, and the cycle is not halted over it. */
export function isStillDue({ queue, due, halt }: Run, trigger: number): boolean {
  const waiting = queue.find(({ seq }) => seq === trigger) ?? (due?.seq === trigger ? due : undefined);
  return waiting !== undefined && !(halt && halt.seq > (waiting.again?.seq ?? trigger));
}

/**
 * Where the cycle stands for whoever looks: a mind may take long over what came, and all that while it is neither idle nor at what it
 * last passed. `spokenTo`: trigger of what it is at work on; null: of nothing.
 */
export function shownPhase(run: Run, spokenTo: number | null): Phase {
  const { phase } = run;
  const isThinking = spokenTo !== null && isStillDue(run, spokenTo);
  return isThinking && phase !== 'halted' && phase !== 'approving' && phase !== 'action' ? 'thought' : phase;
}

/** Stop becomes Resume: it is halted, or a task was cut off and nothing runs meanwhile. */
export function isResumable(run: Run): boolean {
  return run.halt !== null || (run.interrupted !== null && !isBusy(run));
}

/** Only repair helps: neither Resume nor a message goes on from here. */
export function isBeyondResume(run: Run): boolean {
  const reason = run.halt?.reason;
  return reason === 'storage' || reason === 'data_lost' || reason === 'corrupt';
}

/** A waiting build may be activated: nothing runs that the reload would cut off. */
export function isRestful(run: Run): boolean {
  return run.phase === 'idle' || run.phase === 'asking' || run.phase === 'halted';
}

/** The task that is at work or waits for the person; its row is marked. */
export function currentTask({ state, run }: Snapshot): string | null {
  const named =
    run.pending?.task ?? run.granted?.task ?? run.executing?.task ?? run.asking?.task ?? run.interrupted?.task;
  if (named != null) return named;
  const active = state.plan.goals.flatMap((goal) => goal.tasks).find((task) => task.status === 'active');
  return active?.id ?? null;
}

/** The task that Drop would drop, where that is worth a button: it was cut off, stopped, or waits for a reply. */
export function droppableTask(snapshot: Snapshot): string | null {
  const { run } = snapshot;
  if (run.interrupted) return run.interrupted.task;
  if (run.halt?.reason === 'stopped') return currentTask(snapshot);
  return run.halt ? null : (run.asking?.task ?? null);
}

/** Goals of the plan pane, oldest first: the active ones, and those that just ended, until the plan changes next. */
export function shownGoals({ state, run }: Snapshot): Goal[] {
  const active = new Set(state.plan.goals.map((goal) => goal.id));
  const ended = run.finished_goals.filter((goal) => !active.has(goal.id));
  return [...ended, ...state.plan.goals].sort((a, b) => goalNumber(a.id) - goalNumber(b.id));
}

/** The name of a task of the plan; null where it has none or was redacted. */
export function taskName(snapshot: Snapshot, id: string): string | null {
  const task = shownGoals(snapshot)
    .flatMap((goal) => goal.tasks)
    .find((candidate) => candidate.id === id);
  return task?.name ?? null;
}

/** A message of the person's is being answered, and nothing holds that up. */
export function isAnswering({ queue, halt }: Run): boolean {
  return halt === null && queue.some(({ kind, is_public: isPublic, later }) => kind === 'input' && !isPublic && !later);
}

/** Seq of the line that asks something now; null: there is none. */
export function openQuestion(run: Run): number | null {
  return run.confirm?.output ?? run.asking?.output ?? null;
}

/** A question waits for the person's reply, and nothing comes before it. The very first is all that there is to see. */
export function waitsForReply({ state, run }: Snapshot): boolean {
  if (!hasOpenQuestion(run) || run.halt || run.interrupted) return false;
  return state.plan.purpose !== null || run.intake !== null;
}

/** Whether the choices of the line of that seq can still be pressed: those of the open question, and of a ring. */
export function isOpenQuestion(run: Run, seq: number): boolean {
  return openQuestion(run) === seq || run.amended?.output === seq || run.alarms.some(({ ring }) => ring === seq);
}

function goalNumber(id: string): number {
  return Number(id.slice(1));
}

/** Nothing goes on by itself: the cycle is idle, halted, or waits for the person, and nothing is due. `now`: ms since 1970 UTC. */
export function isAtRest(snapshot: Snapshot, now: number): boolean {
  const { phase, executing } = snapshot.run;
  const rests = phase === 'idle' || phase === 'halted' || phase === 'approving' || phase === 'asking';
  return rests && executing === null && nextWork(snapshot, now).kind === 'rest';
}
