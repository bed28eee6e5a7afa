import { isJsonObject, type JsonObject } from '../base/json';
import { hashOf } from '../events/chain';
import { freeTextPointers } from '../events/free-text';
import { familyOf } from '../events/registry';
import { parseLine } from './parse-line';

/**
 * Whether a line is exactly what an export writes of an event, its hash is that of what stands there, and each of its texts has its salt,
 * each salt its text (a line that may hold what was taken out is looked at for that by whoever knows the lines before it). All else that an audit asks
 * depends on the lines before it, or is cheap; this takes half of its time, and can be looked at anywhere, in any order.
 */
export function isSoundLine(text: string): boolean {
  const parsed = parseLine(text);
  if (!parsed.ok || !parsed.value.isCompact) return false;
  const { value } = parsed.value;
  try {
    if (!Object.hasOwn(value, 'seq') || hashOf(value) !== value['hash']) return false;
    return mayHoldCommitmentIn(text) || areTextsBound(value);
  } catch {
    return false; // why it cannot be hashed is told by whoever looks again
  }
}

/** Of a line as an export writes it: whether a commitment may stand in it in place of a text. */
export function mayHoldCommitmentIn(text: string): boolean {
  return text.includes('"sha256":');
}

/** True for a form of a later build: nobody knows its texts. */
function areTextsBound(event: JsonObject): boolean {
  const { type, v, salt } = event;
  const family = typeof type === 'string' ? familyOf(type) : undefined;
  if (!family || Number(v) > family.version) return true;
  if (!isJsonObject(salt)) return false;
  const texts = freeTextPointers(event, family.freeText);
  return texts.length === Object.keys(salt).length && texts.every((pointer) => Object.hasOwn(salt, pointer));
}
