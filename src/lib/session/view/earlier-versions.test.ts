import { expect, it } from 'vitest';
import { withEarlierVersions, withoutPastWaits } from './earlier-versions';
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

it('puts what was waited for and looked at after the old wording under the new one, and leaves what was done', () => {
  const wait = (seq: number) => line(seq, 'monologue', { about: 'wait' });
  const old = [line(3, 'said'), line(4, 'monologue', { about: 'look' }), line(5, 'spoken', { to: [3] }), wait(6)];
  const deed = line(7, 'monologue', { note: 'a.md' });
  const anew = [line(9, 'said', { replaces: 3 }), line(11, 'spoken', { to: [9] }), wait(12)];
  expect(shown([wait(1), ...old, deed, ...anew])).toEqual([[1], [7], [9, 3, 4, 5, 6], [11], [12]]);
  const again = line(8, 'spoken', { to: [3], replaces: 5 });
  expect(shown([line(3, 'said'), line(5, 'spoken', { to: [3] }), wait(6), again])).toEqual([[3], [8, 5, 6]]);
});

it('says what is waited for once, and no more once the person has spoken', () => {
  const wait = (seq: number) => line(seq, 'monologue', { about: 'wait' });
  const left = (lines: readonly SaidLine[]) => withoutPastWaits(withEarlierVersions(lines)).map(({ seq }) => seq);
  expect(left([line(1, 'said'), wait(2), line(3, 'spoken'), wait(4), line(5, 'record')])).toEqual([1, 3, 4, 5]);
  expect(left([wait(2), line(3, 'said'), line(4, 'spoken')])).toEqual([3, 4]);
});
