import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWellFormed } from './canonical-json';
import { cut, hasDeceptiveCharacters, oneLine, revealed, wellFormed } from './text';

it('makes any text well-formed, and leaves a well-formed one', () => {
  expect(wellFormed('a\ud83db\ude00c😀')).toBe('a\uFFFDb\uFFFDc😀');
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0xd7f0, max: 0xe00f })), (units) => {
      const text = String.fromCharCode(...units);
      expect(isWellFormed(wellFormed(text))).toBe(true);
      if (isWellFormed(text)) expect(wellFormed(text)).toBe(text);
    }),
  );
});

it('shows what is not seen, and what turns the order of reading round', () => {
  const unseen = [
    0x00, 0x1b, 0x7f, 0x9b, 0xad, 0x34f, 0x61c, 0x115f, 0x17b4, 0x180e, 0x200b, 0x200e, 0x202e, 0x2028, 0x2060,
  ];
  for (const code of [...unseen, 0x2066, 0x3164, 0xfeff, 0xffa0, 0xfff9, 0xe0001, 0xe007f]) {
    const character = String.fromCodePoint(code);
    expect(hasDeceptiveCharacters(`a${character}b`), code.toString(16)).toBe(true);
    expect(revealed(character)).toBe(`‹U+${code.toString(16).toUpperCase().padStart(4, '0')}›`);
  }
});

it('leaves ordinary writing of any language alone', () => {
  const text = 'Bees\tin\ncities: 都市の蜂、ﾊﾁ “é” נחיל नगर 🐝 👩‍🌾'.replace('\u200D', '');
  expect(hasDeceptiveCharacters(text)).toBe(false);
  expect(revealed(text)).toBe(text);
});

it('puts a text on one line', () => {
  expect(oneLine('a\r\nb\nc\rd\te')).toBe('a⏎b⏎c⏎d⇥e');
  expect(oneLine('\u202Eabc')).toBe('‹U+202E›abc');
  expect(oneLine('x'.repeat(300))).toBe(`${'x'.repeat(199)}…`);
});

it('cuts at a number of units and never through a character', () => {
  expect(cut('abcdef', 6)).toBe('abcdef');
  expect(cut('abcdefg', 6)).toBe('abcde…');
  expect(cut('abcd😀g', 6)).toBe('abcd…');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 30 }), (text, limit) => {
      const short = cut(text, limit);
      expect(short.length).toBeLessThanOrEqual(limit);
      expect(isWellFormed(short)).toBe(true);
    }),
  );
});
