import { describe, expect, it } from 'vitest';
import { StuckRow } from './stuck-row';

describe('a row that nobody takes', () => {
  it('is noticed after a while, and again after another', () => {
    const stuck = new StuckRow();
    const inbox = [{ id: 'a' }, { id: 'b' }];
    expect([0, 3_999, 4_000, 4_001, 8_000].map((now) => stuck.isStuck(inbox, now))).toEqual([
      false,
      false,
      true,
      false,
      true,
    ]);
  });

  it('is another once the one before it is taken; an empty inbox has none', () => {
    const stuck = new StuckRow();
    expect(stuck.isStuck([{ id: 'a' }], 0)).toBe(false);
    expect(stuck.isStuck([{ id: 'b' }], 5_000)).toBe(false);
    expect(stuck.isStuck([], 20_000)).toBe(false);
    expect(stuck.isStuck([{ id: 'b' }], 20_001)).toBe(false);
  });
});
