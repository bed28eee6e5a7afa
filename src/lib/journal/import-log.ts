import { evolve } from '../agent/evolve';
import type { StoredLogEvent } from '../agent/ports';
import { emptySnapshot, maxSnapshotBytes, type Goal, type Snapshot } from '../agent/snapshot';
import { NotJsonError } from '../base/canonical-json';
import { utf8Length } from '../base/hash';
import { maxJsonDepth, type JsonObject, type JsonValue } from '../base/json';
import { parseLine } from '../audit/parse-line';
import { genesisHash, hashOf } from '../events/chain';
import { exportTrailer, isTrailer } from '../events/export-trailer';
import { readEvent, type LogEvent } from '../events/log-event';
import { families } from '../events/registry';
import { hasFittingSalts } from '../events/salts';
import { importLimits } from './file-lines';

export interface ImportedLog {
  events: StoredLogEvent[];
  snapshot: Snapshot;
  doneGoals: { seq: number; goal: Goal }[];
  /** The newest leadership that wrote in it. */
  epoch: number;
}

export interface ImportProblem {
  /** From 1; 0 for the file as a whole. */
  line: number;
  reason:
    | 'too_large'
    | 'line_too_long'
    | 'not_json'
    | 'not_an_event'
    | 'newer'
    | 'wrong_body'
    | 'gap'
    | 'chain'
    | 'after_trailer'
    | 'trailer'
    | 'truncated'
    | 'empty'
    | 'state';
}

/**
 * Reads an events.jsonl that this app exported: every line must parse, follow the one before by seq and hash, and fold; the trailer
 * must fit. Nothing is stored here. `lines` may come in as they are read from a file.
 */
export async function readExportedLog(
  lines: AsyncIterable<string>,
): Promise<{ ok: true; value: ImportedLog } | { ok: false; problem: ImportProblem }> {
  const reader = new LogReader();
  for await (const line of lines) {
    const problem = reader.add(line);
    if (problem) return { ok: false, problem };
  }
  const problem = reader.finish();
  return problem ? { ok: false, problem } : { ok: true, value: reader.result() };
}

class LogReader {
  readonly #events: StoredLogEvent[] = [];
  readonly #doneGoals: ImportedLog['doneGoals'] = [];
  #snapshot = emptySnapshot();
  #trailer: { line: number; stored: JsonObject } | null = null;
  #line = 0;
  #lastLine = 0;
  #epoch = 0;

  add(line: string): ImportProblem | null {
    this.#line += 1;
    if (line.length > importLimits.lineCharacters) return this.#problem('line_too_long');
    if (line.trim() === '') return null;
    this.#lastLine = this.#line;
    if (this.#trailer) return this.#problem('after_trailer');
    const stored = parsed(line);
    if (!stored) return this.#problem('not_json');
    if (!isTrailer(stored)) return this.#addEvent(stored);
    this.#trailer = { line: this.#line, stored };
    return null;
  }

  finish(): ImportProblem | null {
    const last = this.#events.at(-1);
    if (!last) return this.#problem('empty', 0);
    if (!this.#trailer) return this.#problem('truncated', this.#lastLine);
    if (!this.#fitsTrailer(last.hash, this.#trailer.stored)) return this.#problem('trailer', this.#trailer.line);
    if (utf8Length(JSON.stringify(this.#snapshot)) > maxSnapshotBytes) return this.#problem('state', 0);
    return null;
  }

  result(): ImportedLog {
    return { events: this.#events, snapshot: this.#snapshot, doneGoals: this.#doneGoals, epoch: this.#epoch };
  }

  #addEvent(stored: JsonObject): ImportProblem | null {
    const read = readEvent(stored);
    if (!read.ok) return this.#problem(read.code);
    const { event, known } = read.value;
    if (event.seq !== this.#events.length + 1) return this.#problem('gap');
    if (event.prev !== (this.#events.at(-1)?.hash ?? genesisHash) || !fitsItsHash(stored))
      return this.#problem('chain');
    if (known && !areTextsBound(stored, event)) return this.#problem('wrong_body');
    this.#events.push(stored as StoredLogEvent);
    this.#epoch = Math.max(this.#epoch, event.epoch);
    if (known) return this.#fold(event) ? null : this.#problem('state');
    const { seq, hash, time } = event;
    this.#snapshot = { ...this.#snapshot, run: { ...this.#snapshot.run, last: { seq, hash, time } } };
    return null;
  }

  /** False where the fold cannot make sense of what somebody chained together. */
  #fold(event: LogEvent): boolean {
    try {
      this.#snapshot = evolve(this.#snapshot, event);
    } catch (error) {
      if (error instanceof Error) return false;
      throw error;
    }
    if (event.type !== 'result' || event.status !== 'goal_done') return true;
    const goal = this.#snapshot.run.finished_goals.find(({ id }) => id === event.goal);
    if (goal) this.#doneGoals.push({ seq: event.seq, goal });
    return true;
  }

  #fitsTrailer(head: string, stored: JsonObject): boolean {
    const trailer = exportTrailer.safeParse(stored);
    if (!trailer.success) return false;
    const { data } = trailer;
    return data.count === this.#events.length && data.head === head && data.log === this.#snapshot.run.log;
  }

  #problem(reason: ImportProblem['reason'], line = this.#line): ImportProblem {
    return { line, reason };
  }
}

/** Null for what is no JSON object, nests too deep, says a key twice, or holds what an export never does. */
function parsed(line: string): JsonObject | null {
  const read = parseLine(line);
  return read.ok && read.value.doubledKey === null && isSound(read.value.value, 0) ? read.value.value : null;
}

/** Holds no key that would reach a prototype and no −0, which is stored as 0, and nests no deeper than we store. */
function isSound(value: JsonValue, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return !Object.is(value, -0);
  if (depth >= maxJsonDepth) return false;
  return Object.entries(value).every(([key, item]) => key !== '__proto__' && isSound(item, depth + 1));
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
function areTextsBound(stored: JsonObject, { type, v }: LogEvent): boolean {
  const { version, freeText } = families[type];
  return v < version || hasFittingSalts(stored, freeText);
}
