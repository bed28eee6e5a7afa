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

/** For plans of the Lab: names of actions, actions that end or go on, and shares that are 0 most of the time, else out of bounds. */
const planWords = ['move', 'east', 'north', 'south', 'west', 'gather', 'turn', 'left', 'right', 'wait', 'rest'];
const planChoices: readonly [string, number][] = [
  [':0', 40],
  [':7', 6],
  ['0,', 60],
  ['7,', 60],
  ['},', 10],
  ['}]', 14],
  ['[]', 20],
  [':n', 40],
  [',"', 20],
];

function corpus(words: readonly string[], choices: readonly [string, number][]): string {
  const texts = words.flatMap((word, index) => [`"${word}"`, `"${word} ${words[(index + 5) % words.length]}"`]);
  return [...texts, ...texts, ...choices.flatMap(([pair, times]) => Array.from({ length: times }, () => pair))].join(
    '\n',
  );
}

/** A language model of a few megabytes: it writes what its grammar lets it, by chance. */
export function tinyModel(): Uint8Array<ArrayBuffer> {
  return bigramGguf({ text: corpus(words, choices) });
}

/** The same for the Lab: some of its plans are of the published form, and some are not. */
export function tinyPlanner(): Uint8Array<ArrayBuffer> {
  return bigramGguf({ text: corpus([...words, ...planWords, ...planWords], [...choices, ...planChoices]) });
}
