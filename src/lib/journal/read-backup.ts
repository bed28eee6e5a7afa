import type { BackupFiles, NoteRow, StoredBlob } from '../agent/fold/ports';
import type { Retention } from '../agent/fold/retention';
import { decodeBase64url } from '../base/base64url';
import { utf8Length } from '../base/hash';
import { isJsonObject, type JsonObject } from '../base/json';
import { TextHash } from '../base/text-hash';
import { YadoriError } from '../base/yadori-error';
import {
  backupEnd,
  backupHead,
  backupVersion,
  blobRow,
  maxRowCharacters,
  mindRow,
  noteRow,
  partBegin,
  partEnd,
  partsOf,
} from './backup-form';
import type { BackupPart } from './backup-form';
import { importLimits } from './import-limits';
import type { FindSound } from './file-pages';
import { isOf } from '../bridge/read-picture';
import { readExportedLog, type ImportedLog } from './import-log';
import type { ImportProblem } from './import-problem';
import { parseJsonLine } from './parse-json-line';

/** What notes may be, as whatever writes them here says. */
export interface NoteRule {
  /** Why a note cannot be one; null: it can. */
  problemWith(note: { path: string; bytes: number }): 'note_path' | 'note_size' | null;
  /** UTF-8 bytes of all notes together. */
  maxBytes: number;
}

/** Nobody said what a note may be, so that nothing is one. */
export const noNotes: NoteRule = { problemWith: () => 'note_path', maxBytes: 0 };

type Refused = { ok: false; problem: ImportProblem };
export type ReadBackup = { ok: true; kind: 'backup'; value: ImportedLog; files: BackupFiles } | Refused;

/**
 * Reads a whole backup: each part must have the lines and the hash that its end names, and the log must be a whole one. What can be
 * folded from the log (done goals, the history of changes) is taken from there.
 */
export async function readBackup(
  lines: AsyncIterable<string>,
  retention: Retention,
  noteRule: NoteRule,
  findSound?: FindSound,
): Promise<ReadBackup> {
  return new BackupReader(lines, retention, noteRule, findSound).read();
}

/** Thrown inside this file only. */
class UnreadBackupError extends YadoriError {
  readonly code: ImportProblem['reason'];

  constructor(readonly problem: ImportProblem) {
    super(problem.reason);
    this.code = problem.reason;
  }
}

class BackupReader {
  readonly #lines: AsyncIterator<string, undefined>;
  readonly #found: Record<string, { count: number; sha256: string }> = {};
  #line = 0;
  /** Of the pictures that the log names, by their hashes. */
  readonly #salts = new Map<string, string>();

  constructor(
    lines: AsyncIterable<string>,
    private readonly retention: Retention,
    private readonly noteRule: NoteRule,
    private readonly findSound?: FindSound,
  ) {
    this.#lines = lines[Symbol.asyncIterator]() as AsyncIterator<string, undefined>;
  }

  async read(): Promise<ReadBackup> {
    try {
      const head = backupHead.safeParse(await this.#marker());
      if (!head.success) this.#refuse('row');
      if (head.data.version > backupVersion) this.#refuse('newer');
      const value = await this.#log();
      const notes = await this.#notes();
      const mind = await this.#mind();
      for (const part of ['done_goals', 'changes'] as const) await this.#rows(part, () => true);
      const blobs = head.data.version >= 2 ? await this.#blobs() : [];
      await this.#end(head.data.version);
      return { ok: true, kind: 'backup', value, files: { notes, mind, blobs } };
    } catch (error) {
      if (error instanceof UnreadBackupError) return { ok: false, problem: error.problem };
      throw error;
    }
  }

  async #log(): Promise<ImportedLog> {
    await this.#begin('log');
    const first = this.#line;
    const read = await readExportedLog(this.#logLines(), this.retention, this.findSound);
    if (read.ok) return read.value;
    const { line, reason } = read.problem;
    throw new UnreadBackupError({ line: line === 0 ? 0 : first + line, reason });
  }

  /** Of those with pictures, what these are bound by is kept. */
  async *#logLines(): AsyncGenerator<string> {
    for await (const line of this.#partLines('log')) {
      const pictures = line.includes('"pictures":[') ? parseJsonLine(line)?.['pictures'] : null;
      for (const one of Array.isArray(pictures) ? pictures : [])
        if (isJsonObject(one) && typeof one['hash'] === 'string' && typeof one['salt'] === 'string')
          this.#salts.set(one['hash'], one['salt']);
      yield line;
    }
  }

