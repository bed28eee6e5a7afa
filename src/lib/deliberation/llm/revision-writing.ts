import { hasEnded } from '../../agent/fold/goals';
import { isJsonObject, objectsIn, type JsonObject, type JsonValue } from '../../base/json';
import type { ContextPack } from '../../mind/context-pack';
import { alarmForms, alarmIn, alarmLine } from './plan-kept';
import { changeForms, taskLinesOf, tasksChangedIn } from './plan-writing';

/** How a model writes what it corrects besides tasks: a line each. */
const noteForm = 'note PATH: OLD => NEW';
const purposeForm = 'purpose TEXT';
const alarmSetForms = alarmForms.map((form) => `alarm ${form}`);

type Known = Pick<ContextPack, 'goals' | 'notes' | 'purpose' | 'alarms' | 'now'>;

/** The forms of what is there to be changed. */
export function formsFor({ goals, notes, purpose, alarms }: Omit<Known, 'now'>): string[] {
  return [
    ...changeForms(goals),
    ...(notes.length > 0 ? [noteForm] : []),
    ...(purpose === null ? [] : [purposeForm]),
    ...alarms.slice(0, 1).map(({ id }) => `alarm off ${id}`),
    ...alarmSetForms,
  ];
}

/** The same in fewer words, for a turn that has not gone wrong: what only differs in its verb, or its days, is one. */
export function toldForms(known: Omit<Known, 'now'>): string[] {
  const forms = formsFor(known);
  const plain = forms.filter((form) => /^(?:drop|done|person|self) \S+$/u.test(form));
  const task = plain[0]?.split(' ')[1];
  const others = forms.filter((form) => !plain.includes(form) && !alarmSetForms.includes(form));
  const ofTask = task === undefined ? [] : [`${plain.map((form) => form.split(' ')[0]).join('/')} ${task}`];
  return [...others.slice(0, 1), ...ofTask, ...others.slice(1), 'alarm YYYY-MM-DD/daily/0,3 HH:MM TEXT'];
}

/** All that these lines change, as one payload; null: a line does not fit, or tasks of several goals are named. */
export function planChangeIn(lines: readonly string[], pack: Known): JsonObject | null {
  const read = lines.map((line) => partIn(line, pack));
  if (read.includes(null)) return null;
  const parts = read.filter((part) => part !== null);
  const taskLines = parts.flatMap(({ task }) => task ?? []);
  const tasks = taskLines.length === 0 ? {} : tasksChangedIn(taskLines, pack.goals);
  const purposes = parts.flatMap(({ purpose }) => purpose ?? []);
  if (!tasks || purposes.length > 1) return null;
  const edits = parts.flatMap(({ edit }) => edit ?? []);
  const notes = [...new Set(edits.map(({ path }) => path))].map((path) => ({
    path,
    edits: edits.filter((edit) => edit.path === path).map(({ find, replace }) => ({ find, replace })),
  }));
  const [off, alarms] = [parts.flatMap((part) => part.off ?? []), parts.flatMap((part) => part.alarm ?? [])];
  const [purpose] = purposes;
  return {
    ...tasks,
    ...(notes.length > 0 && { notes }),
    ...(purpose && { purpose }),
    ...(off.length > 0 && { alarms_off: off }),
    ...(alarms.length > 0 && { alarms }),
  };
}

/** The first line that does not fit by itself, and why, where it is about what has ended; null: each does. */
export function misfitLine(lines: readonly string[], pack: Known): string | null {
  const misfit = lines.find((line) => {
    const part = partIn(line, pack);
    return part === null || (part.task !== undefined && tasksChangedIn([part.task], pack.goals) === null);
  });
  const id = /^\w+[: ]\s*(G\d+-T\d+)\b/iu.exec(misfit?.trim() ?? '')?.[1]?.toUpperCase();
  const hasEndedTask = pack.goals.some(({ tasks }) => tasks.some((task) => task.id === id && hasEnded(task)));
  return misfit === undefined ? null : hasEndedTask ? `${misfit} (${id ?? ''} has ended, it stays as it is)` : misfit;
}

