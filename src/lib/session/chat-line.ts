import type { StoredEvent } from '../bridge/database';
import { textOf } from '../events/family';
import { readEvent } from '../events/log-event';

/** One line of the chat; a redacted text is null. */
export interface ChatLine {
  seq: number;
  time: string;
  /** `said`: by the person. The rest as the outputs' own kinds, where reply, message and question look the same. */
  kind: 'said' | 'spoken' | 'record' | 'monologue';
  text: string | null;
  choices: { id: string; label: string | null }[];
}

/** The chat shows input and output events and nothing else; null for any other, and for one that this build cannot read. */
export function chatLineOf(stored: StoredEvent): ChatLine | null {
  return stored['pane'] === 'cli' || stored['surface'] === 'cli' ? null : lineOf(stored);
}

/** As `chatLineOf`, wherever it was said. */
export function lineOf(stored: StoredEvent): ChatLine | null {
  const read = readEvent(stored);
  if (!read.ok || !read.value.known) return null;
  const { event } = read.value;
  if (event.type === 'input') {
    return { seq: event.seq, time: event.time, kind: 'said', text: textOf(event.text), choices: [] };
  }
  if (event.type !== 'output') return null;
  const choices = (event.choices ?? []).map(({ id, label }) => ({ id, label: textOf(label) }));
  const kind = event.kind === 'record' || event.kind === 'monologue' ? event.kind : 'spoken';
  return { seq: event.seq, time: event.time, kind, text: textOf(event.data), choices };
}

export interface RecordParts {
  id: string;
  status: 'DONE' | 'FAIL' | 'ACTIVE';
  rest: string;
}

/** `[G1-T1] DONE name / cause` in its parts, or null where a record reads otherwise. */
export function recordParts(text: string): RecordParts | null {
  const match = /^\[(G\d+(?:-T\d+)?)\] (DONE|FAIL|ACTIVE) (.*)$/su.exec(text);
  if (!match) return null;
  const [, id = '', status, rest = ''] = match;
  return { id, status: status as RecordParts['status'], rest };
}
