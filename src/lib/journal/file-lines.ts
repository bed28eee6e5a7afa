import { YadoriError } from '../base/yadori-error';
import { importLimits } from './import-limits';

/**
 * Why a file cannot be read as lines. `too_large`: unpacked, it is more than an import may be; `packed`: its gzip is broken or cut off.
 */
export class FileLinesError extends YadoriError {
  override readonly name = 'FileLinesError';
  constructor(readonly code: 'too_large' | 'too_many_lines' | 'blank_lines' | 'packed' | 'not_utf8' | 'cancelled') {
    super(code);
  }
}

/** The most of each that is read. */
export type LinesLimit = Readonly<Record<'fileBytes' | 'lines' | 'blankLines', number>>;

/**
 * The lines of a UTF-8 file, plain or gzip, without their line feeds, read piece by piece; a byte order mark at the start is dropped.
 * A line past `limit` UTF-16 units is given cut, for the reader to refuse, and is the last. Throws FileLinesError, and whatever
 * the browser says of a file that was moved or taken away.
 */
export async function* linesOf(file: Blob, limit: number, limits: Partial<LinesLimit> = {}): AsyncGenerator<string> {
  const most = { ...importLimits, ...limits };
  const { fileBytes: maxBytes } = most;
  if (file.size > maxBytes) throw new FileLinesError('too_large');
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isPacked = first === 0x1f && second === 0x8b;
  const reader = (isPacked ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream()).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  let bytes = 0;
  let [lines, blank] = [0, 0];
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw isPacked && !(error instanceof DOMException) ? new FileLinesError('packed') : error;
      });
      bytes += value?.length ?? 0;
      if (bytes > maxBytes) throw new FileLinesError('too_large');
      rest += decoded(decoder, value);
      let start = 0;
      for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n', start)) {
        const line = rest.slice(start, end);
        if ((lines += 1) > most.lines) throw new FileLinesError('too_many_lines');
        if (line.trim() === '' && (blank += 1) > most.blankLines) throw new FileLinesError('blank_lines');
        yield line;
        start = end + 1;
      }
      rest = rest.slice(start);
      if (done || rest.length > limit) break;
    }
    if (rest !== '') yield rest;
  } finally {
    await reader.cancel().catch(() => {}); // the rest of a refused file is not read; one that broke off is told already
  }
}

/** Undefined: the end. */
function decoded(decoder: TextDecoder, bytes: Uint8Array | undefined): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined });
  } catch (error) {
    if (error instanceof TypeError) throw new FileLinesError('not_utf8');
    throw error;
  }
}
