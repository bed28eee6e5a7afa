import { bigramGguf } from './bigram-gguf';

/** Words that answers are made of: short, so that texts end; by their first letters actions are chosen. */
const words = [
  'note',
  'new',
  'name',
  'nine',
  'rain',
  'recall',
  'rest',
  'calm',
  'call',
  'cat',
  'act',
  'all',
  'quiet',
  'set',
].concat([
  'do',
  'door',
  'done',
  'dog',
  'garden',
  'leaf',
  'open',
  'tea',
  'plan',
  'we',
  'create',
  'person',
  'bees',
  'yes',
]);

/** What follows a colon or a bracket, where the form leaves a choice, and how often. */
const choices: readonly [string, number][] = [
  [':"', 30],
  [':{', 24],
  [':n', 2],
  [':t', 8],
  [':f', 3],
  [':[', 3],
  ['["', 6],
  ['[]', 3],
  ['",', 12],
  ['"]', 4],
  ['"}', 4],
];

function corpus(): string {
  const texts = words.flatMap((word, index) => [`"${word}"`, `"${word} ${words[(index + 5) % words.length]}"`]);
  return [...texts, ...texts, ...choices.flatMap(([pair, times]) => Array.from({ length: times }, () => pair))].join(
    '\n',
  );
}

/** A language model of a few megabytes: it writes what its grammar lets it, by chance. */
export function tinyModel(): Uint8Array<ArrayBuffer> {
  return bigramGguf({ text: corpus() });
}
