import { YadoriError } from '../../base/yadori-error';
import { NotJsonError } from '../../base/canonical-json';
import { fitsUtf8, utf8Length } from '../../base/hash';
import type { Language } from '../../base/language';
import type { Random } from '../../base/ports';
import { seal, type Unsealed } from '../../events/chain';
import { type EventOf, type LogEvent, readEvent } from '../../events/log-event';
import type { EventBody } from '../../events/registry';
import type { OutputBody } from '../../events/output';
import type { SummaryBody } from '../../events/summary';
import type { ThoughtBody } from '../../events/thought';
import type { CapabilityReport, Catalogue, Line } from '../fold/capability';
import { evolve } from '../fold/evolve';
import { type InboxRow, maxEventBytes, type Refusal, type RowOutcome } from '../fold/inbox-row';
import { choicesOf, type LateLine, type LineCode, lineOf, type MindNotice } from '../words/lines';
import type { Due, OpenAction, Snapshot } from '../fold/snapshot';
import type { GrantFinding } from '../fold/read-back';
import type { DueAlarm } from '../fold/alarm';
import type { ModelSpent } from '../fold/budget';
import { activeTask, taskNamed } from '../fold/goals';
import type { LateStep } from './late-step';

/** What a step takes besides the snapshot and its stimulus: everything that pure code may not reach for. */
export interface StepContext {
  /** Wall time, ms since 1970 UTC. */
  now: number;
  epoch: number;
  random: Random;
  catalogue: Catalogue;
  underWay: UnderWay;
  /** What the log says of the grant that is to be acted on; without it nothing is. See `grantToActOn`. */
  grant?: Exclude<GrantFinding, 'untrue'>;
  /** For taking a writing back: seq of what last wrote the notes that it is about; null: they are not all there, or not by one. */
  noteWrittenBy?: number | null;
  /** For the same: what else changed with it. */
  madeWithNote?: readonly EventOf<'change'>[];
  /** What a message is to the question that is open; without it all is an answer. */
  readAgainst?: ReadAgainst;
  /** The mind in use reads: what a message is, is for it to say. Known where a question is open, or the message may be an undo. */
  mindReads?: boolean;
  /** What is needed seldom; see `needsLate`. Without it a row that needs it is refused. */
  late?: LateStep<Turn, StepResult>;
  /** What a mind that is at work has said so far; null: nothing. */
  halfSaid?: HalfSaid | null;
  /** Without it no words are words of distress. */
  care?: Care;
}

/** What was let through of an answer that is not at its end. `trigger`: what it answers; `taint`: of all that the mind was given. */
export interface HalfSaid {
  trigger: number;
  text: string;
  taint: readonly string[];
}

/** Of a mind that reads. `host`: of a served one; null: on this device. */
export type MindPlace = NonNullable<ThoughtBody['mind']>;

export type HasDistress = (text: string) => boolean;

export interface Care {
  /** Whether words speak of distress, by the published ones. */
  hasDistress: HasDistress;
  /** The person's calendar day, YYYY-MM-DD. */
  today(): string;
}

/** `unclear`: it may be an answer or not, and only the person can tell. */
export type ReadAgainst = (text: string, snapshot: Snapshot, lang: Language) => 'answer' | 'aside' | 'unclear';

export interface EventFrame {
  trigger: number | null;
  lang?: Language | null;
  taint?: readonly string[];
}

/** What a step would write does not fit the log. Then nothing has happened. */
export class UnfitEventError extends YadoriError {
  override readonly name = 'UnfitEventError';
  constructor(
    readonly code: 'too_large' | 'not_valid',
    message: string,
    /** As stored, and the most that is kept; 0 when it is not about the size. */
    readonly bytes = 0,
    readonly limit = 0,
  ) {
    super(message);
  }
}

/** One transaction in the making: sealed events, and the snapshot after each. */
export class Turn {
  readonly events: LogEvent[] = [];
  /** Where the person spoke, and so where code answers. What tells of tasks and goals stands in the chat, whatever caused it. */
  surface: 'chat' | 'cli' = 'chat';

  constructor(
    public snapshot: Snapshot,
    readonly context: StepContext,
  ) {}

  get run(): Snapshot['run'] {
    return this.snapshot.run;
  }

  get state(): Snapshot['state'] {
    return this.snapshot.state;
  }

  /** Seq of the event that comes next. */
  get nextSeq(): number {
    return this.run.last.seq + 1;
  }

  /** Throws UnfitEventError: what would be stored is checked here as it will be when it is read. */
  add<Body extends EventBody>(body: Body, frame: EventFrame): LogEvent<Body> {
    const { now, epoch, random } = this.context;
    const unsealed = {
      time: now,
      body,
      seq: this.nextSeq,
      epoch,
      trigger: frame.trigger,
      lang: frame.lang ?? null,
      taint: frame.taint ?? [],
    };
    const event = sealed(unsealed, this.run.last.hash, random);
    const text = JSON.stringify(event);
    if (!fitsUtf8(text, maxEventBytes)) {
      const bytes = utf8Length(text);
      throw new UnfitEventError(
        'too_large',
        `a ${body.type} event has ${bytes} bytes; ${maxEventBytes} is the most`,
        bytes,
        maxEventBytes,
      );
    }
    const read = readEvent(event);
    if (!read.ok) throw new UnfitEventError('not_valid', `a ${body.type} event is not valid: ${read.message}`);
    this.snapshot = evolve(this.snapshot, event);
    this.events.push(event);
    return event;
  }

