import { expect, it } from 'vitest';
import { isLanguage, languageIn, languageOf } from './language';

it('takes the first tag that it speaks, else English', () => {
  expect(languageOf(['de-DE', 'ja-JP', 'en-US'])).toBe('ja');
  expect(languageOf(['EN-gb', 'ja'])).toBe('en');
  expect(languageOf(['de', 'jam'])).toBe('en');
  expect(languageOf([])).toBe('en');
  expect(['ja-JP', 'JA_jp', 'en-Latn-GB', 'de', '', null].map(languageIn)).toEqual([
    'ja',
    'ja',
    'en',
    null,
    null,
    null,
  ]);
  expect([isLanguage('ja'), isLanguage('de'), isLanguage(undefined)]).toEqual([true, false, false]);
});
