import { describe, expect, it } from 'vitest';
import { matchSentence } from './match-sentence';
import { withoutAddress } from './without-address';

const names = ['Sora', '空'];

describe('a name that is called', () => {
  it.each([
    ['Hello Sora', 'Hello'],
    ['Hello, sora!', 'Hello'],
    ['Sora, what can you do?', 'what can you do'],
    ['空、こんにちは', 'こんにちは'],
    ['空さんこんにちは。', 'こんにちは'],
    ['こんにちは、空さん', 'こんにちは'],
  ])('is no part of what is said: %s', (message, rest) => {
    expect(withoutAddress(message, names)).toBe(rest);
  });

  it.each(['Sorafina is here', 'I met Kasora', 'Sora', '空', 'Hello there'])(
    'leaves others as they are: %s',
    (message) => {
      expect(withoutAddress(message, names)).toBe(message);
    },
  );
});

it.each([
  ['Hello Sora', 'greeting'],
  ['空さん、おはよう', 'greeting'],
  ['Thanks a lot, Sora', 'thanks'],
  ['Sora, help', 'help'],
])('a sentence said by name is understood: %s', (message, id) => {
  expect(matchSentence(message, 'en', names)?.id).toBe(id);
});
