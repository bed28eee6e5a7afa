import { changesOf } from '../agent/fold/evolve-change';
import { goalsEndedBy } from '../agent/fold/evolve-imported';
import { evolveStored } from '../agent/fold/evolve';
import type { LoggedChange, PackedLog, StoredLogEvent } from '../agent/fold/ports';
import type { Retention } from '../agent/fold/retention';
import { emptySnapshot, maxSnapshotBytes, type Goal, type Snapshot } from '../agent/fold/snapshot';
import { createEventChecks, type ReadAtLine } from '../audit/event-checks';
import type { Invariant, Place } from '../audit/report';
import { mayHoldCommitmentIn } from '../audit/sound-line';
import { NotJsonError } from '../base/canonical-json';
import { utf8Length } from '../base/hash';
import { maxLineCharacters, type JsonObject } from '../base/json';
import { hashOf } from '../events/chain';
import { genesisHash } from '../events/genesis-hash';
import { exportTrailer, isTrailer } from '../events/export-trailer';
import { readEvent, type ReadEvent } from '../events/log-event';
import { importLimits } from './import-limits';
import type { ImportProblem } from './import-problem';
import { LogPacker } from './log-packer';
import { filePages, type FindSound } from './file-pages';
import { readJsonLine } from './parse-json-line';

export interface ImportedLog extends PackedLog {
  /** Events in all of it. */
  count: number;
  snapshot: Snapshot;
  doneGoals: { seq: number; goal: Goal }[];
  changes: LoggedChange[];
  /** The newest leadership that wrote in it. */
  epoch: number;
}

/**
 * Reads an events.jsonl that this app exported: every line must parse, follow the one before by seq and hash, keep the invariants and
 * fold; the trailer must fit. Nothing is stored here, and the first bad line ends it. `lines` may come in as they are read from a file: of a long log, what is older is packed on the way.
 * What `findSound` says of a line is believed; without it each is hashed here.
 */
export async function readExportedLog(
  lines: AsyncIterable<string>,
  retention: Retention,
  findSound: FindSound = nobodyLooks,
  mostEvents: number = importLimits.events,
): Promise<{ ok: true; value: ImportedLog } | { ok: false; problem: ImportProblem }> {
  const packer = new LogPacker(retention);
  const reader = new LogReader((event, line) => packer.add(event, line), mostEvents);
  for await (const page of filePages(lines, findSound)) {
    for (const [at, line] of page.lines.entries()) {
      const problem = reader.add(line, page.areSound?.[at]);
      if (problem) return { ok: false, problem };
      if (packer.isFull) await packer.pack();
    }
  }
  const problem = reader.finish();
  return problem ? { ok: false, problem } : { ok: true, value: { ...(await packer.finish()), ...reader.result() } };
}

async function nobodyLooks(): Promise<null> {
  return null;
}

/** A state of our own is a quarter of it at most: one that grows on and on would make each later event cost more. */
const maxStateOnTheWay = 4 * maxSnapshotBytes;
/** So many events pass between two looks at that. */
const looksAtState = 500;

class LogReader {
  /** What the invariants found first. */
  #violation: ImportProblem | null = null;
  readonly #checks = createEventChecks((invariant, place) => this.#violated(invariant, place));
  readonly #doneGoals: ImportedLog['doneGoals'] = [];
  readonly #changes: LoggedChange[] = [];
  #count = 0;
  #lastHash = genesisHash;
  #snapshot = emptySnapshot();
  #trailer: { line: number; stored: JsonObject } | null = null;
  #line = 0;
  #lastLine = 0;
  #epoch = 0;

  /** `take`: is given each event, and the line that an export writes of it, where that is at hand. */
  constructor(
    private readonly take: (event: StoredLogEvent, line?: string) => void,
    private readonly mostEvents: number,
  ) {}

