/** The lines of a file, read piece by piece; a line past `limit` UTF-16 units is given cut, for the reader to refuse. */
export async function* linesOf(file: Blob, limit: number): AsyncGenerator<string> {
  const reader = file
    .stream()
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: false, ignoreBOM: false }))
    .getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    rest += value;
    let start = 0;
    for (let end = rest.indexOf('\n', start); end >= 0; end = rest.indexOf('\n', start)) {
      yield rest.slice(start, end);
      start = end + 1;
    }
    rest = rest.slice(start);
    if (rest.length > limit) {
      yield rest;
      return;
    }
  }
  if (rest !== '') yield rest;
}
