import { canonicalJson } from '../../base/canonical-json';
import { isJsonObject, type JsonValue } from '../../base/json';
import { failure, type Result, success } from '../../base/result';
import { wellFormed } from '../../base/text';
import { actionDecision, type ActionDecision, type PlanUpdate } from '../../events/decision';
import { textOf } from '../../events/family';
import { saysInstead } from '../../events/input';
import { type CapabilityFace, type Catalogue, isSpeaking } from '../fold/capability';
import { hasOpenRequest, replaceableRequest } from '../fold/halts';
import { textLimits } from '../fold/inbox-row';
import type { LateStep } from './late-step';
import { proposedChanges, purposeCapability } from './proposed-change';
import { readingCapability } from '../fold/rules';
import { isTurnOfEnds } from '../fold/intents';
import { readingCapabilities, type Due, type PastAction, type Run, type Snapshot } from '../fold/snapshot';
import { currentTask, problemWithFound, reopenedStep } from '../fold/goals';
import { planCapability } from '../fold/task-change';
import type { EventOf } from '../../events/log-event';
import type { DeliberationOutput, HasDistress } from './turn';

export interface AcceptedDecision {
  decision: ActionDecision;
  /** Null without an action. */
  face: CapabilityFace | null;
}

type Output = Pick<
  Extract<DeliberationOutput, { kind: 'output' }>,
  'raw' | 'shown' | 'isRules' | 'purposeSaid' | 'place'
>;

/** How many tasks a goal has. */
const tasksPerGoal = { least: 5, most: 10 } as const;

/** Active goals at one time; more would not fit the snapshot. */
const maxActiveGoals = 8;

/**
 * Checks a mind's output whole. What does not validate is dropped: nothing is repaired, guessed or sliced. The message says what was
 * wrong, for the log.
 */
export function acceptDecision(
  { raw, shown, isRules, purposeSaid, place }: Output,
  due: Due,
  snapshot: Snapshot,
  catalogue: Catalogue,
  hasDistress: HasDistress = () => false,
  late?: Pick<LateStep, 'planProposed' | 'planKept'>,
): Result<AcceptedDecision, 'invalid'> {
  let decision: ActionDecision;
  try {
    // refuses what JSON cannot hold before anything reads it; inside of its strings a quotation mark is always escaped
    if (canonicalJson(raw).includes('"__proto__":')) return failure('invalid', 'a key is __proto__');
    const parsed = actionDecision.safeParse(raw);
    if (!parsed.success)
      return failure(
        'invalid',
        parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
      );
    decision = normal(parsed.data) as ActionDecision;
  } catch (error) {
    return failure('invalid', String(error));
  }
  const problem =
    problemWith(decision, due, snapshot, shown) ??
    problemWithCare(decision, due, hasDistress) ??
    problemWithReading(decision, due, place?.host ?? null) ??
    problemWithPlanWish(decision, due) ??
    problemWithFoundDone(decision, due, snapshot) ??
    (isRules
      ? null
      : (problemWithWays(decision) ??
        problemWithReader(decision, due, snapshot) ??
        problemWithPurpose(decision, due, purposeSaid)));
  if (problem) return failure('invalid', problem);
  if (decision.decision_outcome !== 'do_action') return success({ decision, face: null });

  const face = decision.action_type === null ? undefined : catalogue(decision.action_type);
  if (!face) return failure('invalid', `there is no action ${String(decision.action_type)}`);
  const payload = face.parse(decision.action_payload);
  if (!payload.ok) return failure('invalid', `payload of ${face.name}: ${payload.message}`);
  const planned = withPlanned(snapshot, decision.plan_update);
  const proposed = proposedChanges(planned, face.name, payload.value, { seq: 1, now: 0, catalogue, late });
  if (proposed?.ok === false) return failure('invalid', `payload of ${face.name}: ${proposed.message}`);
  return success({
    decision: { ...decision, action_payload: payload.value },
    face,
  });
}

