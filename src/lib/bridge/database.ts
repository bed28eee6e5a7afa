import { Dexie, type Collection, type PromiseExtended, type Table } from 'dexie';
import type { InboxRow, RowOutcome } from '../agent/fold/inbox-row';
import type { Goal, Snapshot } from '../agent/fold/snapshot';
import type { LoggedChange, StoredBlob, StoredLogEvent } from '../agent/fold/ports';
import type { LogEvent } from '../events/log-event';
import { VersionedDexie } from './versioned-dexie';

/** An event as stored. Read it with `readEvent`: it may be of an older or a later build. */
export type StoredEvent = StoredLogEvent;

export type InboxEntry = InboxRow & { order?: number };

/** Kept in the order of the inbox, not of the wall clock, which may go back. */
export type OutcomeEntry = RowOutcome & { order: number };

/** A file of the workspace. */
export interface Note {
  path: string;
  content: string;
  /** UTF-8 bytes. */
  bytes: number;
  /** Of the decisions that wrote it; it goes on to whatever is decided from it. */
  taint: readonly string[];
  /** Seq of the action that last wrote it, and of the one that made it. */
  written_by: number;
  created_by: number;
  /** Wall time of the last write, UTC. */
  time: string;
}

export interface MetaRow {
  /**
   * `epoch`: number of the newest leadership. `replaced`: of the one that last put another log in place of all there was. `begun`: place
   * of the inbox row that was last begun among those that may end a thread.
   */
  key: string;
  value: number | string;
}

export interface DoneGoal {
  id: string;
  /** Seq of its goal_done. */
  seq: number;
  goal: Goal;
}

/** A run of older events, out of the live log and compressed; read as one with it. */
export interface ArchiveSegment {
  /** Seq of its first and last event. */
  from: number;
  to: number;
  /** `prev` of its first and `hash` of its last event. */
  prev: string;
  hash: string;
  /** Length of its lines before compression; bytes. */
  bytes: number;
  /** Gzip of its events' JSON, one a line. */
  lines: Uint8Array<ArrayBuffer>;
}

export type ChangeRow = LoggedChange;

export type BlobRow = StoredBlob;

export interface MindRow {
  /** `persona` or `mood`. */
  key: string;
  value: unknown;
}

/** The tables that threads meet in: the leader writes all of them, any tab writes the inbox, everyone reads. */
export class YadoriDatabase extends VersionedDexie {
  readonly log!: Table<StoredEvent, number, StoredEvent | LogEvent>;
  readonly snapshot!: Table<Snapshot & { key: 'current' | 'earlier' }, string>;
  readonly inbox!: Table<InboxEntry, number>;
  readonly outcomes!: Table<OutcomeEntry, string>;
  readonly meta!: Table<MetaRow, string>;
  readonly notes!: Table<Note, string>;
  readonly done_goals!: Table<DoneGoal, string>;
  readonly mind!: Table<MindRow, string>;
  readonly archive!: Table<ArchiveSegment, number>;
  readonly changes!: Table<ChangeRow, number>;
  readonly blobs!: Table<BlobRow, string>;

  /** The browser took the connection away, or it was found dead. Whoever counts reopenings closes it and opens it anew: see decision 13. */
  onLost: () => void = () => {};
  #isLost = false;

  constructor(name = 'yadori') {
    // strict: an acknowledged event survives a power cut
    super(name, { version: databaseVersion, chromeTransactionDurability: 'strict' });
    // Never to be changed once such stores are out there.
    this.version(1).stores({
      log: 'seq, [type+seq]',
      snapshot: 'key',
      inbox: '++order, &id',
      outcomes: 'id, order',
      meta: 'key',
      notes: 'path',
      done_goals: 'id, seq',
      mind: 'key',
    });
    this.version(2).stores({ archive: 'from', changes: 'seq, subject' });
    this.version(databaseVersion).stores({ blobs: 'hash' });
    this.on('versionchange', () => {
      this.close();
      return false; // Dexie's own listener would leave it to be opened again
    });
  }

  /** Events of the live log of one type, ascending, both ends included. */
  eventsOfType(type: string, from = 0, to = Infinity): Collection<StoredEvent, number, StoredEvent | LogEvent> {
    return this.log.where('[type+seq]').between([type, from], [type, to], true, true);
  }

  /** Its first use opens it. After a loss it stays closed until `close` was called, and then until `open` is. */
  override open(): PromiseExtended<Dexie> {
    return this.#isLost ? Dexie.Promise.reject(new Dexie.DatabaseClosedError('the connection was lost')) : super.open();
  }

  /** Dexie closes a dead connection in order to open it again, and says so by `disableAutoOpen: false`. */
  override close({ disableAutoOpen } = { disableAutoOpen: true }): void {
    const wasOpen = this.isOpen();
    super.close();
    this.#isLost = !disableAutoOpen && (wasOpen || this.#isLost);
    if (this.#isLost && wasOpen) this.onLost();
  }
}

export const databaseVersion = 3;
