import { writeFileSync } from 'node:fs';
import { thresholds } from './care-thresholds';
import { fitWeights, languages, readExamples, sumOf, weightsFile, type Example, type Kind } from './fit-weights';

/**
 * Fits the published weights of distress to the sentences of tests/fixtures/care: `npx tsx scripts/support/fit-care.ts`. With `measure`
 * nothing is written: each sentence is weighed by weights fitted to the other nine tenths, and what would be missed or wrongly shown is counted.
 */
const folds = 10;

for (const lang of languages) {
  const examples = readExamples(lang);
  if (process.argv[2] === 'measure') measure(lang, examples);
  else writeFileSync(`src/lib/care/weights-${lang}.ts`, weightsFile(lang, fitWeights(examples), thresholds[lang]));
}

function measure(lang: 'en' | 'ja', examples: readonly Example[]): void {
  const sums = new Map<Example, number>();
  for (let fold = 0; fold < folds; fold++) {
    const fitted = fitWeights(examples.filter((_, index) => index % folds !== fold));
    for (const [index, example] of examples.entries())
      if (index % folds === fold) sums.set(example, sumOf(example, fitted));
  }
  const { enough, calm } = thresholds[lang];
  const shown = (kind: Kind, isShown: (sum: number, example: Example) => boolean) =>
    examples.filter((example) => example.kind === kind && isShown(sums.get(example) ?? 0, example)).length;
  const counts = Object.fromEntries(
    (['distress', 'figure', 'everyday'] as const).map((kind) => [kind, shown(kind, () => true)]),
  );
  console.log(`${lang}: ${JSON.stringify(counts)}, published: enough ${enough}, calm ${calm}`);
  for (const at of [...new Set([enough, -100, -75, -50, -25, 0, 25, 50])]) {
    const byWeights = (sum: number) => sum >= at;
    const withForms = (sum: number, { hasForm }: Example) => sum >= at || (hasForm && sum >= calm);
    for (const [name, isShown] of [
      ['weights alone', byWeights],
      ['with the forms', withForms],
    ] as const) {
      const missed = (counts.distress ?? 0) - shown('distress', isShown);
      console.log(
        `  enough ${at}, ${name}: missed ${missed}, wrongly shown figures ${shown('figure', isShown)}, everyday ${shown('everyday', isShown)}`,
      );
    }
  }
}
