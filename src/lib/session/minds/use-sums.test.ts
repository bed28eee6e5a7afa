import { expect, it } from 'vitest';
import type { MindUse } from '../../bridge/minds-database';
import { useSums } from './use-sums';

const hour: MindUse = {
  key: '2026-11-28T09 m reply',
  day: '2026-11-28',
  mind: 'm',
  purpose: 'reply',
  calls: 2,
  input: 100,
  output: 10,
  estimated: 30,
  cost: 0.5,
};

it('sums the hours of a day by mind and purpose, newest day first', () => {
  const { estimated: _, ...old } = hour; // as an older build wrote it
  const uses: MindUse[] = [
    hour,
    { ...old, key: '2026-11-28T10 m reply' },
    { ...hour, purpose: 'deliberate' },
    { ...hour, mind: 'other' },
    { ...hour, day: '2026-11-29' },
    { ...hour, purpose: 'check', calls: 0, input: 0, output: 0, cost: 0 },
  ];
  expect(
    useSums(uses).map(({ day, mind, purpose, calls, input, estimated, cost }) => [
      day,
      mind,
      purpose,
      calls,
      input,
      estimated,
      cost,
    ]),
  ).toEqual([
    ['2026-11-29', 'm', 'reply', 2, 100, 30, 0.5],
    ['2026-11-28', 'm', 'deliberate', 2, 100, 30, 0.5],
    ['2026-11-28', 'm', 'reply', 4, 200, 30, 1],
    ['2026-11-28', 'other', 'reply', 2, 100, 30, 0.5],
  ]);
});
