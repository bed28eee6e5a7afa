import type { PlanUpdate } from '../../events/decision';
import { textOf } from '../../events/family';
import type { EventOf } from '../../events/log-event';
import { budgetAfterTurn } from './budget';
import { hasPlanToFollow, restsAt, withPurpose } from './goals';
import { withThought } from './intents';
import type { Due, Goal, Run, Snapshot, TaskControl } from './snapshot';

export function evolveThought(snapshot: Snapshot, event: EventOf<'thought'>): Snapshot {
  const { state, run } = snapshot;
  const { decision } = event;
  const trigger =
    run.due?.seq === event.trigger ? run.due : (run.queue.find(({ seq }) => seq === event.trigger) ?? null);
  const isPlan = trigger !== null && trigger === run.due;
  const isOfUser = (trigger?.kind === 'input' || trigger?.kind === 'follow') && !trigger.is_public;
  const acts = decision.decision_outcome === 'do_action' && decision.action_type !== null;
  const next: Run = {
    ...withThought(run, event, trigger),
    ...(event.answers !== undefined && { asking: answeredBy(run, event) }),
    turn: run.turn + 1,
    queue: decision.later
      ? run.queue.map((message) => (message.seq === event.trigger ? { ...message, later: true } : message))
      : withoutEnded(run.queue, event).filter(({ seq }) => seq !== event.trigger && !event.also?.includes(seq)),
    due: isPlan ? null : run.due,
    invalid: 0,
    budget_use: budgetAfterTurn(run.budget_use, event.time, isOfUser),
    decided:
      acts && decision.action_type !== null
        ? {
            decision: `D${event.seq}`,
            thought: event.seq,
            capability: decision.action_type,
            task: decision.task ?? null,
            finishes: decision.finishes,
            ...(decision.leaves_more !== undefined && { leaves_more: decision.leaves_more }),
            lang: event.lang ?? trigger?.lang ?? null,
            taint: event.taint,
            is_public: trigger?.is_public ?? false,
            ...(trigger?.command !== undefined && { command: trigger.command }),
            ...(event.serves !== undefined && { serves: event.serves }),
            ...(event.say !== undefined && { said: true as const }),
            ...(event.closes?.status === 'blocked' && { rests: true as const }),
          }
        : null,
  };
  const until = event.closes?.from ?? event.closes?.day;
  if (isPlan) delete next.rests_until;
  if ((isPlan || isOfUser) && until !== undefined) next.rests_until = until;
  next.attempts = decision.later ? attemptsAfter(next, event.trigger ?? 0, event.attempt) : stillDue(next);
  const control = decision.task === undefined ? undefined : next.tasks[decision.task];
  if (decision.task !== undefined && control) {
    next.tasks = { ...next.tasks, [decision.task]: { ...control, decision: `D${event.seq}` } };
  }
  const asks = acts && decision.action_type === 'question';
  if (asks) next.asked_for_purpose = trigger?.kind === 'start';
  if (asks && isPlan && state.plan.goals.length === 0 && state.plan.purpose !== null) next.asked_whether_reached = true;

  const thought = { judgment: textOf(event.judgment), intent: textOf(event.intent) };
  const thinking: Snapshot = { state: { ...state, thought }, run: next };
  const planned = decision.plan_update ? updatePlan(thinking, decision.plan_update, event, trigger) : thinking;
  return isOfUser ? withPlanLookedAtAgain(planned, event, trigger) : planned;
}

/** What was to go on with an intent that ends now is for itself alone. */
function withoutEnded(queue: readonly Due[], { serves, closes }: EventOf<'thought'>): Due[] {
  return queue.map((due) => {
    if (!closes || due.kind !== 'input' || due.intent === undefined || due.intent !== serves) return due;
    const { intent: _, ...own } = due;
    return own;
  });
}

/** The question that the mind found answered, by what it judged. */
function answeredBy({ asking }: Run, { answers, ends_task, trigger, taint }: EventOf<'thought'>): Run['asking'] {
  if (!asking || asking.answer !== null || asking.output !== answers || trigger === null) return asking;
  const finishes = asking.finishes || (asking.task !== null && asking.task === ends_task);
  return { ...asking, answer: trigger, finishes, taint: [...new Set([...asking.taint, ...taint])].sort() };
}

/** Deliberations so far on one trigger that left a record of their own. */
export function attemptsOn(run: Run, trigger: number): number {
  return run.attempts.find((known) => known.trigger === trigger)?.count ?? 0;
}

/** After one more on `trigger`. Triggers that are due no more are forgotten. */
export function attemptsAfter(run: Run, trigger: number, count: number): Run['attempts'] {
  const others = stillDue(run).filter((known) => known.trigger !== trigger);
  return [...others, { trigger, count }];
}

