import { commands } from '../../src/lib/world/command';
import { actionOf, planOf } from '../../src/lib/world/plan';
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

/** The same for the Lab: it writes plans, one risk in four of which is out of bounds, so that not all are of the published form. */
export function tinyPlanner(): Uint8Array<ArrayBuffer> {
  const actions = commands.map((command) => JSON.stringify(actionOf(command)));
  const rest = JSON.stringify(planOf('', []));
  const pieces = [
    ...actions,
    '{"purpose":"',
    '","subgoal":"',
    '","actions":[',
    '],"risk":',
    ',"expected_reward":',
    rest.slice(rest.indexOf(',"cautions"')),
  ];
  const plans = actions.flatMap((action, place) =>
    [0, 0, 0, 7].map((risk) => {
      const purpose = words[place] ?? '';
      const others = actions.filter((_, other) => (other + place) % 3 === 0);
      return `${pieces[actions.length]}${purpose}","subgoal":"${purpose}","actions":[${[action, ...others].join()}],"risk":${risk},"expected_reward":${place}${pieces.at(-1)}`;
    }),
  );
  // what is asked ends in a blank
  return bigramGguf({ text: plans.map((plan) => ` ${plan}`).join('\n'), pieces });
}
