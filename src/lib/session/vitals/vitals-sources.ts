import type { AgentVitals, Traffic } from '../../bridge/contract';

export type PressureState = 'nominal' | 'fair' | 'serious' | 'critical';

/** A stretch in which the page could not answer a press. */
export interface LongFrame {
  /** Monotonic, of the page; ms. */
  start: number;
  ms: number;
  /** How much of it kept presses waiting; ms. Null: not told. */
  blockingMs: number | null;
  /** What ran longest in it; null: not told, as where no script of ours ran. */
  cause: { invoker: string; function: string; file: string; ms: number } | null;
}

export interface NetworkState {
  isOnline: boolean;
  /** Mbit/s and ms, roughly, as the browser has them; null: not told. */
  downlink: number | null;
  roundTripMs: number | null;
  /** As 4g. */
  kind: string | null;
}

/** What stands in the log and the inbox now, as the page knows it. */
export interface Activity {
  seq: number;
  isAtWork: boolean;
  inbox: number;
}

/** All that the watch sees of the world. What a browser does not tell is null; what is watched gives how to end it, or null where it cannot be. */
export interface VitalsSources {
  /** Monotonic, ms. */
  now(): number;
  /** Runs once, unless taken back. */
  later(ms: number, work: () => void): () => void;
  isSeen(): boolean;
  onSeen(changed: () => void): () => void;
  activity(): Activity;
  /** Null: the agent's thread does not answer. */
  askAgent(since: number): Promise<AgentVitals | null>;
  /** Bytes of this page's scripts. */
  heap(): number | null;
  /** Bytes of page and threads; takes its time. */
  wholeMemory(): Promise<number | null>;
  storage(): Promise<{ usage: number; quota: number } | null>;
  network(): NetworkState;
  /** Events that the page handled since it began. */
  handled(): number | null;
  traffic(): Traffic;
  pressure(told: (state: PressureState) => void): Promise<(() => void) | null>;
  longFrames(told: (frames: LongFrame[]) => void): (() => void) | null;
}
