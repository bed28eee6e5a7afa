import { describe, expect, it } from 'vitest';
import { hasWord } from './has-word';

describe('an answer that says nothing', () => {
  it.each([
    ...[
      'asdf',
      'asdfasdf',
      'asdf jkl',
      'qwe',
      'fdsa',
      'qwerty',
      'sdkjhf',
      'aaaa',
      'lalala',
      'x',
      '???',
      '.',
      '…',
      '、',
    ],
    ...[
      '😀',
      '👍👍',
      '42',
      '1 2 3',
      '',
      '   ',
      'ああああ',
      'あ',
      'ｗｗｗ',
      'あいうえお',
      'あｓｄｆ',
      'さdf',
      'ーーー',
      '！？',
    ],
  ])('“%s”', (text) => expect(hasWord(text)).toBe(false));
});

describe('an answer that says something', () => {
  it.each([
    ...['ok', 'B2', '5k', 'ASD', 'were', 'tree', 'poi', 'rhythm', 'gym', '10 km', 'an outline', 'I begin at asdf road'],
    ...['本', '傘', '800点', '水やり', 'うん', 'tvをやめる', 'ギター', '5キロ走る', '😀 happy', 'mama', 'TOEIC'],
  ])('“%s”', (text) => expect(hasWord(text)).toBe(true));
});
