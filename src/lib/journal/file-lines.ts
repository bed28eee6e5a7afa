/**
 * Larger files and lines are refused before they are parsed: bytes, as they lie there and unpacked; UTF-16 units. The longest line is a
 * note of a backup; that of an event is shorter.
 */
export const importLimits = { fileBytes: 1_073_741_824, lineCharacters: 1_500_000 } as const;

/** Why a file cannot be read as lines. `too_large`: unpacked, it is more than an import may be; `packed`: its gzip is broken or cut off. */
export class FileLinesError extends Error {
  override readonly name = 'FileLinesError';
  constructor(readonly reason: 'too_large' | 'packed' | 'not_utf8' | 'cancelled') {
    super(reason);
  }
}

/**
 * The lines of a UTF-8 file, plain or gzip, without their line feeds, read piece by piece; a byte order mark at the start is dropped.
 * A line past `limit` UTF-16 units is given cut, for the reader to refuse, and is the last. Throws FileLinesError, and whatever
 * the browser says of a file that was moved or taken away.
 */
export async function* linesOf(
  file: Blob,
  limit: number,
  maxBytes: number = importLimits.fileBytes,
): AsyncGenerator<string> {
  if (file.size > maxBytes) throw new FileLinesError('too_large');
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isPacked = first === 0x1f && second === 0x8b;
  const reader = (isPacked ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream()).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  let bytes = 0;
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
        yield rest.slice(start, end);
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
