import type { Random } from '../../src/lib/base/ports';

/** Mulberry32: small, and the same bytes for the same seed everywhere. Not for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) & 255;
  }
  return { bytes: (count) => Uint8Array.from({ length: count }, next) };
}
