import { YadoriError } from '../../src/lib/base/yadori-error';
import { createReadStream } from 'node:fs';

/** What keeps a file from being read as lines of text; `line` from 1, 0 where the file as a whole is meant. */
export class UnreadableFileError extends YadoriError {
  override readonly name = 'UnreadableFileError';
  readonly code = 'unreadable_file';
  constructor(
    readonly line: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const lineFeed = 0x0a;

/**
 * The lines of a UTF-8 file, one by one, never more than one in memory. Throws UnreadableFileError: no such file, bytes that are no
 * UTF-8, a byte order mark, a line of more than `maxBytes`, which is told before the rest of it is read.
 */
export async function* readLines(path: string, maxBytes: number): AsyncGenerator<string> {
  let number = 1;
  let pieces: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunksOf(path)) {
    let start = 0;
    while (start < chunk.length) {
      const end = chunk.indexOf(lineFeed, start);
      const piece = chunk.subarray(start, end === -1 ? chunk.length : end);
      size += piece.length;
      if (size > maxBytes) throw new UnreadableFileError(number, `it is longer than ${maxBytes} bytes`);
      pieces.push(piece);
      if (end === -1) break;
      yield decoded(pieces, number);
      number += 1;
      pieces = [];
      size = 0;
      start = end + 1;
    }
  }
  if (size > 0) yield decoded(pieces, number);
}

async function* chunksOf(path: string): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) yield chunk as Buffer;
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    throw new UnreadableFileError(0, `${path}: ${reasonOf(error)}`, { cause: error });
  }
}

function reasonOf(error: Error & { code: unknown }): string {
  if (error.code === 'ENOENT') return 'there is no such file';
  if (error.code === 'EISDIR') return 'it is a folder';
  return error.code === 'EACCES' ? 'it may not be read' : error.message;
}

function decoded(pieces: readonly Buffer[], line: number): string {
  const bytes = pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces);
  if (line === 1 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    throw new UnreadableFileError(line, 'it begins with a byte order mark');
  }
  try {
    return decoder.decode(bytes);
  } catch (error) {
    throw new UnreadableFileError(line, 'it is no UTF-8', { cause: error });
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
