import type { TaskChange } from '../../agent/fold/task-change';
import { hasEnded } from '../../agent/fold/goals';
import type { Goal, Task } from '../../agent/fold/snapshot';
import { isCalendarDate } from '../../base/calendar-date';
import { isJsonObject, type JsonObject, type JsonValue } from '../../base/json';

/** How a model writes what it changes of a plan: a line each, short enough for small ones, which get long forms wrong. */
export function changeForms(goals: readonly Goal[]): string[] {
  const goal = goals.find(({ tasks }) => tasks.some((task) => !hasEnded(task))) ?? goals[0];
  if (!goal) return [];
  // one that is there: a small model writes what it reads
  const task = goal.tasks.find((known) => !hasEnded(known))?.id;
  const ofTask = ['drop', 'done', 'rename', 'date', 'person', 'self'].map((verb) => {
    const more = { rename: ' NAME', date: ' YYYY-MM-DD' }[verb] ?? '';
    return `${verb} ${task}${more}`;
  });
  return ['add NAME', ...(task === undefined ? [] : ofTask), `rename ${goal.id} NAME`];
}

/** Behind the name of a task that the person does. */
const persons = /\s*[(（](?:person|相手)[)）]\s*$/iu;
const dated = /(?:^|\s+)(\d{4}-\d\d-\d\d)\s*$/u;

/** A task as a model names it in a plan: its name, and whose it is. */
export function plannedTask(written: string): { name: string; owner?: 'yours' } {
  const name = written.replace(persons, '').trim();
  return name !== '' && persons.test(written) ? { name, owner: 'yours' } : { name: written.trim() };
}

/** The change of one goal that these lines ask for; null: a line does not fit, or they are about several goals. */
export function tasksChangedIn(lines: readonly string[], goals: readonly Goal[]): JsonObject | null {
  const ids = new Set(lines.flatMap((line) => /\b(G\d+)(?:-T\d+)?\b/i.exec(line)?.[1]?.toUpperCase() ?? []));
  const [only] = goals;
  const goal = ids.size === 0 && goals.length === 1 ? only : goals.find(({ id }) => ids.has(id));
  if (!goal || ids.size > 1) return null;
  const changes = lines.map((line) => changesIn(line.trim(), goal));
  if (changes.includes(null)) return null;
  return { goal: goal.id, goal_name: goal.name ?? '', changes: changes.flat() as unknown as JsonObject[] };
}

/** As a model would have written the changes of tasks, in the words of its language for `(person)`. */
export function taskLinesOf({ goal, changes }: JsonObject, persons: string): string[] {
  return (Array.isArray(changes) ? changes : []).map((change) =>
    isJsonObject(change) ? lineOf(change, goal, persons.trim()) : '',
  );
}

/** Null: the line does not fit. A step is never put in other words: it is dropped, and another comes; see decision 79. */
function changesIn(line: string, goal: Goal): TaskChange[] | null {
  const called = /^rename(?::| )\s*G\d+(?:\s*:\s*|\s+)(.+)$/iu.exec(line)?.[1]?.trim();
  if (called !== undefined) return [{ do: 'goal', name: goal.name ?? '', to: called }];
  const [, id = '', rest = ''] = /^rename(?::| )\s*(G\d+-T\d+)\b:?\s*(.+)$/iu.exec(line) ?? [];
  if (id === '') {
    const change = changeIn(line, goal);
    return change && [change];
  }
  const task = openTask(goal, id);
  const added = addedIn(rest);
  if (!task || added === null) return null;
  const { name: old = '', owner, date } = task;
  return [
    { do: 'drop', task: task.id, name: old ?? '' },
    { ...(owner && { owner }), ...(date !== undefined && { date }), ...added },
  ];
}

function changeIn(line: string, goal: Goal): TaskChange | null {
  const added = /^add(?::| )\s*(?:G\d+\s+)?(.+)$/iu.exec(line)?.[1];
  if (added !== undefined) return addedIn(added);
  const [, verb = '', id = '', rest = ''] =
    /^(drop|done|date|person|self)(?::| )\s*(G\d+-T\d+)\b:?\s*(.*)$/iu.exec(line) ?? [];
  const task = openTask(goal, id);
  if (!task) return null;
  const named = { task: task.id, name: task.name ?? '' };
  const value = rest.trim();
  switch (verb.toLowerCase()) {
    case 'drop':
    case 'done':
      // the name may stand behind it; what else does not belong there
      return value === '' || value === task.name ? { do: verb.toLowerCase() as 'drop' | 'done', ...named } : null;
    case 'date':
      if (/^(none|no|なし)$/iu.test(value)) return { do: 'date', ...named, date: null };
      return isCalendarDate(value) ? { do: 'date', ...named, date: value } : null;
    default:
      return { do: 'owner', ...named, owner: verb.toLowerCase() === 'person' ? 'yours' : 'avatar' };
  }
}

/** What has ended is changed no more. */
function openTask(goal: Goal, id: string): Task | undefined {
  return goal.tasks.find((known) => known.id === id.toUpperCase() && !hasEnded(known));
}

/** A name, and behind it in any order whose it is and by when. */
function addedIn(written: string): Extract<TaskChange, { do: 'add' }> | null {
  let rest = written;
  let date: string | undefined;
  let isPersons = false;
  for (let round = 0; round < 2; round++) {
    const day = dated.exec(rest)?.[1];
    if (day !== undefined && date === undefined) {
      date = day;
      rest = rest.replace(dated, '');
    }
    if (persons.test(rest)) {
      isPersons = true;
      rest = rest.replace(persons, '');
    }
  }
  const name = rest.trim();
  if (name === '' || (date !== undefined && !isCalendarDate(date))) return null;
  return { do: 'add', name, ...(isPersons && { owner: 'yours' as const }), ...(date !== undefined && { date }) };
}

function lineOf(change: JsonObject, goal: JsonValue | undefined, persons: string): string {
  const { do: verb, task, name, to, date, owner } = change;
  const words: (JsonValue | undefined)[] =
    verb === 'add'
      ? ['add', name, owner === undefined ? undefined : persons, date]
      : verb === 'goal'
        ? ['rename', goal, to]
        : verb === 'owner'
          ? [owner === 'yours' ? 'person' : 'self', task]
          : [verb, task, to, verb === 'date' ? (date ?? 'none') : undefined];
  return words.filter((word) => typeof word === 'string').join(' ');
}
