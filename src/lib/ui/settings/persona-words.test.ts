import { expect, it } from 'vitest';
import { defaultPersona } from '../../mind/persona';
import { namedTraits, personaWords } from './persona-words';

it('names what the shipped persona holds, and all of it in both languages', () => {
  const { en, ja } = personaWords;
  expect([Object.keys(ja.interest), Object.keys(ja.value)]).toEqual([Object.keys(en.interest), Object.keys(en.value)]);
  expect(Object.keys(ja.interest)).toEqual(expect.arrayContaining(defaultPersona.profile.interests));
  expect(Object.keys(ja.value)).toEqual(expect.arrayContaining(defaultPersona.profile.values));
});

it('puts names in place of keys in Japanese, and leaves all else', () => {
  expect(namedTraits('慎重 +0.004、価値観「care」 +0.008、関心「notes」 +0.020', 'ja')).toBe(
    '慎重 +0.004、価値観「丁寧さ」 +0.008、関心「ノート」 +0.020',
  );
  expect(namedTraits('価値観「beekeeping」 +0.008', 'ja')).toBe('価値観「beekeeping」 +0.008');
  expect(namedTraits('value “care” +0.008', 'en')).toBe('value “care” +0.008');
});
