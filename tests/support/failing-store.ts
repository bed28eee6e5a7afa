/** Faults of a real IndexedDB, made past the app: by its own prototypes, in the thread that it is called in. It must refer to nothing here. */

export type StoreFault =
  /** The connection is closed when it is next used, as by a browser that gives up on its files. */
  | 'closed'
  /** As that, and the browser says so. */
  | 'lost'
  /** A transaction that writes is aborted when all in it was asked for. */
  | 'aborted';

/** So many uses fail from now on; with 0, only after `armStoreFaults`. */
export function failStore({ fault, times }: { fault: StoreFault; times: number }): void {
  const { prototype } = IDBDatabase;
  const { open } = IDBFactory.prototype;
  const begin = prototype.transaction;
  const counts = { left: times, failed: 0, opened: 0 };
  (globalThis as unknown as { storeFault: unknown }).storeFault = {
    counts,
    end: () => {
      counts.left = 0;
      prototype.transaction = begin;
      IDBFactory.prototype.open = open;
    },
  };
  IDBFactory.prototype.open = function (this: IDBFactory, ...given: Parameters<typeof open>) {
    if (given[0].startsWith('yadori')) counts.opened += 1;
    return open.apply(this, given);
  };
  prototype.transaction = function (this: IDBDatabase, ...given: Parameters<typeof begin>) {
    const isMeant = fault === 'aborted' ? given[1] === 'readwrite' && [...given[0]].includes('log') : true;
    if (!this.name.startsWith('yadori') || this.name.startsWith('yadori-folder') || !isMeant || counts.left === 0)
      return begin.apply(this, given);
    counts.left -= 1;
    counts.failed += 1;
    if (fault === 'aborted') {
      const transaction = begin.apply(this, given);
      queueMicrotask(() => transaction.abort());
      return transaction;
    }
    this.close();
    if (fault === 'lost') this.dispatchEvent(new Event('close'));
    return begin.apply(this, given); // throws
  };
}

export interface StoreFaultCounts {
  left: number;
  failed: number;
  /** Connections that were asked for since. */
  opened: number;
}

/** What `failStore` did so far in this thread. */
export function storeFaults(): StoreFaultCounts {
  return (globalThis as unknown as { storeFault: { counts: StoreFaultCounts } }).storeFault.counts;
}

export function armStoreFaults(times: number): void {
  (globalThis as unknown as { storeFault: { counts: StoreFaultCounts } }).storeFault.counts.left = times;
}

export function endStoreFaults(): void {
  (globalThis as unknown as { storeFault?: { end(): void } }).storeFault?.end();
}
