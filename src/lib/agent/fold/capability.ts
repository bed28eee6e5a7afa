import type { JsonObject } from '../../base/json';
import type { Language } from '../../base/language';
import type { Alarm } from './alarm';
import type { AbortSignalLike } from '../../base/ports';
import type { Result } from '../../base/result';
import type { Cause, KeptPart, Outcome } from '../../events/action-result';
import type { ObservationBody } from '../../events/observation';

/** A line of ours before it has words: which one, and what is put in. */
export interface CodedLine {
  code: string;
  parameters: JsonObject;
}

/** What will be done, and what it touches. Made by code from the payload alone, so that a mind's words cannot dress it up. */
export type CodedLines = readonly [what: CodedLine, touches: CodedLine];

/** The pure side of a capability: all that judging and approving need of it. */
export interface CapabilityFace {
  /** As decisions name it: note.write. */
  readonly name: string;
  /** Raised whenever the meaning of a payload changes; approvals and rules bind it. */
  readonly version: number;
  /**
   * `say`: only speaks in chat, has nothing to observe, and is performed by the cycle itself (conversation, question).
   * `act`: touches something.
   */
  readonly kind: 'say' | 'act';
  /** Whether anything leaves the device. A tainted action that sends always asks. */
  readonly sends: boolean;
  readonly title: Readonly<Record<Language, string>>;
  /** Checks a payload whole; what it refuses is never shown for approval. The value is the payload, narrowed. */
  parse(payload: JsonObject): Result<JsonObject, 'invalid_payload'>;
  /** For a parsed payload. What is stored is compared with this for ever: a line that is made otherwise gets another code. */
  describe(payload: JsonObject): CodedLines;
  /** The words of a line that `describe` made. `host`: of the mind in use, which is told what comes of it; null, or none: it is here. */
  render(line: CodedLine, lang: Language, host?: string | null): string;
  /** Whether a rule with these bounds covers this payload; unknown bounds cover nothing. */
  isWithin(bounds: Readonly<Record<string, string>>, payload: JsonObject): boolean;
  readonly ruleBounds?: RuleBounds;
}

/** What rules for a capability may be bound to. Without it no rule can approve it. */
export interface RuleBounds {
  /** What a rule may be bound to, so that it still covers this payload: the narrowest first, null: not bound. */
  propose(payload: JsonObject): readonly BoundChoice[];
  /** Whether a rule may have these bounds: none but known ones, each of a possible value. */
  knows(bounds: Readonly<Record<string, string>>): boolean;
}

export interface BoundChoice {
  bound: string;
  values: readonly (string | null)[];
}

/** What a rule for one action may be bound to. */
export interface ProposedBounds {
  /** Of a rule for this kind of action; null: none can approve it. */
  choices: readonly BoundChoice[] | null;
  /** Of a rule for what the person orders themselves; null: more than an order of theirs led to this. */
  order: Readonly<Record<string, string>> | null;
}

/** The faces of the capabilities that can be used right now. Undefined: there is none of that name. */
export type Catalogue = (name: string) => CapabilityFace | undefined;

/** Reading side of the workspace. Rejects when storage fails. */
export interface NotesReader {
  read(path: string): Promise<StoredNote | null>;
  /** Sorted by path. */
  list(folder: string): Promise<NoteEntry[]>;
  /** UTF-8 bytes of all notes. */
  totalBytes(): Promise<number>;
}

export interface NoteEntry {
  path: string;
  bytes: number;
  time: string;
  /** Of the decisions that wrote it: its name is of them, too. */
  taint: readonly string[];
  /** Seq of what last wrote it: by it one text of a note is told from another. */
  written_by?: number;
}

export interface StoredNote extends NoteEntry {
  content: string;
  written_by: number;
}

/** A change of the workspace; committed in one transaction with the result that reports it. */
export type NoteChange = { kind: 'put'; path: string; content: string } | { kind: 'delete'; path: string };

/** Reading side of the log. */
export interface LogReader {
  /** Seq of the newest event; 0 for none. */
  newest: number;
  /** Ascending from `from`, at most `limit`, as stored. Rejects when storage fails. */
  events(from: number, limit: number): Promise<readonly { readonly seq: number }[]>;
}

