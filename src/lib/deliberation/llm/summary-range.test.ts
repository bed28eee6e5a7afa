import { expect, it } from 'vitest';
import type { Entry, Transcript } from '../../mind/transcript';
import { summaryRange } from './summarise';

/** So many messages, each answered. */
function talkOf(turns: number): Transcript {
  const said = (seq: number, by: 'person' | 'self'): Entry => ({
    ...{ seq, time: '2026-12-01T09:00:00.000Z', kind: 'said', by, text: `Words ${seq}`, source: 'chat' },
    ...{ isPressed: false, buttons: [], origins: [], stub: null },
  });
  const entries = Array.from({ length: turns }, (_, turn) => [
    said(turn * 2 + 2, 'person'),
    said(turn * 2 + 3, 'self'),
  ]);
  return { summary: null, entries: entries.flat(), left_out: 0 };
}

it('takes the older half up to the end of a turn', () => {
  expect(summaryRange(talkOf(20), 'I40')).toMatchObject({ from: 2, to: 21 });
});

it('takes less where that has no room, from the same beginning and up to the end of a turn', () => {
  const range = summaryRange(talkOf(20), 'I40', ({ entries }) => entries.length <= 11);
  expect(range).toMatchObject({ from: 2, to: 11 });
  expect(range?.part.entries.at(-1)).toMatchObject({ by: 'self' });
});

it('takes nothing where no part of it has room', () => {
  expect(summaryRange(talkOf(20), 'I40', () => false)).toBeNull();
});