/** The newest failure of the very same action, which only the person may repeat. A task that failed may be tried by another one. */
export function failureOf(
  decision: ActionDecision,
  run: Run,
  past: ReadonlyMap<number, EventOf<'thought'>>,
): PastAction | null {
  return (
    run.past_actions
      .filter(({ failed }) => failed)
      .reverse()
      .find(({ thought }) => {
        const before = past.get(thought);
        return (
          before?.decision.action_type === decision.action_type &&
          canonicalJson(before.decision.action_payload) === canonicalJson(decision.action_payload)
        );
      }) ?? null
  );
}

/** The last two actions were this one already, and nobody said anything and nothing was seen between: a third would be a loop. */
export function isLoop(decision: ActionDecision, run: Run, past: ReadonlyMap<number, EventOf<'thought'>>): boolean {
  const lastTwo = run.past_actions.slice(-2);
  return (
    lastTwo.length === 2 &&
    lastTwo.every(({ thought, result }) => result > run.news && isSameAction(decision, past.get(thought)))
  );
}

function problemWith(decision: ActionDecision, due: Due, snapshot: Snapshot, shown: readonly number[]): string | null {
  const unseen = decision.evidence_event_ids.find((seq) => !shown.includes(seq));
  if (unseen !== undefined) return `evidence ${unseen} was not shown`;
  if ((decision.decision_outcome === 'do_action') !== (decision.action_type !== null))
    return 'outcome and action disagree';
  if (decision.needless && (decision.decision_outcome !== 'skip' || decision.task === undefined))
    return 'only a task that is skipped can be needless';
  if (decision.later) {
    const isAnswered = decision.action_type !== null && isSpeaking(decision.action_type) && !decision.plan_update;
    if (due.kind !== 'input' || due.is_public || !isAnswered)
      return 'only a message of the person can wait, and only with an answer';
    if (!hasOpenRequest(snapshot.run)) return 'a message can wait only for a request';
  }
  const replaced = decision.replaces === undefined ? null : replaceableRequest(snapshot.run, due);
  if (decision.replaces !== undefined) {
    if (replaced?.decision !== decision.replaces) return `${decision.replaces} is not the request that is open`;
    if (decision.action_type === null || decision.later)
      return 'a request is taken back by words or by what takes its place';
    if (readingCapabilities.some((name) => name === decision.action_type))
      return 'what only looks takes no place of a request';
  }
  const planned = due.kind === 'plan' ? (currentTask(snapshot)?.task.id ?? null) : null;
  const { asking } = snapshot.run;
  // one that the answer ends anyway is over before anything could be done for it
  const asked = decision.answers === undefined || asking?.finishes ? null : (asking?.task ?? null);
  if (decision.ends_task !== undefined && decision.ends_task !== asked)
    return `${decision.ends_task} is not the task whose question is answered`;
  if (decision.ends_task !== undefined && decision.task === decision.ends_task)
    return 'its task ends by what is done for it';
  const reopened = reopenedStep(snapshot, due)?.task;
  if (decision.task !== undefined && ![planned, replaced?.task, asked, reopened].includes(decision.task))
    return `${decision.task} is not the task at hand`;
  return decision.plan_update ? problemWithPlan(decision.plan_update, due, snapshot) : null;
}

