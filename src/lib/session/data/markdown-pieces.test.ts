import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markdownPieces } from './markdown-pieces';

/** Marks in ‹›. */
const shown = (line: string): string =>
  markdownPieces(line)
    .map(({ text, isMark }) => (isMark ? `‹${text}›` : text))
    .join('');

it.each([
  ['Saturday, **15 people**, 300 euro', 'Saturday, ‹**›15 people‹**›, 300 euro'],
  ['## By *Wednesday*', '‹##› By ‹*›Wednesday‹*›'],
  ['> said `a ** b`', '‹>› said ‹`›a ** b‹`›'],
  ['**all ~~of~~ it**', '‹**›all ‹~~›of‹~~› it‹**›'],
  ['- [x] Send __it__', '- [x] Send ‹__›it‹__›'],
  ['2 * 3 * 4 and snake_case_name', '2 * 3 * 4 and snake_case_name'],
  ['#tag, **open', '#tag, **open'],
  ['', ''],
])('the marks of “%s” are told from its words', (line, expected) => {
  expect(shown(line)).toBe(expected);
});

it('whatever a line holds, its pieces are the line', () => {
  const line = fc
    .array(fc.constantFrom('*', '**', '_', '`', '~~', '#', '>', ' ', 'a', '語', '|', '\\'))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(
      line,
      (text) =>
        markdownPieces(text)
          .map((piece) => piece.text)
          .join('') === text,
    ),
    {
      seed: 20_261_130,
      numRuns: 500,
    },
  );
});

it('a line too long to be looked through is one piece', () => {
  expect(markdownPieces('*a '.repeat(4_000))).toHaveLength(1);
});
