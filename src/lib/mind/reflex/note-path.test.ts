import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasDeceptiveCharacters } from '../../base/text';
import { folderName, freeFolder, freePath, latestFolder, latestPath } from './note-path';
import { loadWords } from './words';

await Promise.all([loadWords('en'), loadWords('ja')]);

const today = '2026-11-28';

describe('names of notes', () => {
  it.each([
    ['en', 'Finish my essay on city bees by 4 December', 'essay-city-bees'],
    ['en', 'Study linear algebra', 'linear-algebra'],
    ['en', "Don't panic", 'dont-panic'],
    ['en', 'to be', 'to-be'],
    ['en', 'asdf', 'asdf'],
    ['en', '24/7 and/or', '24-7'],
    ['en', '../../etc/passwd', 'etc-passwd'],
    ['en', '😀', 'purpose'],
    ['ja', '😀', '目的'],
    ['ja', 'ミツバチの論文を12月4日までに仕上げる', 'ミツバチの論文'],
    ['ja', '英語', '英語'],
    ['ja', 'とても長い名前のとても長い目的について考える', 'とても長い名前のとても長い目的に'],
    ['en', 'café\u0301 am Rhein', 'cafe\u0301\u0301-rhein'],
  ] as const)('%s “%s” is %s', (lang, purpose, name) => {
    expect(folderName(purpose, today, lang)).toBe(name.normalize('NFC'));
  });

  it('are safe in a path whatever the purpose', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 80 }),
        fc.constantFrom('en' as const, 'ja' as const),
        (purpose, lang) => {
          const name = folderName(purpose, today, lang);
          expect(name).toMatch(/^[\p{L}\p{N}\p{M}ー-]{1,40}$/u);
          expect(name).toBe(name.normalize('NFC'));
          expect(hasDeceptiveCharacters(name)).toBe(false);
          expect(name.startsWith('-') || name.endsWith('-')).toBe(false);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('take the first free number, and are found again by the last', () => {
    const notes = ['bees/goal.md', 'bees-2/goal.md', 'bees/goal-2.md', 'beeswax/x.md'].map((path) => ({
      path,
      bytes: 1,
      time: '',
      taint: [],
    }));
    expect(freeFolder('bees', notes)).toBe('bees-3');
    expect(freeFolder('wax', notes)).toBe('wax');
    expect(latestFolder('bees', notes)).toBe('bees-2');
    expect(latestFolder('wax', notes)).toBe('wax');
    expect(freePath('bees/goal.md', notes)).toBe('bees/goal-3.md');
    expect(freePath('bees/steps.md', notes)).toBe('bees/steps.md');
    expect(latestPath('bees/goal.md', notes)).toBe('bees/goal-2.md');
    expect(latestPath('bees/steps.md', notes)).toBe('bees/steps.md');
  });
});
