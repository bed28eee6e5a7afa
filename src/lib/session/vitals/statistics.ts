export interface Summary {
  /** The last one measured. */
  last: number;
  least: number;
  median: number;
  /** 95 of 100 are this at most. */
  high: number;
  most: number;
}

/** Of what was measured; null: nothing was. */
export function summarise(values: readonly (number | null)[]): Summary | null {
  const measured = values.filter((value) => value !== null);
  const last = measured.at(-1);
  if (last === undefined) return null;
  const sorted = measured.toSorted((left, right) => left - right);
  return {
    last,
    least: percentile(sorted, 0),
    median: percentile(sorted, 0.5),
    high: percentile(sorted, 0.95),
    most: percentile(sorted, 1),
  };
}

/** Nearest rank: a value that was measured. `sorted`: ascending, at least one. */
export function percentile(sorted: readonly number[], share: number): number {
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  const value = sorted[Math.min(rank, sorted.length) - 1];
  if (value === undefined) throw new RangeError('nothing was measured');
  return value;
}
