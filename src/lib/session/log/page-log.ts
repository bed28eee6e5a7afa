import { ArchiveReader } from '../../bridge/archive-reader';
import type { ReadTables, StoredEvent, YadoriDatabase } from '../../bridge/database';
import { ofType } from '../../bridge/of-type';

/** What may be read of the log by whoever follows its events; archive and live log are one. Rejects where it cannot be read. */
export interface LogSource {
  event(seq: number): Promise<StoredEvent | null>;
  /** Ascending from `from`, at most `limit`. */
  events(from: number, limit: number): Promise<StoredEvent[]>;
  /** The newest thought up to that seq, and the first one behind it. */
  thoughtUpTo(seq: number): Promise<StoredEvent | null>;
  thoughtAfter(seq: number): Promise<StoredEvent | null>;
}

/** Events of the archive that are looked through at once. */
const page = 500;

/** The log as a page reads it, a few events at a time. */
export class PageLog implements LogSource {
  readonly #database: YadoriDatabase;
  readonly #reader: ArchiveReader;

  constructor(database: YadoriDatabase) {
    this.#database = database;
    this.#reader = new ArchiveReader(database);
  }

  event(seq: number): Promise<StoredEvent | null> {
    return seq < 1 ? Promise.resolve(null) : this.#reader.event(seq);
  }

  events(from: number, limit: number): Promise<StoredEvent[]> {
    return this.#reader.events(Math.max(1, from), limit);
  }

  async thoughtUpTo(seq: number): Promise<StoredEvent | null> {
    const live = await this.#database.read(['log'], (tables) =>
      thoughts(tables).openCursor(ofType('thought', 0, seq), 'prev'),
    );
    if (live) return live.value;
    for (let before = seq + 1; before > 1;) {
      const segment = await this.#reader.segmentBefore(before);
      if (!segment) return null;
      const found = segment.events.findLast((event) => event.type === 'thought' && event.seq <= seq);
      if (found) return structuredClone(found);
      before = segment.from;
    }
    return null;
  }

  async thoughtAfter(seq: number): Promise<StoredEvent | null> {
    // the live one first, and as of one moment: what leaves for the archive afterwards was seen already
    const [first, live] = await this.#database.read(['log'], (tables) =>
      Promise.all([tables('log').openKeyCursor(), thoughts(tables).openCursor(ofType('thought', seq + 1))]),
    );
    for (let from = seq + 1; first && from < first.key;) {
      const events = await this.events(from, page);
      const found = events.find(({ type }) => type === 'thought');
      if (found) return found;
      from = (events.at(-1)?.seq ?? first.key) + 1;
    }
    return live?.value ?? null;
  }
}

function thoughts(tables: ReadTables) {
  return tables('log').index('[type+seq]');
}
