import type { ProposedBounds } from '../agent/fold/capability';
import type { Snapshot } from '../agent/fold/snapshot';
import type { JsonObject } from '../base/json';
import type { Language } from '../base/language';
import type { ModelsListed } from './listed-models';
import type { MindChecked, Way } from './minds';

/** All that crosses threads. Errors of the outside world cross as values: comlink keeps a thrown error's message, not its fields. */
export type Crossing<T> = { ok: true; value: T } | { ok: false; code: string; message: string };

/** Every thread answers this; see live-remote.ts. */
export interface Pingable {
  ping(): void;
}

/** `good`: of a damaged log, all before the first event that is not as it was written. */
export type ExportShape =
  'events' | 'document' | 'state' | 'head' | 'backup' | 'good' | 'spectra_state' | 'spectra_events';

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

/** Which events of the log are meant; a field that is empty or null leaves none out. */
export interface LogFilter {
  types: readonly string[];
  /** Where it came in or went out: an input's or observation's source, an output's pane. */
  source: string | null;
  /** Id of a goal: what is of it or of one of its tasks. */
  goal: string | null;
  /** A passage of its texts or names, whatever its case and width. */
  text: string;
}

/** One event as the list of the log shows it. */
export interface LogRow {
  seq: number;
  time: string;
  type: string;
  /** What it is within its type, as stored: status, kind, name, subject. */
  tag: string | null;
  /** Its task, else its goal. */
  task: string | null;
  capability: string | null;
  /** One line of what it says; around the passage that was looked for. Null: no text stands in it any more, or none ever did. */
  excerpt: string | null;
  isForeign: boolean;
  isRedacted: boolean;
}

export interface LogQuestion {
  filter: LogFilter;
  /** Only events before this seq; null: from the newest on. */
  before: number | null;
  /** How many rows at most. */
  most: number;
}

/** A stretch of the log, read backwards until enough was found or enough was read: what is left is asked for by another question. */
export interface LogStretch {
  /** Newest first. */
  rows: LogRow[];
  /** All from here up to the question's `before` was read. 1: to the beginning. */
  from: number;
  /** Seq of the newest event. */
  last: number;
  /** Lowest seq in the stretch that cannot be read; null: all could. */
  damagedAt: number | null;
}

/** The state as it was after an event. */
export interface StateThen {
  /** Null while the fold has not come so far: the same question goes on with it. */
  snapshot: Snapshot | null;
  /** How far it has come, and how far it must. */
  folded: number;
  upTo: number;
}

