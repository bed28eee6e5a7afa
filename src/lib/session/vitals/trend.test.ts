import { describe, expect, it } from 'vitest';
import { bridgeGaps, Trend } from './trend';

describe('Trend', () => {
  it('gives the mean of each bucket, oldest first, and gaps where nothing was measured', () => {
    const trend = new Trend(1_000, 4);
    trend.add(500, 2);
    trend.add(900, 4);
    trend.add(2_100, 7);
    expect(trend.points(3_000)).toEqual([3, null, 7, null]);
  });

  it('lets what is older than its stretch fall out', () => {
    const trend = new Trend(1_000, 3);
    for (const second of [0, 1, 2, 3, 4]) trend.add(second * 1_000, second);
    expect(trend.points(4_500)).toEqual([2, 3, 4]);
    expect(trend.points(6_500)).toEqual([4, null, null]);
    expect(trend.points(60_000)).toEqual([null, null, null]);
  });

  it('weighs values, and takes the mean over the newest buckets', () => {
    const trend = new Trend(1_000, 10);
    trend.add(1_000, 1, 1);
    trend.add(1_500, 0, 3);
    trend.add(2_500, 1, 4);
    expect(trend.meanOver(2_900, 1_000)).toBe(1);
    expect(trend.meanOver(2_900, 2_000)).toBe(5 / 8);
    expect(trend.meanOver(9_900, 3_000)).toBeNull();
  });

  it('takes nothing that is no measurement, and nothing too late for its place', () => {
    const trend = new Trend(1_000, 2);
    trend.add(5_000, 1);
    trend.add(3_000, 9);
    trend.add(-1, 9);
    trend.add(5_000, Number.NaN);
    trend.add(5_000, 9, 0);
    expect(trend.points(5_000)).toEqual([null, 1]);
  });
});

describe('bridgeGaps', () => {
  it('draws over short gaps between two measured points, and no others', () => {
    expect(bridgeGaps([null, 1, null, 2, null, null, 3, null], 1)).toEqual([
      null,
      1,
      undefined,
      2,
      null,
      null,
      3,
      null,
    ]);
  });
});
