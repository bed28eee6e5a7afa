import { YadoriError } from '../base/yadori-error';

/** The store has the schema of a later build, and is left as it is. */
export class NewerStoreError extends YadoriError {
  override readonly name = 'NewerStoreError';
  override readonly code = 'newer';
}

/** Dexie counts versions; the browser's number is ten times that, plus one for each repair of a schema within its version. */
const browserStep = 10;

/** What Dexie opens a store by: no more than the version that this build knows, and nothing any more once it is abandoned. */
export class OpenRequests {
  readonly factory: Pick<IDBFactory, 'open' | 'deleteDatabase' | 'databases' | 'cmp'> = {
    open: (name, version) => this.#open(name, version),
    deleteDatabase: (name) => indexedDB.deleteDatabase(name),
    databases: () => indexedDB.databases(),
    cmp: (one, other) => indexedDB.cmp(one, other),
  };
  /** Those that nobody waits for any more have an older number. */
  #round = 0;

  constructor(private readonly known: number) {}

  /** What is under way is closed when it succeeds, and Dexie does not hear of it: it would take that connection for its own. */
  abandon(): void {
    this.#round++;
  }

  /** `version`: the browser's number. */
  refuseNewer(version: number): void {
    const found = Math.floor(version / browserStep);
    if (found > this.known) throw new NewerStoreError(`the store has version ${found}; this build knows ${this.known}`);
  }

  /** Dexie repairs a schema that lacks tables by raising its number: not that of a later build. */
  #open(name: string, version?: number): IDBOpenDBRequest {
    this.refuseNewer(version ?? 0);
    const round = this.#round;
    const request = indexedDB.open(name, version);
    const dropIfAbandoned = (event: Event, drop: () => void): void => {
      if (round === this.#round) return;
      event.stopImmediatePropagation(); // ahead of Dexie's own listener, which is set later
      drop();
    };
    request.addEventListener('success', (event) => dropIfAbandoned(event, () => request.result.close()));
    request.addEventListener('upgradeneeded', (event) => dropIfAbandoned(event, () => request.transaction?.abort()));
    request.addEventListener('error', (event) => dropIfAbandoned(event, () => event.preventDefault()));
    request.addEventListener('blocked', (event) => dropIfAbandoned(event, () => {}));
    return request;
  }
}