  /** `isSound`: somebody found the line to be what an export writes of an event, and its hash to be right. */
  add(line: string, isSound = false): ImportProblem | null {
    this.#line += 1;
    if (line.length > maxLineCharacters) return this.#problem('line_too_long');
    if (line.trim() === '') return null;
    this.#lastLine = this.#line;
    if (this.#trailer) return this.#problem('after_trailer');
    const read = readJsonLine(line, { isKnownCompact: isSound });
    if (!read) return this.#problem('not_json');
    if (!isTrailer(read.value)) return this.#addEvent(read.value, isSound, line, read.isCompact);
    this.#trailer = { line: this.#line, stored: read.value };
    return null;
  }

  finish(): ImportProblem | null {
    if (this.#count === 0) return this.#problem('empty', 0);
    if (!this.#trailer) return this.#problem('truncated', this.#lastLine);
    if (!this.#fitsTrailer(this.#trailer.stored)) return this.#problem('trailer', this.#trailer.line);
    this.#checks.finish(true);
    if (this.#violation) return this.#violation;
    return this.#isStateWithin(maxSnapshotBytes) ? null : this.#problem('state', 0);
  }

  result(): Omit<ImportedLog, keyof PackedLog> {
    const [count, snapshot, epoch] = [this.#count, this.#snapshot, this.#epoch];
    return { count, snapshot, doneGoals: this.#doneGoals, changes: this.#changes, epoch };
  }

  #addEvent(stored: JsonObject, isSound: boolean, line: string, isCompact: boolean): ImportProblem | null {
    if (this.#count === this.mostEvents) return this.#problem('too_many_events');
    const read = readEvent(stored);
    if (!read.ok) return this.#problem(read.code);
    const { event } = read.value;
    if (event.seq !== this.#count + 1) return this.#problem('gap');
    const follows = event.prev === this.#lastHash && event.epoch >= this.#epoch; // whoever writes under a lower one leads no more
    if (!follows || !(isSound || fitsItsHash(stored))) return this.#problem('chain');
    this.#count += 1;
    this.#lastHash = event.hash;
    this.take(stored as StoredLogEvent, isCompact ? line : undefined);
    this.#changes.push(...changesOf([stored]));
    this.#epoch = event.epoch;
    const mayHoldCommitment = !isCompact || mayHoldCommitmentIn(line); // otherwise spelled, it may hide
    return this.#check({ stored, mayHoldCommitment, isSound, read: read.value }) ?? this.#fold(read.value);
  }

  /** As the audit does: the same checks, on the way through the file. */
  #check(event: Omit<ReadAtLine, 'line' | 'before'>): ImportProblem | null {
    const kind = this.#checks.visit({ ...event, line: this.#line, before: this.#snapshot });
    return kind === 'misplaced' ? this.#problem('foreign') : this.#violation;
  }

  #violated(invariant: Invariant, { line }: Place): void {
    if (this.#violation === null || line < this.#violation.line) {
      this.#violation = this.#problem(`invariant_${invariant}`, line);
    }
  }

  /** A problem where the fold cannot make sense of what somebody chained together, or makes too much of it. */
  #fold(read: ReadEvent): ImportProblem | null {
    try {
      this.#snapshot = evolveStored(this.#snapshot, read);
    } catch (error) {
      if (error instanceof Error) return this.#problem('state');
      throw error;
    }
    if (read.known) this.#doneGoals.push(...goalsEndedBy(read.event, this.#snapshot));
    const isGrown = this.#count % looksAtState === 0 && !this.#isStateWithin(maxStateOnTheWay);
    return isGrown ? this.#problem('state') : null;
  }

  #isStateWithin(bytes: number): boolean {
    return utf8Length(JSON.stringify(this.#snapshot)) <= bytes;
  }

  #fitsTrailer(stored: JsonObject): boolean {
    const trailer = exportTrailer.safeParse(stored);
    if (!trailer.success) return false;
    const { data } = trailer;
    return data.count === this.#count && data.head === this.#lastHash && data.log === this.#snapshot.run.log;
  }

  #problem(reason: ImportProblem['reason'], line = this.#line): ImportProblem {
    return { line, reason };
  }
}

function fitsItsHash(stored: JsonObject): boolean {
  try {
    return hashOf(stored) === stored['hash'];
  } catch (error) {
    if (error instanceof RangeError || error instanceof NotJsonError) return false;
    throw error;
  }
}
