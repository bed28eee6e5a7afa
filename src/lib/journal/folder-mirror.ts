import { StorageError, type Journal } from '../agent/fold/ports';
import type { Clock } from '../base/ports';
import type { FolderDatabase, FolderState } from '../bridge/folder-database';
import { syncFolder } from './sync-folder';

/** Not more often than this, and never more than a fifth of the time: the browser copies a long file for each change; ms. */
const leastPauseMs = 250;
const pauseShare = 4;

/** Asking for it needs a press on the page; only its state can be read here. Absent where a folder is always allowed. */
interface PermissionHandle {
  queryPermission?(options: { mode: 'readwrite' }): Promise<PermissionState>;
}

/** Keeps the chosen folder as the log is, while this tab leads: the one writer of the log is the one writer of its mirror. */
export class FolderMirror {
  readonly #journal: Journal;
  readonly #clock: Clock;
  readonly #folders: FolderDatabase;
  readonly #isLeading: () => boolean;
  #isRunning = false;
  #isAsked = false;

  constructor(options: { journal: Journal; clock: Clock; folders: FolderDatabase; isLeading: () => boolean }) {
    this.#journal = options.journal;
    this.#clock = options.clock;
    this.#folders = options.folders;
    this.#isLeading = options.isLeading;
  }

  /** The log, the folder or a permission changed. Never rejects: how it went stands in the folder's state. */
  async changed(): Promise<void> {
    this.#isAsked = true;
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      while (this.#isAsked && this.#isLeading()) {
        this.#isAsked = false;
        const begun = this.#clock.monotonic();
        await this.#sync();
        await this.#clock.wait(Math.max(leastPauseMs, pauseShare * (this.#clock.monotonic() - begun)));
      }
    } catch (error) {
      console.warn('the state of the folder cannot be kept', error); // its own store failed: the log is not concerned
    } finally {
      this.#isRunning = false;
    }
  }

  async #sync(): Promise<void> {
    const chosen = await this.#folders.chosen();
    if (!chosen) return;
    const { handle, name, may_replace: mayReplace } = chosen;
    const tell = async (state: FolderState['state'], seq: number, detail = ''): Promise<void> => {
      const at = new Date(this.#clock.now()).toISOString();
      await this.#folders.folder.put({ key: 'state', name, state, seq, at, detail });
    };
    try {
      const permission = await (handle as PermissionHandle).queryPermission?.({ mode: 'readwrite' });
      if (permission !== undefined && permission !== 'granted') return await tell('no_permission', await this.#seq());
      const synced = await syncFolder(handle, this.#journal, { now: this.#clock.now(), mayReplace });
      await tell(synced.state, synced.seq);
    } catch (error) {
      if (!(error instanceof DOMException) && !(error instanceof StorageError)) throw error;
      await tell(stateOf(error), await this.#seq(), `${error.name}: ${error.message}`);
    }
  }

  /** What is known to stand in the folder. */
  async #seq(): Promise<number> {
    return (await this.#folders.state())?.seq ?? 0;
  }
}

function stateOf(error: Error): FolderState['state'] {
  if (error.name === 'NotAllowedError' || error.name === 'SecurityError') return 'no_permission';
  return error.name === 'NotFoundError' ? 'gone' : 'failed';
}
