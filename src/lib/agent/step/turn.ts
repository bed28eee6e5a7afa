import { NotJsonError } from '../../base/canonical-json';
import { fitsUtf8, utf8Length } from '../../base/hash';
import type { Language } from '../../base/language';
import type { Random } from '../../base/ports';
import { seal, type Unsealed } from '../../events/chain';
import { readEvent, type LogEvent } from '../../events/log-event';
import type { EventBody } from '../../events/registry';
import type { OutputBody } from '../../events/output';
import type { Catalogue, Line } from '../fold/capability';
import { evolve } from '../fold/evolve';
import { fallbackLanguage, type UnderWay } from './effects';
import { maxEventBytes } from '../fold/inbox-row';
import { lineOf, type LineCode } from '../words/lines';
import type { Snapshot } from '../fold/snapshot';

/** What a step takes besides the snapshot and its stimulus: everything that pure code may not reach for. */
export interface StepContext {
  /** Wall time, ms since 1970 UTC. */
  now: number;
  epoch: number;
  random: Random;
  catalogue: Catalogue;
  underWay: UnderWay;
  /** What a message is to the question that is open; without it all is an answer. */
  readAgainst?: ReadAgainst;
}

/** `unclear`: it may be an answer or not, and only the person can tell. */
export type ReadAgainst = (text: string, snapshot: Snapshot, lang: Language) => 'answer' | 'aside' | 'unclear';

export interface EventFrame {
  trigger: number | null;
  lang?: Language | null;
  taint?: readonly string[];
}

/** What a step would write does not fit the log. Then nothing has happened. */
export class UnfitEventError extends Error {
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
    code: LineCode,
    parameters: Record<string, string | number>,
    frame: EventFrame & { decision: string | null; choices?: OutputBody['choices'] },
  ): void {
    const lang = frame.lang ?? fallbackLanguage;
    this.add(
      {
        type: 'output',
        pane: kind === 'record' ? 'chat' : this.surface,
        data: lineOf(code, lang, parameters),
        kind,
        decision: frame.decision,
        code,
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
