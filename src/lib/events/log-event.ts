import * as z from 'zod/mini';
import { daysInMonth } from '../base/calendar-date';
import { failure, success, type Result } from '../base/result';
import { isJsonObject, type JsonObject } from '../base/json';
import { eventSeq, sha256Hex, taintMarks, type Family } from './family';
import { readForeign } from './foreign';
import { familyOf, type EventBody } from './registry';

/** What every event carries besides its body. */
export interface Envelope {
  /** Wall clock, UTC, always 3 decimals and Z. It may go back: order is `seq`. */
  time: string;
  /** From 1, without a gap. */
  seq: number;
  /** Version of the body's form. */
  v: number;
  /** Of the leadership that wrote it. */
  epoch: number;
  /** The event that caused it; null only for input, observation and lifecycle. */
  trigger: number | null;
  /** Language of a line that code made; null where only a person's or a model's text stands. */
  lang: 'en' | 'ja' | null;
  /** Sorted, unique, kind:origin. Empty: decided from nothing but the person's own words. */
  taint: string[];
  /** JSON Pointer → 16 random bytes, base64url, for each free text that was not redacted. */
  salt: Record<string, string>;
  /** Hash of the event before; 64 zeros for the first. */
  prev: string;
  hash: string;
  /** A line of the documents' own log shape that was imported, and chained here. It binds nothing. */
  foreign?: true;
}

export type LogEvent<Body extends EventBody = EventBody> = Body & Envelope;
export type EventOf<T extends EventBody['type']> = LogEvent<Extract<EventBody, { type: T }>>;

/** More leaderships than any log can have had: an import with a larger number would leave none above it. */
const maxEpoch = 2_147_483_647;

const envelope = z.object({
  time: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/), z.refine(isTime, 'no such time')),
  seq: eventSeq,
  v: z.int().check(z.minimum(1)),
  epoch: z.int().check(z.minimum(0), z.maximum(maxEpoch)),
  trigger: z.nullable(eventSeq),
  lang: z.nullable(z.enum(['en', 'ja'])),
  taint: taintMarks,
  salt: z.record(z.string(), z.string().check(z.regex(/^[\w-]{22}$/))),
  prev: sha256Hex,
  hash: sha256Hex,
  foreign: z.optional(z.literal(true)),
});
const zero = 48;

/** An event of a type that this build does not know, or a foreign one: kept, and skipped by all but the fold of foreign ones. */
export interface UnknownEvent extends Envelope {
  type: string;
}

export type ReadEvent = { known: true; event: LogEvent } | { known: false; event: UnknownEvent };

/** Codes: `not_an_event` (no envelope), `newer` (a body form that only a later build knows), `wrong_body`. */
export type ReadEventError = 'not_an_event' | 'newer' | 'wrong_body';

/**
 * Reads one stored event: envelope, then the body by its family, upcast where it is older. Never changes what is stored. `lookUp`:
 * the families to read by, other than the registry's in a test.
 */
export function readEvent(
  stored: unknown,
  lookUp: (type: string) => Family | undefined = familyOf,
): Result<ReadEvent, ReadEventError> {
  if (!isJsonObject(stored) || typeof stored['type'] !== 'string') return failure('not_an_event', 'it has no type');
  const parsed = envelope.safeParse(stored);
  if (!parsed.success) return failure('not_an_event', firstIssue(parsed.error));
  const family = lookUp(stored['type']);
  if (!family) return success({ known: false, event: stored as unknown as UnknownEvent });
  if (parsed.data.v > family.version)
    return failure('newer', `${family.type} has version ${parsed.data.v}; this build reads ${family.version}`);

  let body = bodyOf(stored);
  if (parsed.data.v < family.version) body = family.upcast(body, parsed.data.v);
  const read = family.schema.safeParse(body);
  if (!read.success) {
    if (parsed.data.foreign && readForeign(body))
      return success({ known: false, event: stored as unknown as UnknownEvent });
    return failure('wrong_body', `${family.type}: ${firstIssue(read.error)}`);
  }
  // both were made just now; spreading two objects into one takes as long as all the rest here
  return success({ known: true, event: Object.assign(parsed.data, read.data) as LogEvent });
}

/** The body's own fields, without the envelope. */
export function bodyOf(event: JsonObject): JsonObject {
  const {
    time: _time,
    seq: _seq,
    v: _v,
    epoch: _epoch,
    trigger: _trigger,
    lang: _lang,
    taint: _taint,
    salt: _salt,
    prev: _prev,
    hash: _hash,
    foreign: _foreign,
    ...body
  } = event;
  return body;
}

/** False for the 31st of April, too. Of a text of the form above; without Date, since every event is asked. */
function isTime(text: string): boolean {
  const year = 100 * twoDigits(text, 0) + twoDigits(text, 2);
  const [month, day] = [twoDigits(text, 5), twoDigits(text, 8)];
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return false;
  return twoDigits(text, 11) < 24 && twoDigits(text, 14) < 60 && twoDigits(text, 17) < 60;
}

function twoDigits(text: string, at: number): number {
  return 10 * (text.charCodeAt(at) - zero) + text.charCodeAt(at + 1) - zero;
}

function firstIssue(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  return issue ? `${issue.path.join('.') || 'value'}: ${issue.message}` : 'does not match';
}
