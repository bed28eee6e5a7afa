import { CorruptLogError, type ArchiveRun, type StoredLogEvent } from '../agent/fold/ports';
import { NotJsonError } from '../base/canonical-json';
import { linesOfEvents, makeSegment, readSegment } from '../bridge/archive-segment';
import type { ArchiveSegment, YadoriDatabase } from '../bridge/database';
import { hashOf } from '../events/chain';
import { genesisHash } from '../events/genesis-hash';
import { answer, type Tables } from './direct-transaction';
import { Refused } from './write-batch';

/** Events whose hashes are computed without letting anything else run. */
const atOnce = 64;

/** A run of the live log, packed, and what it was packed from. */
export interface PackedRun {
  segment: ArchiveSegment;
  lines: string;
}

/**
 * Reads, checks and packs a run before any transaction is open. Null: no longer wanted, or not all there. Rejects with CorruptLogError
 * for an event that is not as it was written: it must be told, not put away.
 */
export async function packRun(
  database: YadoriDatabase,
  { from, to }: ArchiveRun,
  isWanted: () => boolean,
): Promise<PackedRun | null> {
  const events = await database.log.all(IDBKeyRange.bound(from, to));
  for (const [index, event] of events.entries()) {
    if (index % atOnce === 0) {
      await new Promise((resolve) => setTimeout(resolve)); // who waits for the thread goes first
      if (!isWanted()) return null;
    }
    const problem = problemWith(event, events[index - 1]);
    if (problem) throw new CorruptLogError(from + index, problem);
  }
  if (events[0]?.seq !== from || events.at(-1)?.seq !== to) return null;
  const segment = await makeSegment(events);
  const { damagedAt } = await readSegment(segment);
  if (damagedAt !== null) throw new Error(`seq ${damagedAt} does not come out of its segment as it went in`);
  return { segment, lines: linesOfEvents(events) };
}

/** Within a transaction of the leader: the run goes from the log, and its segment into the archive behind the newest one there. */
export async function moveRun(tables: Tables, { segment, lines }: PackedRun): Promise<void> {
  const { from, to, prev } = segment;
  const log = tables('log');
  const range = IDBKeyRange.bound(from, to);
  const [stored, newest, later] = await Promise.all([
    answer(log.getAll(range) as IDBRequest<StoredLogEvent[]>),
    answer(tables('archive').openCursor(null, 'prev')),
    answer(log.count(IDBKeyRange.lowerBound(to, true))),
  ]);
  const before = newest?.value as ArchiveSegment | undefined;
  const follows = from === (before?.to ?? 0) + 1 && prev === (before?.hash ?? genesisHash);
  // a redaction may have changed an event since: then what was packed must not come back
  if (!follows || later === 0 || linesOfEvents(stored) !== lines) throw new Refused('stale_log');
  log.delete(range);
  tables('archive').add(segment);
}

function problemWith(event: StoredLogEvent, before: StoredLogEvent | undefined): string | null {
  if (before && event.seq !== before.seq + 1) return 'missing';
  if (before && event['prev'] !== before.hash) return 'does not follow the event before it';
  try {
    return hashOf(event) === event.hash ? null : 'does not match its hash';
  } catch (error) {
    if (error instanceof RangeError || error instanceof NotJsonError) return error.message;
    throw error;
  }
}
