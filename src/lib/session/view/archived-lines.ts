import { CorruptLogError, type StoredLogEvent } from '../../agent/fold/ports';
import { ArchiveReader } from '../../bridge/archive-reader';
import type { YadoriDatabase } from '../../bridge/database';
import { cachedLinesOf, type ChatLine } from './chat-line';

export interface ArchivedLines {
  /** Oldest first; at most as many as were asked for. */
  lines: ChatLine[];
  /** Seq at which the archive is damaged, where that ended the reading. */
  damagedAt: number | null;
}

/** One for each database, since it keeps what it unpacked. */
const readers = new WeakMap<YadoriDatabase, ArchiveReader>();

/**
 * The newest `count` chat lines of the archive that come right before the event `seq`, whose `prev` is given. Null: what stands there now
 * leads to another event, since more was moved, or another log put in place, while this was read; then all is to be read anew.
 */
export async function linesBefore(
  database: YadoriDatabase,
  { seq, prev }: { seq: number; prev: unknown },
  count: number,
): Promise<ArchivedLines | null> {
  const reader = readerOf(database);
  const lines: ChatLine[] = [];
  let [before, hash] = [seq, prev];
  while (before > 1 && lines.length < count) {
    const segment = await reader.segmentBefore(before);
    if (segment?.to !== before - 1 || segment.hash !== hash) return null;
    if (segment.damagedAt !== null) return { lines, damagedAt: segment.damagedAt };
    lines.unshift(...segment.events.flatMap((event) => cachedLinesOf(database).lineOf(event) ?? []));
    [before, hash] = [segment.from, segment.events[0]?.['prev']];
  }
  return { lines: lines.slice(-count), damagedAt: null };
}

/** Events wherever they stand; null for one that is not there, or damaged: the agent tells of that when it reads it. */
export function archivedEvents(database: YadoriDatabase, seqs: readonly number[]): Promise<(StoredLogEvent | null)[]> {
  return Promise.all(seqs.map((seq) => readerOf(database).event(seq).catch(nullIfDamaged)));
}

function nullIfDamaged(error: unknown): null {
  if (error instanceof CorruptLogError) return null;
  throw error;
}

function readerOf(database: YadoriDatabase): ArchiveReader {
  const reader = readers.get(database) ?? new ArchiveReader(database);
  readers.set(database, reader);
  return reader;
}
