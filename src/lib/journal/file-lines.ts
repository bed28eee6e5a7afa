/** Larger files and lines are refused before they are parsed: bytes, and UTF-16 units. */
export const importLimits = { fileBytes: 268_435_456, lineCharacters: 262_144 } as const;

/**
 * The lines of a UTF-8 file, without their line feeds, read piece by piece; a byte order mark at the start is dropped. A line past
 * `limit` UTF-16 units is given cut, for the reader to refuse, and is the last.
 */
export async function* linesOf(file: Blob, limit: number): AsyncGenerator<string> {
  const reader = file.stream().pipeThrough(new TextDecoderStream('utf-8')).getReader();
  try {
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      rest += value;
      let start = 0;
      for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n', start)) {
        yield rest.slice(start, end);
        start = end + 1;
      }
      rest = rest.slice(start);
      if (rest.length > limit) break;
    }
    if (rest !== '') yield rest;
  } finally {
    await reader.cancel(); // the rest of a refused file is not read
  }
}
