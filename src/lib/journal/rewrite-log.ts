import { CorruptLogError, type StoredLogEvent } from '../agent/fold/ports';
import { isSameSegment, makeSegment, readSegment } from '../bridge/archive-segment';
import type { ArchiveSegment, YadoriDatabase } from '../bridge/database';
import { answer, type Tables } from './direct-transaction';
import { Refused } from './write-batch';

/** Changed forms of stored events, packed where their places are in the archive. */
export interface PackedRewrite {
  live: readonly StoredLogEvent[];
  segments: readonly { before: ArchiveSegment; after: ArchiveSegment }[];
  /** One of them is not stored with its seq and hash. */
  isStale: boolean;
}

/** Before any transaction is open. Rejects with CorruptLogError for a damaged segment. */
export async function packRewrite(database: YadoriDatabase, events: readonly StoredLogEvent[]): Promise<PackedRewrite> {
  const live: StoredLogEvent[] = [];
  const archived = new Map<number, { before: ArchiveSegment; events: StoredLogEvent[] }>();
  for (const event of events) {
    const before = await database.read(
      ['archive'],
      async (tables) => (await tables('archive').openCursor(IDBKeyRange.upperBound(event.seq), 'prev'))?.value,
    );
    if (!before || before.to < event.seq) live.push(event);
    else {
      const known = archived.get(before.from) ?? { before, events: [] };
      archived.set(before.from, { before: known.before, events: [...known.events, event] });
    }
  }
  const segments: { before: ArchiveSegment; after: ArchiveSegment }[] = [];
  for (const { before, events: changed } of archived.values()) {
    const after = await rewriteSegment(before, changed);
    if (!after) return { live, segments, isStale: true };
    segments.push({ before, after });
  }
  return { live, segments, isStale: false };
}

/** Within a transaction of the leader. */
export async function putRewritten(tables: Tables, { live, segments, isStale }: PackedRewrite): Promise<void> {
  const log = tables('log');
  const [stored, there] = await Promise.all([
    Promise.all(live.map(({ seq }) => answer(log.get(seq)) as Promise<StoredLogEvent | undefined>)),
    Promise.all(
      segments.map(({ before }) => answer(tables('archive').get(before.from)) as Promise<ArchiveSegment | undefined>),
    ),
  ]);
  const areLive = live.every(({ hash }, index) => stored[index]?.hash === hash);
  const areSame = segments.every(({ before }, index) => {
    const segment = there[index];
    return segment !== undefined && isSameSegment(segment, before);
  });
  if (isStale || !areLive || !areSame) throw new Refused('stale_log');
  for (const event of live) log.put(event);
  for (const { after } of segments) tables('archive').put(after);
}

/** The segment with changed forms in place of events of the same seq and hash; null where one of them is not in it so. */
async function rewriteSegment(
  segment: ArchiveSegment,
  changed: readonly StoredLogEvent[],
): Promise<ArchiveSegment | null> {
  const { events, damagedAt } = await readSegment(segment);
  if (damagedAt !== null) throw new CorruptLogError(damagedAt, 'cannot be read from the archive');
  for (const event of changed) {
    const at = event.seq - segment.from;
    if (events[at]?.hash !== event.hash) return null;
    events[at] = event;
  }
  return makeSegment(events);
}
