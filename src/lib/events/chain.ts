import { encodeBase64url } from '../base/base64url';
import { canonicalJson, isWellFormed, NotJsonError, plainJson } from '../base/canonical-json';
import { saltedSha256, sha256OfText } from '../base/hash';
import { invariant } from '../base/invariant';
import { isJsonObject, pointerTokens, valueUnder, type JsonObject, type JsonValue } from '../base/json';
import type { Language } from '../base/language';
import type { Random } from '../base/ports';
import { freeTextPointers } from './free-text';
import type { LogEvent } from './log-event';
import { families, type EventBody } from './registry';

/** A salt's length before base64url; bytes. */
const saltBytes = 16;

/** The years 0 to 9999: `time` always has 24 characters. Ms since 1970 UTC. */
const times = { first: -62_167_219_200_000, last: 253_402_300_799_999 } as const;

/** All of an event that is not computed here. */
export interface Unsealed<Body extends EventBody = EventBody> {
  /** Ms since 1970 UTC. */
  time: number;
  body: Body;
  seq: number;
  epoch: number;
  trigger: number | null;
  lang: Language | null;
  taint: readonly string[];
  /** An imported line of the documents' own shape. */
  foreign?: true;
}

/**
 * Draws the salts, commits to each free text and binds the event to the one before it. Keys stand as the body gives them; those that
 * are undefined are left out. Throws NotJsonError for a body that JSON cannot hold.
 */
export function seal<Body extends EventBody>(unsealed: Unsealed<Body>, prev: string, random: Random): LogEvent<Body> {
  const { type, ...rest } = plainJson(unsealed.body) as JsonObject;
  const family = families[unsealed.body.type];
  const salt: Record<string, string> = {};
  for (const pointer of freeTextPointers(rest, family.freeText))
    salt[pointer] = encodeBase64url(random.bytes(saltBytes));
  const event = {
    time: timeText(unsealed.time),
    type,
    ...rest,
    seq: unsealed.seq,
    v: family.version,
    epoch: unsealed.epoch,
    trigger: unsealed.trigger,
    lang: unsealed.lang,
    taint: [...new Set(unsealed.taint)].sort(),
    ...(unsealed.foreign && { foreign: unsealed.foreign }),
    salt,
    prev,
  };
  return { ...event, hash: hashOf(event as unknown as JsonObject) } as unknown as LogEvent<Body>;
}

/**
 * The event's hash from its stored form: SHA-256 of its RFC 8785 JSON without `hash` and `salt`, each salted text replaced by its
 * commitment. A redacted text stands as its commitment already, so the hash stays the same. Throws NotJsonError, and RangeError as
 * `committed` does.
 */
export function hashOf(stored: JsonObject): string {
  const { hash: _hash, salt, ...rest } = stored;
  if (!isJsonObject(salt)) throw new RangeError('it has no salts');
  return sha256OfText(canonicalJson(committed(rest, salt as Record<string, string>)));
}

/**
 * `value` with each salted string replaced by {"sha256": …}; shares what it does not change. A pointer in `salt` that leads to no
 * string, or a salt that is not base64url, is a RangeError; half of a surrogate pair in a text is a NotJsonError, since its bytes
 * would be those of another text.
 */
export function committed(value: JsonValue, salt: Readonly<Record<string, string>>): JsonValue {
  const copies = new Set<JsonValue>();
  let result = value;
  for (const [pointer, bytes] of Object.entries(salt)) {
    const tokens = pointerTokens(pointer);
    const text = tokens && valueUnder(value, tokens);
    if (!tokens || typeof text !== 'string') throw new RangeError(`salt at ${pointer} belongs to no text`);
    if (typeof bytes !== 'string') throw new RangeError(`salt at ${pointer} is none`); // of a damaged store, or from outside
    if (!isWellFormed(text)) throw new NotJsonError('a string holds half of a surrogate pair');
    result = replacedIn(result, tokens, { sha256: saltedSha256(bytes, text) }, copies);
  }
  return result;
}

/** The value with another one at an existing place. Copies what leads there, but nothing that is a copy of this already. */
function replacedIn(value: JsonValue, tokens: string[], replacement: JsonValue, copies: Set<JsonValue>): JsonValue {
  const last = tokens.pop();
  if (last === undefined) return replacement;
  const root = ownCopy(value, copies);
  let holder = root;
  for (const token of tokens) {
    const child = ownCopy(holder[token], copies);
    holder[token] = child;
    holder = child;
  }
  holder[last] = replacement;
  return root;
}

/** Of an object or array; an array's items stand under their places, as an object's under their keys. */
function ownCopy(container: JsonValue | undefined, copies: Set<JsonValue>): JsonObject {
  if (container !== undefined && copies.has(container)) return container as JsonObject;
  const copy = (Array.isArray(container) ? [...container] : { ...(container as JsonObject) }) as JsonObject;
  copies.add(copy);
  return copy;
}

function timeText(time: number): string {
  invariant(time >= times.first && time <= times.last, `${time} is no time that the log can hold`);
  return new Date(time).toISOString();
}
