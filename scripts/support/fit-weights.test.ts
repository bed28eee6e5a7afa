import { expect, it } from 'vitest';
import { englishWeights } from '../../src/lib/care/weights-en';
import { japaneseWeights } from '../../src/lib/care/weights-ja';
import { readWeights } from '../../src/lib/care/weigh-distress';
import { thresholds } from './care-thresholds';
import { fitWeights, languages, readExamples } from './fit-weights';

const published = { en: readWeights(englishWeights), ja: readWeights(japaneseWeights) };
/** Fitting takes as long as a hundred other tests. */
const fitted = process.env['YADORI_LONG'] === '1' ? languages : [];

it.each(languages)('the thresholds are the published ones, and no part is half a character, %s', (lang) => {
  expect(published[lang]).toMatchObject(thresholds[lang]);
  expect([...published[lang].weights.keys()].filter((part) => part.includes('\uFFFD'))).toEqual([]);
});

it.each(fitted)(
  'the published weights of distress come from the sentences in the fixtures, %s',
  (lang) => {
    // engines differ in the last bit of exp and log, which may turn what is rounded by one
    const { base, weights } = fitWeights(readExamples(lang));
    expect(Math.abs(base - published[lang].base)).toBeLessThanOrEqual(1);
    const others = [...weights].filter(
      ([part, weight]) => Math.abs(weight - (published[lang].weights.get(part) ?? 0)) > 2,
    );
    expect(others).toEqual([]);
    expect(Math.abs(weights.size - published[lang].weights.size)).toBeLessThanOrEqual(5);
  },
  120_000,
);
