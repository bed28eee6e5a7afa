import { isJsonObject, pointerToken, type JsonValue } from '../../base/json';
import { hasDeceptiveCharacters, revealed } from '../../base/text';
import type { StoredEvent } from '../../bridge/database';
import { bodyOf } from '../../events/log-event';

/** One value of an event's body, as it is shown: every unseen character revealed, nothing cut. */
export interface EventField {
  /** JSON Pointer. */
  pointer: string;
  /** The way to it, with dots. */
  name: string;
  /** Null: its text was taken out. */
  text: string | null;
  /** Long, or of several lines. */
  isLong: boolean;
}

/** All values of the body, in the order in which they are stored. Empty lists and objects are left out. */
export function eventFields(event: StoredEvent): EventField[] {
  const { type: _type, ...body } = bodyOf(event);
  return fieldsOf(body, '', []);
}

/** Whether anything in it is not what a reader would see. */
export function hidesSomething(fields: readonly EventField[], event: StoredEvent): boolean {
  return fields.length > 0 && hasDeceptiveCharacters(JSON.stringify(bodyOf(event)));
}

function fieldsOf(value: JsonValue, pointer: string, path: readonly string[]): EventField[] {
  if (typeof value !== 'object' || value === null) return [fieldOf(pointer, path, value)];
  if (isJsonObject(value) && isCommitment(value)) return [{ pointer, name: path.join('.'), text: null, isLong: false }];
  return Object.entries(value as Record<string, JsonValue>).flatMap(([key, item]) =>
    fieldsOf(item, `${pointer}/${pointerToken(key)}`, [...path, key]),
  );
}

function fieldOf(pointer: string, path: readonly string[], value: string | number | boolean | null): EventField {
  const text = revealed(value === null ? '–' : String(value));
  return { pointer, name: revealed(path.join('.')), text, isLong: text.includes('\n') || text.length > 120 };
}

/** What stands in place of a redacted text. */
function isCommitment(value: Record<string, JsonValue>): boolean {
  const { sha256 } = value;
  return Object.keys(value).length === 1 && typeof sha256 === 'string' && /^[0-9a-f]{64}$/.test(sha256);
}
