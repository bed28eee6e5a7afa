import type { Group } from './recorded-group';

/** The baseline: the same tables and indexes with nothing but IndexedDB between them and the disk. */
export class BareStore {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  /** A new store with the form of an existing one, taken from it so that both stay alike. */
  static async like(existing: string, name: string): Promise<BareStore> {
    const model = await opened(indexedDB.open(existing));
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      for (const table of model.objectStoreNames) copyForm(model.transaction(table).objectStore(table), request.result);
    };
    const store = new BareStore(await opened(request));
    model.close();
    return store;
  }

  /** One transaction; resolves once it is as durable as the log's. */
  write(group: Group): Promise<void> {
    const tables = [...new Set(group.map(({ table }) => table))];
    const transaction = this.#database.transaction(tables, 'readwrite', { durability: 'strict' });
    for (const change of group) {
      const table = transaction.objectStore(change.table);
      if (change.kind === 'delete') table.delete(change.key);
      else if (change.kind === 'add') table.add(change.row);
      else table.put(change.row);
    }
    return completed(transaction);
  }

  /** Rows in each table, by name. */
  counts(): Promise<Record<string, number>> {
    return countsOf(this.#database);
  }
}

/** Rows in each table of an existing database, by table. */
export async function countsIn(name: string): Promise<Record<string, number>> {
  const database = await opened(indexedDB.open(name));
  const counts = await countsOf(database);
  database.close();
  return counts;
}

function copyForm(model: IDBObjectStore, database: IDBDatabase): void {
  const { keyPath, autoIncrement } = model;
  const table = database.createObjectStore(model.name, { keyPath, autoIncrement });
  for (const name of model.indexNames) {
    const { keyPath: path, unique, multiEntry } = model.index(name);
    table.createIndex(name, path, { unique, multiEntry });
  }
}

async function countsOf(database: IDBDatabase): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of database.objectStoreNames) {
    counts[table] = await answered(database.transaction(table).objectStore(table).count());
  }
  return counts;
}

const opened = answered<IDBDatabase>;

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('a request failed', { cause: request.error }));
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(new Error('a transaction was aborted', { cause: transaction.error }));
  });
}
