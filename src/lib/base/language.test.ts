import { expect, it } from 'vitest';
import { isLanguage, languageOf } from './language';

it('takes the first tag that it speaks, else English', () => {
  expect(languageOf(['de-DE', 'ja-JP', 'en-US'])).toBe('ja');
  expect(languageOf(['EN-gb', 'ja'])).toBe('en');
  expect(languageOf(['de', 'jam'])).toBe('en');
  expect(languageOf([])).toBe('en');
  expect([isLanguage('ja'), isLanguage('de'), isLanguage(undefined)]).toEqual([true, false, false]);
});
