import { Dexie, type DexieOptions, type PromiseExtended } from 'dexie';
import { OpenRequests } from './open-requests';

Dexie.debug = false; // on localhost it would log every failure, those that callers handle included
Dexie.disableBfCache = true; // a page that comes back from the cache goes on with the connection it had

interface VersionedOptions extends Pick<DexieOptions, 'chromeTransactionDurability'> {
  /** Of the schema, as this build declares it. */
  version: number;
}

/** A Dexie database that never opens, repairs or upgrades the store of a later build. */
export class VersionedDexie extends Dexie {
  readonly #requests: OpenRequests;
  #opening: PromiseExtended<Dexie> | null = null;
  /** Settles once an opening that `close` cancelled has ended: until then Dexie would answer a new one with the end of that one. */
  #cancelled: PromiseExtended<unknown> | null = null;

  constructor(name: string, { version, ...options }: VersionedOptions) {
    const requests = new OpenRequests(version);
    // cache: it would give a live query what is not committed yet
    super(name, { ...options, cache: 'disabled', addons: [], indexedDB: requests.factory });
    this.#requests = requests;
    // Dexie itself retries a VersionError at whatever version is installed, and its own `verno` does not tell which
    this.on('ready', () => requests.refuseNewer(this.backendDB().version), true);
  }

  override open(): PromiseExtended<Dexie> {
    const begun = this.#cancelled ? this.#cancelled.then(() => this.#openUnlessClosed(opening)) : super.open();
    const opening: PromiseExtended<Dexie> = begun
      .catch((error: unknown) => {
        setTimeout(() => this.#forgetFailure()); // once all that wait for this opening have heard of it
        throw error;
      })
      .finally(() => {
        if (this.#opening === opening) this.#opening = null;
      });
    return (this.#opening = opening);
  }

  override close(options = { disableAutoOpen: true }): void {
    if (this.#opening && options.disableAutoOpen) {
      this.#requests.abandon();
      this.#cancelled = this.#opening.catch(() => {});
      this.#opening = null;
    }
    super.close(options);
  }

  #openUnlessClosed(opening: PromiseExtended<Dexie>): PromiseExtended<Dexie> {
    this.#cancelled = null;
    return this.#opening === opening ? super.open() : Dexie.Promise.reject(new Dexie.DatabaseClosedError());
  }

  /** Dexie would answer all later uses with it; so the next one opens anew, where that is allowed. */
  #forgetFailure(): void {
    if (!this.#opening && !this.isOpen()) this.close({ disableAutoOpen: false });
  }
}
