import type { Table } from 'dexie';
import { VersionedDexie } from './versioned-dexie';

/** The folder that the person chose; written by pages. */
export interface ChosenFolder {
  key: 'chosen';
  handle: FileSystemDirectoryHandle;
  name: string;
  /** Id of the log that may take the place of whatever stands in the folder; null: it must be asked for. */
  may_replace: string | null;
}

/** How it stands with the folder; written by the leader. */
export interface FolderState {
  key: 'state';
  /** Of the folder that this is about. */
  name: string;
  /**
   * `current`: both files are as the log is. `no_permission`: the browser asks anew, at a press. `other_log`: the folder holds something
   * that is not this log's. `gone`: the folder was moved or removed. `failed`: nothing could be written, for `detail`.
   */
  state: 'current' | 'no_permission' | 'other_log' | 'gone' | 'failed';
  /** Newest event in the folder, as far as it is known; 0: none. */
  seq: number;
  /** UTC. */
  at: string;
  detail: string;
}

/** A store of its own: a handle is of this browser alone, and no backup, clear or import touches it. */
export class FolderDatabase extends VersionedDexie {
  readonly folder!: Table<ChosenFolder | FolderState, string>;

  constructor(name = 'yadori-folder') {
    super(name, { version: 1, chromeTransactionDurability: 'strict' });
    this.version(1).stores({ folder: 'key' });
  }

  async chosen(): Promise<ChosenFolder | null> {
    return ((await this.folder.get('chosen')) as ChosenFolder | undefined) ?? null;
  }

  async state(): Promise<FolderState | null> {
    return ((await this.folder.get('state')) as FolderState | undefined) ?? null;
  }
}
