import { expect, it } from 'vitest';
import type { ChatLine } from './chat-line';
import { withoutRepeats } from './repeated-lines';

function line(seq: number, kind: ChatLine['kind'], text: string | null): ChatLine {
  return { seq, time: '2026-11-28T00:00:00.000Z', kind, text, choices: [], note: null, page: null };
}
const step = '[G1-T1] ACTIVE Steps 1 to 8';

it('counts records that say the same in a row, and shows the newest of them', () => {
  const lines = [line(3, 'record', step), line(5, 'record', step), line(7, 'record', step), line(9, 'record', 'x')];
  expect(withoutRepeats(lines).map(({ seq, first, times, text }) => [seq, first, times, text])).toEqual([
    [7, 3, 3, step],
    [9, 9, 1, 'x'],
  ]);
});

it.each(['DONE Steps 1 to 8', 'FAIL Steps 1 to 8 / it failed'])(
  'lets %s take the place of being at work, said more than once',
  (end) => {
    const lines = [line(3, 'record', step), line(5, 'record', step), line(7, 'record', `[G1-T1] ${end}`)];
    expect(withoutRepeats(lines).map(({ seq, first, times }) => [seq, first, times])).toEqual([[7, 3, 1]]);
  },
);

it('leaves what is at work where it was said once, another task ended, or something was said before its end', () => {
  const once = [line(3, 'record', step), line(5, 'record', '[G1-T1] DONE Steps 1 to 8')];
  const other = [line(2, 'record', step), line(3, 'record', step), line(5, 'record', '[G1-T10] DONE Steps 73 to 80')];
  const apart = [
    line(2, 'record', step),
    line(3, 'record', step),
    line(4, 'said', 'wait'),
    line(5, 'record', '[G1-T1] DONE Steps 1 to 8'),
  ];
  expect([once, other, apart].map((lines) => withoutRepeats(lines).length)).toEqual([2, 2, 3]);
});

it('says a record once for a task and its status, with its count, whatever was said between', () => {
  const done = '[G1-T1] DONE Steps 1 to 8';
  const lines = [
    line(1, 'record', step),
    line(2, 'said', 'again'),
    line(3, 'record', '[G1-T2] ACTIVE Another'),
    line(4, 'record', step),
    line(5, 'said', 'and now'),
    line(6, 'record', done),
    line(7, 'record', step), // it was taken up again
    line(8, 'said', 'again'),
    line(9, 'record', step),
  ];
  expect(withoutRepeats(lines).map(({ seq, first, times }) => [seq, first, times])).toEqual([
    [1, 1, 2],
    [2, 2, 1],
    [3, 3, 1],
    [5, 5, 1],
    [6, 6, 1],
    [7, 7, 2],
    [8, 8, 1],
  ]);
});

it('leaves apart what is no record, and what was taken out', () => {
  const lines = [line(4, 'said', 'again'), line(5, 'said', 'again'), line(6, 'record', null), line(7, 'record', null)];
  expect(withoutRepeats(lines).map(({ seq, times }) => [seq, times])).toEqual(lines.map(({ seq }) => [seq, 1]));
});
