import * as z from 'zod/mini';
import type { Language } from '../../base/language';
import type { EventOf, LogEvent } from '../../events/log-event';
import type { PurposeKind } from '../../events/decision';
import { authorityOf } from '../../events/input';
import { checkText } from '../fold/check-text';
import type { RowOf } from '../fold/inbox-row';
import type { JsonObject } from '../../base/json';
import { failure, type Result, success } from '../../base/result';
import type { Snapshot } from '../fold/snapshot';
import { decisionFor, purposeSubject, taskNamed } from '../fold/goals';
import { goalOfSubject } from '../fold/plan-change';
import { endsIn, goneAtWork, planChangeOf, planUndoOf } from './plan-making';
import type { planProposal, TaskChange } from '../fold/task-change';
import {
  changed as alarmChanged,
  hasRoomForAlarms,
  maxAlarms,
  newAlarm,
  termsSet,
  type Alarm,
  type AlarmSetting,
} from '../fold/alarm';
import { revisedPlan } from '../fold/plan-revision';
import { keptPlan } from '../fold/plan-keeping';
import { rareLine } from '../words/rare-lines';
import { lineOf } from '../words/lines';
import { taskChangeText } from '../words/plan-words';
import { giveCare } from './step-care';
import type { ProposedChange } from './proposed-change';
import { closeFinishedGoals, recordTask } from './step-records';
import { done, fallbackLanguage, type Effect, refusal, type StepResult, type Turn, untilEnded } from './turn';

/** What the person does to the plan by hand: an input that says it, what it changes, and an end by the person for each task that ends. */
export function planRead(turn: Turn, row: RowOf<'plan'>): StepResult {
  const { changes, lang, line } = row;
  const goal = turn.state.plan.goals.find(({ id }) => id === row.goal);
  if (!goal) return refusal('no_such_task', { task: row.goal });
  for (const text of changes.flatMap(writtenIn)) {
    const problem = checkText(text);
    if (problem) return refusal(problem.code, problem.parameters);
    const said = { source: 'chat', text, surface: 'chat', lang, taint: [] } as const;
    const cared = giveCare(turn, said);
    if (cared) return cared;
  }
  const changed = planChangeOf(turn.snapshot, goal, changes, true);
  if (!changed.ok) return refusal(changed.code, { task: changes.length === 1 ? nameIn(changes[0]) : goal.id });
  const ends = endsIn(changed.value);
  if (ends.some(({ task }) => task === turn.run.executing?.task)) return untilEnded(turn);
  const source = line === undefined ? 'chat' : 'cli';
  const text = line ?? changes.map((change) => taskChangeText(change, lang, 'person')).join('\n');
  const input = turn.add(
    { type: 'input', source, text, authority: authorityOf(source), surface: 'plan' },
    { trigger: null, lang },
  );
  const change = turn.add(
    { type: 'change', ...changed.value, by: 'user', undo_of: null },
    { trigger: input.seq, lang },
  );
  endTasks(turn, change);
  closeFinishedGoals(turn);
  return { effects: cutOff(turn), row: { ok: true, code: null, parameters: { change: change.seq } } };
}

/** Takes a change of the plan back, as long as all that it changed is as it left it. A goal that it ended goes on. */
export function planUndone(turn: Turn, change: EventOf<'change'>, lang: Language): StepResult {
  const back = planUndoOf(turn.snapshot, change);
  if (!back) return refusal('changed_since');
  const atWork = goneAtWork(turn.run, back);
  if (atWork !== null) return refusal('task_at_work', { task: taskNamed(turn.snapshot, atWork)?.name ?? atWork });
  const { seq, taint } = change;
  const event = turn.add({ type: 'change', ...back, by: 'user', undo_of: seq }, { trigger: seq, lang, taint });
  const parameters = { goal: goalOfSubject(change.subject) ?? '' };
  turn.say('monologue', rareLine('undone.plan'), parameters, { trigger: event.seq, decision: null, lang, taint });
  return done(cutOff(turn));
}

/** The person's word on each task that a change ends: they said so by hand, or by their y. */
export function endTasks(turn: Turn, change: LogEvent & EventOf<'change'>): void {
  const { before, after, lang, taint } = change;
  for (const { task, isDone } of endsIn({ before: before ?? {}, after: after ?? {} })) {
    const decision = decisionFor(turn.run, task);
    const cause = isDone ? null : 'dropped';
    const summary = lineOf(isDone ? 'result.ticked' : 'result.dropped', lang ?? fallbackLanguage);
    const result = turn.add(
      {
        type: 'result',
        status: isDone ? 'done' : 'fail',
        summary,
        outcome: isDone ? 'success' : 'failed',
        decision,
        action: null,
        task,
        cause,
        output: null,
        useful: isDone,
        search_summary: `${taskNamed(turn.snapshot, task)?.name ?? task}: ${summary}`,
        by: 'user',
      },
      { trigger: change.seq, lang, taint },
    );
    recordTask(turn, task, decision, cause, { trigger: result.seq, lang, taint });
  }
}