/** What is asked of a mind that reads besides: that it answers who spoke, and says what it waits for. */
function problemWithReader(decision: ActionDecision, due: Due, { run }: Snapshot): string | null {
  const {
    decision_outcome: outcome,
    action_type: action,
    say,
    closes,
    answers,
    needless,
    found_done: found,
    way,
    plan_update: update,
  } = decision;
  const isMessage = due.kind === 'input' || due.kind === 'follow';
  const speaks = action !== null && isSpeaking(action);
  if (isMessage && !due.is_public && outcome !== 'do_action') return 'who spoke gets an answer';
  if (way === 'talk' && outcome === 'do_action' && !speaks) return 'who only talks does nothing';
  if (due.talk_only && (outcome !== 'do_action' || !speaks || update || found)) return 'only words may follow here';
  if (outcome !== 'do_action' && !update && !needless && !found && closes?.until === undefined)
    return 'who waits says for what: until is missing';
  if (say !== undefined && (outcome !== 'do_action' || speaks)) return 'what is said is the action itself here';
  if (say !== undefined && due.is_public) return 'nothing is said beside an action that others caused';
  if (answers !== undefined && (run.asking?.answer !== null || run.asking.output !== answers))
    return `${answers} is not the question that is open`;
  if (answers !== undefined && (due.judged === undefined || due.is_public)) return 'that message is no answer';
  return null;
}

/** Buttons that speak in the person's place are of the published rules alone: a mind that reads could label them as it likes. */
function problemWithWays({ action_payload: { choices } }: ActionDecision): string | null {
  const isSaying = (choice: JsonValue) =>
    isJsonObject(choice) && typeof choice['id'] === 'string' && saysInstead({ id: choice['id'] });
  return Array.isArray(choices) && choices.some(isSaying) ? 'only rules offer to speak in the person’s place' : null;
}

/** A model can only propose a purpose. Published rules set one where the person's words or press say so. */
function problemWithPurpose(
  { action_type, plan_update }: ActionDecision,
  due: Due,
  said: string | null,
): string | null {
  if (due.is_public && action_type === purposeCapability) return 'public input cannot change the plan';
  const purpose = plan_update?.purpose;
  if (plan_update?.purpose_dropped) return 'only the person drops a purpose';
  if (purpose === undefined || textOf(purpose) === said) return null;
  return `only the person sets a purpose: it is proposed by ${purposeCapability}`;
}

/** A mind asks for itself alone, and not because of what others wrote. */
function problemWithReading(
  { action_type, action_payload }: ActionDecision,
  due: Due,
  host: string | null,
): string | null {
  if (action_type !== readingCapability) return null;
  if (due.is_public) return 'public input cannot change the rules';
  return host !== null && action_payload['host'] === host ? null : 'it asks for a mind at another address';
}

/** A plan changes by the person's wish alone: they said so, and nobody else's words are behind it. */
function problemWithPlanWish({ action_type }: ActionDecision, { kind, is_public, taint }: Due): string | null {
  if (action_type !== planCapability) return null;
  const isTheirs = (kind === 'input' || kind === 'follow') && !is_public && taint.length === 0;
  return isTheirs ? null : 'only a word of the person’s own changes the plan';
}

/** Its own tasks a mind may find done in its own turn, or after a word of the person's: what others wrote ends none. */
function problemWithFoundDone(decision: ActionDecision, due: Due, snapshot: Snapshot): string | null {
  const { found_done: tasks, ends_task: ended, task, later, way = 'rules', decision_outcome: outcome } = decision;
  if (!tasks) return null;
  if (tasks.length === 0) return 'found_done names no task';
  if (!isTurnOfEnds(due)) return 'only in a turn of the plan or of the person’s own words a task is found done';
  if (way === 'rules' || way === 'talk' || later) return 'who only talks ends no task';
  if (new Set(tasks).size < tasks.length || (ended !== undefined && tasks.includes(ended)))
    return 'a task ends only once';
  if (task !== undefined && tasks.includes(task) && outcome !== 'skip') return 'its task ends by what is done for it';
  return tasks.map((id) => problemWithFound(snapshot, id)).find((problem) => problem !== null) ?? null;
}

/** Words of distress are answered, and nothing is made of them: not by this decision, and not as a purpose by a later one. */
function problemWithCare(decision: ActionDecision, due: Due, hasDistress: HasDistress): string | null {
  const { plan_update: update, decision_outcome: outcome, action_type: action, later, found_done: found } = decision;
  if (due.care && (update || later || found || (outcome === 'do_action' && action !== 'conversation')))
    return 'words of distress can only be talked about';
  const purpose = textOf(update?.purpose ?? null);
  return purpose !== null && hasDistress(purpose) ? 'words of distress are no purpose' : null;
}

