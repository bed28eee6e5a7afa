import type { Capability } from '../agent/capability';
import type { Journal, StoredLogEvent } from '../agent/ports';
import type { Goal, Snapshot } from '../agent/snapshot';
import type { Language } from '../base/language';
import type { Clock, Random } from '../base/ports';
import type { Deliberator } from '../mind/context-pack';
import type { AgentStatus } from '../bridge/contract';

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
  /** The person's time zone, and its calendar day at a moment (ms since 1970 UTC) as YYYY-MM-DD. */
  zone: { name: string; dateAt(now: number): string };
  /** The tab's language, for what is said before anybody spoke; English without it. */
  lang?: Language;
  /** Reads a whole file of lines, for an import; null for what is none or too large. May reject while reading. */
  linesOf(file: unknown): AsyncIterable<string> | null;
  /** Checks and folds an export; stores nothing. */
  readExportedLog(lines: AsyncIterable<string>): Promise<ReadLog>;
  newAbort(): AbortHandle;
  onStatus(status: AgentStatus): void;
  /** After each commit. */
  onCommit(seq: number): void;
  /** Where a test holds or kills; absent in the app. */
  checkpoint?: (name: Checkpoint) => Promise<void>;
}

/** What an import holds, or at which line (from 1; 0: the file) and why it cannot be read. */
export type ReadLog =
  | {
      ok: true;
      value: { events: StoredLogEvent[]; snapshot: Snapshot; doneGoals: { seq: number; goal: Goal }[]; epoch: number };
    }
  | { ok: false; problem: { line: number; reason: string } };

export interface AbortHandle {
  readonly signal: Parameters<Deliberator['deliberate']>[1];
  abort(): void;
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
  /** Waits for the lock, runs `work` while holding it, and resolves when `work` does. `onWaiting`: another tab holds it now. */
  hold(name: string, options: { onWaiting: () => void }, work: () => Promise<void>): Promise<void>;
}
