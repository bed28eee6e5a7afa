import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { thresholds } from './care-thresholds';
import { fitWeights, languages, readExamples, weightsFile } from './fit-weights';

it.each(languages)(
  'the published weights of distress come from the sentences in the fixtures, %s',
  (lang) => {
    const published = readFileSync(`src/lib/care/weights-${lang}.ts`, 'utf8');
    expect(weightsFile(lang, fitWeights(readExamples(lang)), thresholds[lang]) === published).toBe(true);
  },
  120_000,
);
