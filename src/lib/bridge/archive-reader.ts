import { CorruptLogError, type StoredLogEvent } from '../agent/ports';
import { isSameSegment, readSegment, type ReadSegment } from './archive-segment';
import type { ArchiveSegment, YadoriDatabase } from './database';

/** Unpacked segments that are kept at hand: who reads on through the log meets each several times. */
const keptSegments = 2;

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
    const { live, segments } = await this.#rowsFrom(from, limit);
    const until = live[0]?.seq ?? Infinity;
    const archived: StoredLogEvent[] = [];
    for (const segment of segments) {
      const { lines, damagedAt } = await this.#read(segment);
      // parsed anew for each reader, who may change what is given: quicker than a copy of what was parsed
      const end = Math.min(until - segment.from, Math.max(0, from - segment.from) + limit - archived.length);
      for (const line of lines.slice(Math.max(0, from - segment.from), end))
        archived.push(JSON.parse(line) as StoredLogEvent);
      if (damagedAt === null) continue;
      if (archived.length === 0) throw new CorruptLogError(damagedAt, 'cannot be read from the archive');
      return archived;
    }
    return [...archived, ...live].slice(0, limit);
  }

  async event(seq: number): Promise<StoredLogEvent | null> {
    const [event] = await this.events(seq, 1);
    return event?.seq === seq ? event : null;
  }

  /** The newest segment that begins before `seq`, its events not to be changed; null: none does. */
  async segmentBefore(seq: number): Promise<(ReadSegment & Pick<ArchiveSegment, 'from' | 'to' | 'hash'>) | null> {
    const segment = await this.#database.archive.where('from').below(seq).last();
    if (!segment) return null;
    const { from, to, hash } = segment;
    return { from, to, hash, ...(await this.#read(segment)) };
  }

  /** In one transaction, so that an event that is moved meanwhile is found at one of the two places. */
  #rowsFrom(from: number, limit: number): Promise<{ live: StoredLogEvent[]; segments: ArchiveSegment[] }> {
    const { log, archive } = this.#database;
    return this.#database.transaction('r', log, archive, async () => {
      const live = await log.where('seq').aboveOrEqual(from).limit(limit).toArray();
      const until = live[0]?.seq ?? Infinity;
      if (until === from) return { live, segments: [] };
      const holding = await archive.where('from').belowOrEqual(from).last();
      const segments = holding && holding.to >= from ? [holding] : [];
      let next = holding;
      for (let last = holding?.to ?? 0; last < from + limit - 1; last = next.to) {
        next = await archive
          .where('from')
          .above(next?.from ?? from)
          .first();
        if (!next || next.from >= until) break;
        segments.push(next);
      }
      return { live, segments };
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