function problemWithPlan(update: PlanUpdate, due: Due, { state, run }: Snapshot): string | null {
  if (due.is_public) return 'public input cannot change the plan';
  const purpose = update.purpose === undefined ? null : textOf(update.purpose);
  if (update.purpose !== undefined && (purpose === null || purpose.trim() === '')) return 'the purpose is empty';
  if (purpose !== null && purpose.length > textLimits.purpose) return `the purpose has ${purpose.length} characters`;
  if (update.intake && Object.values(update.intake.answers).some((seq) => seq > run.last.seq))
    return 'an answer does not exist';
  const goals = update.goals ?? [];
  if (update.purpose_dropped) {
    if (due.kind !== 'input' || due.taint.length > 0) return 'only the person drops a purpose';
    const hasPurpose = state.plan.purpose !== null || run.purpose_seq !== null;
    if (Object.keys(update).length > 1 || !hasPurpose) return 'there is no purpose to drop';
  }
  if (goals.length > 0 && purpose === null && state.plan.purpose === null) return 'a goal needs a purpose';
  if (state.plan.goals.length + goals.length > maxActiveGoals) return `more than ${maxActiveGoals} goals`;
  for (const [index, goal] of goals.entries()) {
    const id = `G${run.next_goal + index}`;
    if (goal.id !== id) return `the next goal is ${id}, not ${goal.id}`;
    if (goal.tasks.length < tasksPerGoal.least || goal.tasks.length > tasksPerGoal.most)
      return `${id} has ${goal.tasks.length} tasks`;
    if (!isName(goal.name)) return `${id} has no proper name`;
    for (const [place, task] of goal.tasks.entries()) {
      if (task.id !== `${id}-T${place + 1}`) return `task ${place + 1} of ${id} is called ${task.id}`;
      if (!isName(task.name)) return `${task.id} has no proper name`;
    }
  }
  return null;
}

/** With the goals that come with the decision: what it does may be of one of them. */
function withPlanned(snapshot: Snapshot, update: PlanUpdate | undefined): Snapshot {
  if (!update?.goals) return snapshot;
  const made = update.goals.map(({ id, name, tasks }) => ({
    id,
    name: textOf(name),
    status: 'active' as const,
    tasks: tasks.map((task) => ({ id: task.id, name: textOf(task.name), status: 'pending' as const })),
  }));
  const { plan } = snapshot.state;
  return { ...snapshot, state: { ...snapshot.state, plan: { ...plan, goals: [...plan.goals, ...made] } } };
}

function isName(name: unknown): boolean {
  return typeof name === 'string' && name.trim() !== '' && name.length <= textLimits.name && !/[\r\n]/.test(name);
}

/** Strings well-formed, fractions rounded to 6 decimals, no −0: so every engine stores the same bytes. */
function normal(value: JsonValue | object): JsonValue {
  if (typeof value === 'string') return wellFormed(value);
  if (typeof value === 'number') return Number.isInteger(value) ? value + 0 : Math.round(value * 1e6) / 1e6 + 0;
  if (Array.isArray(value)) return (value as JsonValue[]).map(normal);
  if (isJsonObject(value)) {
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => [key, normal(item)]),
    );
  }
  return value as JsonValue;
}

/** "Same action" is the same capability and payload by value. Never by digest: that is salted anew each time. */
function isSameAction(decision: ActionDecision, thought: EventOf<'thought'> | undefined): boolean {
  return (
    thought?.decision.action_type === decision.action_type &&
    thought.decision.task === decision.task &&
    canonicalJson(thought.decision.action_payload) === canonicalJson(decision.action_payload)
  );
}
