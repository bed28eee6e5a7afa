import type { StoredLogEvent } from '../agent/fold/ports';
import { isJsonObject, valueAt, type JsonValue } from '../base/json';
import { placeOf, searchForm } from '../base/search-text';
import { oneLine } from '../base/text';
import type { LogRow } from '../bridge/contract';
import { redactedText } from '../events/family';
import { taskOf } from '../events/goal-of';
import { freeTextsOf } from '../events/redaction';

/** The longest excerpt, and how much of it stands before the passage; UTF-16 units. */
const [longest, before] = [160, 32];

/** What an event says first, by type; the first of these that is there. */
const headlines: Readonly<Record<string, readonly string[]>> = {
  input: ['/text'],
  observation: ['/facts/0/text', '/estimates/0/text', '/unknowns/0'],
  thought: ['/intent', '/judgment'],
  approval: ['/lines/0'],
  action: ['/summary'],
  result: ['/summary', '/name'],
  output: ['/data'],
  lifecycle: ['/detail'],
};
const tags = ['status', 'name', 'kind', 'subject', 'authority', 'source'];

/** `passage`: in search form; the excerpt shows it where a text holds it. */
export function rowOf(stored: StoredLogEvent, passage: string): LogRow {
  const { seq, type } = stored;
  const found = passage === '' ? null : excerptAround(stored, passage);
  return {
    seq,
    time: text(stored['time']) ?? '',
    type,
    tag: tagOf(stored),
    task: taskOf(stored),
    capability: text(stored['capability']) ?? text(valueAt(stored, '/decision/action_type') ?? null),
    excerpt: found ?? headlineOf(stored),
    isForeign: stored['foreign'] === true,
    isRedacted: hasRedacted(stored),
  };
}

/** Everything of an event that a search looks into: its texts, and the names and ids that a person may know. */
export function searchedIn(stored: StoredLogEvent): string[] {
  const names = ['decision', 'request', 'capability', 'cause', 'reason', 'code', 'subject', 'source', 'name'];
  const task = taskOf(stored);
  return [
    ...freeTextsOf(stored).map((found) => found.text),
    ...names.flatMap((name) => text(stored[name]) ?? []),
    ...(stored['foreign'] === true
      ? ['text', 'summary', 'judgment', 'intent'].flatMap((n) => text(stored[n]) ?? [])
      : []),
    ...(task === null ? [] : [task]),
    `#${stored.seq}`,
    ...(stored.type === 'thought'
      ? [`D${stored.seq}`, text(valueAt(stored, '/decision/action_type') ?? null) ?? '']
      : []),
  ];
}

function headlineOf(stored: StoredLogEvent): string | null {
  const places = Object.hasOwn(headlines, stored.type) ? (headlines[stored.type] ?? []) : [];
  for (const place of places) {
    const value = valueAt(stored, place);
    if (typeof value === 'string') return oneLine(value, longest);
  }
  return null;
}

function excerptAround(stored: StoredLogEvent, passage: string): string | null {
  for (const { text: whole } of freeTextsOf(stored)) {
    if (!searchForm(whole).includes(passage)) continue;
    const from = Math.max(0, (placeOf(whole, passage)?.from ?? 0) - before);
    return oneLine(`${from > 0 ? '…' : ''}${whole.slice(from)}`, longest);
  }
  return null;
}

function tagOf(stored: StoredLogEvent): string | null {
  if (stored.type === 'thought') return text(valueAt(stored, '/decision/decision_outcome') ?? null);
  for (const name of tags) {
    if (stored.type === 'result' && name === 'name') continue; // the goal's own words
    const value = text(stored[name]);
    if (value !== null) return value;
  }
  return null;
}

function hasRedacted(value: JsonValue): boolean {
  if (Array.isArray(value)) return value.some(hasRedacted);
  if (!isJsonObject(value)) return false;
  return redactedText.safeParse(value).success || Object.values(value).some(hasRedacted);
}

function text(value: JsonValue | undefined): string | null {
  return typeof value === 'string' ? value : null;
}
