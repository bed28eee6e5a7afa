import type { DBSchema } from 'idb';
import type { InboxRow, RowOutcome } from '../agent/fold/inbox-row';
import type { Goal, Snapshot } from '../agent/fold/snapshot';
import type { LoggedChange, StoredLogEvent } from '../agent/fold/ports';
import { Store, type SchemaStep } from './store';
import type { TablesOf } from './table';

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

interface Schema extends DBSchema {
  log: { key: number; value: StoredEvent; indexes: { '[type+seq]': [type: string, seq: number] } };
  snapshot: { key: string; value: Snapshot & { key: 'current' | 'earlier' } };
  inbox: { key: number; value: InboxEntry; indexes: { id: string } };
  outcomes: { key: string; value: OutcomeEntry; indexes: { order: number } };
  meta: { key: string; value: MetaRow };
  notes: { key: string; value: Note };
  done_goals: { key: string; value: DoneGoal; indexes: { seq: number } };
  mind: { key: string; value: MindRow };
  archive: { key: number; value: ArchiveSegment };
  changes: { key: number; value: ChangeRow; indexes: { subject: string } };
}

/** One for each version. */
const steps: readonly SchemaStep<Schema>[] = [
  (database) => {
    database.createObjectStore('log', { keyPath: 'seq' }).createIndex('[type+seq]', ['type', 'seq']);
    database.createObjectStore('snapshot', { keyPath: 'key' });
    database
      .createObjectStore('inbox', { keyPath: 'order', autoIncrement: true })
      .createIndex('id', 'id', { unique: true });
    database.createObjectStore('outcomes', { keyPath: 'id' }).createIndex('order', 'order');
    database.createObjectStore('meta', { keyPath: 'key' });
    database.createObjectStore('notes', { keyPath: 'path' });
    database.createObjectStore('done_goals', { keyPath: 'id' }).createIndex('seq', 'seq');
    database.createObjectStore('mind', { keyPath: 'key' });
  },
  (database) => {
    database.createObjectStore('archive', { keyPath: 'from' });
    database.createObjectStore('changes', { keyPath: 'seq' }).createIndex('subject', 'subject');
  },
];

/** The tables that threads meet in: the leader writes all of them, any tab writes the inbox, everyone reads. */
export class YadoriDatabase extends Store<Schema> {
  readonly log = this.table('log');
  readonly snapshot = this.table('snapshot');
  readonly inbox = this.table('inbox');
  readonly outcomes = this.table('outcomes');
  readonly meta = this.table('meta');
  readonly notes = this.table('notes');
  readonly done_goals = this.table('done_goals');
  readonly mind = this.table('mind');
  readonly archive = this.table('archive');
  readonly changes = this.table('changes');

  constructor(name = 'yadori') {
    // strict: an acknowledged event survives a power cut. What is lost is opened anew by who counts: see decision 13
    super({ name, steps, durability: 'strict', reopens: false });
  }
}

/** The tables as one transaction that reads finds them. */
export type ReadTables = TablesOf<Schema, 'readonly'>;

export const databaseVersion = steps.length;
