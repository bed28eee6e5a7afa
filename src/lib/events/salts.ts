import { isJsonObject, valueAt, type JsonObject } from '../base/json';
import { redactedText } from './family';
import { freeTextPointers } from './free-text';

/**
 * Whether each free text of an event (`patterns` as in Family.freeText) has its salt, and each salt its free text: without a salt a
 * text can never be redacted, and with one too many an id or a status could be.
 */
export function hasFittingSalts(event: JsonObject, patterns: readonly string[]): boolean {
  const { salt } = event;
  if (!isJsonObject(salt)) return false;
  const texts = freeTextPointers(event, patterns);
  const salted = texts.filter((pointer) => Object.hasOwn(salt, pointer));
  return (
    salted.length === Object.keys(salt).length &&
    texts.every((pointer) => Object.hasOwn(salt, pointer) || isCommitment(event, pointer))
  );
}

/** Whether the string at a pointer is the hash inside {"sha256": …}, which stands in place of a redacted text. */
function isCommitment(event: JsonObject, pointer: string): boolean {
  if (!pointer.endsWith('/sha256')) return false;
  return redactedText.safeParse(valueAt(event, pointer.slice(0, -'/sha256'.length))).success;
}
