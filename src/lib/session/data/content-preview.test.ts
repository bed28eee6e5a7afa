import { expect, it } from 'vitest';
import { contentPreview } from './content-preview';

it('shows the first lines of a text, and how many are left out', () => {
  const content = `\n\n# Goal\n\n${Array.from({ length: 9 }, (_, index) => `line ${index + 1}`).join('\n')}\n\n`;
  expect(contentPreview({ path: 'a.md', content })).toEqual({
    lines: ['# Goal', 'line 1', 'line 2'],
    more: 7,
  });
  expect(contentPreview({ content: 'one\ntwo\n' })).toEqual({ lines: ['one', 'two'], more: 0 });
});

it('cuts a long line, says so, and hides no character', () => {
  const shown = contentPreview({ content: `no\u202Eright\n${'x'.repeat(500)}\nlast` });
  expect(shown).toEqual({ lines: ['no‹U+202E›right', `${'x'.repeat(152)}…`], more: 2 });
});

it.each([1, 40, 79, 80, 81, 160, 161, 400])('counts what is left out of three lines of %i characters', (length) => {
  const line = 'x'.repeat(length);
  const shown = contentPreview({ content: `${line}\n${line}\n${line}\n` });
  const whole = shown?.lines.filter((text) => text === line).length ?? 0;
  expect(shown?.more).toBe(3 - whole);
  expect(shown?.lines.join('').length).toBeLessThanOrEqual(161);
});

it('is none where nothing is written, or the text was removed', () => {
  expect(contentPreview({ path: 'a.md' })).toBeNull();
  expect(contentPreview({ content: '  \n' })).toBeNull();
  expect(contentPreview({ content: { sha256: 'f'.repeat(64) } })).toBeNull();
});
