import { describe, expect, it } from 'vitest';
import { elementsExpected, mayHoldMarkdown, settledLength, shownAsMarkdown } from './markdown-marks';

describe('what is known of a text before its parser is there', () => {
  it('is whether it holds any mark', () => {
    for (const text of ['Good morning. It is 9:30 (really) – “so”.', 'はい、わかりました！'])
      expect(mayHoldMarkdown(text)).toBe(false);
    for (const text of ['**a**', '- a', 'a\n1. b', '`x`', 'a\n---', '# a', '> a', '    code', '| a |', '[a](b)'])
      expect(mayHoldMarkdown(text)).toBe(true);
  });

  it('is how far a growing text is settled: to its last empty line, outside of code', () => {
    expect(settledLength('one **two')).toBe(0);
    expect(settledLength('one\n\ntwo')).toBe(5);
    expect(settledLength('one\n\n```js\na\n\nb')).toBe(5);
    expect(settledLength('```js\na\n\nb\n```\n\nc')).toBe('```js\na\n\nb\n```\n\n'.length);
    expect(settledLength('````\n```\n\nb')).toBe(0);
  });

  it('never shrinks as a text grows, so that nothing that stands there moves', () => {
    const text = 'a\n\n- b\n- c\n\n```\nx\n\ny\n```\n\n| a |\n|---|\n\nend';
    let before = 0;
    for (let length = 0; length <= text.length; length++) {
      const now = settledLength(text.slice(0, length));
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
    expect(before).toBeGreaterThan(0);
  });

  it('is which lines of a long talk stand as Markdown: the newest ones, so many as the page can bear', () => {
    const text = '**a** and `b`, '.repeat(20);
    const lines = Array.from({ length: 500 }, (_, index) => ({ seq: index + 1, text, isMarkdown: true as const }));
    const shown = shownAsMarkdown([...lines, { seq: 501, text: 'plain' }]);
    expect(shown.has(500)).toBe(true);
    expect(shown.has(1)).toBe(false);
    expect(shown.size * elementsExpected(text)).toBeLessThanOrEqual(1_000);
  });
});
