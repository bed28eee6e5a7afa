import type { SettingName } from '../../agent/fold/settings';
import type { Goal, Snapshot, Task } from '../../agent/fold/snapshot';
import { shownGoal, shownStatus } from '../../agent/words/status-words';
import type { Vad } from '../../events/decision';

/** Something that is otherwise in one state than in another. Null: it was not there, or is not there any more, or its text was taken out. */
export interface StateChange {
  what:
    | 'purpose'
    | 'phase'
    | 'input'
    | 'goal'
    | 'task'
    | 'judgment'
    | 'intent'
    | 'action'
    | 'result'
    | 'mood'
    | 'rule'
    | 'setting';
  /** Of a goal, task, rule or setting. */
  id: string | null;
  name: string | null;
  /** Texts, or for phase the code of it; for goal and task its status as it is shown. */
  before: string | null;
  after: string | null;
}

/** Mood stands in no snapshot: in the thoughts, where it was reckoned with. */
export interface StateSide {
  snapshot: Snapshot;
  mood: Vad | null;
}

/** What is otherwise in `later` than in `earlier`, as a person looks at it: from the purpose to the mood. */
export function stateChanges(earlier: StateSide, later: StateSide): StateChange[] {
  const [one, other] = [earlier.snapshot, later.snapshot];
  const plain: [StateChange['what'], (side: Snapshot) => string | null][] = [
    ['input', ({ state }) => state.input.text],
    ['judgment', ({ state }) => state.thought.judgment],
    ['intent', ({ state }) => state.thought.intent],
    ['action', ({ state }) => state.action.summary],
    ['result', ({ state }) => state.result.summary],
  ];
  return [
    ...changed('purpose', null, null, one.state.plan.purpose, other.state.plan.purpose),
    ...goalChanges(one, other),
    ...plain.flatMap(([what, of]) => changed(what, null, null, of(one), of(other))),
    ...changed('phase', null, null, one.run.phase, other.run.phase),
    ...changed('mood', null, null, moodText(earlier.mood), moodText(later.mood)),
    ...ruleChanges(one, other),
    ...settingChanges(one, other),
  ];
}

/** "V 0.10 · A −0.05 · D 0.00", with a real minus. */
function moodText(mood: Vad | null): string | null {
  if (!mood) return null;
  const number = (value: number) => value.toFixed(2).replace('-', '−');
  return `V\u00A0${number(mood.v)} · A\u00A0${number(mood.a)} · D\u00A0${number(mood.d)}`;
}

function goalChanges(one: Snapshot, other: Snapshot): StateChange[] {
  const [earlier, later] = [goalsOf(one), goalsOf(other)];
  const changes: StateChange[] = [];
  for (const [id, goal] of later) {
    const before = earlier.get(id);
    changes.push(
      ...changed(
        'goal',
        id,
        goal.name,
        before ? shownGoal(before, one.run.tasks) : null,
        shownGoal(goal, other.run.tasks),
      ),
    );
    if (before) changes.push(...taskChanges(before, goal, one, other));
  }
  for (const [id, goal] of earlier) {
    // those that ended are shown only for a while
    if (!later.has(id) && goal.status === 'active') changes.push(...changed('goal', id, goal.name, 'active', 'closed'));
  }
  return changes;
}

function taskChanges(before: Goal, after: Goal, one: Snapshot, other: Snapshot): StateChange[] {
  return after.tasks.flatMap(({ id, name, status }) => {
    const earlier = before.tasks.find((task) => task.id === id);
    const shown = (task: Task, { run }: Snapshot) => shownStatus(task.status, run.tasks[id]?.cause);
    return changed('task', id, name, earlier ? shown(earlier, one) : null, shown({ id, name, status }, other));
  });
}

function goalsOf({ state, run }: Snapshot): Map<string, Goal> {
  return new Map([...run.finished_goals, ...state.plan.goals].map((goal) => [goal.id, goal] as const));
}

function ruleChanges(one: Snapshot, other: Snapshot): StateChange[] {
  const [earlier, later] = [rulesOf(one), rulesOf(other)];
  return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((id) =>
    changed('rule', id, null, earlier.get(id) ?? null, later.get(id) ?? null),
  );
}

function rulesOf({ run }: Snapshot): Map<string, string> {
  return new Map(run.rules.map(({ id, capabilities }) => [id, capabilities.join(', ')] as const));
}

function settingChanges(one: Snapshot, other: Snapshot): StateChange[] {
  const [before, after] = [one.run.settings, other.run.settings];
  return (Object.keys(after) as (keyof typeof after)[]).flatMap((name) =>
    changed('setting', name, null, plain(before[name]), plain(after[name])),
  );
}

/** Lists and moods as JSON, all else as it is. */
function plain(value: Snapshot['run']['settings'][SettingName]): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function changed(
  what: StateChange['what'],
  id: string | null,
  name: string | null,
  before: string | null,
  after: string | null,
): StateChange[] {
  return before === after ? [] : [{ what, id, name, before, after }];
}
