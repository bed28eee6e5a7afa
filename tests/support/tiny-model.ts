import { standingOf } from '../../src/lib/deliberation/llm/standing';
import { defaultPersona } from '../../src/lib/mind/persona';
import { commands } from '../../src/lib/world/command';
import { actionOf, planOf } from '../../src/lib/world/plan';
import { bigramGguf } from './bigram-gguf';

/** Texts of answers, and names of notes. Tasks have their own, so that lists go on as lists. */
const words = ['bees', 'garden', 'tea', 'calm', 'rest', 'door', 'leaf', 'plan', 'note', 'rain'];
const taskWords = ['look', 'sort', 'clean', 'mend', 'count'];
const end = '}},"mark":';

/**
 * What is called, or nothing, up to what the words mean besides. No question and no purpose: a plan waits for an answer that this model
 * never takes up, and another purpose begins it anew.
 */
const acts: readonly (readonly string[])[] = [
  ['","call":', 'null', ',"mark":'],
  ['","call":{"name":"', 'note_write', '","input":{"path":"', 'WORD', '/plan.md","content":"', 'WORD', '"', end],
  ['","call":{"name":"', 'note_append', '","input":{"path":"', 'WORD', '/plan.md","content":"', 'WORD', '"', end],
  ['","call":{"name":"', 'note_list', '","input":{"folder":"', 'WORD', '"', end],
  ['","call":{"name":"', 'recall', '","input":{"query":"', 'WORD', '"', end],
  ['","call":{"name":"', 'rest', '","input":{"until":"', 'WORD', '"', end],
  ['","call":{"name":"', 'plan_goal', '","input":{"name":"', 'WORD', '","tasks":["', ...tasksOf(), '"]', end],
];

/** What brings a plan to its end comes so many times as often. */
const leading: ReadonlyMap<string | undefined, number> = new Map([
  ['note_write', 5],
  ['note_append', 5],
  ['plan_goal', 3],
]);

function tasksOf(): string[] {
  return taskWords.flatMap((word, at) => (at === 0 ? [word] : ['","', word]));
}

/** An answer as the model's words, each of which says little of the next: what the grammar allows decides. */
function answer(word: string, act: readonly string[], isBlank: boolean): string[] {
  const isTalk = act[1] === 'null';
  const marks = isTalk && word.length > 3 ? ['"', 'task_done', '"'] : ['null'];
  return ['{"say":"', ...(isBlank ? [] : ['WORD']), ...act, ...marks, '}'].map((part) =>
    part === 'WORD' ? word : part,
  );
}

/** Lines of the prompt that are always the same: read as one word each, else reading would take longer than all else. */
function knownLines(): string[] {
  return standingOf({ persona: defaultPersona, user_name: null, lang: 'en', collections: null }, 'form').split('\n');
}

/**
 * A language model of a few megabytes: it writes what its grammar lets it, by chance, and mostly what an answer is made of. `blanks`: of ten
 * answers so many say nothing, which no grammar forbids and which is no answer where nothing is called either.
 */
export function tinyModel({ blanks = 2 } = {}): Uint8Array<ArrayBuffer> {
  const drawn = acts.flatMap((act) => Array.from({ length: leading.get(act[1]) ?? 1 }, () => act));
  const answers = words.flatMap((word, at) => drawn.map((act) => answer(word, act, at < blanks)));
  const pieces = [...new Set([...answers.flat(), ...taskWords, ...knownLines()])];
  return bigramGguf({
    text: answers.map((parts) => ` ${parts.join('')}`).join('\n'), // what is asked ends in a blank
    pieces: pieces.filter(({ length }) => length > 1),
    smoothing: 0.001,
  });
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
