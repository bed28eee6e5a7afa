import * as z from 'zod/mini';
import type { JsonObject } from '../base/json';
import { genesisHash } from '../events/genesis-hash';
import { exportTrailer } from '../events/export-trailer';
import { sha256Hex } from '../events/family';
import type { HashFinding } from './read-batch';
import type { Place, Report } from './report';

/** head.json. */
const headFile = z.object({
  log: z.nullable(z.string()),
  seq: z.int().check(z.minimum(0)),
  hash: sha256Hex,
  count: z.int().check(z.minimum(0)),
});

/** Invariant 1, but for redactions: seq without gaps, prev and hash, and an end that something names. */
export interface ChainCheck {
  visit(line: number, stored: JsonObject, hash: HashFinding): void;
  visitTrailer(line: number, stored: JsonObject): void;
  /** `head`: the parsed head.json. */
  finish(line: number, head?: unknown): { isTruncated: boolean; isWhole: boolean };
  head(): { log: string | null; seq: number; hash: string };
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
  let epoch = 0;
  let hasTrailer = false;
  let isAfterTrailer = false;
  let isTruncated = false;
  let isWhole = true;

  function tell(place: Place, message: string): void {
    isWhole = false;
    report(1, place, message);
  }

  function linkProblem(stored: JsonObject): string | null {
    if (typeof stored['seq'] !== 'number') return 'it has no seq';
    if (stored['seq'] !== seq + 1) return seqProblem(stored['seq'], seq);
    // a later leadership has a higher number: who writes under a lower one does not lead any more
    if (typeof stored['epoch'] === 'number' && stored['epoch'] < epoch)
      return `its epoch ${stored['epoch']} is below ${epoch}, under which the event before it was written`;
    if (stored['prev'] !== hash) return seq === 0 ? 'prev is not 64 zeros' : `prev is not the hash of seq ${seq}`;
    return null;
  }

  function trailerProblem(stored: JsonObject): string | null {
    if (hasTrailer) return 'a second trailer';
    const parsed = exportTrailer.safeParse(stored);
    if (!parsed.success) return 'the trailer is malformed';
    hasTrailer = true;
    const { data } = parsed;
    isTruncated = data.count > count;
    if (data.count !== count) return `the trailer counts ${data.count} events, there are ${count}`;
    if (data.head !== hash) return `the trailer names another hash than that of seq ${seq}`;
    return data.log === log ? null : 'the trailer is of another log';
  }

  return {
    visit(line, stored, found) {
      const place = placeOf(line, stored);
      if (hasTrailer && !isAfterTrailer) {
        isAfterTrailer = true;
        tell(place, 'it stands after the trailer');
      }
      const problem = linkProblem(stored) ?? found.problem;
      if (problem !== null) tell(place, problem);
      // go on from what stands there, so that one fault is told once
      if (typeof stored['seq'] === 'number') seq = stored['seq'];
      if (typeof stored['hash'] === 'string') hash = stored['hash'];
      if (typeof stored['epoch'] === 'number') epoch = stored['epoch'];
      if (count === 0 && typeof stored['log'] === 'string') log = stored['log'];
      count += 1;
    },

    visitTrailer(line, stored) {
      const problem = trailerProblem(stored);
      if (problem !== null) tell({ line, seq }, problem);
    },

    finish(line, head) {
      const problem = head === undefined ? null : headProblem(head, { log, seq, hash, count });
      if (problem !== null) tell({ line, seq }, problem.message);
      isTruncated ||= problem?.isTruncated ?? false;
      if (head === undefined && !hasTrailer) {
        isTruncated = true;
        tell({ line, seq }, 'truncated: no trailer, and no head that names the end');
      }
      return { isTruncated, isWhole };
    },

    head: () => ({ log, seq, hash }),
  };
}

function seqProblem(found: number, before: number): string {
  if (found === before + 2) return `seq ${before + 1} is missing`;
  if (found > before + 2) return `seq ${before + 1} to ${found - 1} are missing`;
  return `seq ${before + 1} should stand here`;
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
