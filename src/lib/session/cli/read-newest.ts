import { ArchiveReader } from '../../bridge/archive-reader';
import type { ReadTables, StoredEvent, YadoriDatabase } from '../../bridge/database';
import { ofType } from '../../bridge/of-type';
import { readEvent, type ReadEvent } from '../../events/log-event';
import { newestByRanges } from '../view/newest-by-ranges';

export interface NewestEvent {
  seq: number;
  time: string;
  type: string;
  taint: readonly string[];
  /** Null where this build cannot read it. */
  read: ReadEvent | null;
}

/** The newest `count` events, of one type or of all, oldest first, over live log and archive as one. Rejects when storage fails. */
export async function readNewest(
  database: YadoriDatabase,
  { type, count }: { type: string | null; count: number },
): Promise<{ events: NewestEvent[]; damagedAt: number | null }> {
  // as of one moment: what leaves for the archive meanwhile would be found at neither place
  const { live, first } = await database.read(['log'], async (tables) => {
    const first = (await tables('log').openKeyCursor())?.key ?? null;
    return { first, live: first === null ? [] : await newestLive(tables, { type, count, first }) };
  });
  const found = live.map(newestEvent);
  const reader = new ArchiveReader(database);
  let before = first ?? 1;
  while (found.length < count && before > 1) {
    const segment = await reader.segmentBefore(before);
    if (!segment) break;
    const older = segment.events.filter((event) => event.seq < before && (type === null || event.type === type));
    found.unshift(...older.slice(found.length - count).map(newestEvent));
    if (segment.damagedAt !== null) return { events: found, damagedAt: segment.damagedAt };
    before = segment.from;
  }
  return { events: found, damagedAt: null };
}

/** As stored, wherever it stands; null: there is none. Rejects where it is damaged. */
export async function readEventAt(database: YadoriDatabase, seq: number): Promise<StoredEvent | null> {
  return (await database.log.get(seq)) ?? new ArchiveReader(database).event(seq);
}

/** `first`: seq of the oldest live event. */
async function newestLive(
  tables: ReadTables,
  { type, count, first }: { type: string | null; count: number; first: number },
): Promise<StoredEvent[]> {
  const log = tables('log');
  const last = (await log.openKeyCursor(null, 'prev'))?.key ?? first;
  return newestByRanges({ first, last, span: count, count }, (from) =>
    type === null ? log.getAll(IDBKeyRange.lowerBound(from)) : log.index('[type+seq]').getAll(ofType(type, from)),
  );
}

function newestEvent(stored: StoredEvent): NewestEvent {
  const read = readEvent(stored);
  const { taint, time } = stored;
  return {
    seq: stored.seq,
    type: stored.type,
    time: typeof time === 'string' ? time : '',
    taint: Array.isArray(taint) ? taint.map(String) : [],
    read: read.ok ? read.value : null,
  };
}
