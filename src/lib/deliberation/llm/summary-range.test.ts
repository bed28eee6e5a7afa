import { expect, it } from 'vitest';
import type { Entry, Transcript } from '../../mind/transcript';
import { packOf } from '../../../../tests/support/mind-pack';
import { summaryLength, summaryOf, summaryRange } from './summarise';

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

/** Entries by short words: p: the person says it, s: the Avatar does, d: a card, y: its answer, r: its result, each with the number of its request. */
function entriesOf(...words: readonly string[]): Transcript {
  const entries = words.map((word, at): Entry => {
    const when = { seq: at + 2, time: '2026-12-01T09:00:00.000Z' };
    const [kind, number] = [word[0], `R${word.slice(1)}`];
    const plain = { origins: [], stub: null };
    const written = { path: 'bees.md', content: `Nine hives. ${'x'.repeat(2_000)}` };
    switch (kind) {
      case 'd':
        return {
          ...{ ...when, kind: 'deed', capability: 'note.write', payload: written, intent: null, say: 'I write it.' },
          ...{ task: null, request: number, isAsked: true, stub: null },
        };
      case 'y':
        return { ...when, kind: 'answer', request: number, answer: 'y' };
      case 'r':
        return {
          ...{ ...when, ...plain, kind: 'result', of: 'note.write', request: number, task: null, outcome: 'success' },
          ...{ cause: null, summary: 'Wrote bees.md', output: null },
        };
      default:
        return {
          ...{ ...when, ...plain, kind: 'said', by: kind === 'p' ? 'person' : 'self', text: word.slice(1) || 'Words.' },
          ...{ source: 'chat', isPressed: false, buttons: [] },
        };
    }
  });
  return { summary: null, entries, left_out: 0 };
}

it('cuts before a message of the person: never between a card and what came of it, nor a question and its answer', () => {
  const end = (...words: readonly string[]) => summaryRange(entriesOf(...words), 'I99')?.part.entries.length;
  // the card stands at the half, with a message between it and its answer
  expect(end('p', 's', 'p', 's', 'p', 'd1', 'p', 's', 'y1', 'r1', 'p', 's', 'p', 's', 'p', 's')).toBe(4);
  // a result at the half, with words that belong to it behind
  expect(end('p', 's', 'p', 's', 'p', 'd1', 'y1', 'r1', 's', 'p', 's', 'p', 's', 'p', 's', 'p')).toBe(4);
  // what is asked there is answered behind
  expect(end('p', 's', 'p', 's', 'p', 'sWhich day?', 'p', 's', 'p', 's', 'p', 's', 'p', 's')).toBe(4);
  // of a card that is open nothing is known to have ended
  expect(
    summaryRange(entriesOf('p', 'd1', ...Array.from({ length: 14 }, (_, at) => 'ps'[at % 2] as string)), 'I99'),
  ).toBe(null);
});

it('cuts a long work of the Avatar alone behind a result', () => {
  const work = [1, 2, 3, 4, 5, 6].flatMap((at) => [`d${at}`, `y${at}`, `r${at}`]);
  expect(
    summaryRange(entriesOf('p', ...work), 'I99')
      ?.part.entries.map(({ kind }) => kind)
      .at(-1),
  ).toBe('result');
});

it.each(['en', 'ja'] as const)(
  '%s: shows in short what was written and what a card asked, not the words alone',
  (lang) => {
    const part = entriesOf('p', 'd1', 'y1', 'r1');
    const zone = { dateAt: () => '2026-12-01', clockAt: () => '09:00' };
    const text =
      summaryOf(packOf(lang), { from: 2, to: 5, part }, zone, { words: 250, tokens: 1_200 }).at(-1)?.content ?? '';
    expect(text).toContain('I write it.');
    expect(text).toMatch(/note_write .*bees\.md.*Nine hives\./u);
    expect(text).not.toContain('x'.repeat(500));
  },
);

it.each([
  [2_048, 140],
  [4_096, 250],
  [8_192, 250],
  [20_480, 520],
  [32_768, 800],
  [200_000, 800],
])('at a window of %i tokens a summary has at most %i words, within what an answer may have', (window, words) => {
  const answerRoom = Math.min(8_000, Math.floor(window / 3));
  const length = summaryLength(window, answerRoom);
  expect(length.words).toBe(words);
  expect(length.tokens).toBeLessThanOrEqual(answerRoom);
  expect(length.tokens).toBeGreaterThanOrEqual(words * 4);
});

it.each(['en', 'ja'] as const)(
  '%s: tells how long it may be, whose a line is, and where longer texts stand',
  (lang) => {
    const long = `sThe story. ${'It rains. '.repeat(100)}`;
    const { entries, ...more } = entriesOf('pHello', 'sShort', long, 'd1');
    const path = `${'folder/'.repeat(14)}bees.md`;
    const named = entries.map((entry) =>
      entry.kind === 'deed' ? { ...entry, payload: { ...entry.payload, path } } : entry,
    );
    const zone = { dateAt: () => '2026-12-01', clockAt: () => '09:00' };
    const range = { from: 2, to: 5, part: { ...more, entries: named } };
    const [system, talk] = summaryOf(packOf(lang, {}), range, zone, { words: 520, tokens: 2_500 });
    expect(system?.content).toContain(lang === 'en' ? 'at most 520 words' : '1248字以内');
    expect(system?.content).toMatch(
      lang === 'en' ? /“>” is yours.*“-” is the person’s/u : /「>」.*あなた.*「-」.*相手/u,
    );
    expect(system?.content).toMatch(/event_read/u);
    expect(system?.content).not.toMatch(/every fact|もれなく/u);
    expect(talk?.content).toContain('> (#4) The story.');
    expect(talk?.content).toContain('> Short');
    expect(talk?.content).toContain(path);
  },
);