  /** What the log does not name any more stays away. */
  async #blobs(): Promise<StoredBlob[]> {
    const blobs: StoredBlob[] = [];
    let size = 0;
    await this.#rows('blobs', (row) => {
      const read = blobRow.safeParse(row);
      const bytes = read.success ? bytesIn(read.data.bytes) : null;
      if (!read.success || !bytes) return false;
      const { hash } = read.data;
      if (blobs.some((known) => known.hash === hash)) this.#refuse('doubled');
      if ((size += bytes.length) > importLimits.blobBytes) this.#refuse('pictures_size');
      const salt = this.#salts.get(hash);
      if (salt === undefined) return true;
      return isOf(hash, salt, bytes) && blobs.push({ hash, bytes }) > 0;
    });
    return blobs;
  }

  async #notes(): Promise<NoteRow[]> {
    const notes: NoteRow[] = [];
    const paths = new Set<string>();
    let bytes = 0;
    await this.#rows('notes', (row) => {
      const note = noteRow.safeParse(row);
      if (!note.success || note.data.bytes !== utf8Length(note.data.content)) return false;
      if (paths.has(note.data.path)) this.#refuse('doubled');
      paths.add(note.data.path);
      const problem = this.noteRule.problemWith(note.data);
      if (problem) this.#refuse(problem, note.data.path);
      if ((bytes += note.data.bytes) > this.noteRule.maxBytes) this.#refuse('notes_size');
      return notes.push(note.data) > 0;
    });
    return notes;
  }

  async #mind(): Promise<{ key: string; value: unknown }[]> {
    const mind: { key: string; value: unknown }[] = [];
    await this.#rows('mind', (row) => {
      const read = mindRow.safeParse(row);
      if (!read.success) return false;
      if (mind.some(({ key }) => key === read.data.key)) this.#refuse('doubled');
      return mind.push({ key: read.data.key, value: read.data.value }) > 0;
    });
    return mind;
  }

  async #rows(part: BackupPart, take: (row: JsonObject) => boolean): Promise<void> {
    await this.#begin(part);
    for await (const line of this.#partLines(part)) {
      const row = parseJsonLine(line, maxRowCharacters);
      if (!row) this.#refuse('not_json');
      if (!take(row)) this.#refuse('row');
    }
  }

  async #begin(part: BackupPart): Promise<void> {
    const begin = partBegin.safeParse(await this.#marker());
    if (!begin.success || begin.data.part !== part) this.#refuse('part_order');
  }

  /** The lines up to the part's end, which must fit them. */
  async *#partLines(part: BackupPart): AsyncGenerator<string> {
    const hash = new TextHash();
    let count = 0;
    for (;;) {
      const line = await this.#next();
      if (line.startsWith('{"end":')) {
        const end = partEnd.safeParse(parseJsonLine(line));
        if (!end.success || end.data.end !== part) this.#refuse('part_order');
        const found = { count, sha256: hash.hex() };
        if (end.data.count !== count || end.data.sha256 !== found.sha256) this.#refuse('part_differs');
        this.#found[part] = found;
        return;
      }
      hash.add(`${line}\n`);
      count += 1;
      yield line;
    }
  }

  async #end(version: number): Promise<void> {
    const end = backupEnd.safeParse(await this.#marker());
    if (!end.success) this.#refuse('missing_end');
    const isSame = partsOf(version).every((part) => {
      const [named, found] = [end.data.parts[part], this.#found[part]];
      return named?.count === found?.count && named?.sha256 === found?.sha256;
    });
    if (!isSame) this.#refuse('part_differs');
    for (;;) {
      const { done, value } = await this.#lines.next();
      if (done) return;
      this.#line += 1;
      if (value.trim() !== '') this.#refuse('after_trailer');
    }
  }

  async #marker(): Promise<JsonObject> {
    const line = await this.#next();
    const value = parseJsonLine(line);
    if (!value) this.#refuse('not_json');
    return value;
  }

  /** The next line with anything in it. */
  async #next(): Promise<string> {
    for (;;) {
      const { done, value } = await this.#lines.next();
      if (done) throw new UnreadBackupError({ line: this.#line, reason: 'truncated' });
      this.#line += 1;
      if (value.length > maxRowCharacters) this.#refuse('line_too_long');
      if (value.trim() !== '') return value.replace(/\r$/, '');
    }
  }

  #refuse(reason: ImportProblem['reason'], name?: string): never {
    throw new UnreadBackupError({ line: this.#line, reason, ...(name !== undefined && { name }) });
  }
}

/** Null: it is no base64url. */
function bytesIn(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return new Uint8Array(decodeBase64url(text));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
