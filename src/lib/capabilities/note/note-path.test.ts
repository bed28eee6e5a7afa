import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNotePath, isPathWithin } from './note-path';

describe('isNotePath', () => {
  it.each([
    'a',
    'bees/goal.md',
    'bees/ミツバチ/目標 その1.md',
    '..hidden',
    'a.b..c',
    '全角　空白.md',
    `${'x'.repeat(80)}/${'y'.repeat(39)}`,
    'が'.normalize('NFC'),
    '🐝.md',
  ])('takes %j', (path) => {
    expect(isNotePath(path)).toBe(true);
  });

  it.each([
    '',
    '/a',
    'a/',
    'a//b',
    '.',
    '..',
    'a/./b',
    'a/../b',
    'a\\b',
    'a\nb',
    'a\tb',
    'a\u0000b',
    'a\u007Fb',
    'a\u200Bb',
    'a\u202Eb',
    'a\u2028b',
    'a\u{E0061}b',
    'a\u00A0b',
    'a\u2003b',
    ' a',
    'a ',
    'a /b',
    'a/　b',
    'が'.normalize('NFD'),
    'half\uD800',
    'x'.repeat(81),
    `${'x'.repeat(80)}/${'y'.repeat(40)}`,
  ])('refuses %j', (path) => {
    expect(isNotePath(path)).toBe(false);
  });
});

describe('isPathWithin', () => {
  it('covers what lies inside the folder, and nothing beside it', () => {
    const bounds = { folder: 'bees' };
    expect(isPathWithin(bounds, 'bees/goal.md')).toBe(true);
    expect(isPathWithin(bounds, 'bees/a/b/c.md')).toBe(true);
    for (const path of ['bees.md', 'beeswax/a', 'Bees/a', 'a/bees/b', '', 'hive/goal.md']) {
      expect(isPathWithin(bounds, path)).toBe(false);
    }
  });

  it('covers every path without bounds, and none with a folder that could not be one', () => {
    expect(isPathWithin({}, 'hive/goal.md')).toBe(true);
    for (const folder of ['', '/', 'bees/', '..', 'bees/../hive', '*']) {
      expect(isPathWithin({ folder }, 'bees/goal.md')).toBe(false);
    }
  });

  it('with any bound besides covers nothing', () => {
    fc.assert(
      fc.property(
        fc.string().filter((key) => key !== 'folder' && key !== '__proto__'),
        fc.string(),
        (key, value) => {
          expect(isPathWithin({ folder: 'bees', [key]: value }, 'bees/goal.md')).toBe(false);
        },
      ),
    );
  });
});
