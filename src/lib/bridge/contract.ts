import type { BoundChoice } from '../agent/capability';
import type { Language } from '../base/language';

/** All that crosses threads. Errors of the outside world cross as values: comlink keeps a thrown error's message, not its fields. */
export type Crossing<T> = { ok: true; value: T } | { ok: false; code: string; message: string };

/** Every thread answers this; see live-remote.ts. */
export interface Pingable {
  ping(): void;
}

export type ExportShape = 'events' | 'document' | 'state' | 'head' | 'backup';

export interface ExportedFile {
  /** As the documents name it: logs/events.jsonl is offered as events.jsonl. */
  name: string;
  mime: string;
  blob: Blob;
  /** Up to which event it goes, and how many it holds. */
  seq: number;
  count: number;
}

/** An event that holds a passage. */
export interface FoundText {
  seq: number;
  time: string;
  type: string;
  /** Where in it: all its texts that hold the passage. */
  pointers: string[];
  /** One line around the first. */
  excerpt: string;
}

export interface TextSearch {
  events: FoundText[];
  /** Paths of notes that hold it, too: files are no part of the log. */
  notes: string[];
}

/** How the log stands to the rules that any log must keep. */
export interface AuditOutcome {
  /** `unreadable`: `message` says why, and what stands after that place was not looked at. */
  verdict: 'clean' | 'violated' | 'unreadable';
  events: number;
  /** Imported from another form of log: bound by the first two rules only. */
  foreign: number;
  unknown: number;
  /** Events that texts were taken out of. */
  redacted: number;
  /** Actions without a result. */
  open: number;
  violations: number;
  /** The first. `invariant`: 1 to 8; null where it could not be read. */
  first: { invariant: number | null; seq: number | null; message: string } | null;
}

/** Whether this tab's agent acts, or why not. */
export type AgentStatus =
  | { role: 'starting' }
  /** Another tab's agent acts. `isLeaderSilent`: it no longer answers, and was taken over from too often to be taken over from again. */
  | { role: 'standby'; isLeaderSilent: boolean }
  | { role: 'leading' }
  /** Nothing is written any more: storage failed, the log is broken or of a later build. `detail` names what. */
  | { role: 'read_only'; code: 'storage' | 'corrupt' | 'newer' | 'data_lost'; detail: string };

export interface StartOptions {
  lang: Language;
  /** IANA name of the person's time zone. */
  zone: string;
  isVisible: boolean;
  /** What the page knows of the newest event, as JSON: a thread cannot read localStorage. Null: nothing. */
  anchor: string | null;
  /** A folder was chosen once: what mirrors the log into it is loaded only then. */
  hasFolder: boolean;
}

/** Page → agent. */
export interface Agent extends Pingable {
  /** Begins to wait for leadership. Once. */
  start(options: StartOptions): void;
  /** Whether a person sees this tab: only then may it take leadership away, and a leader that nobody sees hands it over. */
  setVisible(isVisible: boolean): void;
  /** Something new is in the inbox. */
  poke(): void;
  status(): AgentStatus;
  exportFile(shape: ExportShape): Promise<Crossing<ExportedFile>>;
  /** What a rule for a request may be bound to, by its capability: from the payload in the thought of that seq. */
  ruleBounds(thought: number): Promise<Crossing<readonly BoundChoice[]>>;
  /** Every event that holds a passage. Codes: `storage`, `too_many`. */
  findText(passage: string): Promise<Crossing<TextSearch>>;
  /** Checks the whole log. Code: `storage`. */
  audit(): Promise<Crossing<AuditOutcome>>;
  /** How far an audit has come; null: none runs. */
  auditProgress(): { read: number; total: number } | null;
  /** Where eval and foreign requests stand in this thread; for the policy's test. */
  policy(): Promise<{ evalCode: 'allowed' | 'blocked'; foreignFetch: 'allowed' | 'blocked' }>;
}

/** Between tabs, on one BroadcastChannel. Only hints: nothing is lost when one is. */
export type TabMessage =
  | { kind: 'poke' }
  | { kind: 'changed'; seq: number }
  | { kind: 'update_activated' }
  /** Some tab's agent has another status than before; which, each page asks its own. */
  | { kind: 'status_changed' }
  /** A standby that a person sees asks whether the leader lives, and the leader's answer. */
  | { kind: 'are_you_there' }
  | { kind: 'beat' }
  /** An alarm's ring is written down, and may sound once: whichever page takes it first. */
  | { kind: 'ring'; alarm: string; seq: number; text: string }
  /** A page chose a folder, or was allowed to write to it. */
  | { kind: 'folder' };
export const channelName = 'yadori';
/** The Web Lock whose holder leads. */
export const leaderLockName = 'yadori-leader';
