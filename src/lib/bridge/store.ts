import { openDB, unwrap, type DBSchema, type IDBPDatabase, type StoreNames } from 'idb';
import { Table, type TablesOf, type Transactions } from './table';

/** Makes what a version of the schema adds to the one before it. */
export type SchemaStep<Schema extends DBSchema> = (database: IDBPDatabase<Schema>) => void;

export interface StoreOptions<Schema extends DBSchema> {
  name: string;
  /** From nothing to version 1, from there to 2, and so on. Never to be changed once it is out there. */
  steps: readonly SchemaStep<Schema>[];
  durability: IDBTransactionDurability;
  /** A connection that was lost or let go is opened anew at the next use, once for each. Otherwise by `open` alone: then somebody counts. */
  reopens: boolean;
}

/**
 * `blocked`: other connections hold the store in its older form. `yield`: it was let go for another; null: which deletes it. `lost`: the
 * browser took the connection away, or it was found dead.
 */
interface StoreEvents {
  blocked: () => void;
  yield: (version: number | null) => void;
  lost: () => void;
}

/** It was closed, or never opened. */
class StoreClosedError extends Error {
  override readonly name = 'StoreClosedError';
}

/** It is of a later build, and was not touched. */
export class NewerStoreError extends Error {
  override readonly name = 'NewerStoreError';
}

/** The browser counts in tenths of ours, as the library did that made the first stores. */
const tenths = 10;

/** A database of this browser, opened at its first use. Closed by `close`, it stays closed until `open`. */
export class Store<Schema extends DBSchema> implements Transactions<Schema> {
  readonly name: string;
  readonly #options: StoreOptions<Schema>;
  readonly #listeners: Partial<StoreEvents> = {};
  #connection: IDBPDatabase<Schema> | null = null;
  #opening: Promise<IDBPDatabase<Schema>> | null = null;
  #isClosed = false;

  constructor(options: StoreOptions<Schema>) {
    this.name = options.name;
    this.#options = options;
  }

  /** One listener for each. */
  on<Name extends keyof StoreEvents>(event: Name, listener: StoreEvents[Name]): void {
    this.#listeners[event] = listener;
  }

  /** Rejects with NewerStoreError, StoreClosedError where it was closed meanwhile, or what the browser says. */
  async open(): Promise<void> {
    this.#isClosed = false;
    await this.#connected();
  }

  /** Takes no more; what is under way ends. */
  close(): void {
    this.#isClosed = true;
    this.#opening = null;
    this.#connection?.close();
    this.#connection = null;
  }

  isOpen(): boolean {
    return this.#connection !== null;
  }

  /** The browser's own, for who asks it directly. It is not opened by this: throws StoreClosedError where there is none. */
  get connection(): IDBDatabase {
    if (!this.#connection) throw new StoreClosedError('the database is closed');
    return unwrap(this.#connection);
  }

  async read<T>(
    names: readonly StoreNames<Schema>[],
    work: (tables: TablesOf<Schema, 'readonly'>) => Promise<T>,
  ): Promise<T> {
    const transaction = await this.#begin(names, 'readonly');
    return work((name) => transaction.objectStore(name));
  }

  async write<T>(
    names: readonly StoreNames<Schema>[],
    work: (tables: TablesOf<Schema, 'readwrite'>) => Promise<T>,
  ): Promise<T> {
    const transaction = await this.#begin(names, 'readwrite');
    let result: T;
    try {
      [result] = await Promise.all([work((name) => transaction.objectStore(name)), transaction.done]);
    } catch (error) {
      const reason = transaction.error ?? error; // what failed first
      if (!transaction.error) abort(transaction);
      await transaction.done.catch(() => {}); // whoever hears of the failure finds nothing changed
      throw reason;
    }
    this.tellWritten();
    return result;
  }

  /** Something was stored by `write`. Never throws. */
  protected tellWritten(): void {}

  protected table<Name extends StoreNames<Schema>>(name: Name): Table<Schema, Name> {
    return new Table(this, name);
  }

  async #begin<Mode extends 'readonly' | 'readwrite'>(names: readonly StoreNames<Schema>[], mode: Mode) {
    const { durability, reopens } = this.#options;
    for (let isSecondTry = false; ; isSecondTry = true) {
      const connection = await this.#connected();
      try {
        const transaction = connection.transaction([...names], mode, { durability });
        transaction.done.catch(() => {}); // of one that reads nobody asks how it ended: its requests told
        return transaction;
      } catch (error) {
        if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
        this.#lose(connection); // it died without a word, and nothing was begun
        if (!reopens || isSecondTry) throw error;
      }
    }
  }

  #connected(): Promise<IDBPDatabase<Schema>> {
    if (this.#isClosed) return Promise.reject(new StoreClosedError('the database is closed'));
    return (this.#opening ??= this.#connect());
  }

  #connect(): Promise<IDBPDatabase<Schema>> {
    const connecting: Promise<IDBPDatabase<Schema>> = this.#openNewest().then(
      (connection) => {
        if (this.#opening === connecting) return (this.#connection = connection);
        connection.close();
        throw new StoreClosedError('the database was closed while it was opened');
      },
      (error: unknown) => {
        if (this.#opening === connecting) this.#opening = null;
        throw error;
      },
    );
    return connecting;
  }

  async #openNewest(): Promise<IDBPDatabase<Schema>> {
    const known = this.#options.steps.length;
    const connection = await this.#openAt(known * tenths).catch((error: unknown) => {
      // what is stored has a higher number; some builds left one of the same version with a tenth more
      if (error instanceof DOMException && error.name === 'VersionError') return this.#openAt();
      throw error;
    });
    const found = Math.floor(connection.version / tenths);
    if (found <= known) return connection;
    connection.close();
    throw new NewerStoreError(`the store has version ${found}; this build knows ${known}`);
  }

  /** Without a number: as it stands. */
  async #openAt(version?: number): Promise<IDBPDatabase<Schema>> {
    const opened = await openDB<Schema>(this.name, version, {
      upgrade: (database, before, _, transaction) => {
        transaction.done.catch(() => {}); // the opening tells
        if (version === undefined) throw new Error('the store was deleted while it was opened');
        for (const step of this.#options.steps.slice(Math.floor(before / tenths))) step(database);
      },
      blocked: () => this.#listeners.blocked?.(),
      blocking: (_, next) => this.#yield(opened, next),
      terminated: () => this.#lose(opened),
    });
    return opened;
  }

  /** Another connection wants to change the schema, or to delete all. */
  #yield(connection: IDBPDatabase<Schema>, next: number | null): void {
    connection.close();
    if (this.#letGo(connection)) this.#listeners.yield?.(next);
  }

  #lose(connection: IDBPDatabase<Schema>): void {
    connection.close();
    if (this.#letGo(connection)) this.#listeners.lost?.();
  }

  /** False: another connection took its place already. */
  #letGo(connection: IDBPDatabase<Schema>): boolean {
    if (this.#connection !== connection) return false;
    this.#connection = null;
    this.#opening = null;
    this.#isClosed = !this.#options.reopens;
    return true;
  }
}

/** Does nothing to one that has ended. */
export function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
  }
}