  /** A chat line by code, in the language of what caused it. */
  say(
    kind: OutputBody['kind'],
    line: LineCode | LateLine,
    parameters: Record<string, string | number>,
    frame: EventFrame & { decision: string | null; choices?: OutputBody['choices'] },
  ): void {
    const lang = frame.lang ?? fallbackLanguage;
    this.add(
      {
        type: 'output',
        pane: kind === 'record' ? 'chat' : this.surface,
        data: lineOf(line, lang, parameters),
        kind,
        decision: frame.decision,
        code: typeof line === 'string' ? line : line.code,
        parameters,
        ...(frame.choices && { choices: frame.choices }),
      },
      { ...frame, lang },
    );
  }

  /** A monologue line that a capability made. */
  sayLine(line: Line, frame: EventFrame & { decision: string }): void {
    this.add(
      {
        type: 'output',
        pane: this.surface,
        data: line.text,
        kind: 'monologue',
        decision: frame.decision,
        code: line.code,
        parameters: line.parameters,
      },
      frame,
    );
  }
}

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
  /** `clear` and `redact` never come here: they change what is stored already; nor `file`, for its note is read first. `import` only where it is dropped. */
  | {
      kind: 'row';
      row: Exclude<InboxRow, { kind: 'clear' | 'redact' | 'file' }>;
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
      /** Messages besides the trigger that it was given to answer. */
      also: readonly number[];
      /** A request was open as it was told: a message could be put off for it. */
      isRequestOpen: boolean;
      /** The decision of the request that waited for y or n as it was told; null: none did. */
      openDecision: string | null;
      /** The purpose that the message itself sets: see purposeSaid. A model can set no other. */
      purposeSaid: string | null;
      /** It only adds, and a message that the person typed is all that led to it: see own-order.ts. */
      isOrder?: boolean;
      /** The model that judged; rules have none. */
      mind?: string;
      /** Where it is. */
      place?: MindPlace;
      /** Of older talk, which it made; committed with its thought. */
      summary?: Omit<SummaryBody, 'type' | 'mind'>;
      notice?: MindNotice;
      /** Payloads of run.past_actions, by their thoughts, for comparison by value. */
      past: ReadonlyMap<number, EventOf<'thought'>>;
    }
  | { kind: 'aborted' }
  /** Nothing that could be checked came out: the mind failed, or what it gave does not fit the log. */
  | { kind: 'invalid'; message: string; mind?: string; notice?: MindNotice }
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

/** The row was taken up. */
export function done(effects: Effect[]): StepResult {
  return { effects, row: { ok: true, code: null, parameters: {} } };
}

/** The row changes nothing. */
export function refusal(code: Refusal, parameters: RowOutcome['parameters'] = {}): StepResult {
  return { effects: [], row: { ok: false, code, parameters } };
}

/** What runs must end before the row can mean anything, since what it does comes of how that ends. So it is cut off now. */
export function untilEnded({ context: { underWay } }: Turn): StepResult {
  const runs = underWay !== null && underWay.kind !== 'probe' && !underWay.isCutOff;
  return { effects: runs ? [{ kind: 'abort' }] : [], row: 'later' };
}

/** What the person says cuts off what runs, at once; its task waits for resume or drop. */
export function interrupt(turn: Turn, trigger: number, lang: Language): Effect[] {
  const { underWay } = turn.context;
  if (underWay === null || underWay.kind === 'probe' || underWay.isCutOff) return [];
  const task = taskOf(turn, underWay);
  turn.add({ type: 'lifecycle', name: 'interrupted', reason: 'input', task }, { trigger, lang });
  if (task !== null) {
    const parameters = { task, name: taskNamed(turn.snapshot, task)?.name ?? '' };
    const frame = { trigger, decision: null, lang, choices: choicesOf(['resume', 'drop'], lang) };
    if (underWay.kind === 'deliberate') turn.say('question', 'question.interrupted.thinking', parameters, frame);
    else turn.say('question', 'question.interrupted', { ...parameters, capability: underWay.action.capability }, frame);
  }
  return [{ kind: 'abort' }];
}

/** Throws UnfitEventError for values that JSON does not hold. */
function sealed<Body extends EventBody>(unsealed: Unsealed<Body>, prev: string, random: Random): LogEvent<Body> {
  try {
    return seal(unsealed, prev, random);
  } catch (error) {
    if (error instanceof NotJsonError)
      throw new UnfitEventError('not_valid', `a ${unsealed.body.type} event: ${error.message}`);
    throw error;
  }
}

/** The task that was begun and is cut off with what runs; null where none is. */
function taskOf(turn: Turn, underWay: Exclude<NonNullable<UnderWay>, { kind: 'probe' }>): string | null {
  if (underWay.kind === 'execute') return underWay.action.task;
  return underWay.due.kind === 'plan' ? (activeTask(turn.snapshot)?.id ?? null) : null;
}
