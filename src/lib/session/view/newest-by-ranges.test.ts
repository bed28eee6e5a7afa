import { expect, it } from 'vitest';
import { newestByRanges } from './newest-by-ranges';

/** Every tenth event is one that is wanted. */
const wanted = (last: number) => (from: number) =>
  Promise.resolve(Array.from({ length: last }, (_, index) => index + 1).filter((seq) => seq >= from && seq % 10 === 0));

it.each([
  { count: 3, found: [80, 90, 100] },
  { count: 10, found: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100] },
  { count: 50, found: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100] },
])('gives the newest $count, or all there are', async ({ count, found }) => {
  expect(await newestByRanges({ first: 1, last: 100, span: count, count }, wanted(100))).toEqual(found);
});

it('reads nothing before the first', async () => {
  const asked: number[] = [];
  const read = (from: number): Promise<number[]> => {
    asked.push(from);
    return Promise.resolve([]);
  };
  expect(await newestByRanges({ first: 60, last: 100, span: 10, count: 2 }, read)).toEqual([]);
  expect(asked).toEqual([91, 61, 60]);
});
