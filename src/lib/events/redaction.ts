import { isJsonObject, valueAt, withValueAt, type JsonObject, type JsonValue } from '../base/json';
import { saltedSha256 } from '../base/hash';

/** A free text of a stored event that is still there. */
export interface StoredText {
  /** JSON Pointer into the event. */
  pointer: string;
  text: string;
}

/** The free texts of an event: only what has a salt, so that ids, statuses, digests and numbers are never among them. */
export function freeTextsOf(stored: JsonObject): StoredText[] {
  const { salt } = stored;
  if (!isJsonObject(salt)) return [];
  return Object.keys(salt).flatMap((pointer) => {
    const text = valueAt(stored, pointer);
    return typeof text === 'string' ? [{ pointer, text }] : [];
  });
}

/** Drawn by chance, it is in nobody's words. */
const pictureSalt = /^\/pictures\/\d+\/salt$/;

/** Those of them that hold a passage. */
export function textsHolding(stored: JsonObject, passage: string): StoredText[] {
  if (passage === '') return [];
  const isWhole = passage.length < shortestOf(passage);
  return freeTextsOf(stored).filter(
    ({ pointer, text }) => !pictureSalt.test(pointer) && (isWhole ? text === passage : text.includes(passage)),
  );
}

/**
 * The event with the texts at these places taken out: each replaced by its commitment, its salt gone. The hash stays what it was. Null
 * where one of the places holds no free text.
 */
export function withoutTexts<Stored extends JsonObject>(stored: Stored, pointers: readonly string[]): Stored | null {
  const salt = isJsonObject(stored['salt']) ? { ...stored['salt'] } : {};
  let changed: JsonValue = stored;
  for (const pointer of pointers) {
    const text = valueAt(stored, pointer);
    const bytes = Object.hasOwn(salt, pointer) ? salt[pointer] : undefined;
    if (typeof text !== 'string' || typeof bytes !== 'string') return null;
    changed = withValueAt(changed, pointer, { sha256: saltedSha256(bytes, text) });
    delete salt[pointer];
  }
  return { ...(changed as Stored), salt };
}

/**
 * Shorter passages are found only where they are the whole text: else a "y" would find half of the log. UTF-16 units; a name in Japanese
 * may have two.
 */
function shortestOf(passage: string): number {
  return /^[\0-\x7F]*$/.test(passage) ? 3 : 2;
}