/**
 * All that an agreed change makes: alarms that go, alarms that come, the purpose, then a goal that is called so and its tasks. In this order: new
 * alarms are called by the seq of their change, and nothing else is written before them.
 */
export function planProposed(snapshot: Snapshot, payload: JsonObject, seq: number): Result<ProposedChange[], 'stale'> {
  const {
    goal,
    goal_name: name = '',
    changes,
    purpose,
    alarms_off: off = [],
    alarms = [],
  } = revisedHere.parse(payload);
  const gone = off.map((setting) => alarmAsShown(snapshot.run.alarms, setting));
  if (gone.includes(null)) return failure('stale', 'there is no such alarm');
  const left = snapshot.run.alarms.filter(({ id }) => !off.some(({ alarm }) => alarm === id));
  if (alarms.length > 0 && !hasRoomForAlarms(left, alarms.length))
    return failure('stale', `there are ${maxAlarms} alarms at most`);
  if (purpose && snapshot.state.plan.purpose !== purpose.before) return failure('stale', 'the purpose is another one');
  const planned = goal === undefined || !changes ? null : plannedChange(snapshot, { goal, goal_name: name, changes });
  if (planned?.ok === false) return planned;
  return success([
    ...gone.flatMap((known) => (known ? [alarmChanged(known, null)] : [])),
    ...alarms.map((setting, at) => newAlarm(setting, seq + off.length + at)),
    ...(purpose ? [purposeReworded(snapshot, purpose)] : []),
    ...(planned ? [planned.value] : []),
  ]);
}

const revisedHere = z.object(revisedPlan);

function plannedChange(
  snapshot: Snapshot,
  { goal: id, goal_name: name, changes }: z.infer<typeof planProposal>,
): Result<ProposedChange, 'stale'> {
  const goal = snapshot.state.plan.goals.find((known) => known.id === id);
  if (!goal || (goal.name ?? '') !== name) return failure('stale', `there is no ${id} so called`);
  const made = planChangeOf(snapshot, goal, changes, false);
  return made.ok ? made : failure('stale', made.message);
}

/** What it was before stands beside it, so that it can be taken back together with what came with it. */
function purposeReworded(
  { run }: Snapshot,
  { before, after, kind }: { before: string; after: string; kind: PurposeKind },
): ProposedChange {
  const was = { value: before, kind: run.purpose_kind ?? kind, decision: `D${run.purpose_seq ?? 1}` };
  return { subject: purposeSubject, before: was, after: { value: after, kind, keeps_goals: true } };
}

/** The alarm, where it is just as it is said to be. */
function alarmAsShown(alarms: readonly Alarm[], { alarm, ...setting }: AlarmSetting): Alarm | null {
  const known = alarms.find(({ id }) => id === alarm);
  if (!known) return null;
  const { text, at, zone, date, weekdays, late_minutes } = known;
  const terms = termsSet(setting, known.id);
  const isThat = (text ?? '') === terms.text && at === terms.at && zone === terms.zone && date === terms.date;
  return isThat && weekdays.join() === terms.weekdays.join() && late_minutes === terms.late_minutes ? known : null;
}

/** The alarms that come with a plan's note: each is called by its own change, and those stand one behind the other. */
export function planKept(
  { state, run }: Snapshot,
  payload: JsonObject,
  seq: number,
): Result<ProposedChange[], 'stale'> {
  const { goal: id, goal_name, alarms } = keptHere.parse(payload);
  const goal = state.plan.goals.find((known) => known.id === id);
  if (!goal || (goal.name ?? '') !== goal_name) return failure('stale', `there is no ${id} so called`);
  if (!hasRoomForAlarms(run.alarms, alarms.length)) return failure('stale', `there are ${maxAlarms} alarms at most`);
  return success(alarms.map((setting, at) => newAlarm(setting, seq + at)));
}

const keptHere = z.object(keptPlan);

/** What is thought about meanwhile, and is not due any more, ends. */
function cutOff({ context: { underWay }, run }: Turn): Effect[] {
  if (underWay?.kind !== 'deliberate' || underWay.isCutOff || underWay.due.kind !== 'plan') return [];
  return run.due?.seq === underWay.due.seq ? [] : [{ kind: 'abort' }];
}

function writtenIn(change: TaskChange): string[] {
  return change.do === 'add' ? [change.name] : 'to' in change ? [change.to] : [];
}

function nameIn(change: TaskChange | undefined): string {
  return change === undefined ? '' : change.name;
}
