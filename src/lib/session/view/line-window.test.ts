import { describe, expect, it } from 'vitest';
import { stepped, windowAt, windowSize, windowStep } from './line-window';

const lines = Array.from({ length: 2_000 }, (_, index) => ({ seq: 3 * index + 1 }));

describe('the window over the lines of the chat', () => {
  it('follows the newest line', () => {
    expect(windowAt(lines, null)).toEqual({ start: 2_000 - windowSize, end: 2_000 });
    expect(windowAt(lines.slice(0, 10), null)).toEqual({ start: 0, end: 10 });
    expect(windowAt([], null)).toEqual({ start: 0, end: 0 });
  });

  it('stays where it is while newer lines come', () => {
    const last = lines[999]?.seq ?? 0;
    expect(windowAt(lines.slice(0, 1_500), last)).toEqual(windowAt(lines, last));
  });

  it('moves back to the first line and on to the newest, each line in sight on the way', () => {
    const seen = new Set<number>();
    let last: number | null = null;
    for (let step = 0; step < 20; step += 1) {
      const window = windowAt(lines, last);
      for (let index = window.start; index < window.end; index += 1) seen.add(index);
      if (window.start === 0) break;
      last = stepped(lines, window, 'earlier');
    }
    expect(seen.size).toBe(2_000);
    expect(windowAt(lines, last).start).toBe(0);
    for (let step = 0; step < 20 && last !== null; step += 1) {
      const before = windowAt(lines, last);
      last = stepped(lines, before, 'later');
      expect(windowAt(lines, last).start).toBeLessThanOrEqual(before.end);
    }
    expect(last).toBeNull();
  });

  it('gives as many lines as a step takes', () => {
    const window = windowAt(lines, null);
    expect(windowAt(lines, stepped(lines, window, 'earlier')).start).toBe(window.start - windowStep);
  });

  it('goes to the newest where its line is gone', () => {
    expect(windowAt(lines.slice(100), 5)).toEqual({ start: 1_900 - windowSize, end: 1_900 });
  });
});
