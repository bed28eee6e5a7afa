/**
 * The newest `count` of what `read` gives from a seq on, ascending. By whole ranges, ever longer, from the newest event `last` back to
 * `first`: going back one by one takes many times as long. `span`: how far the first range reaches.
 */
export async function newestByRanges<T>(
  { first, last, span, count }: { first: number; last: number; span: number; count: number },
  read: (from: number) => Promise<T[]>,
): Promise<T[]> {
  for (let reach = span; ; reach *= 4) {
    const from = Math.max(first, last - reach + 1);
    const found = await read(from);
    if (found.length >= count || from === first) return found.slice(-count);
  }
}
