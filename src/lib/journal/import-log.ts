import { changesOf } from '../agent/fold/evolve-change';
import { goalsEndedBy } from '../agent/fold/evolve-imported';
import { evolveStored } from '../agent/fold/evolve';
import type { LoggedChange, PackedLog, StoredLogEvent } from '../agent/fold/ports';
import type { Retention } from '../agent/fold/retention';
import { emptySnapshot, maxSnapshotBytes, type Goal, type Snapshot } from '../agent/fold/snapshot';
import { NotJsonError } from '../base/canonical-json';
import { utf8Length } from '../base/hash';
import { maxLineCharacters, type JsonObject } from '../base/json';
import { hashOf } from '../events/chain';
import { genesisHash } from '../events/genesis-hash';
import { exportTrailer, isTrailer } from '../events/export-trailer';
import { readEvent, type ReadEvent } from '../events/log-event';
import { familyOf } from '../events/registry';
import { hasFittingSalts } from '../events/salts';
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
 * Reads an events.jsonl that this app exported: every line must parse, follow the one before by seq and hash, and fold; the trailer
 * must fit. Nothing is stored here. `lines` may come in as they are read from a file: of a long log, what is older is packed on the way.
 * What `findSound` says of a line is believed; without it each is hashed here.
 */
export async function readExportedLog(
  lines: AsyncIterable<string>,
  retention: Retention,
  findSound: FindSound = nobodyLooks,
): Promise<{ ok: true; value: ImportedLog } | { ok: false; problem: ImportProblem }> {
  const packer = new LogPacker(retention);
  const reader = new LogReader((event, line) => packer.add(event, line));
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

class LogReader {
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
  constructor(private readonly take: (event: StoredLogEvent, line?: string) => void) {}

  /** `isSound`: somebody found the line to be what an export writes of an event, and its hash to be right. */
  add(line: string, isSound = false): ImportProblem | null {
    this.#line += 1;
    if (line.length > maxLineCharacters) return this.#problem('line_too_long');
    if (line.trim() === '') return null;
    this.#lastLine = this.#line;
    if (this.#trailer) return this.#problem('after_trailer');
    const read = readJsonLine(line, { isKnownCompact: isSound });
    if (!read) return this.#problem('not_json');
    if (!isTrailer(read.value)) return this.#addEvent(read.value, isSound, read.isCompact ? line : undefined);
    this.#trailer = { line: this.#line, stored: read.value };
    return null;
  }

  finish(): ImportProblem | null {
    if (this.#count === 0) return this.#problem('empty', 0);
    if (!this.#trailer) return this.#problem('truncated', this.#lastLine);
    if (!this.#fitsTrailer(this.#trailer.stored)) return this.#problem('trailer', this.#trailer.line);
    if (utf8Length(JSON.stringify(this.#snapshot)) > maxSnapshotBytes) return this.#problem('state', 0);
    return null;
  }

  result(): Omit<ImportedLog, keyof PackedLog> {
    const [count, snapshot, epoch] = [this.#count, this.#snapshot, this.#epoch];
    return { count, snapshot, doneGoals: this.#doneGoals, changes: this.#changes, epoch };
  }

  #addEvent(stored: JsonObject, isSound: boolean, line?: string): ImportProblem | null {
    const read = readEvent(stored);
    if (!read.ok) return this.#problem(read.code);
    const { event } = read.value;
    if (event.seq !== this.#count + 1) return this.#problem('gap');
    if (event.prev !== this.#lastHash || !(isSound || fitsItsHash(stored))) return this.#problem('chain');
    if (!areTextsBound(stored, event)) return this.#problem('wrong_body');
    this.#count += 1;
    this.#lastHash = event.hash;
    this.take(stored as StoredLogEvent, line);
    this.#changes.push(...changesOf([stored]));
    this.#epoch = Math.max(this.#epoch, event.epoch);
    return this.#fold(read.value) ? null : this.#problem('state');
  }

  /** False where the fold cannot make sense of what somebody chained together. */
  #fold(read: ReadEvent): boolean {
    try {
      this.#snapshot = evolveStored(this.#snapshot, read);
    } catch (error) {
      if (error instanceof Error) return false;
      throw error;
    }
    if (read.known) this.#doneGoals.push(...goalsEndedBy(read.event, this.#snapshot));
    return true;
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

/** Older forms may have had their texts elsewhere. */
function areTextsBound(stored: JsonObject, { type, v }: { type: string; v: number }): boolean {
  const family = familyOf(type);
  return !family || v < family.version || hasFittingSalts(stored, family.freeText);
}
