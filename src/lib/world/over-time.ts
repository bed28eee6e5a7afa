import type { Tick } from './tick';

const measured = ['fear', 'curiosity', 'danger', 'novelty'] as const;
type Measured = (typeof measured)[number];

/** Means of what is measured at every tick, by how long a life has lasted, over all lives: as many stretches of ticks as asked for. */
export class OverTime {
  readonly #sums: Record<Measured, number[]>;
  readonly #counts: number[];

  /** `ticks`: of the longest life. */
  constructor(
    readonly ticks: number,
    readonly stretches: number,
  ) {
    const zeros = (): number[] => new Array<number>(stretches).fill(0);
    this.#sums = { fear: zeros(), curiosity: zeros(), danger: zeros(), novelty: zeros() };
    this.#counts = zeros();
  }

  enter(tick: Pick<Tick, 'tick' | Measured>): void {
    const at = Math.min(this.stretches - 1, Math.trunc(((tick.tick - 1) * this.stretches) / this.ticks));
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    for (const name of measured) this.#sums[name][at] = (this.#sums[name][at] ?? 0) + tick[name];
  }

  /** One a stretch; null where nobody lived. */
  means(name: Measured): (number | null)[] {
    return this.#counts.map((count, at) => (count === 0 ? null : (this.#sums[name][at] ?? 0) / count));
  }
}
