import * as z from 'zod/mini';
import type { JsonObject } from '../base/json';

/** One event type of the log: its stored body, and how older stored forms are read. */
export interface Family<Body extends { type: string } = { type: string }> {
  type: Body['type'];
  /** Of the body's form; stands in each event as `v`. */
  version: number;
  schema: z.ZodMiniType<Body>;
  /**
   * Where free text stands: JSON Pointers in which `*` is any one token and a final `**` all that lies below. Each string found
   * there gets a salt, can be redacted, and reads as null afterwards. Ids, codes and numbers are never among them.
   */
  freeText: readonly string[];
  /** Brings a body stored as `from` (< version) to the present form. Only on reading: what is stored stays as it was. */
  upcast(body: JsonObject, from: number): JsonObject;
  /** A whole body as it is stored now; tests and documents use it. */
  example: Body;
}

/** What stands in place of a redacted text. */
export const redactedText = z.strictObject({ sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });

export const freeText = z.union([z.string(), redactedText]);
/** A text that a person may have redacted. */
export type FreeText = z.infer<typeof freeText>;

/** The text, or null where it was redacted. */
export function textOf(text: FreeText | null): string | null {
  return typeof text === 'string' ? text : null;
}

/** The upcaster of a family that has had one version only. */
export function neverOlder(body: JsonObject): JsonObject {
  return body;
}

const seq = z.int().check(z.minimum(1));
export const eventSeq = seq;
// at most 15 digits: a number that JavaScript holds exactly
export const goalId = z.string().check(z.regex(/^G[1-9]\d{0,14}$/));
export const taskId = z.string().check(z.regex(/^G[1-9]\d{0,14}-T[1-9]\d{0,14}$/));
/** Of what a mind is at: I and the seq of the event that opened it. */
export const intentId = z.string().check(z.regex(/^I[1-9]\d{0,14}$/));
export const decisionId = z.string().check(z.regex(/^D[1-9]\d{0,14}$/));
export const requestId = z.string().check(z.regex(/^R[1-9]\d{0,14}$/));
export const sha256Hex = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** kind:origin; of what was imported from another form of log, `import` alone. */
export const taintMarks = z.array(z.string().check(z.regex(/^(import$|(public|web|tool|import|link):)/)));
/** Rounded to 6 decimals before it enters an event, so that every engine stores the same. */
export const weight = z.number();
