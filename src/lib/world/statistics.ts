/**
 * A mean with the half width of its 95 % interval; null where one unit says nothing about how far they lie apart. `count`: units that are
 * independent of each other.
 */
export interface Estimate {
  readonly mean: number;
  readonly half: number | null;
  readonly count: number;
}

/** A share with its 95 % interval; null where there is one unit of several values that depend on each other. */
export interface Share {
  readonly share: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** One value, by the unit that it belongs to: those of one unit depend on each other, the units do not. `weight`: 1 where it is left out. */
export interface Value {
  readonly unit: number;
  readonly value: number;
  readonly weight?: number;
}

/** Two-sided 95 % points of Student's t for 1 … 30 degrees of freedom; beyond, they are reckoned. */
const studentPoints = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
];
const normalPoint = 1.96;

/**
 * Mean of all values and its interval, by the variance between units (cluster-robust, linearised; of units of one value each it is that of
 * Student's t). Null where there is nothing to weigh.
 */
export function estimateOf(values: readonly Value[]): Estimate | null {
  const sample = sampleOf(values);
  return sample && estimateFrom(sample.mean, sample.influences);
}

/** Difference of two means, right − left, whose units are the same ones in both: what one of them adds to both is taken off. */
export function pairedDifferenceOf(left: readonly Value[], right: readonly Value[]): Estimate | null {
  const [a, b] = [sampleOf(left), sampleOf(right)];
  if (!a || !b) return null;
  const influences = new Map(b.influences);
  for (const [unit, influence] of a.influences) influences.set(unit, (influences.get(unit) ?? 0) - influence);
  return estimateFrom(b.mean - a.mean, influences);
}

/** Difference of the means of two independent samples, right − left, by the variances of both and the smaller one's freedom (Welch). */
export function differenceOf(left: readonly Value[], right: readonly Value[]): Estimate | null {
  const [a, b] = [sampleOf(left), sampleOf(right)];
  if (!a || !b) return null;
  const count = Math.min(a.influences.size, b.influences.size);
  const half = count > 1 ? point(count - 1) * Math.sqrt(varianceOf(a.influences) + varianceOf(b.influences)) : null;
  return { mean: b.mean - a.mean, half, count };
}

/**
 * The share that the ones are of values of 0 and 1, with Wilson's interval. Where units hold several values it is that of as many independent
 * ones as would vary like the units do (effective sample size), with Student's t for the normal point; where none or all are ones, units vary not
 * at all, and each counts as one value. Throws RangeError for none.
 */
export function shareOf(values: readonly Value[]): Share {
  const all = values.length;
  const sample = sampleOf(values);
  if (!sample) throw new RangeError('there is nothing to estimate from');
  const { mean: share, influences } = sample;
  const units = influences.size;
  const isIndependent = units === all;
  if (!isIndependent && units === 1) return { share, low: null, high: null };
  const t = isIndependent ? normalPoint : point(units - 1);
  const count = isIndependent ? all : effectiveCount(influences, share, all);
  const z = t * t;
  const middle = (share + z / (2 * count)) / (1 + z / count);
  const half = (t / (1 + z / count)) * Math.sqrt((share * (1 - share)) / count + z / (4 * count * count));
  return { share, low: share === 0 ? 0 : middle - half, high: share === 1 ? 1 : middle + half };
}

/** A mean, and by how much each unit moves it. */
interface Sample {
  readonly mean: number;
  readonly influences: ReadonlyMap<number, number>;
}

function sampleOf(values: readonly Value[]): Sample | null {
  let weights = 0;
  let total = 0;
  for (const { value, weight = 1 } of values) {
    weights += weight;
    total += weight * value;
  }
  if (weights === 0) return null;
  const mean = total / weights;
  const influences = new Map<number, number>();
  for (const { unit, value, weight = 1 } of values) {
    if (weight > 0) influences.set(unit, (influences.get(unit) ?? 0) + (weight * (value - mean)) / weights);
  }
  return { mean, influences };
}

function estimateFrom(mean: number, influences: ReadonlyMap<number, number>): Estimate {
  const count = influences.size;
  return { mean, half: count > 1 ? point(count - 1) * Math.sqrt(varianceOf(influences)) : null, count };
}

/** Of the mean; 0 of one unit. */
function varianceOf(influences: ReadonlyMap<number, number>): number {
  let squares = 0;
  for (const influence of influences.values()) squares += influence * influence;
  return influences.size > 1 ? (influences.size / (influences.size - 1)) * squares : 0;
}

function effectiveCount(influences: ReadonlyMap<number, number>, share: number, all: number): number {
  if (share === 0 || share === 1) return influences.size;
  const variance = varianceOf(influences);
  return variance === 0 ? all : Math.min(all, (share * (1 - share)) / variance);
}

/**
 * Of Student's t. Beyond the table by the expansion about the normal point in 1/freedom (Abramowitz and Stegun 26.7.5), three terms of which give
 * four decimals there.
 */
function point(freedom: number): number {
  const tabled = studentPoints[freedom - 1];
  if (tabled !== undefined) return tabled;
  const z = 1.959964;
  const square = z * z;
  const first = (square + 1) / 4;
  const second = ((5 * square + 16) * square + 3) / 96;
  const third = (((3 * square + 19) * square + 17) * square - 15) / 384;
  return z * (1 + (first + (second + third / freedom) / freedom) / freedom);
}
