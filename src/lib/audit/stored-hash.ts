import { NotJsonError, isWellFormed } from '../base/canonical-json';
import { saltedSha256, sha256OfText } from '../base/hash';
import { maxJsonDepth, type JsonValue, type JsonObject } from '../base/json';

/** Salts by path: an inner node for a container, the salt for a text. */
type SaltTree = Map<string, SaltTree | string>;
interface Progress {
  used: number;
}

/**
 * What hashOf gives, for an event that came out of JSON.parse. It writes the committed form in one pass, where hashOf makes a copy for
 * each text: that halves the time of an audit, and is a second reading of the same definition. Throws NotJsonError or RangeError.
 */
export function storedHash(stored: JsonObject): string {
  const salt = stored['salt'] as Readonly<Record<string, string>>;
  const pointers = Object.keys(salt);
  const tree: SaltTree = new Map();
  for (const pointer of pointers) plant(tree, pointer, salt[pointer] as string);
  const progress: Progress = { used: 0 };
  const { hash: _hash, salt: _salt, ...rest } = stored;
  const text = write(rest, tree, 0, progress);
  if (progress.used !== pointers.length) throw new RangeError('a salt belongs to no text');
  return sha256OfText(text);
}

function plant(tree: SaltTree, pointer: string, salt: string): void {
  if (!pointer.startsWith('/')) throw new RangeError('a salt belongs to no text');
  let node = tree;
  const tokens = pointer.split('/');
  for (let index = 1; index < tokens.length - 1; index++) {
    const token = unescaped(tokens[index] as string);
    let next = node.get(token);
    if (typeof next === 'string') throw new RangeError('a salt stands within a text');
    if (!next) {
      next = new Map();
      node.set(token, next);
    }
    node = next;
  }
  node.set(unescaped(tokens[tokens.length - 1] as string), salt);
}

function unescaped(token: string): string {
  return token.includes('~') ? token.replaceAll('~1', '/').replaceAll('~0', '~') : token;
}

function write(value: JsonValue, salts: SaltTree | string | undefined, depth: number, progress: Progress): string {
  if (depth > maxJsonDepth) throw new NotJsonError(`nested deeper than ${maxJsonDepth}`);
  if (typeof value === 'string') {
    if (typeof salts !== 'string') return writeString(value);
    progress.used += 1;
    if (!isWellFormed(value)) throw new NotJsonError('a string holds half of a surrogate pair');
    return `{"sha256":"${saltedSha256(salts, value)}"}`;
  }
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new NotJsonError(`${value} is no JSON number`);
    return JSON.stringify(value);
  }
  if (typeof value !== 'object' || value === null) return String(value);
  const below = typeof salts === 'object' ? salts : undefined;
  if (Array.isArray(value)) {
    let text = '';
    for (let index = 0; index < value.length; index++) {
      const item = write(value[index] as JsonValue, below?.get(String(index)), depth + 1, progress);
      text += index === 0 ? item : `,${item}`;
    }
    return `[${text}]`;
  }
  let text = '';
  for (const key of Object.keys(value).sort()) {
    const item = `${writeString(key)}:${write(value[key] as JsonValue, below?.get(key), depth + 1, progress)}`;
    text += text === '' ? item : `,${item}`;
  }
  return `{${text}}`;
}

/** JSON.stringify escapes half of a surrogate pair, and nothing else, as \\ud…. */
function writeString(text: string): string {
  const written = JSON.stringify(text);
  if (written.includes('\\ud') && !isWellFormed(text))
    throw new NotJsonError('a string holds half of a surrogate pair');
  return written;
}
