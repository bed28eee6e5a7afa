import type { BackupFiles } from '../agent/fold/ports';
import { defaultRetention, type Retention } from '../agent/fold/retention';
import { maxLineCharacters, type JsonObject } from '../base/json';
import type { DocumentState } from '../events/document-state';
import type { ForeignBody } from '../events/foreign';
import { FileLinesError } from './file-lines';
import type { FindSound } from './file-pages';
import { readExportedLog, type ImportedLog } from './import-log';
import type { ImportProblem } from './import-problem';
import { parseJsonLine } from './parse-json-line';
import { noNotes, readBackup, type NoteRule } from './read-backup';
import { readDocumentLog } from './read-document-log';
import { readStateFile } from './read-state-file';

const elements = ['input', 'plan', 'thought', 'action', 'result'];

/** What a file turned out to be, and all that it brings. */
export type ReadImport =
  | { ok: true; kind: 'events' | 'backup'; value: ImportedLog; files: BackupFiles | null }
  | { ok: true; kind: 'document'; lines: { time: number; body: ForeignBody }[] }
  | { ok: true; kind: 'state'; state: DocumentState }
  | { ok: false; problem: ImportProblem };

/**
 * Reads any file that can be imported, told apart by its first line: events.jsonl, a whole backup, a log of the documents' own shape,
 * or a state.json alone. Nothing is stored here. `lines` may come in as they are read from a file. `retention`: how much of a long log
 * stays as it is; what is older is packed for the archive on the way. `findSound`: looks at the events' lines elsewhere. `noteRule`: what
 * the notes of a backup may be; without it, it may have none.
 */
export async function readImport(
  lines: AsyncIterable<string>,
  retention: Retention = defaultRetention,
  findSound?: FindSound,
  noteRule: NoteRule = noNotes,
): Promise<ReadImport> {
  const source = new Lines(lines);
  try {
    return await read(source, retention, noteRule, findSound);
  } catch (error) {
    if (error instanceof FileLinesError) {
      return { ok: false, problem: { line: error.code === 'not_utf8' ? source.count + 1 : 0, reason: error.code } };
    }
    throw error;
  } finally {
    await source.close();
  }
}

async function read(
  source: Lines,
  retention: Retention,
  noteRule: NoteRule,
  findSound?: FindSound,
): Promise<ReadImport> {
  const first = await source.peek();
  if (first === null) return { ok: false, problem: { line: 0, reason: 'empty' } };
  if (first.length > maxLineCharacters) return { ok: false, problem: { line: source.count, reason: 'line_too_long' } };
  const value = parseJsonLine(first);
  if (value && Object.hasOwn(value, 'backup')) return readBackup(source, retention, noteRule, findSound);
  if (value && Object.hasOwn(value, 'selection')) return { ok: false, problem: { line: 1, reason: 'selection' } };
  if (value ? isState(value) : first.trim() === '{') return readStateFile(source);
  if (value && isDocumentLine(value)) return readDocumentLog(source);
  const log = await readExportedLog(source, retention, findSound);
  return log.ok ? { ok: true, kind: 'events', value: log.value, files: null } : log;
}

/** The five elements in one line. */
function isState(value: JsonObject): boolean {
  return elements.some((key) => Object.hasOwn(value, key)) && !Object.hasOwn(value, 'type');
}

/** A log of our own has a seq and a hash in every event; its trailer has neither, but is no event of the documents. */
function isDocumentLine(value: JsonObject): boolean {
  const isOurs = Object.hasOwn(value, 'seq') || Object.hasOwn(value, 'hash') || value['type'] === 'exported';
  return !isOurs && Object.hasOwn(value, 'time') && typeof value['type'] === 'string';
}

/** Lines one by one, with a look ahead at the first that is not blank, and a count of those given so far. */
class Lines implements AsyncIterable<string>, AsyncIterator<string> {
  /** Lines read from the file, the one looked at included. */
  count = 0;
  readonly #source: AsyncIterator<string, undefined>;
  #ahead: string[] = [];

  constructor(source: AsyncIterable<string>) {
    this.#source = source[Symbol.asyncIterator]() as AsyncIterator<string, undefined>;
  }

  /** The first line with anything in it; null where there is none. To be asked once, before all others. */
  async peek(): Promise<string | null> {
    for (;;) {
      const { done, value } = await this.#source.next();
      if (done) return null;
      this.count += 1;
      this.#ahead.push(value);
      if (value.trim() !== '') return value;
    }
  }

  async next(): Promise<IteratorResult<string>> {
    const ahead = this.#ahead.shift();
    if (ahead !== undefined) return { done: false, value: ahead };
    const next = await this.#source.next();
    if (!next.done) this.count += 1;
    return next;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async close(): Promise<void> {
    await this.#source.return?.();
  }
}
