import { evolve } from '../agent/evolve';
import type { StoredLogEvent } from '../agent/ports';
import { emptySnapshot, maxSnapshotBytes, type Goal, type Snapshot } from '../agent/snapshot';
import { NotJsonError } from '../base/canonical-json';
import { utf8Length } from '../base/hash';
import { isJsonObject, maxJsonDepth, type JsonObject, type JsonValue } from '../base/json';
import { genesisHash, hashOf } from '../events/chain';
import { readEvent, type LogEvent } from '../events/log-event';

/** Larger files and lines are refused before they are parsed. */
export const importLimits = { fileBytes: 268_435_456, lineCharacters: 1_000_000 } as const;

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
  #trailer: JsonObject | null = null;
  #line = 0;
  #epoch = 0;

  add(line: string): ImportProblem | null {
    this.#line += 1;
    if (line.trim() === '') return null;
    if (this.#trailer) return this.#problem('after_trailer');
    if (line.length > importLimits.lineCharacters) return this.#problem('line_too_long');
    const value = parse(line);
    if (value === null) return this.#problem('not_json');
    if (value['type'] === 'exported') {
      this.#trailer = value;
      return null;
    }
    return this.#addEvent(value);
  }

  finish(): ImportProblem | null {
    const last = this.#events.at(-1);
    if (!last) return this.#problem('empty');
    if (!this.#trailer) return this.#problem('truncated');
    const { count, head, log } = this.#trailer;
    if (count !== this.#events.length || head !== last.hash || log !== this.#snapshot.run.log)
      return this.#problem('trailer');
    if (utf8Length(JSON.stringify(this.#snapshot)) > maxSnapshotBytes) return this.#problem('state');
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
    this.#events.push(stored as StoredLogEvent);
    this.#epoch = Math.max(this.#epoch, event.epoch);
    if (known) this.#fold(event);
    else this.#snapshot.run.last = { seq: event.seq, hash: event.hash, time: event.time };
    return null;
  }

  #fold(event: LogEvent): void {
    const before = this.#snapshot;
    this.#snapshot = evolve(before, event);
    if (event.type !== 'result' || event.status !== 'goal_done') return;
    const goal = this.#snapshot.run.finished_goals.find(({ id }) => id === event.goal);
    if (goal) this.#doneGoals.push({ seq: event.seq, goal });
  }

  #problem(reason: ImportProblem['reason']): ImportProblem {
    return { line: this.#line, reason };
  }
}

/** An object, or null for what is no JSON object, nests too deep, or holds keys that would reach a prototype. */
function parse(line: string): JsonObject | null {
  try {
    const value = JSON.parse(line) as JsonValue;
    return isJsonObject(value) && isSound(value, 0) ? value : null;
  } catch {
    return null; // the caller names the line
  }
}

function isSound(value: JsonValue, depth: number): boolean {
  if (depth > maxJsonDepth) return false;
  if (Array.isArray(value)) return value.every((item) => isSound(item, depth + 1));
  if (!isJsonObject(value)) return true;
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
