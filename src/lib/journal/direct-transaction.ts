import { Dexie, RangeSet, type ObservabilitySet } from 'dexie';
import type { YadoriDatabase } from '../bridge/database';

export type TableName =
  | 'log'
  | 'snapshot'
  | 'inbox'
  | 'outcomes'
  | 'meta'
  | 'notes'
  | 'done_goals'
  | 'changes'
  | 'mind'
  | 'archive'
  | 'blobs';

/** The tables of one transaction. What is asked of them is answered in the order of asking. */
export type Tables = (name: TableName) => IDBObjectStore;

/**
 * One durable transaction of the leader on Dexie's own connection, without its layers and without a promise for each request: a turn has
 * five, of many requests each. `work` may wait for answers of this transaction and for nothing else. When it rejects, or a request fails,
 * nothing is changed and this rejects with the reason. Resolves once the disk has it, and live queries of every thread are signalled.
 */
export async function transact(
  database: YadoriDatabase,
  names: readonly TableName[],
  work: (tables: Tables) => Promise<unknown>,
): Promise<void> {
  const transaction = connectionOf(database).transaction([...names], 'readwrite', { durability: 'strict' });
  const end = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was aborted'));
  });
  try {
    await Promise.all([end, work((name) => transaction.objectStore(name))]);
  } catch (error) {
    if (transaction.error === null) abort(transaction);
    await end.catch(() => {}); // whoever hears of the failure finds nothing changed
    throw transaction.error ?? error; // what failed first: the requests after it only tell that they were given up
  }
  signalWrites(database, names);
}

/** What a request brings. */
export function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the request failed'));
  });
}

/** One that was closed, by whomever, is not opened again by this. */
function connectionOf(database: YadoriDatabase): IDBDatabase {
  if (!database.isOpen()) throw new Dexie.DatabaseClosedError('the database is closed');
  return database.backendDB();
}

const allKeys = new RangeSet(Dexie.minKey, Dexie.maxKey);

/** What Dexie does for writes through its tables, as if all rows of these were others now. Never throws: what was written is stored. */
function signalWrites(database: YadoriDatabase, names: readonly TableName[]): void {
  try {
    const parts: ObservabilitySet = {};
    for (const name of names) {
      const indexes = database[name].schema.indexes.map((index) => index.name);
      for (const part of ['', ':dels', ...indexes]) parts[`idb://${database.name}/${name}/${part}`] = allKeys;
    }
    Dexie.on.storagemutated.fire(parts);
  } catch (error) {
    console.warn('no live query was signalled', error);
  }
}

/** Does nothing to one that has ended. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
  }
}
