import { isJsonObject, maxJsonDepth, maxLineCharacters, type JsonObject } from '../base/json';
import { failure, success, type Result } from '../base/result';

export interface ParsedLine {
  value: JsonObject;
  /** It stands there byte for byte as an export writes it. */
  isCompact: boolean;
  /** A key that stands twice in one object: a reader may see the one, JSON takes the other, and the hash covers only that. */
  doubledKey: string | null;
}

/** Codes: `blank`, `cut_off` (begins like an object and is no JSON), `not_json`, `not_an_object`, `too_long`, `too_deep`. */
export type ParseLineError = 'blank' | 'cut_off' | 'not_json' | 'not_an_object' | 'too_long' | 'too_deep';

/** `limit`: UTF-16 units. */
export function parseLine(text: string, limit = maxLineCharacters): Result<ParsedLine, ParseLineError> {
  if (text.length > limit) return failure('too_long', `it is longer than ${limit} characters`);
  if (text.trim() === '') return failure('blank', 'it is empty');
  const value = parsed(text);
  if (value === undefined) {
    return text.startsWith('{')
      ? failure('cut_off', 'it is no JSON: it breaks off or was damaged')
      : failure('not_json', 'it is no JSON');
  }
  if (!isJsonObject(value)) return failure('not_an_object', 'it is no JSON object');
  if (isCompact(value, text)) return success({ value, isCompact: true, doubledKey: null });
  const { isTooDeep, doubledKey } = scan(text);
  return isTooDeep
    ? failure('too_deep', `it is nested deeper than ${maxJsonDepth}`)
    : success({ value, isCompact: false, doubledKey });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // no JSON; what else could not be read is told apart by the caller
  }
}

/** Exactly what an export writes, so that no key can stand twice. */
function isCompact(value: JsonObject, text: string): boolean {
  try {
    return JSON.stringify(value) === text;
  } catch {
    return false; // nested so deep that writing it overflows the stack
  }
}

/** Walks over valid JSON without recursion. */
function scan(text: string): { isTooDeep: boolean; doubledKey: string | null } {
  const levels: (Set<string> | null)[] = []; // the keys of each open object, null for an array
  let doubledKey: string | null = null;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '{') levels.push(new Set());
    else if (character === '[') levels.push(null);
    else if (character === '}' || character === ']') levels.pop();
    else if (character === '"') {
      const end = endOfString(text, at);
      const keys = levels.at(-1);
      if (keys && isKey(text, end)) {
        const key = JSON.parse(text.slice(at, end + 1)) as string;
        if (keys.has(key)) doubledKey ??= key;
        keys.add(key);
      }
      at = end;
    }
    if (levels.length > maxJsonDepth) return { isTooDeep: true, doubledKey };
  }
  return { isTooDeep: false, doubledKey };
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

function isKey(text: string, end: number): boolean {
  let at = end + 1;
  while (/\s/.test(text[at] ?? '')) at += 1;
  return text[at] === ':';
}
