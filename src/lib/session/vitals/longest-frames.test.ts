import { expect, it } from 'vitest';
import { longestFrames } from './longest-frames';

it('keeps the longest of a time, in their order', () => {
  const frame = (start: number, ms: number) => ({ start, ms, blockingMs: null, cause: null });
  const frames = [frame(1, 900), frame(10, 60), frame(20, 300), frame(30, 50), frame(40, 70)];
  const shown = longestFrames(frames, { since: 5, count: 3 });
  expect(shown.map(({ start }) => start)).toEqual([10, 20, 40]);
});
