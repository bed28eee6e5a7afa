import type { LongFrame } from './vitals-sources';

/** The longest that began since a moment, at most `count`, in the order in which they were. */
export function longestFrames(
  frames: readonly LongFrame[],
  { since, count }: { since: number; count: number },
): LongFrame[] {
  return frames
    .filter(({ start }) => start >= since)
    .toSorted((left, right) => right.ms - left.ms)
    .slice(0, count)
    .sort((left, right) => left.start - right.start);
}
