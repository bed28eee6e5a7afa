import { encodeBase64url } from '../base/base64url';
import { canonicalJson, isWellFormed, NotJsonError, plainJson } from '../base/canonical-json';
import { saltedSha256, sha256OfText } from '../base/hash';
import { invariant } from '../base/invariant';
import { childAt, pointerTokens, type JsonObject, type JsonValue } from '../base/json';
import type { Language } from '../base/language';
import type { Random } from '../base/ports';
import { freeTextPointers } from './free-text';
import type { LogEvent } from './log-event';
import { families, type EventBody } from './registry';

/** `prev` of the first event. */
export const genesisHash = '0'.repeat(64);

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
  return sha256OfText(canonicalJson(committed(rest, salt as Record<string, string>)));
}

/**
 * `value` with each salted string replaced by {"sha256": …}; shares what it does not change. A pointer in `salt` that leads to no
 * string, or a salt that is not base64url, is a RangeError; half of a surrogate pair in a text is a NotJsonError, since its bytes
 * would be those of another text.
 */
export function committed(value: JsonValue, salt: Readonly<Record<string, string>>): JsonValue {
  const root = newPlace();
  for (const [pointer, bytes] of Object.entries(salt)) {
    const tokens = pointerTokens(pointer);
    if (!tokens) throw new RangeError(`${pointer} is no JSON Pointer`);
    let place = root;
    for (const token of tokens) {
      const next = place.below.get(token) ?? newPlace();
      place.below.set(token, next);
      place = next;
    }
    place.salt = bytes;
  }
  return commitBelow(value, root, '');
}

/** Where salts stand, as a tree: only what leads to one is copied. */
interface Place {
  salt: string | null;
  below: Map<string, Place>;
}

function newPlace(): Place {
  return { salt: null, below: new Map() };
}

function commitBelow(value: JsonValue, { salt, below }: Place, pointer: string): JsonValue {
  if (salt !== null) {
    if (typeof value !== 'string' || below.size > 0) throw new RangeError(`salt at ${pointer} belongs to no text`);
    if (!isWellFormed(value)) throw new NotJsonError('a string holds half of a surrogate pair');
    return { sha256: saltedSha256(salt, value) };
  }
  if (below.size === 0) return value;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as JsonObject) }) as JsonObject;
  for (const [token, place] of below) {
    const child = childAt(value, token);
    if (child === undefined) throw new RangeError(`salt at ${pointer}/${token} belongs to no text`);
    copy[token] = commitBelow(child, place, `${pointer}/${token}`);
  }
  return copy;
}

function timeText(time: number): string {
  invariant(time >= times.first && time <= times.last, `${time} is no time that the log can hold`);
  return new Date(time).toISOString();
}
