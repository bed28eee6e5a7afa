import * as z from 'zod/mini';
import { decisionId, eventSeq, freeText, goalId, neverOlder, taskId, textOf, type Family } from './family';

export const outcomes = ['success', 'partial', 'no_effect', 'failed', 'uncertain'] as const;
export const outcome = z.enum(outcomes);
export type Outcome = z.infer<typeof outcome>;

/** Why something did not succeed: a code of ours, never outside text. Each has a short sentence in `agent/lines`. */
export const causes = [
  'rejected',
  'dropped',
  'replaced',
  'gave_up',
  'needless',
  'repeated',
  'stopped',
  'timeout',
  'unknown_end',
  'not_run',
  'mismatch',
  'invalid_payload',
  'payload_changed',
  'unavailable',
  'not_found',
  'exists',
  'too_large',
  'storage',
  'error',
] as const;
export const cause = z.enum(causes);
export type Cause = z.infer<typeof cause>;

const ended = z.strictObject({
  type: z.literal('result'),
  status: z.enum(['done', 'fail']),
  summary: freeText,
  outcome,
  decision: decisionId,
  /** The action's seq; null where nothing ran (rejected, dropped, gave_up, needless, found done). */
  action: z.nullable(eventSeq),
  task: z.nullable(taskId),
  cause: z.nullable(cause),
  /** The head of what came out. */
  output: z.nullable(freeText),
  /** Whether later retrieval may use it; decided once. */
  useful: z.boolean(),
  search_summary: freeText,
  /**
   * The note as it was before, so that the person can have it back: its text where it was written over, null where there was none, and Undo
   * takes it away; where it was only added to, how many UTF-16 units of it were there; where it got another name, how it was called.
   */
  kept: z.optional(
    z.union([
      z.strictObject({ path: freeText, text: z.nullable(freeText) }),
      z.strictObject({ path: freeText, length: z.int().check(z.minimum(0)) }),
      z.strictObject({ path: freeText, from: freeText }),
    ]),
  ),
  /** Of notes that were edited: what stood where `length` units stand now. Empty: none was, and what came with it goes back with it. */
  kept_parts: z.optional(z.array(z.strictObject({ path: freeText, at: z.int(), length: z.int(), text: freeText }))),
  /** For a question: the input that answered it. */
  answer: z.optional(eventSeq),
  /** Set where the user decided an uncertain end, or did it by hand: then no action stands behind it, and its decision is called by its input. */
  by: z.optional(z.literal('user')),
});
const goalDone = z.strictObject({
  type: z.literal('result'),
  status: z.literal('goal_done'),
  goal: goalId,
  name: freeText,
  rate: z.string().check(z.regex(/^(100|[1-9]?\d)%$/)),
});
const schema = z.union([ended, goalDone]);
export type EndedResultBody = z.infer<typeof ended>;
export type ResultBody = z.infer<typeof schema>;

/** The note as it was before; null where none is kept, or where a text of it was taken out. */
export function keptNote({
  kept,
}: Pick<EndedResultBody, 'kept'>):
  { path: string; text: string | null } | { path: string; length: number } | { path: string; from: string } | null {
  const path = textOf(kept?.path ?? null);
  if (!kept || path === null) return null;
  if ('length' in kept) return { path, length: kept.length };
  if ('from' in kept) {
    const from = textOf(kept.from);
    return from === null ? null : { path, from };
  }
  const text = textOf(kept.text);
  return text === null && kept.text !== null ? null : { path, text };
}

/** A part of a note as it was before; UTF-16 units of the note as it is after. */
export interface KeptPart {
  path: string;
  at: number;
  length: number;
  text: string;
}

/** What takes the edits of notes back; null where none is kept, or where a text of it was taken out. */
export function keptParts({ kept_parts: parts }: Pick<EndedResultBody, 'kept_parts'>): KeptPart[] | null {
  const whole = parts?.filter((part): part is KeptPart => textOf(part.path) !== null && textOf(part.text) !== null);
  return whole && whole.length === parts?.length ? whole : null;
}

/** The person ended it, by hand or by their y to a changed plan. */
export function isByHand({ by, action }: Pick<EndedResultBody, 'by' | 'action'>): boolean {
  return by === 'user' && action === null;
}

/** The Avatar found it done already: nothing ran for it, and nobody else ended it. */
export function isFoundDone({ outcome, action, by }: Pick<EndedResultBody, 'outcome' | 'action' | 'by'>): boolean {
  return outcome === 'success' && action === null && by === undefined;
}

export const resultFamily: Family<ResultBody> = {
  type: 'result',
  /** 2: `replaced`, of a request that was taken back. 3: a goal's rate leaves out what the person dropped; `kept` of what was added to, `kept_parts`. 4: `kept` of a note with another name. */
  version: 4,
  schema,
  freeText: ['/summary', '/output', '/search_summary', '/name', '/kept/*', '/kept_parts/**'],
  upcast: neverOlder,
  example: {
    type: 'result',
    status: 'done',
    summary: 'Wrote bees/goal.md',
    outcome: 'success',
    decision: 'D7',
    action: 10,
    task: 'G1-T1',
    cause: null,
    output: null,
    useful: true,
    search_summary: 'Wrote bees/goal.md',
  },
};