/** What of a payload cannot be done as things are: where, what was written, and what is wrong with it, for the mind that wrote it. */
export interface Misfit {
  path: string;
  got: string;
  allowed: string;
}

export interface CheckContext extends Pick<CapabilityContext, 'notes'> {
  /** Whether the mind may be told what a note holds, and so what does not fit it. */
  mayTell: (path: string) => boolean;
}

export interface CapabilityContext {
  signal: AbortSignalLike;
  notes: NotesReader;
  log: LogReader;
  /** As they stood when the action began. */
  alarms: readonly Alarm[];
  lang: Language;
  /** Wall time, ms since 1970 UTC. */
  now: number;
  /** The device's time zone. */
  zone: string;
  /** Seq of the logged action, and its request id: the idempotency key for capabilities that take one. */
  action: number;
  request: string;
}

/** What Undo needs of a note as it was: its text, null where there was none, how much of what stands there now was there before, or how it was called. */
type KeptNote =
  { path: string; text: string | null } | { path: string; length: number } | { path: string; from: string };

/** A line of ours: which one, what was put in, and as shown. */
export interface Line extends CodedLine {
  text: string;
}

/** How an action ended. Its failure is a value here: `run` rejects only on a bug, which counts as `uncertain`. */
export interface CapabilityReport {
  outcome: Outcome;
  cause: Cause | null;
  /** One sentence, by code, in the context's language. */
  summary: string;
  /** What was found, for the monologue; null when there is nothing to tell. */
  found: Line | null;
  /** The head of what came out, at most 2,000 UTF-16 units. */
  output: string | null;
  useful: boolean;
  search_summary: string;
  observation: Omit<ObservationBody, 'type'> | null;
  changes: readonly NoteChange[];
  /** The note as it was before: kept for the person, who may want it back. */
  kept?: KeptNote;
  /** The same of edits: the parts that went. Empty: what came with it is taken back as a whole. */
  kept_parts?: readonly KeptPart[];
  /** Content after acting, by path, of each note that was touched or read; null: there is none. Expectations are compared with it. */
  seen: Readonly<Record<string, string | null>>;
  /** Of what was read; it goes on to the result and all that is decided from it. */
  taint: readonly string[];
}

/** A report that changed nothing, saw nothing and is not worth finding again, but for what is given. */
export function makeReport(
  given: Pick<CapabilityReport, 'outcome' | 'cause' | 'summary'> & Partial<CapabilityReport>,
): CapabilityReport {
  const nothing = { found: null, output: null, useful: false, observation: null, changes: [], seen: {}, taint: [] };
  return { ...nothing, search_summary: given.summary, ...given };
}

/** The acting side, in the agent worker. */
export interface Capability extends CapabilityFace {
  /** Brings in the code of `run`, where that comes late. Rejects when it does not come: then nothing has run. */
  prepare?(): Promise<void>;
  /**
   * Performs a parsed payload once. Must stop soon after `signal` aborts, and then say what is so: `no_effect` with cause `stopped`
   * when nothing happened, `uncertain` when that is not known.
   */
  run(payload: JsonObject, context: CapabilityContext): Promise<CapabilityReport>;
  /**
   * Before the person is asked: what of a parsed payload does not fit the notes as they are. Rejects where they cannot be read, and where the
   * code of it does not come.
   */
  check?(payload: JsonObject, context: CheckContext): Promise<readonly Misfit[]>;
  /** After a restart: whether an action that was logged, and whose result was not, took place. Without it: unknown. */
  probe?(payload: JsonObject, context: Omit<CapabilityContext, 'signal'>): Promise<'done' | 'not_done' | 'unknown'>;
}

/**
 * Capabilities that only speak in chat. The cycle performs them itself, and they never change state.action or state.result.
 * Source: DESIGN section 3, "Conversation never changes state.action or state.result".
 */
export function isSpeaking(capability: string): boolean {
  return capability === 'conversation' || capability === 'question';
}