/** One thing that can be done, for whoever wants to know before it is asked for. */
export interface FunctionFacts {
  name: string;
  title: string;
  does: string;
  touches: string;
  /** Something leaves the device. */
  sends: boolean;
  /** `by_rule`: it asks, unless a rule of the person's covers it; `always`: no rule can. */
  asks: 'never' | 'by_rule' | 'reading' | 'always';
  /** Why it is not possible right now; null: it is. */
  problem: 'not_saved' | null;
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

/** Lines of the log, and which of them are sound by themselves (audit/sound-line.ts). */
export interface CheckedLines {
  lines: readonly string[];
  areSound: readonly boolean[];
}

/**
 * Parts of a turn: a row taken up, a deliberation, its decision taken up (thought, plan, request), an action, its end taken up; what is
 * taken up is stepped and committed. `turn`: all from leaving rest to coming to rest, waiting for the store included.
 */
export const workPhases = ['input', 'thought', 'plan', 'action', 'result', 'turn'] as const;

/** Monotonic, of the agent's thread; ms. */
export interface WorkSpan {
  phase: (typeof workPhases)[number];
  start: number;
  ms: number;
}

/** How the agent's thread fares, as it measured itself; its clock is monotonic, ms. */
export interface AgentVitals {
  /** When it heard the question: how long that lay before it tells how busy the thread was. */
  heardAt: number;
  /** When it answered. */
  now: number;
  /** What ended since the time asked for, oldest first; of long ago only the newest. */
  spans: WorkSpan[];
  /** Since when it is at work; null: at rest. */
  awakeSince: number | null;
  /** Ends of actions and deliberations that wait to be taken up. */
  waitingEnds: number;
  /** Times it was woken from rest in the last hour and found nothing to do, and what that took on average; ms. */
  idleWakes: number;
  idleWakeMs: number;
  traffic: Traffic;
}

/** What a thread loaded since it began, as the browser times it. */
export interface Traffic {
  requests: number;
  /** Over the network, headers included. What another origin keeps to itself is not in it. */
  bytes: number;
  /** Requests whose bytes are not told. */
  untold: number;
}

/** Whether this tab's agent acts, or why not. */
export type AgentStatus =
  /** `isBlocked`: other tabs hold the store open in its older form. Of all that wait to open it, the browser tells the first alone. */
  | { role: 'starting'; isBlocked?: true }
  /** Another tab's agent acts. `isLeaderSilent`: it no longer answers, and was taken over from too often to be taken over from again. */
  | { role: 'standby'; isLeaderSilent: boolean }
  | { role: 'leading' }
  /** Nothing is written any more: the disk is full, storage failed, the log is broken or of a later build. `detail` names what. */
  | { role: 'read_only'; code: 'disk_full' | 'storage' | 'corrupt' | 'newer' | 'data_lost'; detail: string };

/** What a page lends its agent: the thread that reaches other origins, the one that holds models, and its own way to the browser's model. */
export type LentName = 'egress' | 'model' | 'browser';

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
  /** Somebody writes: what will judge it comes in meanwhile. */
  prepare(): void;
  /** Whether a person sees this tab: only then may it take leadership away, and a leader that nobody sees hands it over. */
  setVisible(isVisible: boolean): void;
  /** The page's language, for what is said by itself from now on, as a ring. */
  setLanguage(lang: Language): void;
  /** Something new is in the inbox. */
  poke(): void;
  status(): AgentStatus;
  exportFile(shape: ExportShape): Promise<Crossing<ExportedFile>>;
  /** What a rule for a request may be bound to, by its capability: from the payload in the thought of that seq. */
  ruleBounds(thought: number): Promise<Crossing<ProposedBounds>>;
  /** All that this build can do, in a language. */
  functions(lang: Language): Promise<FunctionFacts[]>;
  /** Every event that holds a passage. Codes: `storage`, `too_many`. */
  findText(passage: string): Promise<Crossing<TextSearch>>;
  /** Checks the whole log. Code: `storage`. For a thread that was not started: it would hold up one that acts. */
  audit(): Promise<Crossing<AuditOutcome>>;
  /** Events of the log, each as its line, from that seq on. Code: `storage`. For an audit in another thread. */
  checkedLines(from: number, limit: number): Promise<Crossing<CheckedLines>>;
  /** Which of these lines are sound by themselves (audit/sound-line.ts). For an import in another thread. */
  areSound(lines: readonly string[]): Promise<readonly boolean[]>;
  /** The next stretch of the log, newest first. Code: `storage`. */
  listEvents(question: LogQuestion): Promise<Crossing<LogStretch>>;
  /** These events as they stand in events.jsonl, ascending, under a first line that says that it is no whole log. Code: `storage`. */
  exportSelection(seqs: readonly number[]): Promise<Crossing<ExportedFile>>;
  /** The state after the event of that seq, or the next part of the way to it. Code: `storage`. */
  stateAt(seq: number): Promise<Crossing<StateThen>>;
  /** How far an audit has come; null: none runs. */
  auditProgress(): { read: number; total: number } | null;
  /** How this thread fares, with the work that ended since `since` (its own monotonic clock, ms). Wakes the thread. */
  vitals(since: number): Promise<AgentVitals>;
  /** Lends it a thread of the page's. Before that, what needs one waits a moment for it. */
  lend(thread: LentName, port: MessagePort): void;
  /** Whom it asks for a thread that it has not, or that does not answer it any more. */
  askForThreads(ask: (thread: LentName) => void): void;
  /** Tries a mind that is set up, in use or not. */
  checkMind(id: string, grokModel: string | null): Promise<MindChecked>;
  /** Asks a host which models it has. Its origin must be allowed. */
  listModels(baseUrl: string): Promise<ModelsListed>;
  /** Where eval and foreign requests stand in this thread; for the policy's test. */
  policy(): Promise<{ evalCode: 'allowed' | 'blocked'; foreignFetch: 'allowed' | 'blocked' }>;
}

/** Between tabs, on one BroadcastChannel. Only hints: nothing is lost when one is. */
export type TabMessage =
  | { kind: 'poke' }
  /** How many lines of a file that is brought in were read so far. */
  | { kind: 'importing'; lines: number }
  /** Whoever sent the row wants it no more; said again until it is settled, since a message may be lost. */
  | { kind: 'withdrawn'; row: string }
  | { kind: 'update_activated' }
  /** Some tab's agent has another status than before; which, each page asks its own. */
  | { kind: 'status_changed' }
  /** A standby that a person sees asks whether the leader lives, and the leader's answer. */
  | { kind: 'are_you_there' }
  | { kind: 'beat' }
  /** An alarm's ring is written down, and may sound once: whichever page takes it first. */
  | { kind: 'ring'; alarm: string; seq: number; text: string }
  /** A page chose a folder, or was allowed to write to it. */
  | { kind: 'folder' }
  /** The minds of this browser, or which is in use, are others now; or what stood in its way was changed. */
  | { kind: 'mind' }
  /** What the mind is saying, whole so far, empty while it only thinks; `trigger`: seq of what it answers. Nothing of it is said yet. */
  | { kind: 'draft'; trigger: number; text: string; thinking: string }
  /** A request as it left, word for word, for the tabs that are open now; kept nowhere. */
  | {
      kind: 'sent';
      trigger: number;
      attempt: number;
      way: Way;
      messages: readonly SentMessage[];
      tools: readonly SentTool[];
      /** That the answer must have; null: none. */
      form: JsonObject | null;
    };

/** One message of a request, with what it calls. */
export interface SentMessage {
  role: string;
  content: string;
  calls?: readonly { name: string; input: string }[];
}

/** A tool that a request offers. `parameters`: JSON Schema. */
export interface SentTool {
  name: string;
  description: string;
  parameters: JsonObject;
}

export const channelName = 'yadori';
/** The Web Lock whose holder leads. */
export const leaderLockName = 'yadori-leader';
