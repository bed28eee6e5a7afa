import { maxAlarmText } from '../../agent/fold/alarm';
import { keepCapability } from '../../agent/fold/plan-keeping';
import { isCalendarDate } from '../../base/calendar-date';
import { boxesIn, canKeepBoxes, mostBoxes } from '../../base/checklist';
import { isJsonObject, type JsonObject, type JsonValue } from '../../base/json';
import type { ContextPack } from '../../mind/context-pack';

/** How a model writes the alarms that come with a plan: a line each. */
export const alarmForms = ['YYYY-MM-DD HH:MM TEXT', 'daily HH:MM TEXT', '0,3 HH:MM TEXT'] as const;
/** What is told where it did not fit. */
export const keptForms: readonly string[] = [
  `one to ${mostBoxes} “- [ ] …” lines in content, or an alarm (else note_write)`,
  ...alarmForms.map((form) => `alarm: ${form}`),
];

const dailyWords = /^(?:daily|everyday|毎日)$/iu;

/** What stands beside the note; null: no such plan, an alarm that does not fit, or nothing but a note. */
export function planKept(
  { goal: named, alarms: lines, ...note }: JsonObject,
  { goals, task, now }: Pick<ContextPack, 'goals' | 'task' | 'now'>,
): JsonObject | null {
  const wanted = typeof named === 'string' ? named.toUpperCase() : task?.goal;
  const goal = wanted === undefined ? goals.at(-1) : goals.find(({ id }) => id === wanted);
  const alarms = (Array.isArray(lines) ? lines : []).map((line) => alarmIn(line, now.zone));
  const { content } = note;
  const boxes = typeof content === 'string' ? boxesIn(content) : [];
  if (!goal || alarms.includes(null) || boxes.length + alarms.length === 0 || !canKeepBoxes(boxes)) return null;
  return { ...note, goal: goal.id, goal_name: goal.name ?? '', alarms: alarms as JsonObject[] };
}

/** As a model would have written it. */
export function planKeptWritten({ goal, path, content, alarms }: JsonObject): JsonObject {
  const lines = (Array.isArray(alarms) ? alarms : []).map((alarm) => (isJsonObject(alarm) ? alarmLine(alarm) : ''));
  return {
    ...(path !== undefined && { path }),
    ...(content !== undefined && { content }),
    ...(lines.length > 0 && { alarms: lines }),
    ...(goal !== undefined && { goal }),
  };
}

/** Active goals that were not kept yet, as far as the talk tells: of one that was made before its beginning it does not. */
export function goalsToKeep({ goals, transcript }: Pick<ContextPack, 'goals' | 'transcript'>): string[] {
  const requests = new Map<string, JsonValue | undefined>();
  const kept = new Set<JsonValue | undefined>();
  const isWhole = transcript.summary === null && transcript.left_out === 0;
  const made = transcript.entries.flatMap((entry) => (entry.kind === 'plan' ? entry.goals.map(({ id }) => id) : []));
  for (const entry of transcript.entries) {
    if (entry.kind === 'deed' && entry.capability === keepCapability && entry.request !== null)
      requests.set(entry.request, entry.payload['goal']);
    if (entry.kind === 'result' && entry.of === keepCapability && entry.outcome === 'success')
      kept.add(requests.get(entry.request ?? ''));
  }
  return goals.flatMap(({ id }) => (kept.has(id) || !(isWhole || made.includes(id)) ? [] : [id]));
}

/** Null: the line names no time that can be. */
export function alarmIn(line: JsonValue, zone: string): JsonObject | null {
  const read = typeof line === 'string' ? /^(\S+(?:, \d)*)[ T]+(\d\d:\d\d)\s+(.+)$/u.exec(line.trim()) : null;
  const [, days = '', at = '', text = ''] = read ?? [];
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(at) || text.length > maxAlarmText) return null;
  if (isCalendarDate(days)) return { text, at, zone, date: days };
  if (dailyWords.test(days)) return { text, at, zone, weekdays: [0, 1, 2, 3, 4, 5, 6] };
  if (!/^[0-6](?:,\s*[0-6])*$/.test(days)) return null;
  const weekdays = [...new Set(days.split(',').map(Number))].sort((left, right) => left - right);
  return { text, at, zone, weekdays };
}

export function alarmLine({ text, at, date, weekdays }: JsonObject): string {
  const days = Array.isArray(weekdays) ? weekdays.filter((day) => typeof day === 'number') : [];
  const when = typeof date === 'string' ? date : days.length === 7 ? 'daily' : days.join(',');
  return [when, at, text].filter((part) => typeof part === 'string').join(' ');
}
