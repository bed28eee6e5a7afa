import { expect, it } from 'vitest';
import { out } from '../../../../tests/support/page-scenes';
import { ChatLineCache } from './chat-line-cache';

const spoken = {
  ...out(7, '09:00', 'reply', 'The hives are full'),
  hash: 'a'.repeat(64),
  salt: { '/data': 'AAAAAAAAAAAAAAAAAAAAAA' },
};

it('gives the same line for the same event, and another for another', () => {
  const cache = new ChatLineCache();
  const line = cache.lineOf(spoken);
  expect(line).toMatchObject({ seq: 7, text: 'The hives are full' });
  expect(cache.lineOf(structuredClone(spoken))).toBe(line);
  expect(cache.lineOf({ ...out(8, '09:01', 'reply', 'Both of them'), hash: 'b'.repeat(64) })).toMatchObject({ seq: 8 });
});

it('shows no text that was taken out since', () => {
  const cache = new ChatLineCache();
  cache.lineOf(spoken);
  expect(cache.lineOf({ ...spoken, salt: {}, data: { sha256: 'c'.repeat(64) } })).toMatchObject({ seq: 7, text: null });
});

it('remembers as well what is no line of the chat', () => {
  const cache = new ChatLineCache();
  const aside = { ...spoken, pane: 'cli', hash: 'd'.repeat(64) };
  expect(cache.lineOf(aside)).toBeNull();
  expect(cache.lineOf(aside)).toBeNull();
});
