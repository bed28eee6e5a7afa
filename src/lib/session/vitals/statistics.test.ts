import { describe, expect, it } from 'vitest';
import { summarise } from './statistics';

describe('summarise', () => {
  it('names last, least, median, 95 % and most of what was measured', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(summarise([null, ...hundred, null])).toEqual({ last: 1, least: 1, median: 50, high: 95, most: 100 });
    expect(summarise([7])).toEqual({ last: 7, least: 7, median: 7, high: 7, most: 7 });
  });

  it('says nothing of nothing', () => {
    expect(summarise([])).toBeNull();
    expect(summarise([null])).toBeNull();
  });
});
