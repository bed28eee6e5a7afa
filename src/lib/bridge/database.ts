import { Dexie, type Table } from 'dexie';
import type { InboxRow, RowOutcome } from '../agent/inbox-row';
import type { Goal, Snapshot } from '../agent/snapshot';
import type { LoggedChange, StoredLogEvent } from '../agent/ports';

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
  taint: string[];
  /** Seq of the action that last wrote it, and of the one that made it. */
  written_by: number;
  created_by: number;
  /** Wall time of the last write, UTC. */
  time: string;
}

export interface MetaRow {
  /** `epoch`: number of the newest leadership. `replaced`: of the one that last put another log in place of all there was. */
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

export interface MindRow {
  /** `persona` or `mood`. */
  key: string;
  value: unknown;
}

/** The tables that threads meet in: the leader writes all of them, any tab writes the inbox, everyone reads. */
export class YadoriDatabase extends Dexie {
  log!: Table<StoredEvent, number>;
  snapshot!: Table<Snapshot & { key: 'current' }, string>;
  inbox!: Table<InboxEntry, number>;
  outcomes!: Table<OutcomeEntry, string>;
  meta!: Table<MetaRow, string>;
  notes!: Table<Note, string>;
  done_goals!: Table<DoneGoal, string>;
  mind!: Table<MindRow, string>;
  archive!: Table<ArchiveSegment, number>;
  changes!: Table<ChangeRow, number>;

  constructor(name = databaseName) {
    // cache: it would show what has not committed, to liveQuery alone, which nobody uses here; strict: an acknowledged event survives a power cut
    super(name, { cache: 'disabled', chromeTransactionDurability: 'strict' });
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
    this.version(databaseVersion).stores({ archive: 'from', changes: 'seq, subject' });
  }
}

const databaseName = 'yadori';
/** Dexie's; the browser sees it times ten. */
export const databaseVersion = 2;
