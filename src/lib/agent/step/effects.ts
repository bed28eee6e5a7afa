import type { Language } from '../../base/language';
import type { EventOf, LogEvent } from '../../events/log-event';
import type { DueAlarm } from '../fold/alarm';
import type { ModelSpent } from '../fold/budget';
import type { CapabilityReport } from '../fold/capability';
import type { InboxRow, RowOutcome } from '../fold/inbox-row';
import type { Due, OpenAction } from '../fold/snapshot';

/** What the shell must do next, as data. At most one of deliberate, execute and probe is under way at a time. */
export type Effect =
  | { kind: 'deliberate'; due: Due; attempt: number }
  | { kind: 'execute'; action: OpenAction }
  | { kind: 'probe'; action: OpenAction }
  /** Cut off what is under way. */
  | { kind: 'abort' }
  /** Sound an alarm whose ring is written down. `seq`: of the line that tells of it. */
  | { kind: 'ring'; alarm: string; seq: number; text: string };

/** What the core is told. Each is answered by events and effects. */
export type Stimulus =
  /** This tab leads now. `rebuilt`: the snapshot did not fit the log and was made anew. `lang`: the tab's. */
  | { kind: 'started'; rebuilt: boolean; lang?: Language }
  /** `import`, `clear` and `redact` never come here: they change what is stored already. */
  | {
      kind: 'row';
      row: Exclude<InboxRow, { kind: 'import' | 'clear' | 'redact' }>;
      /** The stored event that the row is about, where it needs one: see aboutOf. */
      about?: LogEvent | null;
    }
  /** What is due? */
  | { kind: 'continue' }
  /** Did something become due without an event? */
  | { kind: 'heartbeat' }
  /** Alarms are due, or the clock went back by so much that it must be known. `lang`: in which to tell of it. */
  | { kind: 'clock'; due: readonly DueAlarm[]; hasGoneBack: boolean; lang: Language }
  | { kind: 'decided'; due: Due; attempt: number; output: DeliberationOutput }
  | { kind: 'executed'; action: OpenAction; thought: EventOf<'thought'>; report: CapabilityReport }
  /** What runs would not be what was approved, or cannot run at all. */
  | { kind: 'refused'; action: OpenAction; cause: 'payload_changed' | 'unavailable' }
  /** After a restart. `done` and `not_done` are the capability's own word; `unknown` is nobody's. */
  | { kind: 'probed'; action: OpenAction; end: 'done' | 'not_done' | 'unknown' };

export type DeliberationOutput =
  | {
      kind: 'output';
      /** Unchecked. */
      raw: unknown;
      /** Which events the mind was shown: only these can be evidence. */
      shown: readonly number[];
      /** Of everything it was shown. */
      taint: readonly string[];
      isRules: boolean;
      /** A request was open as it was told: a message could be put off for it. */
      isRequestOpen: boolean;
      /** The purpose that the message itself sets: see purposeSaid. A model can set no other. */
      purposeSaid: string | null;
      /** The model that judged; rules have none. */
      mind?: string;
      /** Payloads of run.past_actions, by their thoughts, for comparison by value. */
      past: ReadonlyMap<number, EventOf<'thought'>>;
    }
  | { kind: 'aborted' }
  /** Nothing that could be checked came out: the mind failed, or what it gave does not fit the log. */
  | { kind: 'invalid'; message: string; mind?: string }
  /** The mind could not be asked. `why`: half a sentence in the language of the turn. */
  | { kind: 'failed'; mind: string; code: string; why: string; message: string }
  /** A budget for models is spent, and the mind was not asked. */
  | ({ kind: 'spent' } & ModelSpent)
  /** Persona or mood could not be read: nothing was judged. */
  | { kind: 'no_persona'; message: string };

/**
 * What a step gives. `row`: what became of the inbox row; null where the stimulus was none; `later`: it can be taken only when what is
 * under way has ended.
 */
export interface StepResult {
  effects: Effect[];
  row: Pick<RowOutcome, 'ok' | 'code' | 'parameters'> | 'later' | null;
}

/** What the shell has under way, as the core needs to know it. `isCutOff`: it was told to end, and has not yet. */
export type UnderWay =
  | { kind: 'deliberate'; due: Due; isCutOff?: boolean }
  | { kind: 'execute'; action: OpenAction; isCutOff?: boolean }
  | { kind: 'probe'; action: OpenAction }
  | null;

export const fallbackLanguage: Language = 'en';
