/** Lines that stand in the page at a time: some seven elements each, and a page of more than 5,000 is slow to type in. */
export const windowSize = 500;
/** How many come in, and go out at the other end, at a step. */
export const windowStep = 200;

export interface LineWindow {
  /** Index of the first line, and behind the last. */
  start: number;
  end: number;
}

/** The window whose last line is the one with seq `last`, or the newest where that is null or gone. Lines are ascending by seq. */
export function windowAt(lines: readonly { seq: number }[], last: number | null, size = windowSize): LineWindow {
  const found = last === null ? -1 : lines.findLastIndex(({ seq }) => seq <= last);
  const end = found < 0 ? lines.length : found + 1;
  return { start: Math.max(0, end - size), end };
}

/** Seq of the last line after a step back or on; null: the newest, which is followed from then on. */
export function stepped(
  lines: readonly { seq: number }[],
  { start, end }: LineWindow,
  direction: 'earlier' | 'later',
): number | null {
  const target = direction === 'later' ? end + windowStep : Math.min(end, start - windowStep + windowSize);
  return target >= lines.length ? null : (lines[Math.max(0, target - 1)]?.seq ?? null);
}
