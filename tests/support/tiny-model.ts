import { payloadForms } from '../../src/lib/deliberation/llm/payload-forms';
import { promptWords } from '../../src/lib/deliberation/llm/prompt-words';
import { commands } from '../../src/lib/world/command';
import { actionOf, planOf } from '../../src/lib/world/plan';
import { bigramGguf } from './bigram-gguf';

/** Texts of decisions; of these the first are also names of notes. Tasks and choices have their own, so that lists go on as lists. */
const words = ['bees', 'garden', 'tea', 'calm', 'rest', 'door', 'leaf', 'plan', 'note', 'rain'];
const taskWords = ['look', 'sort', 'clean', 'mend', 'count'];
const choiceWords = ['yes', 'soon'];

/** The beginning of an action, and how its payload goes on. A grammar of a turn that offers less leads the model to the rest. */
const acts: readonly (readonly string[])[] = [
  ['conversation","action_payload":{"text":"', 'WORD', '"}'],
  ['note.write","action_payload":{"path":"', 'WORD', '/plan.md","content":"', 'WORD', '","mode":"create"}'],
  ['note.append","action_payload":{"path":"', 'WORD', '/plan.md","content":"', 'WORD', '"}'],
  ['note.list","action_payload":{"folder":"', 'WORD', '"}'],
  ['recall","action_payload":{"query":"', 'WORD', '","said_by":"anyone"}'],
  ['alarm.list","action_payload":{"which":"all"}'],
  ['purpose.set","action_payload":{"purpose":"', 'WORD', '","purpose_kind":"', 'to_reach', '"}'],
  ['question","action_payload":{"text":"', 'WORD', '","choices":["', 'yes', '","', 'soon', '"]}'],
];

/** What becomes of the plan: a goal with or without a word on the purpose, that word alone, nothing; null: the turn allows no word of it. */
const plans: readonly (readonly string[] | null)[] = [
  ['{"purpose_kind":"', 'to_reach', '","purpose_reached":', 'false', ',"goal":{"name":"', 'WORD'],
  ['{"purpose_kind":"', 'to_reach', '","purpose_reached":', 'false', ',"goal":', 'null', '}'],
  ['{"goal":{"name":"', 'WORD'],
  ['null'],
  null,
  null,
];
const tasks = ['","tasks":["', ...taskWords.flatMap((word, at) => (at === 0 ? [word] : ['","', word])), '"]}}'];

/** A decision as the model's words, each of which says little of the next: what the turn allows decides. */
function decision(
  word: string,
  act: readonly string[],
  { plan, task, isBlank }: { plan: readonly string[] | null; task: string | null; isBlank: boolean },
): string[] {
  return [
    ...['{"judgment":"', 'WORD', '","intent":"', isBlank ? ' ' : 'WORD'],
    ...['","reason":"', 'WORD', '","evidence_event_ids":[', '],"persona_influence":{"summary":"', 'WORD'],
    ...['","preferred_direction":"', 'support', '"},"mood_influence":{"summary":"', 'WORD'],
    ...['","action_threshold_bias":"', 'neutral', '","defer_bias":"', 'neutral'],
    ...['"},"console_delivery":{"delivery":"', 'chat', '","message_kind":', 'null'],
    ...(plan === null ? [] : ['},"plan_update":', ...plan, ...(plan.at(-1) === 'WORD' ? tasks : [])]),
    ...[`${plan === null ? '}' : ''},"action":{"decision_outcome":"do_action","action_type":"`, ...act, ',"task":'],
    ...(task === null ? ['null', ',"finishes":'] : ['"G1-T', task, '","finishes":']),
    ...['true', '}}'],
  ].map((part) => (part === 'WORD' ? word : part));
}

/** Lines of the prompt that are always the same: read as one word each, else reading would take longer than all else. */
function knownLines(): string[] {
  const { principles, formatPoints, fences, abilities, principlesTitle, format, asks } = promptWords.en;
  const uses = payloadForms.map(({ capability, use }) => `${capability}: ${use.en}`);
  return [
    ...principles,
    ...formatPoints,
    ...uses,
    fences,
    abilities,
    principlesTitle,
    format,
    asks.firstPurpose,
    asks.firstGoal,
  ];
}

/**
 * A language model of a few megabytes: it writes what its grammar lets it, by chance, and mostly what a decision is made of. `blanks`: of ten
 * intents so many are blank, which no grammar forbids and the form does not take.
 */
export function tinyModel({ blanks = 2 } = {}): Uint8Array<ArrayBuffer> {
  const decisions = words.flatMap((word, at) =>
    acts.flatMap((act, place) =>
      plans.map((plan) => {
        const task = plan === null ? String((place % 5) + 1) : null;
        return decision(word, act, { plan, task, isBlank: at < blanks });
      }),
    ),
  );
  const pieces = [...new Set([...decisions.flat(), ...taskWords, ...choiceWords, ...knownLines()])];
  return bigramGguf({
    text: decisions.map((parts) => ` ${parts.join('')}`).join('\n'), // what is asked ends in a blank
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
