import { expect, it } from 'vitest';
import { withEarlierVersions } from './earlier-versions';
import type { SaidLine } from './repeated-lines';

const line = (seq: number, kind: SaidLine['kind'], more: Partial<SaidLine> = {}): SaidLine => ({
  ...{ seq, time: '2026-11-28T09:00:00.000Z', kind, text: `Line ${seq}`, choices: [], note: null, page: null },
  ...{ times: 1, first: seq },
  ...more,
});
const shown = (lines: readonly SaidLine[]) =>
  withEarlierVersions(lines).map(({ seq, earlier }) => [seq, ...earlier.map((old) => old.seq)]);

it('leaves a talk as it is in which nothing was changed', () => {
  expect(shown([line(1, 'said'), line(3, 'spoken', { to: [1] })])).toEqual([[1], [3]]);
});

it('puts each earlier answer under the one that took its place', () => {
  const answers = [line(3, 'spoken', { to: [1] }), line(6, 'spoken', { to: [1], replaces: 3 })];
  expect(shown([line(1, 'said'), ...answers, line(9, 'spoken', { to: [1], replaces: 6 })])).toEqual([[1], [9, 3, 6]]);
});

it('puts a message that was said otherwise, with its answers and nothing else, under the one that took its place', () => {
  const before = [line(1, 'said'), line(2, 'said'), line(4, 'spoken', { to: [1, 2] }), line(5, 'record')];
  expect(shown([...before, line(7, 'said', { replaces: 2 }), line(9, 'spoken', { to: [7] })])).toEqual([
    [1],
    [5],
    [7, 2, 4],
    [9],
  ]);
});

it('shows what took the place of a line that is not at hand', () => {
  expect(shown([line(7, 'said', { replaces: 2 }), line(9, 'spoken', { to: [7], replaces: 8 })])).toEqual([[7], [9]]);
});
