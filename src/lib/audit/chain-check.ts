import * as z from 'zod/mini';
import type { JsonObject } from '../base/json';
import { genesisHash } from '../events/chain';
import { sha256Hex } from '../events/family';
import type { Place, Report } from './report';
import { storedHash } from './stored-hash';

/** Names the last event of a log: the trailer line, or head.json. */
const trailer = z.strictObject({
  time: z.string(),
  type: z.literal('exported'),
  log: z.nullable(z.string()),
  count: z.int().check(z.minimum(0)),
  head: sha256Hex,
});
const headFile = z.object({
  log: z.nullable(z.string()),
  seq: z.int().check(z.minimum(0)),
  hash: sha256Hex,
  count: z.int().check(z.minimum(0)),
});

/** The last character of 16 bytes in base64url holds two bits only: any other would be a second way to write the same salt. */
const canonicalSalt = /^[\w-]{21}[AQgw]$/;

/** Invariant 1, but for redactions: seq without gaps, prev and hash, and an end that something names. */
export interface ChainCheck {
  /** False: the event cannot even be hashed, so nothing else can be told of it. */
  visit(line: number, stored: JsonObject): boolean;
  visitTrailer(line: number, stored: JsonObject): void;
  /** `head`: the parsed head.json. True: the log is truncated. */
  finish(line: number, head?: unknown): boolean;
  head(): { log: string | null; seq: number; hash: string };
}

/** Whether a line is the trailer of an export: no event, since it has no place in the chain. */
export function isTrailer(stored: JsonObject): boolean {
  return stored['type'] === 'exported' && !Object.hasOwn(stored, 'seq');
}

/** The place of a stored line, whatever is left of it. */
export function placeOf(line: number, stored: JsonObject): Place {
  return { line, seq: typeof stored['seq'] === 'number' ? stored['seq'] : null };
}

export function createChainCheck(report: Report): ChainCheck {
  let log: string | null = null;
  let seq = 0;
  let hash = genesisHash;
  let count = 0;
  let hasTrailer = false;
  let isAfterTrailer = false;

  function problemOf(stored: JsonObject): string | null {
    if (typeof stored['seq'] !== 'number') return 'it has no seq';
    if (stored['seq'] !== seq + 1) return seqProblem(stored['seq'], seq);
    if (stored['prev'] !== hash) return seq === 0 ? 'prev is not 64 zeros' : `prev is not the hash of seq ${seq}`;
    return null;
  }

  return {
    visit(line, stored) {
      const place = placeOf(line, stored);
      const found = hashProblem(stored);
      if (hasTrailer && !isAfterTrailer) {
        isAfterTrailer = true;
        report(1, place, 'it stands after the trailer');
      }
      const problem = problemOf(stored) ?? found.problem ?? saltProblem(stored);
      if (problem !== null) report(1, place, problem);
      // go on from what stands there, so that one fault is told once
      if (typeof stored['seq'] === 'number') seq = stored['seq'];
      if (typeof stored['hash'] === 'string') hash = stored['hash'];
      count += 1;
      if (log === null && typeof stored['log'] === 'string') log = stored['log'];
      return found.isHashable;
    },

    visitTrailer(line, stored) {
      const place = { line, seq };
      const parsed = trailer.safeParse(stored);
      if (hasTrailer) report(1, place, 'a second trailer');
      else if (!parsed.success) report(1, place, 'the trailer is malformed');
      else if (parsed.data.count !== count) {
        report(1, place, `the trailer counts ${parsed.data.count} events, there are ${count}`);
      } else if (parsed.data.head !== hash) report(1, place, `the trailer names another hash than that of seq ${seq}`);
      else if (parsed.data.log !== log) report(1, place, 'the trailer is of another log');
      hasTrailer ||= parsed.success;
    },

    finish(line, head) {
      const problem = head === undefined ? null : headProblem(head, { log, seq, hash, count });
      if (problem !== null) report(1, { line, seq }, problem.message);
      if (head !== undefined || hasTrailer) return problem?.isTruncated ?? false;
      report(1, { line, seq }, 'truncated: no trailer, and no head that names the end');
      return true;
    },

    head: () => ({ log, seq, hash }),
  };
}

function seqProblem(found: number, before: number): string {
  if (found === before + 2) return `seq ${before + 1} is missing`;
  if (found > before + 2) return `seq ${before + 1} to ${found - 1} are missing`;
  return `seq ${before + 1} should stand here`;
}

function hashProblem(stored: JsonObject): { problem: string | null; isHashable: boolean } {
  try {
    return { problem: storedHash(stored) === stored['hash'] ? null : 'hash does not match', isHashable: true };
  } catch (error) {
    // whatever stands in a line that nobody vouches for: not JSON that we store, a salt without a text, a pointer too deep
    return { problem: `it cannot be hashed: ${error instanceof Error ? error.message : 'unknown'}`, isHashable: false };
  }
}

function saltProblem(stored: JsonObject): string | null {
  for (const [pointer, salt] of Object.entries(stored['salt'] as Record<string, unknown>)) {
    if (typeof salt !== 'string' || !canonicalSalt.test(salt)) return `the salt at ${pointer} is not 16 bytes`;
  }
  return null;
}

function headProblem(
  head: unknown,
  end: { log: string | null; seq: number; hash: string; count: number },
): { message: string; isTruncated: boolean } | null {
  const parsed = headFile.safeParse(head);
  if (!parsed.success) return { message: 'the head is malformed', isTruncated: false };
  const { log, seq, hash, count } = parsed.data;
  if (seq > end.seq) return { message: `truncated: the head names seq ${seq}`, isTruncated: true };
  const message = differenceOf();
  return message === null ? null : { message, isTruncated: false };

  function differenceOf(): string | null {
    if (log !== end.log) return 'the head is of another log';
    if (seq < end.seq) return `the head names seq ${seq}, the log ends at ${end.seq}`;
    if (hash !== end.hash) return `the head names another hash than that of seq ${seq}`;
    return count === end.count ? null : `the head counts ${count} events, there are ${end.count}`;
  }
}
