import { YadoriDatabase } from '../../src/lib/bridge/database';
import { DexieJournal } from '../../src/lib/journal/dexie-journal';
import { emptyStore, MemoryJournal } from '../../src/lib/journal/memory-journal';
import type { JournalUnderTest } from './journal-batches';

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
    end: async () => {},
  };
}

/** A database of its own in IndexedDB, whichever there is. Each tab has its own connection. */
export async function dexieStore(): Promise<JournalUnderTest> {
  const name = `journal-${Date.now()}-${++names}`;
  const tabs: YadoriDatabase[] = [];
  const aside = await opened();
  let undo = (): void => {};

  async function opened(): Promise<YadoriDatabase> {
    return (await new YadoriDatabase(name).open()) as YadoriDatabase;
  }

  return {
    open: async () => {
      const database = await opened();
      tabs.push(database);
      return new DexieJournal(database);
    },
    outcomes: async () =>
      (await aside.outcomes.orderBy('order').toArray()).map(({ order: _order, ...outcome }) => outcome),
    doneGoals: async () => (await aside.done_goals.orderBy('seq').toArray()).map(({ seq, goal }) => ({ seq, goal })),
    changes: () => aside.changes.orderBy('seq').toArray(),
    putMind: async (key, value) => void (await aside.mind.put({ key, value })),
    lose: (seq) => aside.log.delete(seq),
    break: async () => tabs.forEach((database) => database.close()),
    failNextNote: () => (undo = failNextPut('notes', 2)),
    end: async () => {
      undo();
      for (const database of tabs) database.close();
      await aside.delete();
    },
  };
}

/** The `count`th put into an object store fails as it does in a browser: its request has an error. Gives what undoes it. */
function failNextPut(store: string, count: number): () => void {
  const { prototype } = IDBObjectStore;
  const put = prototype.put;
  const undo = (): void => void (prototype.put = put);
  let left = count;
  prototype.put = function (this: IDBObjectStore, ...given: Parameters<IDBObjectStore['put']>) {
    if (this.name !== store || --left > 0) return put.apply(this, given);
    undo();
    this.add(given[0]);
    return this.add(given[0]); // the same key again: a ConstraintError
  };
  return undo;
}
