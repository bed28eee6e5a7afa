import { YadoriError } from '../../base/yadori-error';
import type { Result } from '../../base/result';
import type { JsonObject } from '../../base/json';
import type { LogEvent } from '../../events/log-event';
import type { NoteChange, NotesReader, StoredNote } from './capability';
import type { InboxRow, RowOutcome } from './inbox-row';
import type { Goal, Snapshot } from './snapshot';

/** An event as it stands in the store: perhaps of an older or a later build. Read it with `readEvent`. */
export type StoredLogEvent = JsonObject & { seq: number; type: string; hash: string };

/** Changes of the workspace, and what they leave on the files. */
export interface NoteChanges {
  changes: readonly NoteChange[];
  taint: readonly string[];
  /** Seq of the action that makes them. */
  action: number;
  /** UTC. */
  time: string;
}

/** A change of a rule or a setting, for their history: a fold of the log's change events. */
export interface LoggedChange {
  seq: number;
  /** UTC. */
  time: string;
  subject: string;
  before: JsonObject | null;
  after: JsonObject | null;
  by: string;
  undo_of: number | null;
}

/** What is too large for an event, by the hash that the event names it by. */
export interface StoredBlob {
  hash: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** One transaction of the leader. */
export interface Batch {
  epoch: number;
  /** In order; the first follows what is stored. May be empty, when a row is only refused. */
  events: readonly LogEvent[];
  /** After the last of them; null leaves the stored one, for a batch without events. */
  snapshot: Snapshot | null;
  /** The inbox row that is taken up, and what became of it. */
  row: { order: number; outcome: RowOutcome } | null;
  notes: NoteChanges | null;
  doneGoals: readonly { seq: number; goal: Goal }[];
  /** Of the events; none when left out. */
  changes?: readonly LoggedChange[];
  /** What its events name, and hashes of what no event names any more. */
  blobs?: { added: readonly StoredBlob[]; dropped: readonly string[] };
}

/** A run of older events, packed as the archive keeps it. */
export interface PackedEvents {
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

/** A whole log, the older part of which goes into the archive. Both in order; together they are all of it. */
export interface PackedLog {
  archived: readonly PackedEvents[];
  events: readonly StoredLogEvent[];
}

/**
 * Another log in place of all there is. `archived`: what comes before its events. `keepsNotes`: workspace and mind stay, for a log that is put back in place of a damaged one.
 * `files`: what a backup brings for both; of what stays, nothing is overwritten by it.
 */
export type LogReplacement = Omit<Batch, 'notes' | 'snapshot'> & {
  snapshot: Snapshot;
  archived?: readonly PackedEvents[];
  keepsNotes?: boolean;
  files?: BackupFiles | null;
};

/** A batch that also puts changed forms of stored events in place of them, each with its seq and hash unchanged. For redaction. */
export type LogRewrite = Batch & { rewritten: readonly StoredLogEvent[] };

/** Events that leave the live log together; seq of the first and the last. */
export interface ArchiveRun {
  epoch: number;
  from: number;
  to: number;
}

/** A note as it is stored. */
export interface NoteRow extends StoredNote {
  /** Seq of the action that made it. */
  created_by: number;
}

/** What a backup holds that no log brings back. */
export interface BackupFiles {
  notes: readonly NoteRow[];
  mind: readonly { key: string; value: unknown }[];
  blobs: readonly StoredBlob[];
}

/** Everything but the log itself, as it stood when `head` was its newest event. */
export interface StoredTables {
  head: LogHead | null;
  notes: NoteRow[];
  mind: { key: string; value: unknown }[];
  doneGoals: { seq: number; goal: Goal }[];
  /** Oldest first. */
  changes: LoggedChange[];
  /** Hashes of all that is stored beside events, sorted. */
  blobs: string[];
}

/** `stale_epoch`: another leads now. `stale_log`: the stored log is not the one that the batch follows. `row_gone`: another took it. */
export type AppendError = 'stale_epoch' | 'stale_log' | 'row_gone' | 'storage';

export interface LoadedLog {
  /** As stored; null when there is none. */
  snapshot: unknown;
  /** The newest event; null for an empty log. */
  last: StoredLogEvent | null;
  /** The leadership that last put another log in place of all there was; 0: none did. */
  replaced: number;
}

export interface LogHead {
  seq: number;
  hash: string;
  snapshot: unknown;
}

/**
 * The log and all that is committed with it. Contract: journal.contract.ts.
 * - `append`, `replace` and `rewrite` are one transaction each: all of it or nothing, acknowledged only once it is durable. They resolve to a
 *   failure and never throw; after a failure nothing was changed, and they are not repeated by themselves.
 * - Reading rejects with StorageError when the store fails: a failed read is never taken for an empty log.
 * - The oldest events may stand in an archive; whoever reads does not notice. Of a damaged one, what comes before the damage is given,
 *   and from there on reading rejects with CorruptLogError.
 */
export interface Journal {
  /** Takes leadership: the number that every later batch must carry. Only the newest is valid. */
  claimEpoch(atLeast: number): Promise<number>;
  /** The newest leadership; 0 before the first. */
  epoch(): Promise<number>;
  load(): Promise<LoadedLog>;
  /** A second copy of the snapshot, a few hundred events older at most, for when the newest is broken; as stored. Null: there is none. */
  earlierSnapshot(): Promise<unknown>;
  append(batch: Batch): Promise<Result<null, AppendError>>;
  /**
   * Puts another log in place of all there is: events, snapshot, done goals; empties workspace, mind and blobs unless they are kept. Answers
   * that wait in the inbox were given to requests of the log before, and answer nothing any more. For clear and import.
   */
  replace(batch: LogReplacement): Promise<Result<null, AppendError>>;
  /** `stale_log` where one of the events is not stored with that seq and hash. */
  rewrite(batch: LogRewrite): Promise<Result<null, AppendError>>;
  /**
   * Moves the oldest events of the live log into the archive, in one transaction like the others; the newest event stays. Asks, before
   * that begins, whether it `isWanted` still; `not_wanted` otherwise, or where the run is not all there. `stale_log`: it is not the oldest,
   * or was changed meanwhile. Rejects with CorruptLogError for an event that is not as it was written, and as reading does.
   */
  archive(run: ArchiveRun, isWanted: () => boolean): Promise<Result<null, AppendError | 'not_wanted'>>;
  /** Seq of the newest event in the archive; 0 for none. */
  archivedUpTo(): Promise<number>;
  event(seq: number): Promise<StoredLogEvent | null>;
  /** Each by its seq, in the order of asking, read at once; null where there is none. */
  eventsAt(seqs: readonly number[]): Promise<(StoredLogEvent | null)[]>;
  /** Ascending from `from`, at most `limit`. */
  events(from: number, limit: number): Promise<StoredLogEvent[]>;
  /** Seqs of the changes of one rule or setting, ascending, as their history names them. */
  changesOf(subject: string): Promise<number[]>;
  /** As `events`, each as the line that an export writes of it: quicker, where nobody needs the values. */
  lines(from: number, limit: number): Promise<string[]>;
  /** Newest event, its hash and the snapshot, in one read. Null for an empty log. */
  head(): Promise<LogHead | null>;
  /** In one read. */
  tables(): Promise<StoredTables>;
  /** The oldest row that waits; `row` unparsed. */
  nextRow(): Promise<WaitingRow | null>;
  /**
   * Notes that a row is begun whose work may end this thread. False: it was begun before, and whoever did so never came to its end.
   * Resolves to a failure as `append` does.
   */
  beginRow(epoch: number, order: number): Promise<Result<boolean, AppendError>>;
  /** What any tab may do: put a row. A row whose id is there already is not put again. */
  putRow(row: InboxRow): Promise<void>;
  /** Persona or mood as stored; undefined when nothing is stored. */
  mind(key: 'persona' | 'mood'): Promise<unknown>;
  /** Bytes beside an event; null where they are not here. */
  blob(hash: string): Promise<Uint8Array<ArrayBuffer> | null>;
  readonly notes: NotesReader;
}

export interface WaitingRow {
  order: number;
  row: unknown;
  /** None waited behind it. */
  isLast: boolean;
}

/** The store could not be read. */
export class StorageError extends YadoriError {
  override readonly name: string = 'StorageError';
  readonly code: 'storage' | 'corrupt' = 'storage';
}

/** The stored log is damaged at `seq`, and cannot be read on from there. */
export class CorruptLogError extends StorageError {
  override readonly name = 'CorruptLogError';
  override readonly code = 'corrupt';
  constructor(
    readonly seq: number,
    reason: string,
  ) {
    super(`seq ${seq}: ${reason}`);
  }
}