/** As a model would have written the payload. */
export function planChangeWritten(payload: JsonObject, persons = '(person)'): JsonObject {
  const { purpose } = payload;
  const after = isJsonObject(purpose) ? purpose['after'] : undefined;
  return {
    changes: [
      ...taskLinesOf(payload, persons),
      ...objectsIn(payload['notes']).flatMap(({ path, edits }) =>
        objectsIn(edits).map(({ find, replace }) =>
          `note ${textOf(path)}: ${escaped(find)} => ${escaped(replace)}`.trimEnd(),
        ),
      ),
      ...(typeof after === 'string' ? [`purpose ${escaped(after)}`] : []),
      ...objectsIn(payload['alarms_off']).map(({ alarm }) => `alarm off ${textOf(alarm)}`),
      ...objectsIn(payload['alarms']).map((alarm) => `alarm ${alarmLine(alarm)}`),
    ],
  };
}

interface Part {
  task?: string;
  edit?: { path: string; find: string; replace: string };
  purpose?: JsonObject;
  off?: JsonObject;
  alarm?: JsonObject;
}

function partIn(written: string, pack: Known): Part | null {
  const line = written.trim();
  const [, verb = ''] = /^(note|purpose|alarm off|alarm)(?::|\s)/iu.exec(line) ?? [];
  const rest = line.slice(verb.length).replace(/^:?[ \t]*/u, '');
  switch (verb.toLowerCase()) {
    case 'note':
      return editIn(rest, pack);
    case 'purpose':
      return purposeIn(unescaped(rest), pack);
    case 'alarm off':
      return alarmOffIn(rest, pack);
    case 'alarm': {
      const alarm = alarmIn(rest, pack.now.zone);
      return alarm && { alarm };
    }
    default:
      return line.includes('\n') ? null : { task: line };
  }
}

/** A path that is not there is told of when the notes are looked at. */
function editIn(rest: string, { notes }: Known): Part | null {
  const known = notes
    .map(({ path }) => path)
    .filter((path) => rest.startsWith(`${path}:`))
    .sort((left, right) => right.length - left.length);
  const path = known[0] ?? /^([^:\n]+?):/u.exec(rest)?.[1]?.trim();
  if (path === undefined) return null;
  const sides = rest.slice(rest.indexOf(':', path.length) + 1).split(/(?<!\\)=>/u);
  const [find = '', replace = ''] = sides.map((side) => unescaped(side.trim()));
  return sides.length !== 2 || find === '' || find === replace ? null : { edit: { path, find, replace } };
}

function purposeIn(written: string, { purpose }: Known): Part | null {
  const after = written.trim();
  if (purpose === null || after === '' || after === purpose.text) return null;
  return { purpose: { before: purpose.text, after, kind: purpose.kind ?? 'to_reach' } };
}

/** Its words may stand behind it. */
function alarmOffIn(rest: string, { alarms }: Known): Part | null {
  const id = /^(A\d+)\b/iu.exec(rest)?.[1]?.toUpperCase();
  const known = alarms.find((alarm) => alarm.id === id);
  if (!known || known.text === null) return null;
  const { text, at, zone, date, weekdays, late_minutes } = known;
  const times = date === null ? { weekdays: [...weekdays] } : { date };
  return { off: { alarm: known.id, text, at, zone, ...times, ...(late_minutes !== null && { late_minutes }) } };
}

/**
 * White space around a text is layout. What is meant is written: a break as `\n`, a space at an end as `\s`, an arrow that is none of ours as `\=>`,
 * and `\` itself as `\\`.
 */
function unescaped(text: string): string {
  return text.replace(/\\(n|s|=>|\\)/gu, (found, mark: string, at: number) => {
    const isAtEnd = at === 0 || at + found.length === text.length;
    return mark === 'n' ? '\n' : mark !== 's' ? mark : isAtEnd ? ' ' : found;
  });
}

function escaped(value: JsonValue | undefined): string {
  return textOf(value)
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll('=>', '\\=>')
    .replace(/^ | $/gu, '\\s');
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
