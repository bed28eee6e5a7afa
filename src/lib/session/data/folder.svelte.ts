import { liveQuery } from 'dexie';
import { FolderDatabase, type ChosenFolder, type FolderState } from '../../bridge/folder-database';
import { folderKey, writeChoice } from '../page/stored-choice';

/** What browsers with the File System Access API have beside the standard. */
interface PickerWindow {
  showDirectoryPicker?(options: { id: string; mode: 'readwrite' }): Promise<FileSystemDirectoryHandle>;
}
interface PermissionHandle {
  requestPermission?(options: { mode: 'readwrite' }): Promise<PermissionState>;
}

/** The folder in which both files are kept current: chosen, allowed and given up by the person here, written by the leading agent. */
export class Folder {
  readonly isSupported = 'showDirectoryPicker' in globalThis;
  chosen = $state.raw<ChosenFolder | null>(null);
  /** Of the chosen folder; null: the agent has not looked at it yet. */
  state = $state.raw<FolderState | null>(null);

  readonly #database: FolderDatabase;
  readonly #tell: () => void;

  /** `tell`: lets the agents know. */
  constructor(tell: () => void, database = new FolderDatabase()) {
    this.#tell = tell;
    this.#database = database;
  }

  /** Shows how it stands, until the returned function is called. */
  watch(): () => void {
    const watching = liveQuery(() => Promise.all([this.#database.chosen(), this.#database.state()])).subscribe({
      next: ([chosen, state]) => {
        this.chosen = chosen;
        this.state = state?.name === chosen?.name ? state : null;
      },
      error: (error: unknown) => console.warn('the folder cannot be looked up', error),
    });
    return () => {
      watching.unsubscribe();
      this.#database.close();
    };
  }

  /** Of the one that is kept current; null: none is. */
  static async chosenName(): Promise<string | null> {
    const database = new FolderDatabase();
    try {
      return (await database.chosen())?.name ?? null;
    } finally {
      database.close();
    }
  }

  /** Lets the person pick one. False: they did not. */
  async pick(): Promise<boolean> {
    const handle = await (globalThis as PickerWindow)
      .showDirectoryPicker?.({ id: 'yadori', mode: 'readwrite' })
      .catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'AbortError') return null;
        throw error;
      });
    if (!handle) return false;
    await this.use(handle);
    return true;
  }

  async use(handle: FileSystemDirectoryHandle): Promise<void> {
    const { folder } = this.#database;
    await this.#database.transaction('rw!', folder, async () => {
      await folder.delete('state');
      await folder.put({ key: 'chosen', handle, name: handle.name, may_replace: null });
    });
    writeChoice(folderKey, '1');
    this.#tell();
  }

  /** Asks the browser anew, within a press. */
  async allow(): Promise<void> {
    const handle = this.chosen?.handle as PermissionHandle | undefined;
    await handle?.requestPermission?.({ mode: 'readwrite' });
    this.#tell();
  }

  /** What stands in the folder may be replaced by this log. */
  async replace(log: string | null): Promise<void> {
    const { chosen } = this;
    if (!chosen) return;
    const { folder } = this.#database;
    await this.#database.transaction('rw!', folder, () => folder.put({ ...chosen, may_replace: log }));
    this.#tell();
  }

  /** The files stay where they are. */
  async forget(): Promise<void> {
    const { folder } = this.#database;
    await this.#database.transaction('rw!', folder, () => folder.clear());
    writeChoice(folderKey, null);
    this.#tell();
  }
}
