/** One measured number and what it must not pass. */
export interface Figure {
  name: string;
  /** The median of the samples. */
  value: number;
  unit: string;
  /** `value` may be this at most. */
  budget: number;
  /** Decimals that mean something. */
  decimals: number;
  samples: readonly number[];
  /** What was measured besides, printed below it. */
  details: readonly string[];
  /** Why the figure counts for nothing, whatever its value: what was measured did not work. */
  problem?: string;
}

export function isWithinBudget({ value, budget, problem }: Figure): boolean {
  return problem === undefined && value <= budget;
}

/** Of at least one number. */
export function medianOf(samples: readonly number[]): number {
  const sorted = [...samples].sort((left, right) => left - right);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  const lower = sorted.length % 2 === 0 ? sorted[middle - 1] : upper;
  if (upper === undefined || lower === undefined) throw new RangeError('nothing was measured');
  return (lower + upper) / 2;
}

/** The middle half and the ends, for telling how noisy a run was. */
export function spreadOf(samples: readonly number[], decimals: number): string {
  const sorted = [...samples].sort((left, right) => left - right);
  const at = (share: number) => (sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN).toFixed(decimals);
  return `n ${sorted.length}, ${at(0)} | ${at(0.25)} … ${at(0.75)} | ${at(1)}`;
}
