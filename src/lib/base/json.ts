export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}

/** Objects and arrays inside each other. Deeper JSON is refused: recursion over it could overflow the stack. */
export const maxJsonDepth = 64;

/**
 * The longest line that is parsed; UTF-16 units. An event is at most 32 KB as stored, and may grow by redaction, since a commitment
 * is longer than a short text; a line of megabytes is none of ours and would take seconds to parse.
 */
export const maxLineCharacters = 262_144;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One reference token of a JSON Pointer (RFC 6901), escaped. */
export function pointerToken(key: string): string {
  return /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}

/** The tokens of a JSON Pointer, unescaped; null for a text that is none, so that no place has two names. */
export function pointerTokens(pointer: string): string[] | null {
  if (pointer === '') return [];
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return null;
  const tokens = pointer.slice(1).split('/');
  return pointer.includes('~') ? tokens.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~')) : tokens;
}

/** The value at a JSON Pointer, or undefined where nothing stands. */
export function valueAt(root: JsonValue, pointer: string): JsonValue | undefined {
  const tokens = pointerTokens(pointer);
  return tokens ? valueUnder(root, tokens) : undefined;
}

/** As valueAt, for a pointer that was taken apart. */
export function valueUnder(root: JsonValue, tokens: readonly string[]): JsonValue | undefined {
  let value: JsonValue | undefined = root;
  for (const token of tokens) {
    if (Array.isArray(value)) value = /^(0|[1-9]\d*)$/.test(token) ? value[Number(token)] : undefined;
    else if (isJsonObject(value)) value = Object.hasOwn(value, token) ? value[token] : undefined;
    else return undefined;
  }
  return value;
}

/** A copy of `root` with the value at an existing JSON Pointer replaced. Shares all that it does not change. */
export function withValueAt(root: JsonValue, pointer: string, replacement: JsonValue): JsonValue {
  const tokens = pointerTokens(pointer);
  return tokens ? replaced(root, tokens, replacement) : root;
}

/** Visits each string value with its JSON Pointer, depth first, in key order as stored. */
export function forEachString(root: JsonValue, visit: (pointer: string, text: string) => void, pointer = ''): void {
  if (typeof root === 'string') visit(pointer, root);
  else if (Array.isArray(root)) root.forEach((item, index) => forEachString(item, visit, `${pointer}/${index}`));
  else if (isJsonObject(root)) {
    for (const [key, value] of Object.entries(root)) forEachString(value, visit, `${pointer}/${pointerToken(key)}`);
  }
}

function replaced(value: JsonValue, tokens: readonly string[], replacement: JsonValue): JsonValue {
  const [token, ...rest] = tokens;
  if (token === undefined) return replacement;
  if (Array.isArray(value)) {
    return value.map((item, index) => (String(index) === token ? replaced(item, rest, replacement) : item));
  }
  if (isJsonObject(value) && Object.hasOwn(value, token)) {
    return { ...value, [token]: replaced(value[token] as JsonValue, rest, replacement) };
  }
  return value;
}

/** The objects of a list, in order; none where it is no list. */
export function objectsIn(value: JsonValue | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}
