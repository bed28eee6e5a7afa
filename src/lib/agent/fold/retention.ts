/** How much of the log stays live, readable event by event; what is older is archived. */
export interface Retention {
  /** More than so much JSON, and the oldest events go; UTF-8 bytes. */
  liveBytes: number;
  /** About so much goes at a time. */
  segmentBytes: number;
  /** The newest so many events stay, however large they are: a start checks them, and what is open refers to them. */
  keptEvents: number;
}

export const defaultRetention: Retention = { liveBytes: 10_485_760, segmentBytes: 1_048_576, keptEvents: 500 };

/** `liveMb`: as it is set, of 1,048,576 bytes. */
export function retentionOf(liveMb: number): Retention {
  return { ...defaultRetention, liveBytes: liveMb * 1_048_576 };
}

/**
 * How many of the oldest live events go now; 0: none. `sizes`: bytes of each live event, oldest first. Only whole segments go, so that
 * the archive does not fill up with tiny ones.
 */
export function eventsToArchive(sizes: readonly number[], { liveBytes, segmentBytes, keptEvents }: Retention): number {
  if (sizes.reduce((sum, size) => sum + size, 0) <= liveBytes) return 0;
  let bytes = 0;
  for (let count = 0; count < sizes.length - keptEvents; count += 1) {
    bytes += sizes[count] ?? 0;
    if (bytes >= segmentBytes) return count + 1;
  }
  return 0;
}
