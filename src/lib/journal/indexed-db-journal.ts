import type { NoteEntry, StoredNote } from '../agent/fold/capability';
import type { InboxRow } from '../agent/fold/inbox-row';
import {
  StorageError,
  type AppendError,
  type ArchiveRun,
  type Batch,
  type Journal,
  type LoadedLog,
  type LogHead,
  type LogReplacement,
  type LogRewrite,
  type StoredLogEvent,
  type StoredTables,
  type WaitingRow,
} from '../agent/fold/ports';
import { compareText } from '../base/compare';
import { failure, success, type Result } from '../base/result';
import type { ArchiveReader } from '../bridge/archive-reader';
import type { ArchiveSegment, MetaRow, YadoriDatabase } from '../bridge/database';
import { describeStorageError } from '../bridge/describe-storage-error';
import { isWhole } from './batch-chain';
import { withoutKey } from './snapshot-row';
import { NotesListing } from './notes-listing';
import { answer, transact, type TableName, type Tables } from './direct-transaction';
import { putFiles, voidRows } from './write-whole';
import { addBatch, checkEpoch, checkFollows, checkWaits, Refused, takeRow, trimOutcomes } from './write-batch';

/** How many outcomes are kept at most for tabs that still want to know, and how many are left when older ones go. */
const keptOutcomes = 200;
const fewestOutcomes = 150;

/** The journal over IndexedDB. */
export class IndexedDbJournal implements Journal {
  readonly notes = {
    read: (path: string): Promise<StoredNote | null> =>
      reading(async () => (await this.#database.notes.get(path)) ?? null),
    list: (folder: string): Promise<NoteEntry[]> =>
      reading(async () => {
        const entries = await this.#entries();
        return folder === '' ? entries : entries.filter(({ path }) => path.startsWith(`${folder}/`));
      }),
    totalBytes: (): Promise<number> =>
      reading(async () => (await this.#entries()).reduce((sum, { bytes }) => sum + bytes, 0)),
  };

  readonly #database: YadoriDatabase;
  readonly #listing = new NotesListing(() => this.#readEntries());
  /** Since it claimed leadership and was not refused: until then nobody else writes. */
  #leads = false;
  /** Of code that comes when it is first needed. */
  #archiveReader: ArchiveReader | null = null;
  /** As far as it was last met. Only spares a read: another log may have been put in its place since. */
  #archivedUpTo = 0;
  /** How many outcomes may come before the old ones must be counted. */
  #roomForOutcomes = 0;

  constructor(database: YadoriDatabase) {
    this.#database = database;
  }

  async claimEpoch(atLeast: number): Promise<number> {
    const { meta } = this.#database;
    const claimed = await reading(() =>
      this.#database.transaction('rw!', meta, async () => {
        const epoch = Math.max(numberIn(await meta.get('epoch')), atLeast - 1) + 1;
        await meta.put({ key: 'epoch', value: epoch });
        return epoch;
      }),
    );
    this.#roomForOutcomes = 0; // another may have led meanwhile
    this.#listing.forget();
    this.#leads = true;
    return claimed;
  }

  epoch(): Promise<number> {
    return reading(async () => numberIn(await this.#database.meta.get('epoch')));
  }

  load(): Promise<LoadedLog> {
    const { log, snapshot, meta } = this.#database;
    return reading(() =>
      this.#database.transaction('r', log, snapshot, meta, async () => ({
        snapshot: withoutKey(await snapshot.get('current')),
        last: (await log.orderBy('seq').last()) ?? null,
        replaced: numberIn(await meta.get('replaced')),
      })),
    );
  }

  earlierSnapshot(): Promise<unknown> {
    return reading(async () => withoutKey(await this.#database.snapshot.get('earlier')));
  }

  async append(batch: Batch): Promise<Result<null, AppendError>> {
    const { notes, events } = batch;
    const appended = await this.#write(batch, (tables) => addBatch(tables, batch), {
      tables: tablesOf(batch),
      mustFollow: events.length > 0,
    });
    if (appended.ok && notes) this.#listing.change(notes);
    return appended;
  }

  async replace(batch: LogReplacement): Promise<Result<null, AppendError>> {
    const replaced = await this.#write(
      batch,
      async (tables) => {
        if (!isWhole(batch.archived ?? [], batch.events)) throw new Refused('stale_log');
        for (const name of ['log', 'archive', 'snapshot', 'done_goals', 'changes'] as const) tables(name).clear();
        if (!batch.keepsNotes) for (const name of ['notes', 'mind', 'blobs'] as const) tables(name).clear();
        for (const segment of batch.archived ?? []) tables('archive').add(segment);
        tables('meta').put({ key: 'replaced', value: batch.epoch } satisfies MetaRow);
        await Promise.all([
          addBatch(tables, { ...batch, notes: null }),
          putFiles(tables, batch.files ?? null),
          voidRows(tables, batch.row?.order ?? null),
        ]);
      },
      { tables: [...allTables, 'archive', 'mind', 'blobs'], mustFollow: false },
    );
    this.#listing.forget();
    return replaced;
  }

