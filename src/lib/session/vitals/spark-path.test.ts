import { describe, expect, it } from 'vitest';
import { sparkPath } from './spark-path';

const size = { width: 30, height: 12, isLevel: false };

describe('sparkPath', () => {
  it('stands on zero, highest at the top', () => {
    expect(sparkPath([0, 5, 10], size)).toBe('M0 11L15 6L30 1');
  });

  it('leaves gaps, draws over what is undefined, and shows a lone point', () => {
    expect(sparkPath([10, null, 10, undefined], size)).toBe('M0 1h2M20 1');
    expect(sparkPath([10, undefined, 10, null], size)).toBe('M0 1L20 1');
  });

  it('keeps a level number in the middle, however little it changes', () => {
    expect(sparkPath([100, 100], { ...size, isLevel: true })).toBe('M0 6L30 6');
  });

  it('draws nothing of nothing', () => {
    expect(sparkPath([null, null], size)).toBe('');
    expect(sparkPath([], size)).toBe('');
    expect(sparkPath([0, 0], size)).toBe('M0 11L30 11');
  });
});
