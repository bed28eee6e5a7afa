import { describe, expect, it } from 'vitest';
import { matchSentence } from './match-sentence';
import { withoutAddress } from './without-address';

const names = ['Sora', '空'];

describe('a name that is called', () => {
  it.each([
    ['Hello Sora', 'Hello'],
    ['Hello, sora!', 'Hello'],
    ['Sora, what can you do?', 'what can you do?'],
    ['空、こんにちは', 'こんにちは'],
    ['空さんこんにちは。', 'こんにちは。'],
    ['こんにちは、空さん', 'こんにちは'],
  ])('is no part of what is said: %s', (message, rest) => {
    expect(withoutAddress(message, names)?.text).toBe(rest);
  });

  it.each(['Sorafina is here', 'I met Kasora', 'Sora', 'Sora!', '空', '空。', 'Hello there'])(
    'leaves others as they are: %s',
    (message) => {
      expect(withoutAddress(message, names)).toBeNull();
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

it.each([
  ['空、猫を探して', 'ja', '猫'],
  ['猫を探して、空', 'ja', '猫'],
  ['空さん、猫を探して。', 'ja', '猫'],
  ['Sora, find the cats in my notes', 'en', 'the cats'],
  ['Search for the cats, Sora!', 'en', 'the cats'],
  ['Sora, note: are the bees awake?', 'en', 'are the bees awake?'],
  ['空、メモ：蜂は起きている？', 'ja', '蜂は起きている?'],
  ['Sora、猫を探して', 'ja', '猫'],
] as const)('a name that a comma parts is no part of the open words: %s', (message, lang, text) => {
  expect(matchSentence(message, lang, names)?.text).toBe(text);
});

it.each([
  ['空を探して', 'ja', '空'],
  ['Search for Sora', 'en', 'Sora'],
  ['Note: Sora is a name', 'en', 'Sora is a name'],
] as const)('a name that is spoken of stays: %s', (message, lang, text) => {
  expect(matchSentence(message, lang, names)?.text).toBe(text);
});
