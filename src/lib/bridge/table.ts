import type { DBSchema, IDBPObjectStore, StoreKey, StoreNames, StoreValue } from 'idb';

/** Within one transaction: what is asked of a table is answered in the order of asking. */
export type TablesOf<Schema extends DBSchema, Mode extends IDBTransactionMode> = <Name extends StoreNames<Schema>>(
  name: Name,
) => IDBPObjectStore<Schema, StoreNames<Schema>[], Name, Mode>;

export interface Transactions<Schema extends DBSchema> {
  /** `work` may wait for answers of this one transaction and for nothing else. */
  read<T>(names: readonly StoreNames<Schema>[], work: (tables: TablesOf<Schema, 'readonly'>) => Promise<T>): Promise<T>;
  /** As `read`. Resolves once all of it is stored; when `work` rejects, or a request fails, nothing is changed and this rejects. */
  write<T>(
    names: readonly StoreNames<Schema>[],
    work: (tables: TablesOf<Schema, 'readwrite'>) => Promise<T>,
  ): Promise<T>;
}

/** One table of a store; each call is a transaction of its own. All reject when storage fails. */
export class Table<Schema extends DBSchema, Name extends StoreNames<Schema>> {
  readonly #store: Transactions<Schema>;
  readonly #name: Name;

  constructor(store: Transactions<Schema>, name: Name) {
    this.#store = store;
    this.#name = name;
  }

  get(key: StoreKey<Schema, Name>): Promise<StoreValue<Schema, Name> | undefined> {
    return this.#store.read([this.#name], (tables) => tables(this.#name).get(key));
  }

  /** In the order of their keys; at most `limit`, a positive number. */
  all(range: IDBKeyRange | null = null, limit?: number): Promise<StoreValue<Schema, Name>[]> {
    return this.#store.read([this.#name], (tables) => tables(this.#name).getAll(range, limit));
  }

  count(): Promise<number> {
    return this.#store.read([this.#name], (tables) => tables(this.#name).count());
  }

  async add(...rows: StoreValue<Schema, Name>[]): Promise<void> {
    await this.#store.write([this.#name], (tables) => Promise.all(rows.map((row) => tables(this.#name).add(row))));
  }

  async put(...rows: StoreValue<Schema, Name>[]): Promise<void> {
    await this.#store.write([this.#name], (tables) => Promise.all(rows.map((row) => tables(this.#name).put(row))));
  }

  async delete(key: StoreKey<Schema, Name> | IDBKeyRange): Promise<void> {
    await this.#store.write([this.#name], (tables) => tables(this.#name).delete(key));
  }

  async clear(): Promise<void> {
    await this.#store.write([this.#name], (tables) => tables(this.#name).clear());
  }
}
