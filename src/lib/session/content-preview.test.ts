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
  const shown = contentPreview({ content: `${'x'.repeat(500)}\nno\u202Eright` });
  expect(shown?.lines[0]).toBe(`${'x'.repeat(160)}…`);
  expect([shown?.lines[1], shown?.more]).toEqual(['no‹U+202E›right', 1]);
});

it('is none where nothing is written, or the text was removed', () => {
  expect(contentPreview({ path: 'a.md' })).toBeNull();
  expect(contentPreview({ content: '  \n' })).toBeNull();
  expect(contentPreview({ content: { sha256: 'f'.repeat(64) } })).toBeNull();
});
