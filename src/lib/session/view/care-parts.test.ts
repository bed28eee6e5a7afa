import { expect, it } from 'vitest';
import { languages } from '../../base/language';
import { careAnswer } from '../../care/care-answer';
import { careBlocks } from './care-parts';

it.each(languages)('shows the lines of help as one list, between what is said before and after, %s', (lang) => {
  const blocks = careBlocks(careAnswer('reply.care', lang));
  expect(blocks.map(({ kind }) => kind)).toEqual(['text', 'lines', 'text']);
  const calls = blocks.flatMap(({ lines }) => lines.flat()).filter(({ kind }) => kind === 'call');
  expect(calls.map(({ text }) => text)).toEqual(
    lang === 'en'
      ? ['112', '911', '999', '988', '116 123']
      : ['110', '119', '0120-279-338', '0120-061-338', '0120-783-556'],
  );
});

it('loses no character, and takes no part of an address or a longer number for one', () => {
  const text = 'a 988 b\n– 0120-279-338, https://988lifeline.org, 1119';
  const [said, help] = careBlocks(text);
  expect(
    said?.lines
      .flat()
      .map((part) => part.text)
      .join(''),
  ).toBe('a 988 b');
  expect(help?.lines.flat()).toEqual([
    { kind: 'call', text: '0120-279-338' },
    { kind: 'text', text: ', https://988lifeline.org, 1119' },
  ]);
});
