import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** Four 32-bit integers: all that a stream of random numbers is, so that it goes into a snapshot and comes back. */
export type RandomState = readonly number[];

/** A stream that is used up in place. Take `state()` to go on from here later. */
export class Dice {
  readonly #generator: ReturnType<typeof xoroshiro128plusFromState>;

  constructor(state: RandomState) {
    this.#generator = xoroshiro128plusFromState(state);
  }

  /** A whole number in 0 … count − 1, each as likely (within count / 2^32). */
  below(count: number): number {
    return (this.#generator.next() >>> 0) % count;
  }

  /** True in `thousandths` of 1,000 throws. */
  isUnder(thousandths: number): boolean {
    return this.below(1_000) < thousandths;
  }

  state(): RandomState {
    return this.#generator.getState();
  }
}

/** A stream of its own for each seed and each purpose; neighbouring seeds have nothing in common. */
export function seededState(seed: number, stream: number): RandomState {
  const generator = xoroshiro128plus(mixed(mixed(seed) ^ Math.imul(stream + 1, 0x9e3779b1)));
  for (let skipped = 0; skipped < 8; skipped++) generator.next();
  return generator.getState();
}

/** The finaliser of MurmurHash3 (public domain): every bit of the seed moves every bit of what comes out. */
function mixed(seed: number): number {
  let bits = seed | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
