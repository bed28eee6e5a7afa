import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editedText } from '../../base/edit-text';
import { editsBetween } from './note-edits';

const lines = (...all: string[]): string => all.join('\n');
const applied = (before: string, after: string, now = before): string => {
  const edited = editedText(now, editsBetween(before, after, now));
  if (!edited.ok) throw new Error('an edit has no one place');
  return edited.text;
};

it('are none where nothing differs', () => {
  expect(editsBetween('a\nb', 'a\nb', 'a\nb')).toEqual([]);
});

it('change, add and take out lines, each found by what stands before it', () => {
  const before = lines('# Party', '', '- 12 plates', '- cake', '- music');
  expect(applied(before, lines('# Party', '', '- 15 plates', '- cake', '- music'))).toContain('- 15 plates');
  expect(editsBetween(before, lines('# Party', '', '- 12 plates', '- cake', '- candles', '- music'), before)).toEqual([
    { find: '- cake', replace: '- cake\n- candles' },
  ]);
  expect(editsBetween(before, lines('# Party', '', '- 12 plates', '- music'), before)).toEqual([
    { find: '- 12 plates\n- cake', replace: '- 12 plates' },
  ]);
});

it('leave alone what the person changed since', () => {
  const before = lines('a', '- 12 plates', 'b', '- 12 cups', 'c');
  const after = lines('a', '- 15 plates', 'b', '- 15 cups', 'c');
  const now = lines('a', '- my own plates', 'b', '- 12 cups', 'c', 'mine');
  expect(applied(before, after, now)).toBe(lines('a', '- my own plates', 'b', '- 15 cups', 'c', 'mine'));
});

it('touch nothing that stands there twice', () => {
  expect(editsBetween(lines('x', '- a'), lines('x', '- b'), lines('x', '- a', 'x', '- a'))).toEqual([]);
});

it('make the one text of the other where no line is like another', () => {
  const text = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const before = lines('# top', ...one.map((word) => `<${word}>`));
      const after = lines('# top', ...other.map((word) => `<${word}>`));
      expect(applied(before, after)).toBe(after);
    }),
  );
});
