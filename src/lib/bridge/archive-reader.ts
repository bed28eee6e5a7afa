import { CorruptLogError, type StoredLogEvent } from '../agent/fold/ports';
import { isSameSegment, readSegment, type ReadSegment } from './archive-segment';
import type { ArchiveSegment, ReadTables, YadoriDatabase } from './database';

/** Unpacked segments that are kept at hand: who reads on through the log meets each several times. */
const keptSegments = 2;

export interface SegmentBefore extends Pick<ArchiveSegment, 'from' | 'to' | 'hash'> {
  /** Not to be changed: who asks again is given the same. */
  events: readonly StoredLogEvent[];
  /** Seq of the first event that is not as it was written; null: all are. */
  damagedAt: number | null;
}

/** Live log and archive, read as one. */
export class ArchiveReader {
  readonly #database: YadoriDatabase;
  /** Used last first. */
  #kept: { segment: ArchiveSegment; read: ReadSegment }[] = [];

  constructor(database: YadoriDatabase) {
    this.#database = database;
  }

  /**
   * Ascending from `from`, at most `limit`; fewer where a damaged segment ends them. Rejects with CorruptLogError where the event at
   * `from` is the damaged one, or behind it in its segment.
   */
  async events(from: number, limit: number): Promise<StoredLogEvent[]> {
    // parsed anew for each reader, who may change what is given: quicker than a copy of what was parsed
    const { archived, live } = await this.#stretch(from, limit, (read, start, end) => read.eventsIn(start, end));
    return [...archived, ...live];
  }

  /** As `events`, each as the line that an export writes of it. */
  async lines(from: number, limit: number): Promise<string[]> {
    const { archived, live } = await this.#stretch(from, limit, ({ lines }, start, end) => lines.slice(start, end));
    return [...archived, ...live.map((event) => JSON.stringify(event))];
  }

  async event(seq: number): Promise<StoredLogEvent | null> {
    const [event] = await this.events(seq, 1);
    return event?.seq === seq ? event : null;
  }

  /** The newest segment that begins before `seq`, its events not to be changed; null: none does. */
  async segmentBefore(seq: number): Promise<SegmentBefore | null> {
    const segment = await this.#database.read(['archive'], (tables) =>
      lastOf(tables, IDBKeyRange.upperBound(seq, true)),
    );
    if (!segment) return null;
    const { from, to, hash } = segment;
    const read = await this.#read(segment);
    return { from, to, hash, ...soundOf(read) };
  }

  /** `take`: what is given of a segment, from the line at place `start` up to `end`. */
  async #stretch<T>(
    from: number,
    limit: number,
    take: (read: ReadSegment, start: number, end: number) => readonly T[],
  ): Promise<{ archived: T[]; live: StoredLogEvent[] }> {
    const { live, segments, until } = await this.#rowsFrom(from, limit);
    const archived: T[] = [];
    for (const segment of segments) {
      const read = await this.#read(segment);
      const start = Math.max(0, from - segment.from);
      archived.push(...take(read, start, Math.min(until - segment.from, start + limit - archived.length)));
      if (read.damagedAt === null) continue;
      if (archived.length === 0) throw new CorruptLogError(read.damagedAt, 'cannot be read from the archive');
      return { archived, live: [] };
    }
    return { archived, live: live.slice(0, limit - archived.length) };
  }

  /**
   * In one transaction, so that an event that is moved meanwhile is found at one of the two places. `until`: seq of the oldest live event
   * from there on.
   */
  #rowsFrom(
    from: number,
    limit: number,
  ): Promise<{ live: StoredLogEvent[]; segments: ArchiveSegment[]; until: number }> {
    return this.#database.read(['log', 'archive'], async (tables) => {
      const log = tables('log');
      const until = (await log.getKey(IDBKeyRange.lowerBound(from))) ?? Infinity;
      const liveRows = (most: number): Promise<StoredLogEvent[]> => log.getAll(IDBKeyRange.lowerBound(until), most);
      if (until === from) return { live: await liveRows(limit), segments: [], until };
      const holding = await lastOf(tables, IDBKeyRange.upperBound(from));
      const segments = holding && holding.to >= from ? [holding] : [];
      let next = holding;
      for (let last = holding?.to ?? 0; last < from + limit - 1; last = next.to) {
        next = await tables('archive').get(IDBKeyRange.lowerBound(next?.from ?? from, true));
        if (!next || next.from >= until) break;
        segments.push(next);
      }
      // where the archive has a hole, events that come later stand in its place: whoever reads sees by their seqs what is missing
      const archived = segments.reduce(
        (sum, { from: first, to }) => sum + Math.min(to, until - 1) - Math.max(first, from) + 1,
        0,
      );
      const most = limit - archived;
      return { live: most > 0 && until !== Infinity ? await liveRows(most) : [], segments, until };
    });
  }

  async #read(segment: ArchiveSegment): Promise<ReadSegment> {
    const known = this.#kept.find((kept) => isSameSegment(kept.segment, segment));
    const read = known?.read ?? (await readSegment(segment));
    this.#kept = [{ segment, read }, ...this.#kept.filter((kept) => kept.segment.from !== segment.from)];
    this.#kept.length = Math.min(this.#kept.length, keptSegments);
    return read;
  }
}

/** The newest segment of a range of first seqs. */
async function lastOf(tables: ReadTables, range: IDBKeyRange): Promise<ArchiveSegment | undefined> {
  return (await tables('archive').openCursor(range, 'prev'))?.value;
}

/** What nobody but a forger can have left there is damage like any other. */
function soundOf(read: ReadSegment): { events: readonly StoredLogEvent[]; damagedAt: number | null } {
  try {
    return { events: read.events, damagedAt: read.damagedAt };
  } catch (error) {
    if (!(error instanceof CorruptLogError)) throw error;
    return { events: read.eventsIn(0, error.seq - read.from), damagedAt: error.seq };
  }
}
