import { readFileSync } from 'node:fs';
import { languages, type Language } from '../../src/lib/base/language';
import type { DistressWeights } from '../../src/lib/care/distress-form';
import { englishDistress } from '../../src/lib/care/distress-en';
import { japaneseDistress } from '../../src/lib/care/distress-ja';
import {
  englishReader,
  japaneseReader,
  passageIn,
  stretchesOf,
  withoutFigures,
} from '../../src/lib/care/find-distress';
import { foldEnglish, foldJapanese } from '../../src/lib/care/fold-message';
import { fewestParts, partsOf } from '../../src/lib/care/weigh-distress';

export type Kind = 'distress' | 'figure' | 'everyday';

/** A sentence of tests/fixtures/care as it is weighed. */
export interface Example {
  text: string;
  kind: Kind;
  parts: string[];
  hasForm: boolean;
}

export { languages };

/** How many parts of a language are published: with more, hardly fewer are missed. */
const published = 3000;
const rounds = 300;
const ridge = 0.03 / 1000;

export function readExamples(lang: Language): Example[] {
  const reader = lang === 'en' ? englishReader() : japaneseReader();
  const foldOf = (text: string) =>
    lang === 'en' ? (foldEnglish(text, englishDistress)[0] ?? '') : foldJapanese(text, japaneseDistress);
  return (['distress', 'figure', 'everyday'] as const).flatMap((kind) =>
    readFileSync(`tests/fixtures/care/${lang}-${kind}.txt`, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((text) => {
        const cut = withoutFigures(foldOf(text), reader.figures);
        const parts = new Set(stretchesOf(cut, reader).flatMap((stretch) => [...partsOf(stretch, reader)]));
        return { text, kind, parts: [...parts], hasForm: passageIn(cut, reader) !== null };
      }),
  );
}

/** Fits the weights twice: to all parts, then to those alone that weigh most, so that what is left makes up for what is not published. */
export function fitWeights(examples: readonly Example[], most = published): Fitted {
  const counts = new Map<string, { for: number; against: number }>();
  for (const { parts, kind } of examples)
    for (const part of parts) {
      const count = counts.get(part) ?? { for: 0, against: 0 };
      count[kind === 'distress' ? 'for' : 'against']++;
      counts.set(part, count);
    }
  const common = [...counts].filter(([, count]) => count.for + count.against >= 2).map(([part]) => part);
  const all = descend(examples, common, counts);
  const weightiest = [...all.weights]
    .map(([part, weight]) => {
      const count = counts.get(part);
      return { part, weight: Math.abs(weight) * Math.sqrt(count ? count.for + count.against : 0) };
    })
    .sort((left, right) => right.weight - left.weight || (left.part < right.part ? -1 : 1))
    .slice(0, most)
    .map(({ part }) => part);
  return descend(examples, weightiest, counts);
}

export interface Fitted {
  base: number;
  weights: Map<string, number>;
}

/** The sum of a sentence, as weigh-distress.ts makes it from the published weights. */
export function sumOf({ parts }: Example, { base, weights }: Fitted): number {
  const found = parts.flatMap((part) => weights.get(part) ?? []);
  return base + found.reduce((sum, weight) => sum + weight, 0) / Math.sqrt(Math.max(found.length, fewestParts));
}

/** Logistic regression with a ridge; each part has a say by how unevenly it stands in the two kinds. The same every time: no chance in it. */
function descend(
  examples: readonly Example[],
  parts: readonly string[],
  counts: ReadonlyMap<string, { for: number; against: number }>,
): Fitted {
  const ids = new Map(parts.map((part, id) => [part, id]));
  const distressed = examples.filter(({ kind }) => kind === 'distress').length;
  const others = examples.length - distressed;
  const says = Float64Array.from(parts, (part) => {
    const count = counts.get(part) ?? { for: 0, against: 0 };
    return Math.abs(Math.log((count.for + 1) / (distressed + 2) / ((count.against + 1) / (others + 2))));
  });
  const rows = examples.map((example) => {
    const row = example.parts.flatMap((part) => ids.get(part) ?? []);
    return { row, label: example.kind === 'distress' ? 1 : 0, norm: 1 / Math.sqrt(Math.max(row.length, fewestParts)) };
  });
  const size = parts.length;
  const weights = new Float64Array(size + 1); // the last is the base
  const mean = new Float64Array(size + 1);
  const spread = new Float64Array(size + 1);
  let [meanLeft, spreadLeft] = [1, 1]; // products, since engines differ in the last bit of a power
  for (let round = 1; round <= rounds; round++) {
    meanLeft *= 0.9;
    spreadLeft *= 0.999;
    const slope = new Float64Array(size + 1);
    for (const { row, label, norm } of rows) {
      let sum = weights[size] ?? 0;
      for (const id of row) sum += (weights[id] ?? 0) * (says[id] ?? 0) * norm;
      const off = (1 / (1 + Math.exp(-sum)) - label) / rows.length;
      slope[size] = (slope[size] ?? 0) + off;
      for (const id of row) slope[id] = (slope[id] ?? 0) + off * (says[id] ?? 0) * norm;
    }
    for (let id = 0; id <= size; id++) {
      const step = (slope[id] ?? 0) + (id < size ? ridge * (weights[id] ?? 0) : 0);
      mean[id] = 0.9 * (mean[id] ?? 0) + 0.1 * step;
      spread[id] = 0.999 * (spread[id] ?? 0) + 0.001 * step * step;
      const pace = (mean[id] ?? 0) / (1 - meanLeft) / (Math.sqrt((spread[id] ?? 0) / (1 - spreadLeft)) + 1e-8);
      weights[id] = (weights[id] ?? 0) - 0.1 * pace;
    }
  }
  const rounded = parts.map((part, id) => [part, Math.round(100 * (weights[id] ?? 0) * (says[id] ?? 0))] as const);
  return {
    base: Math.round(100 * (weights[size] ?? 0)),
    weights: new Map(rounded.filter(([, weight]) => weight !== 0)),
  };
}

/** The file of a language's weights, the same bytes from the same sentences. */
export function weightsFile(
  lang: Language,
  fitted: Fitted,
  { enough, calm }: Pick<DistressWeights, 'enough' | 'calm'>,
): string {
  const name = lang === 'en' ? 'englishWeights' : 'japaneseWeights';
  const lines = [...fitted.weights]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([part, weight]) => `${weight} ${part}`);
  return `import type { DistressWeights } from './distress-form';

/** Published, and written by scripts/support/fit-care.ts from tests/fixtures/care: not by hand. */
export const ${name}: DistressWeights = {
  base: ${fitted.base},
  enough: ${enough},
  calm: ${calm},
  weights: \`
${lines.join('\n')}
\`,
};
`;
}
