import type { Alarm, DueAlarm } from '../agent/fold/alarm';
import type { Capability, NotesReader } from '../agent/fold/capability';
import type { PlacedFile } from '../agent/fold/placed-file';
import type { BackupFiles, Journal, LoggedChange, PackedLog, StoredLogEvent } from '../agent/fold/ports';
import type { Retention } from '../agent/fold/retention';
import type { Goal, Snapshot } from '../agent/fold/snapshot';
import type { HasDistress, ReadAgainst } from '../agent/step/turn';
import type { Language } from '../base/language';
import type { AbortSignalLike, Clock, Random } from '../base/ports';
import type { DocumentState } from '../events/document-state';
import type { ForeignBody } from '../events/foreign';
import type { ContextPack, Deliberator } from '../mind/context-pack';
import type { Anchor } from '../bridge/anchor';
import type { AgentStatus, TabMessage, WorkSpan } from '../bridge/contract';

/** What a leader does before anything else, in this order: see AgentLoop. */
export type StartStep = 'state' | 'mind' | 'purpose' | 'cycle';

/** All that the runtime sees of the world; the simulation gives it other ones. */
export interface RuntimePorts {
  journal: Journal;
  clock: Clock;
  random: Random;
  deliberator: Deliberator;
  capabilities: {
    get(name: string): Capability | undefined;
    /** Those that can be used right now. */
    names(): readonly string[];
  };
  /** What collections of documents can be searched with the mind in use; null: none. Never rejects. */
  collections?: () => Promise<ContextPack['collections']>;
  /** The person's time zone, and its calendar day at a moment (ms since 1970 UTC) as YYYY-MM-DD, its wall time as HH:MM:SS. */
  zone: { name: string; dateAt(now: number): string; clockAt(now: number): string };
  /** The tab's language, for what is said before anybody spoke; English without it. */
  lang?: Language;
  /** Reads a whole file of lines, for the import of a row; null for what is no file. May reject while reading. */
  linesOf(file: unknown, row: string): AsyncIterable<string> | null;
  /** Whether whoever sent a row (its id) wants it no more. */
  isWithdrawn?: (row: string) => boolean;
  /** Tells what a file is, checks and folds it; stores nothing. Of a long log, what is older than stays live is packed. */
  readImport(lines: AsyncIterable<string>, retention: Retention): Promise<ReadImport>;
  /** Packs what is older than stays live. */
  packLog(events: Iterable<StoredLogEvent>, retention: Retention): Promise<PackedLog>;
  /** Where a file of the person's goes among the notes; without it, and where its code did not come, it goes nowhere. */
  placeFile?: (
    file: { name: string; content: string },
    notes: NotesReader,
    /** Names that are as good as taken. */
    taken: readonly string[],
    lang: Language,
  ) => Promise<PlacedFile | null>;
  /** What a message is to an open question; without it every message answers. Null: its code did not come. */
  readAgainst?: () => Promise<ReadAgainst | null>;
  /** Whether words speak of distress; without it none do. Null: its code did not come, and it is asked again. */
  hasDistress?: () => Promise<HasDistress | null>;
  newAbort(): AbortHandle;
  /** How many of the newest events are checked at each start; the default without it. */
  checkedTail?: number;
  /** What of the alarms is due; absent where nothing rings. Null: its code did not come, and it is asked again. */
  schedule?: (alarms: readonly Alarm[], now: number) => Promise<AlarmsLook | null>;
  /** An alarm's ring is written down: now it may sound. */
  onRing?: (ring: { alarm: string; seq: number; text: string }) => void;
  /** How much of the log stays live; the default without it. */
  retention?: Retention;
  /** What is known of the log outside the store; absent where nothing can be kept. */
  anchors?: AnchorStore;
  onStatus(status: AgentStatus): void;
  /** A step of the start begins. Must not throw. */
  onStart?: (step: StartStep) => void;
  /** After each commit. */
  onCommit(seq: number): void;
  /** How long a part of the work took, for who watches; must not throw. Nothing is measured without it. */
  onPhase?: (span: WorkSpan) => void;
  /** The cycle comes to rest with nothing under way, or goes on. Told false also where it was not at rest. Must not throw. */
  onRest?: (isAtRest: boolean) => void;
  /** Where a test holds or kills; absent in the app. */
  checkpoint?: (name: Checkpoint) => Promise<void>;
}

/** What is due, and when the next will be: ms since 1970 UTC, null for none. */
export interface AlarmsLook {
  due: readonly DueAlarm[];
  next: number | null;
  hasGoneBack: boolean;
}

/** What an import holds, or at which line (from 1; 0: the file) and why it cannot be read. */
export type ReadImport =
  | {
      ok: true;
      kind: 'events' | 'backup';
      value: PackedLog & {
        count: number;
        snapshot: Snapshot;
        doneGoals: { seq: number; goal: Goal }[];
        changes: LoggedChange[];
        epoch: number;
      };
      /** Only a backup brings them. */
      files: BackupFiles | null;
    }
  /** A log of the documents' own shape; `time`: ms since 1970 UTC. */
  | { ok: true; kind: 'document'; lines: { time: number; body: ForeignBody }[] }
  /** A state.json alone. */
  | { ok: true; kind: 'state'; state: DocumentState }
  | { ok: false; problem: { line: number; reason: string; name?: string } };

export interface AbortHandle {
  readonly signal: AbortSignalLike;
  abort(): void;
}

/** Outside the store. */
export interface AnchorStore {
  /** All that can be found and read. Never rejects: what cannot be read is as good as none. */
  read(): Promise<Anchor[]>;
  /** Takes the place of this leadership's older one. Rejects when it cannot be kept. */
  write(anchor: Anchor): Promise<void>;
}

/** Every place where the runtime may die between two things that belong together. */
export type Checkpoint =
  | 'row_read'
  | 'before_commit'
  | 'after_input'
  | 'after_thought'
  | 'after_answer'
  | 'after_action'
  | 'after_effect'
  | 'after_result'
  | 'after_started'
  | 'deliberating';

/** Mutual exclusion over all tabs (Web Locks). */
export interface Locks {
  /**
   * Waits for the lock, or with `steals` takes it from whoever holds it, and runs `work` while holding it. `ended`: `work` did;
   * `lost`: another took it away, and `work` may still be running; `given_up`: the signal aborted while it waited.
   */
  hold(
    name: string,
    options: { steals: boolean; signal: AbortSignalLike; onWaiting: () => void },
    work: () => Promise<void>,
  ): Promise<'ended' | 'lost' | 'given_up'>;
}

/** To and from all other tabs; messages may be lost, late or doubled. */
export interface TabLine {
  post(message: TabMessage): void;
  /** Each listener hears all. */
  listen(hear: (message: TabMessage) => void): void;
}
