import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineDifference } from './line-difference';

const shown = (before: string, after: string): string[] =>
  lineDifference(before, after).map((line) =>
    line.kind === 'skipped' ? `… ${line.count}` : `${{ goes: '-', comes: '+', stays: ' ' }[line.kind]}${line.text}`,
  );

it('tells what goes and what comes, with the line beside it, and folds what stays', () => {
  expect(shown('a\nb\nc\nd\ne\nf', 'a\nb\nc\nD\ne\nf')).toEqual(['… 2', ' c', '-d', '+D', ' e', '… 1']);
  expect(shown('# Bins\nat nine', '# Bins\nat eight')).toEqual([' # Bins', '-at nine', '+at eight']);
  expect(shown('', 'one')).toEqual(['-', '+one']);
  expect(shown('one\ntwo', 'one\ntwo\nthree')).toEqual(['… 1', ' two', '+three']);
  expect(shown('same', 'same')).toEqual(['… 1']);
});

it('keeps the lines that both hold, wherever they stand', () => {
  expect(shown('a\nb\nc', 'b\nx\nc')).toEqual(['-a', ' b', '+x', ' c']);
});

fc.configureGlobal({ seed: 20_261_130 }); // the same cases every time
const text = fc.array(fc.constantFrom('a', 'b', 'c', '', 'd'), { maxLength: 12 }).map((lines) => lines.join('\n'));

it('what goes and stays is the old text, what comes and stays the new one', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = lineDifference(before, after);
      const count = (kinds: readonly string[]): number =>
        lines.reduce(
          (sum, line) => sum + (line.kind === 'skipped' ? line.count : kinds.includes(line.kind) ? 1 : 0),
          0,
        );
      expect(count(['goes', 'stays'])).toBe(before.split('\n').length);
      expect(count(['comes', 'stays'])).toBe(after.split('\n').length);
      const of = (kind: string): string[] =>
        lines.flatMap((line) => (line.kind === kind && 'text' in line ? [line.text] : []));
      expect(of('goes').every((line) => before.split('\n').includes(line))).toBe(true);
      expect(of('comes').every((line) => after.split('\n').includes(line))).toBe(true);
    }),
  );
});

it('two long texts with nothing in common are told as one block, at once', () => {
  const long = (mark: string): string => Array.from({ length: 3_000 }, (_, at) => `${mark}${at}`).join('\n');
  expect(lineDifference(long('a'), long('b'))).toHaveLength(6_000);
});