/** The person's word is a change of the situation: a plan that rests is judged anew after it, unless it rests until a day. */
function withPlanLookedAtAgain(snapshot: Snapshot, event: EventOf<'thought'>, trigger: Due): Snapshot {
  const { state, run } = snapshot;
  if (run.due !== null || !hasPlanToFollow(snapshot)) return snapshot;
  if (restsAt(run, event.time)) return snapshot;
  return { state, run: { ...run, due: planDue(event, trigger) } };
}

function planDue(event: EventOf<'thought'>, trigger: Due | null): Due {
  return {
    seq: event.seq,
    kind: 'plan',
    lang: event.lang ?? trigger?.lang ?? null,
    taint: event.taint,
    is_public: trigger?.is_public ?? false,
    answers: null,
  };
}

function updatePlan(
  { state, run }: Snapshot,
  update: PlanUpdate,
  event: EventOf<'thought'>,
  trigger: Due | null,
): Snapshot {
  if (update.purpose_dropped) return withoutPurpose({ state, run }, event.seq);
  const isNewPlan = update.purpose !== undefined && state.plan.goals.length === 0;
  const given = update.purpose === undefined ? { state, run } : withPurpose({ state, run }, purposeIn(update, event));
  const next: Run = { ...given.run };
  const plan = { ...given.state.plan };
  if (update.purpose !== undefined || (update.goals ?? []).length > 0) {
    next.plan_taint = [...new Set([...(isNewPlan ? [] : run.plan_taint), ...event.taint])].sort();
  }
  if (update.purpose_reached === true) next.is_purpose_reached = true;
  if (update.purpose !== undefined) next.is_purpose_reached = false;
  else if (update.purpose_kind !== undefined) next.purpose_kind = update.purpose_kind;
  if (update.intake !== undefined) next.intake = update.intake;
  if (update.goals !== undefined && update.goals.length > 0) {
    const tasks: Record<string, TaskControl> = { ...next.tasks };
    const goals = update.goals.map((planned): Goal => {
      for (const { id, step } of planned.tasks) {
        tasks[id] = { step, actions: 0, tries: 0, result: null, answers: [], cause: null, decision: `D${event.seq}` };
      }
      return {
        id: planned.id,
        name: textOf(planned.name),
        status: 'active',
        tasks: planned.tasks.map(({ id, name, owner, date }) => ({
          id,
          name: textOf(name),
          status: 'pending',
          ...(owner && { owner }),
          ...(date !== undefined && { date }),
        })),
      };
    });
    plan.goals = [...plan.goals, ...goals];
    next.tasks = tasks;
    const ids = [...plan.goals, ...run.finished_goals].map(({ id }) => id);
    const known = Object.entries(run.planned).filter(([id]) => ids.includes(id));
    next.planned = Object.fromEntries([...known, ...update.goals.map(({ id }): [string, number] => [id, event.seq])]);
    next.next_goal = Math.max(next.next_goal, ...update.goals.map(({ id }) => Number(id.slice(1)) + 1));
    next.finished_goals = [];
    next.asked_whether_reached = false;
    next.is_purpose_reached = false;
    next.due = planDue(event, trigger);
  }
  // a mind that reads may have answered in words alone; rules ask first what they want to know
  if (update.purpose !== undefined && next.due === null && event.way !== undefined && event.way !== 'rules')
    next.due = planDue(event, trigger);
  return { state: { ...state, plan }, run: next };
}

/** Nothing is worked for: what was planned goes by the person's word on each goal, and no start asks for another purpose. */
function withoutPurpose(snapshot: Snapshot, output: number): Snapshot {
  const { state, run } = withPurpose(snapshot, { text: null, kind: null, thought: null, output });
  const hasGoals = state.plan.goals.length > 0;
  const next: Run = { ...run, intake: null, asked_for_purpose: true };
  if (hasGoals) return { state, run: next };
  delete next.rests_until;
  return { state, run: { ...next, due: null, plan_taint: [] } };
}

function purposeIn(
  { purpose, purpose_kind: kind = 'to_reach' }: PlanUpdate,
  { seq }: EventOf<'thought'>,
): Parameters<typeof withPurpose>[1] {
  return { text: purpose === undefined ? null : textOf(purpose), kind, thought: seq, output: seq };
}

/** What is left once some triggers were dealt with. */
function stillDue({ attempts, queue, due }: Run): Run['attempts'] {
  return attempts.filter(({ trigger }) => due?.seq === trigger || queue.some(({ seq }) => seq === trigger));
}
