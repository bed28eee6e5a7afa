import type { DBSchema, StoreKey, StoreNames, StoreValue } from 'idb';
import type { Store } from './store';

/** One table of a store; each call is a transaction of its own. All reject when storage fails. */
export class Table<Schema extends DBSchema, Name extends StoreNames<Schema>> {
  readonly #store: Store<Schema>;
  readonly #name: Name;

  constructor(store: Store<Schema>, name: Name) {
    this.#store = store;
    this.#name = name;
  }

  get(key: StoreKey<Schema, Name>): Promise<StoreValue<Schema, Name> | undefined> {
    return this.#store.read([this.#name], (tables) => tables(this.#name).get(key));
  }

  /** In the order of their keys. */
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
