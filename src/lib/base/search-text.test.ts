import { describe, expect, it } from 'vitest';
import { holds, placeOf, searchForm } from './search-text';

const at = (text: string, passage: string): string | null => {
  const place = placeOf(text, searchForm(passage));
  return place && text.slice(place.from, place.to);
};

describe('searching a text', () => {
  it.each([
    ['City Bees', 'bees', 'Bees'],
    ['ＣＩＴＹ　ｂｅｅｓ', 'city bees', 'ＣＩＴＹ　ｂｅｅｓ'],
    ['屋上のミツバチ', 'ミツバチ', 'ミツバチ'],
    ['屋上のﾐﾂﾊﾞﾁ', 'ミツバチ', 'ﾐﾂﾊﾞﾁ'],
    ['ミツバチ', 'ﾊﾞﾁ', 'バチ'],
    ['ガ', 'か\u3099'.replace('か', 'カ'), 'ガ'],
    ['ĀÉ x', 'āé', 'ĀÉ'],
    ['🐝🐝 bees', 'Bees', 'bees'],
    ['①番', '1番', '①番'],
  ])('finds in %j the passage %j', (text, passage, found) => {
    expect(holds(text, searchForm(passage))).toBe(true);
    expect(at(text, passage)).toBe(found);
  });

  it('finds nothing where nothing is, and no place for an empty passage', () => {
    expect(holds('bees', searchForm('wasps'))).toBe(false);
    expect(at('bees', 'wasps')).toBeNull();
    expect(holds('bees', '')).toBe(true);
    expect(at('bees', '')).toBeNull();
  });
});