  async rewrite(batch: LogRewrite): Promise<Result<null, AppendError>> {
    try {
      const { packRewrite, putRewritten } = await import('./rewrite-log'); // seldom needed
      const packed = await packRewrite(this.#database, batch.rewritten);
      return await this.#write(
        batch,
        (tables) => Promise.all([putRewritten(tables, packed), addBatch(tables, batch)]),
        { tables: [...tablesOf(batch), 'archive'], mustFollow: true },
      );
    } catch (error) {
      return failure('storage', describeStorageError(error)); // nothing was begun
    }
  }

  archive(run: ArchiveRun, isWanted: () => boolean): Promise<Result<null, AppendError | 'not_wanted'>> {
    return reading(async () => {
      const { moveRun, packRun } = await import('./move-to-archive');
      const packed = await packRun(this.#database, run, isWanted);
      if (!packed || !isWanted()) return failure('not_wanted', 'there is something else to do');
      return this.#write({ epoch: run.epoch, row: null, events: [] }, (tables) => moveRun(tables, packed), {
        tables: ['meta', 'log', 'archive'],
        mustFollow: false,
      });
    });
  }

  archivedUpTo(): Promise<number> {
    return reading(async () => (await this.#newestSegment())?.to ?? 0);
  }

  event(seq: number): Promise<StoredLogEvent | null> {
    return reading(async () => {
      return (await this.#database.log.get(seq)) ?? (await this.#readerOfAll()).event(seq);
    });
  }

  eventsAt(seqs: readonly number[]): Promise<(StoredLogEvent | null)[]> {
    return reading(async () => {
      const live = await this.#database.log.bulkGet([...seqs]);
      return Promise.all(
        live.map(async (event, index) => event ?? (await this.#readerOfAll()).event(seqs[index] as number)),
      );
    });
  }

  events(from: number, limit: number): Promise<StoredLogEvent[]> {
    return reading(async () => (await this.#live(from, limit)) ?? (await this.#readerOfAll()).events(from, limit));
  }

  changesOf(subject: string): Promise<number[]> {
    return reading(() => this.#database.changes.where('subject').equals(subject).primaryKeys());
  }

  lines(from: number, limit: number): Promise<string[]> {
    return reading(async () => {
      const live = await this.#live(from, limit);
      if (live) return live.map((event) => JSON.stringify(event));
      return (await this.#readerOfAll()).lines(from, limit);
    });
  }

  async head(): Promise<LogHead | null> {
    const { last: live, snapshot } = await this.load();
    const archived = live ? null : await reading(() => this.#newestSegment()); // a live log that was lost is no empty log
    const last = live ?? (archived && { seq: archived.to, hash: archived.hash });
    return last && { seq: last.seq, hash: last.hash, snapshot };
  }

  async tables(): Promise<StoredTables> {
    const { readTables } = await import('./read-tables'); // seldom needed
    return reading(() => readTables(this.#database));
  }

  nextRow(): Promise<WaitingRow | null> {
    return reading(async () => {
      const [entry, second] = await this.#database.inbox.limit(2).toArray();
      if (!entry) return null;
      const { order, ...row } = entry;
      return { order: order as number, row, isLast: second === undefined };
    });
  }

  async beginRow(epoch: number, order: number): Promise<Result<boolean, AppendError>> {
    let begun = 0; // a place in the inbox is never given twice
    const noted = await this.#write(
      { epoch, row: null, events: [] },
      async (tables) => {
        begun = numberIn((await answer(tables('meta').get('begun'))) as MetaRow | undefined);
        tables('meta').put({ key: 'begun', value: order } satisfies MetaRow);
      },
      { tables: ['meta'], mustFollow: false },
    );
    return noted.ok ? success(begun !== order) : noted;
  }

  async putRow(row: InboxRow): Promise<void> {
    const { inbox, outcomes } = this.#database;
    await reading(() =>
      this.#database.transaction('rw!', inbox, outcomes, async () => {
        const isKnown =
          (await inbox.where('id').equals(row.id).count()) > 0 || (await outcomes.get(row.id)) !== undefined;
        if (!isKnown) await inbox.add({ ...row }); // Dexie writes the key into what it is given
      }),
    );
  }

  mind(key: 'persona' | 'mood'): Promise<unknown> {
    return reading(async () => (await this.#database.mind.get(key))?.value);
  }

  blob(hash: string): Promise<Uint8Array<ArrayBuffer> | null> {
    return reading(async () => (await this.#database.blobs.get(hash))?.bytes ?? null);
  }

  /**
   * Checks and writes in one transaction. All is asked at once, checks first, since each wait costs as much as a write: what turns out
   * to be refused is undone whole. With `mustFollow`, the events go on from what is stored.
   */
  async #write(
    batch: Pick<Batch, 'epoch' | 'row' | 'events'>,
    work: (tables: Tables) => Promise<unknown>,
    { tables, mustFollow }: { tables: readonly TableName[]; mustFollow: boolean },
  ): Promise<Result<null, AppendError>> {
    const { epoch, row, events } = batch;
    try {
      // resolves only when the transaction is complete: a full disk is told at commit
      await transact(this.#database, tables, (table) =>
        Promise.all([
          checkEpoch(table, epoch),
          mustFollow && checkFollows(table, events),
          row && checkWaits(table, row.order),
          work(table),
          row && this.#takeRow(table, row),
        ]),
      );
    } catch (error) {
      this.#leads = false;
      if (error instanceof Refused) return failure(error.code, `the batch was refused: ${error.code}`);
      return failure('storage', describeStorageError(error));
    }
    return success(null);
  }

  /** Null where the event at `from` is not in the live log, or was not when last looked: then whoever reads both knows. */
  async #live(from: number, limit: number): Promise<StoredLogEvent[] | null> {
    if (limit < 1) return [];
    if (from <= this.#archivedUpTo) return null;
    const live = await this.#database.log.where('seq').aboveOrEqual(from).limit(limit).toArray();
    if (live[0]?.seq === from) return live;
    this.#archivedUpTo = (live[0]?.seq ?? 1) - 1;
    return null;
  }

  async #readerOfAll(): Promise<ArchiveReader> {
    const { ArchiveReader: Reader } = await import('../bridge/archive-reader');
    return (this.#archiveReader ??= new Reader(this.#database));
  }

  async #newestSegment(): Promise<ArchiveSegment | null> {
    return (await this.#database.archive.orderBy('from').last()) ?? null;
  }

  #entries(): Promise<NoteEntry[]> {
    return this.#leads ? this.#listing.all() : this.#readEntries();
  }

  async #readEntries(): Promise<NoteEntry[]> {
    const notes = await this.#database.notes.toArray();
    return notes
      .map(({ path, bytes, time, taint, written_by }) => ({ path, bytes, time, taint, written_by }))
      .sort((left, right) => compareText(left.path, right.path));
  }

  async #takeRow(tables: Tables, row: NonNullable<Batch['row']>): Promise<void> {
    takeRow(tables, row);
    if (--this.#roomForOutcomes >= 0) return;
    this.#roomForOutcomes = await trimOutcomes(tables, { most: keptOutcomes, least: fewestOutcomes });
  }
}

const allTables = ['meta', 'log', 'snapshot', 'inbox', 'outcomes', 'notes', 'done_goals', 'changes'] as const;

/** Only those that the batch touches: a row that a tab puts meanwhile need not wait for the others. */
function tablesOf({ row, notes, doneGoals, changes = [], blobs }: Batch): TableName[] {
  const untouched = new Set<TableName>();
  if (!row) untouched.add('inbox').add('outcomes');
  if (!notes) untouched.add('notes');
  if (doneGoals.length === 0) untouched.add('done_goals');
  if (changes.length === 0) untouched.add('changes');
  return [...allTables.filter((name) => !untouched.has(name)), ...(blobs ? (['blobs'] as const) : [])];
}

async function reading<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StorageError) throw error;
    throw new StorageError(describeStorageError(error), { cause: error });
  }
}

/** Of a leadership; 0 before the first. One that cannot be read is an error: to begin at 1 again would fence nobody. */
function numberIn(row: MetaRow | undefined): number {
  const value = row?.value ?? 0;
  if (typeof value !== 'number') throw new Error('the number of a leadership cannot be read');
  return value;
}
