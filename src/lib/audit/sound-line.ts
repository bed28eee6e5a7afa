import { hashOf } from '../events/chain';
import { parseLine } from './parse-line';

/**
 * Whether a line is exactly what an export writes of an event, and its hash is that of what stands there. All else that an audit asks
 * depends on the lines before it, or is cheap; this takes half of its time, and can be looked at anywhere, in any order.
 */
export function isSoundLine(text: string): boolean {
  const parsed = parseLine(text);
  if (!parsed.ok || !parsed.value.isCompact) return false;
  const { value } = parsed.value;
  try {
    return Object.hasOwn(value, 'seq') && hashOf(value) === value['hash'];
  } catch {
    return false; // why it cannot be hashed is told by whoever looks again
  }
}
