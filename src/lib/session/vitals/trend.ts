/** Numbers over a stretch of time that ends now: the mean of each bucket, older ones fall out. What was not measured is a gap, never a guess. */
export class Trend {
  readonly bucketMs: number;
  readonly buckets: number;
  readonly #numbers: Float64Array;
  readonly #sums: Float64Array;
  readonly #weights: Float64Array;

  constructor(bucketMs: number, buckets: number) {
    this.bucketMs = bucketMs;
    this.buckets = buckets;
    this.#numbers = new Float64Array(buckets).fill(-1);
    this.#sums = new Float64Array(buckets);
    this.#weights = new Float64Array(buckets);
  }

  /** `at`: monotonic, ms. `weight`: how much it counts among others of its bucket. */
  add(at: number, value: number, weight = 1): void {
    if (!(at >= 0) || !Number.isFinite(value) || !(weight > 0)) return;
    const number = Math.floor(at / this.bucketMs);
    const slot = number % this.buckets;
    const held = this.#numbers[slot] ?? -1;
    if (held > number) return; // so old that its place is taken
    if (held < number) {
      this.#numbers[slot] = number;
      this.#sums[slot] = 0;
      this.#weights[slot] = 0;
    }
    this.#sums[slot] = (this.#sums[slot] ?? 0) + value * weight;
    this.#weights[slot] = (this.#weights[slot] ?? 0) + weight;
  }

  /** One a bucket, oldest first; the last is of the bucket that `now` is in. */
  points(now: number): (number | null)[] {
    const newest = Math.floor(now / this.bucketMs);
    return Array.from({ length: this.buckets }, (_, index) => this.#mean(newest - this.buckets + 1 + index));
  }

  /** Over the buckets of the last `ms`; null: nothing was measured in them. */
  meanOver(now: number, ms: number): number | null {
    const newest = Math.floor(now / this.bucketMs);
    const oldest = Math.max(newest - this.buckets + 1, Math.floor((now - ms) / this.bucketMs) + 1);
    let sum = 0;
    let weight = 0;
    for (let number = oldest; number <= newest; number++) {
      const slot = number % this.buckets;
      if (number < 0 || this.#numbers[slot] !== number) continue;
      sum += this.#sums[slot] ?? 0;
      weight += this.#weights[slot] ?? 0;
    }
    return weight > 0 ? sum / weight : null;
  }

  #mean(number: number): number | null {
    const slot = number % this.buckets;
    if (number < 0 || this.#numbers[slot] !== number) return null;
    return (this.#sums[slot] ?? 0) / (this.#weights[slot] ?? 1);
  }
}

/**
 * Points that are measured less often than they are drawn make a line all the same: up to `most` missing ones between two measured are
 * undefined, which is drawn over; the others stay null, a gap.
 */
export function bridgeGaps(points: readonly (number | null)[], most: number): (number | null | undefined)[] {
  const bridged: (number | null | undefined)[] = [...points];
  let last = -1;
  points.forEach((point, index) => {
    if (point === null) return;
    if (last >= 0 && index - last - 1 <= most) bridged.fill(undefined, last + 1, index);
    last = index;
  });
  return bridged;
}
