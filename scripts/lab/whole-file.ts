import { YadoriError } from '../../src/lib/base/yadori-error';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { realPath } from './real-path';

/** What a file is written with; a test puts a full disk in its place. */
export interface FileCalls {
  /** Where it is to stand, links followed. Throws where something stands that is no plain file. */
  place(path: string): string;
  /** Throws where something has that name: it is another's. */
  open(path: string): number;
  /** Returns how many bytes were written. */
  write(file: number, bytes: Uint8Array): number;
  sync(file: number): void;
  close(file: number): void;
  rename(from: string, to: string): void;
  remove(path: string): void;
}

/** A file could not be written; the message begins with the option that named it. */
export class FileError extends YadoriError {
  override readonly name = 'FileError';
  readonly code = 'not_written';
}

const realCalls: FileCalls = {
  place: (path) => {
    const real = realPath(path);
    const there = statSync(real, { throwIfNoEntry: false });
    // a name that is a device or a folder would be found out only after the work, or be taken away by it
    if (there?.isDirectory() === true) throw Object.assign(new Error('folder'), { code: 'EISDIR' });
    if (there?.isFile() === false) throw new Error('it is no plain file');
    return real;
  },
  open: (path) => openSync(path, 'wx'),
  write: (file, bytes) => writeSync(file, bytes),
  sync: fsyncSync,
  close: closeSync,
  rename: renameSync,
  remove: (path) => rmSync(path, { force: true }),
};

/** Under which a file is written until it is whole. */
export function partialName(path: string): string {
  return `${path}.partial`;
}

/** UTF-16 units that are gathered before they are written. */
const portion = 262_144;

/**
 * A file that has its name only once it is whole: until then it stands beside it as `<name>.partial`, which one run at a time may write. Every
 * method throws FileError, after which nothing of it is left, and what had that name before still stands.
 */
export class WholeFile {
  #place = '';
  #partial = '';
  #file: number | null = null;
  #waiting: string[] = [];
  #length = 0;

  constructor(
    readonly path: string,
    readonly option: string,
    readonly calls: FileCalls = realCalls,
  ) {
    this.#guarded(() => {
      this.#place = calls.place(path);
      const partial = partialName(this.#place);
      this.#file = calls.open(partial);
      this.#partial = partial; // ours to take away, from here on
    });
  }

  write(text: string): void {
    this.#waiting.push(text);
    this.#length += text.length;
    if (this.#length >= portion) this.#guarded(() => this.#flush());
  }

  /** It is whole now. */
  finish(): void {
    this.#guarded(() => {
      this.#flush();
      const file = this.#file as number;
      this.calls.sync(file);
      this.calls.close(file);
      this.#file = null;
      this.calls.rename(this.#partial, this.#place);
      this.#partial = '';
    });
  }

  /** Leaves nothing. Does not throw. */
  discard(): void {
    const { calls } = this;
    // each for itself: what could not be closed can still be removed; what cannot be removed does not have the file's name
    for (const undo of [
      () => this.#file !== null && calls.close(this.#file),
      () => this.#partial !== '' && calls.remove(this.#partial),
    ]) {
      try {
        undo();
      } catch {
        continue;
      }
    }
    this.#file = null;
  }

  #flush(): void {
    let bytes: Uint8Array = Buffer.from(this.#waiting.join(''), 'utf8');
    this.#waiting = [];
    this.#length = 0;
    while (bytes.length > 0) bytes = bytes.subarray(this.calls.write(this.#file as number, bytes));
  }

  #guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.discard();
      throw new FileError(`--${this.option}: ${this.path}: ${reasonOf(error, partialName(this.#place))}`, {
        cause: error,
      });
    }
  }
}

/** All of a file at once. Throws FileError. */
export function saveWhole(path: string, option: string, text: string): void {
  const file = new WholeFile(path, option);
  file.write(text);
  file.finish();
}

function reasonOf(error: unknown, partial: string): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST')
    return `${partial} is there: another run is writing it, or one was ended before it was whole; then take it away`;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'the disk is full; nothing was kept';
  if (code === 'EFBIG') return 'it would become larger than may be; nothing was kept';
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'there is no such folder';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'it may not be written';
  return message;
}
