import { FolderDatabase, type ChosenFolder, type FolderState } from '../../bridge/folder-database';
import { folderKey, writeChoice } from '../stored-choice';

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
    const end = this.#database.watch(
      () => Promise.all([this.#database.chosen(), this.#database.state()]),
      ([chosen, state]) => {
        this.chosen = chosen;
        this.state = state?.name === chosen?.name ? state : null;
      },
      (error) => console.warn('the folder cannot be looked up', error),
    );
    return () => {
      end();
      this.#database.close();
    };
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
    await this.#database.folder.delete('state');
    await this.#database.folder.put({ key: 'chosen', handle, name: handle.name, may_replace: null });
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
    if (!this.chosen) return;
    await this.#database.folder.put({ ...this.chosen, may_replace: log });
    this.#tell();
  }

  /** The files stay where they are. */
  async forget(): Promise<void> {
    await this.#database.folder.clear();
    writeChoice(folderKey, null);
    this.#tell();
  }
}
