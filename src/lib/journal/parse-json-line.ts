import { parseLine } from '../audit/parse-line';
import { maxJsonDepth, type JsonObject, type JsonValue } from '../base/json';

/** Null for what is no JSON object, nests too deep, says a key twice, or holds what an export never does. */
export function parseJsonLine(line: string, limit?: number): JsonObject | null {
  return readJsonLine(line, { limit })?.value ?? null;
}

/**
 * As parseJsonLine; `isCompact`: the line is byte for byte what an export writes of the value. Where that is known already, it is not
 * looked at again.
 */
export function readJsonLine(
  line: string,
  { limit, isKnownCompact = false }: { limit?: number | undefined; isKnownCompact?: boolean } = {},
): { value: JsonObject; isCompact: boolean } | null {
  if (isKnownCompact) {
    const value = JSON.parse(line) as JsonObject;
    // it was hashed, which refuses what nests too deep, and −0 is not written so: only the salts were not walked through
    return !line.includes('__proto__') || isSound(value, 0) ? { value, isCompact: true } : null;
  }
  const read = parseLine(line, limit);
  if (!read.ok || read.value.doubledKey !== null || !isSound(read.value.value, 0)) return null;
  const { value, isCompact } = read.value;
  return { value, isCompact };
}

/** Holds no key that would reach a prototype and no −0, which is stored as 0, and nests no deeper than we store. */
function isSound(value: JsonValue, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return !Object.is(value, -0);
  if (depth >= maxJsonDepth) return false;
  return Object.entries(value).every(([key, item]) => key !== '__proto__' && isSound(item, depth + 1));
}
