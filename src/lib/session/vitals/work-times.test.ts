import { describe, expect, it } from 'vitest';
import { Trend } from './trend';
import { addShares, timesByPhase } from './work-times';

describe('timesByPhase', () => {
  it('sums up each part that happened, in the order of a turn', () => {
    const spans = [
      { phase: 'turn', start: 0, ms: 90 },
      { phase: 'input', start: 0, ms: 10 },
      { phase: 'input', start: 200, ms: 30 },
    ] as const;
    expect(timesByPhase(spans)).toEqual([
      { phase: 'input', count: 2, times: { last: 30, least: 10, median: 10, high: 30, most: 30 } },
      { phase: 'turn', count: 1, times: { last: 90, least: 90, median: 90, high: 90, most: 90 } },
    ]);
  });
});

describe('addShares', () => {
  it('spreads work over the buckets in which it fell, and tells rest from not knowing', () => {
    const trend = new Trend(1_000, 5);
    addShares(trend, [{ phase: 'turn', start: 1_500, ms: 1_000 }], 1_000, 4_000);
    expect(trend.points(4_500)).toEqual([null, 0.5, 0.5, 0, null]);
  });

  it('adds up what is told piece by piece, as one telling would', () => {
    const trend = new Trend(1_000, 2);
    const turn = { phase: 'turn', start: 0, ms: 600 } as const;
    addShares(trend, [{ ...turn, ms: 250 }], 0, 250);
    addShares(trend, [turn], 250, 1_000);
    expect(trend.points(1_500)).toEqual([0.6, null]);
  });
});
