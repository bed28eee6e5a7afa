import type { YadoriDatabase } from '../bridge/database';
import { abort } from '../bridge/store';

export type TableName =
  'log' | 'snapshot' | 'inbox' | 'outcomes' | 'meta' | 'notes' | 'done_goals' | 'changes' | 'mind' | 'archive';

/** The tables of one transaction. What is asked of them is answered in the order of asking. */
export type Tables = (name: TableName) => IDBObjectStore;

/**
 * One durable transaction on the browser's own connection, without a promise for each request: a turn has five, of many requests each.
 * `work` may wait for answers of this transaction and for nothing else. When it rejects, or a request fails, nothing is changed and
 * this rejects with the reason. Resolves once the disk has it.
 */
export async function transact(
  database: YadoriDatabase,
  names: readonly TableName[],
  work: (tables: Tables) => Promise<unknown>,
): Promise<void> {
  const transaction = database.connection.transaction([...names], 'readwrite', { durability: 'strict' });
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
}

/** Reads single things. What is asked in one go, before anything is awaited, is read in one transaction. */
export class SharedReader {
  readonly #database: YadoriDatabase;
  #waiting: { name: TableName; ask: (table: IDBObjectStore) => void; refuse: (reason: unknown) => void }[] = [];

  constructor(database: YadoriDatabase) {
    this.#database = database;
  }

  /** `request` is made within the transaction. Rejects when the store cannot be read. */
  read<T>(name: TableName, request: (table: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) queueMicrotask(() => this.#readAll());
      this.#waiting.push({ name, ask: (table) => void answer(request(table)).then(resolve, reject), refuse: reject });
    });
  }

  #readAll(): void {
    const asked = this.#waiting;
    this.#waiting = [];
    try {
      const names = [...new Set(asked.map(({ name }) => name))];
      const transaction = this.#database.connection.transaction(names, 'readonly');
      for (const { name, ask } of asked) ask(transaction.objectStore(name));
      transaction.commit(); // a write need not wait until it ends by itself
    } catch (error) {
      for (const { refuse } of asked) refuse(error);
    }
  }
}

/** What a request brings. */
export function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the request failed'));
  });
}
