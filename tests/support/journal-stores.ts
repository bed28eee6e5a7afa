import { Dexie } from 'dexie';
import { deleteStore } from './delete-store';
import { makeSegment, readSegment } from '../../src/lib/bridge/archive-segment';
import { YadoriDatabase } from '../../src/lib/bridge/database';
import { IndexedDbJournal } from '../../src/lib/journal/indexed-db-journal';
import { emptyStore, MemoryJournal } from '../../src/lib/journal/memory-journal';
import type { JournalUnderTest, SignallingStore } from './journal-batches';

let names = 0;

/** A store in memory. */
export async function memoryStore(): Promise<JournalUnderTest> {
  const store = emptyStore();
  return {
    open: async () => new MemoryJournal(store),
    outcomes: async () => [...store.outcomes.values()],
    doneGoals: async () => [...store.doneGoals.values()],
    changes: async () => [...store.changes.values()],
    putMind: async (key, value) => void store.mind.set(key, value),
    lose: async (seq) => void (store.log = store.log.filter((event) => event.seq !== seq)),
    places: async () => ({
      live: store.log.map(({ seq }) => seq),
      segments: store.archive.map((run) => run.map(({ seq }) => seq)),
    }),
    end: async () => {},
  };
}

/** A database of its own in IndexedDB, whichever there is. Each tab has its own connection. */
export async function indexedDbStore(): Promise<SignallingStore> {
  const name = `journal-${Date.now()}-${++names}`;
  const tabs: YadoriDatabase[] = [];
  const aside = await opened();
  const signals: ('committed' | 'signalled')[] = [];
  let failsCommit = false;
  let undo = (): void => {};

  async function opened(): Promise<YadoriDatabase> {
    const database = new YadoriDatabase(name);
    await database.open();
    return database;
  }

  /** What the live queries of a page would be run again for. */
  function watchSignals(parts: object): void {
    const shown = ['log', 'snapshot', 'inbox', 'outcomes'].map((table) => `idb://${name}/${table}/`);
    if (shown.some((part) => part in parts)) signals.push('signalled');
  }
  Dexie.on.storagemutated.subscribe(watchSignals);

  function watchWrites(connection: IDBDatabase): void {
    const begin = connection.transaction.bind(connection);
    connection.transaction = (...given: Parameters<typeof begin>) => {
      const transaction = begin(...given);
      if (transaction.mode !== 'readwrite') return transaction;
      transaction.addEventListener('complete', () => signals.push('committed'));
      if (failsCommit) queueMicrotask(() => transaction.abort());
      failsCommit = false;
      return transaction;
    };
  }

  return {
    open: async () => {
      const database = await opened();
      tabs.push(database);
      watchWrites(database.backendDB());
      return new IndexedDbJournal(database);
    },
    signals: () => signals,
    failNextCommit: () => (failsCommit = true),
    outcomes: async () =>
      (await aside.outcomes.orderBy('order').toArray()).map(({ order: _order, ...outcome }) => outcome),
    doneGoals: async () => (await aside.done_goals.orderBy('seq').toArray()).map(({ seq, goal }) => ({ seq, goal })),
    changes: async () => aside.changes.toArray(),
    putMind: async (key, value) => void (await aside.mind.put({ key, value })),
    lose: async (seq) => aside.log.delete(seq),
    places: async () => ({
      live: await aside.log.toCollection().primaryKeys(),
      segments: (await aside.archive.toArray()).map(({ from, to }) =>
        Array.from({ length: to - from + 1 }, (_, index) => from + index),
      ),
    }),
    damage: async (seq) => {
      const segment = await aside.archive.where('from').belowOrEqual(seq).last();
      if (!segment) throw new Error(`seq ${seq} is not in the archive`);
      const { events } = await readSegment(segment);
      const spoiled = events.map((event) => (event.seq < seq ? event : { ...event, text: 'other' }));
      const { lines } = await makeSegment(spoiled);
      await aside.archive.put({ ...segment, lines: withWrongSum(lines) });
    },
    loseSegment: async (from) => aside.archive.delete(from),
    failNextSegment: () => (undo = failNextPut('archive', 1, 'add')),
    break: async () => tabs.forEach((database) => database.close()),
    failNextNote: () => (undo = failNextPut('notes', 2)),
    end: async () => {
      undo();
      Dexie.on.storagemutated.unsubscribe(watchSignals);
      for (const database of tabs) database.close();
      await deleteStore(aside);
    },
  };
}

/** As a bit that fell over on the disk leaves it. */
function withWrongSum(packed: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const spoiled = packed.slice();
  const at = spoiled.length - 8; // gzip ends with a checksum and a length, 4 bytes each
  spoiled[at] = (spoiled[at] ?? 0) ^ 1;
  return spoiled;
}

/** The `count`th put into an object store, or `add`, fails as it does in a browser: its request has an error. Gives what undoes it. */
function failNextPut(store: string, count: number, method: 'put' | 'add' = 'put'): () => void {
  const { prototype } = IDBObjectStore;
  const original = prototype[method];
  const undo = (): void => void (prototype[method] = original);
  let left = count;
  prototype[method] = function (this: IDBObjectStore, ...given: Parameters<IDBObjectStore['put']>) {
    if (this.name !== store || --left > 0) return original.apply(this, given);
    undo();
    this.add(given[0]);
    return this.add(given[0]); // the same key again: a ConstraintError
  };
  return undo;
}
