/** A mean with the half width of its 95 % interval; null where one value says nothing about how far they lie apart. */
export interface Estimate {
  readonly mean: number;
  readonly half: number | null;
  readonly count: number;
}

/** Two-sided 95 % points of Student's t for 1 … 30 degrees of freedom; beyond, the normal one. */
const studentPoints = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
];
const normalPoint = 1.96;

/** Mean and interval of independent values. Throws RangeError for none. */
export function estimateOf(values: readonly number[]): Estimate {
  const count = values.length;
  if (count === 0) throw new RangeError('there is nothing to estimate from');
  const mean = sum(values) / count;
  if (count === 1) return { mean, half: null, count };
  return { mean, half: point(count - 1) * Math.sqrt(varianceOf(values, mean) / count), count };
}

/** Difference of two means, right − left: of pairs where each value has its partner, else of two independent samples (Welch). */
export function differenceOf(left: readonly number[], right: readonly number[], arePairs: boolean): Estimate {
  if (arePairs) return estimateOf(right.map((value, index) => value - (left[index] ?? 0)));
  const [a, b] = [left, right].map((values) => {
    const mean = sum(values) / values.length;
    return { mean, error: values.length > 1 ? varianceOf(values, mean) / values.length : 0 };
  }) as [{ mean: number; error: number }, { mean: number; error: number }];
  const least = Math.min(left.length, right.length);
  const half = least > 1 ? point(least - 1) * Math.sqrt(a.error + b.error) : null;
  return { mean: b.mean - a.mean, half, count: least };
}

/** Share of `count` that `hits` are, with Wilson's 95 % interval. */
export function shareOf(hits: number, count: number): { share: number; low: number; high: number } {
  const z = normalPoint * normalPoint;
  const share = hits / count;
  const middle = (share + z / (2 * count)) / (1 + z / count);
  const half = (normalPoint / (1 + z / count)) * Math.sqrt((share * (1 - share)) / count + z / (4 * count * count));
  return { share, low: hits === 0 ? 0 : middle - half, high: hits === count ? 1 : middle + half };
}

function point(freedom: number): number {
  return studentPoints[freedom - 1] ?? normalPoint;
}

function varianceOf(values: readonly number[], mean: number): number {
  return sum(values.map((value) => (value - mean) * (value - mean))) / (values.length - 1);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
