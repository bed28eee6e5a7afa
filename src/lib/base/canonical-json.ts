import { YadoriError } from './yadori-error';
import { isJsonObject, maxJsonDepth, type JsonObject, type JsonValue } from './json';

/** What JSON cannot hold without loss, or what we refuse to store. */
export class NotJsonError extends YadoriError {
  override readonly name = 'NotJsonError';
  readonly code = 'not_json';
}

/**
 * RFC 8785 (JSON Canonicalization Scheme): keys sorted by UTF-16 units, numbers as ECMAScript prints them, no white space.
 * Throws NotJsonError for NaN, ±∞, undefined, holes, functions, symbols, bigints, objects that are no plain data, lone surrogates,
 * keys named `__proto__` and more than `maxJsonDepth` objects and arrays inside each other. Never calls `toJSON`, so what is hashed is what is there.
 */
export function canonicalJson(value: unknown): string {
  return write(value, 0);
}

/**
 * A deep copy that holds nothing but JSON, keys in their given order: keys that are undefined are dropped, −0 becomes 0, and what
 * canonicalJson refuses is refused here. Each value is read once, so that what is checked is what is kept.
 */
export function plainJson(value: unknown): JsonValue {
  return copied(value, 0);
}

/** Whether a string holds no half of a surrogate pair. */
export function isWellFormed(text: string): boolean {
  return text.isWellFormed();
}

function write(value: unknown, depth: number): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(scalar(value)); // numbers as ECMAScript prints them
  checkDepth(depth);
  if (Array.isArray(value)) return writeArray(value, depth);
  const object = plainObject(value);
  let text = '';
  for (const key of Object.keys(object).sort()) {
    text += `${text === '' ? '' : ','}${quoted(checkedKey(key))}:${write(object[key], depth + 1)}`;
  }
  return `{${text}}`;
}

function writeArray(items: readonly unknown[], depth: number): string {
  let text = '';
  for (let index = 0; index < items.length; index++) {
    text += `${index === 0 ? '' : ','}${write(items[index], depth + 1)}`; // a hole is undefined: refused
  }
  return `[${text}]`;
}

/** Anything but printing characters without `"`, `\` and surrogates. Most texts hold none of it, and one look tells so. */
const unplain = /[^ !#-[\]-\ud7ff\ue000-\uffff]/;

function quoted(text: string): string {
  return unplain.test(text) ? JSON.stringify(scalar(text)) : `"${text}"`;
}

function copied(value: unknown, depth: number): JsonValue {
  if (typeof value !== 'object' || value === null) return scalar(value);
  checkDepth(depth);
  if (Array.isArray(value)) return Array.from(value, (item) => copied(item, depth + 1)); // visits holes, too
  const object = plainObject(value);
  const copy: JsonObject = {};
  for (const key of Object.keys(object)) {
    const item: unknown = object[key];
    if (item !== undefined) copy[checkedKey(key)] = copied(item, depth + 1);
  }
  return copy;
}

function scalar(value: unknown): string | number | boolean | null {
  switch (typeof value) {
    case 'string':
      if (!isWellFormed(value)) throw new NotJsonError('a string holds half of a surrogate pair');
      return value;
    case 'number':
      if (!Number.isFinite(value)) throw new NotJsonError(`${value} is no JSON number`);
      return value === 0 ? 0 : value;
    case 'boolean':
      return value;
    default:
      if (value === null) return null;
      throw new NotJsonError(`${typeof value} is no JSON value`);
  }
}

function plainObject(value: object): JsonObject {
  const prototype: unknown = Object.getPrototypeOf(value);
  // an object of another realm (structured clone) has a foreign Object.prototype: its own prototype is null
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null)
    throw new NotJsonError('an object is no plain data');
  if (!isJsonObject(value) || Object.getOwnPropertySymbols(value).length > 0)
    throw new NotJsonError('an object is no plain data');
  return value;
}

/** `__proto__` as a key of its own is legal JSON, but whoever assigns it elsewhere changes a prototype. */
function checkedKey(key: string): string {
  if (key === '__proto__') throw new NotJsonError('a key is named __proto__');
  if (!isWellFormed(key)) throw new NotJsonError('a key holds half of a surrogate pair');
  return key;
}

/** `depth`: how many objects and arrays stand around this one. */
function checkDepth(depth: number): void {
  if (depth >= maxJsonDepth) throw new NotJsonError(`nested deeper than ${maxJsonDepth}`);
}
