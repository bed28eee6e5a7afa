import * as z from 'zod/mini';
import { excerptsFor, type Excerpts } from './excerpts';
import type { PlanInput } from './mind';
import { actionOf, maxActions, planSchema, type PlannedAction } from './plan';
import { reflectionText } from './reflection';
import { scoreboardOf, scoreboardText, type ScoreboardForm } from './scoreboard';
import { shapeState, trimSlots, type Slot } from './slots';

/** Tokens that the slots may take together; see tokensIn. */
const slotTokens = 300;

/** All that a mind which reads is given for one plan. It answers with one plan of `planSchema`, as JSON. */
export interface LabPack {
  /** What came of the turn before, in words; null at first. */
  readonly reflection: string | null;
  readonly slots: readonly Slot[];
  /** The whitelist, each as it is to be written in a plan. */
  readonly allowed: readonly PlannedAction[];
  /** ‰: what the world pays, and in which order it counts. */
  readonly rewards: Readonly<Record<string, number>>;
  readonly scoreboard: string;
  readonly memories: Excerpts;
  readonly most_actions: number;
}

export function labPack(input: PlanInput, form: ScoreboardForm): LabPack {
  const { view, memory, allowed } = input;
  const { preset, life, food, water, rest, tick } = view;
  const least = preset.has_body === 1 ? Math.min(food, water, rest) : 1_000;
  return {
    reflection: memory.reflection && reflectionText(memory.reflection),
    slots: trimSlots(shapeState(input), slotTokens),
    allowed: allowed.map(actionOf),
    rewards: Object.fromEntries(Object.entries(preset).filter(([name]) => name.startsWith('reward_'))) as Record<
      string,
      number
    >,
    scoreboard: scoreboardText(scoreboardOf(memory.scores, { life, least, tick }), form),
    memories: excerptsFor(input),
    most_actions: maxActions,
  };
}

/** The pack as a prompt: what is known, then what is asked for. All of it is made by code from the world; nobody else's words are in it. */
export function labPrompt(pack: LabPack): { instruction: string; text: string } {
  const lines = (title: string, entries: readonly string[]): string[] =>
    entries.length === 0 ? [] : [`${title}:`, ...entries.map((entry) => `- ${entry}`)];
  return {
    instruction:
      'You live in a small world. Survive first, then collect, then explore. Answer with one plan as JSON of the given schema, and nothing else. ' +
      `At most ${pack.most_actions} actions, each one of those allowed.`,
    text: [
      ...(pack.reflection === null ? [] : [`Last turn: ${pack.reflection}`]),
      ...pack.slots.map(({ text }) => text),
      `Allowed: ${pack.allowed.map(({ type, target }) => (target === null ? type : `${type} ${target}`)).join(', ')}.`,
      `Rewards in ‰: ${Object.entries(pack.rewards)
        .map(([name, value]) => `${name.slice('reward_'.length)} ${value}`)
        .join(', ')}.`,
      pack.scoreboard,
      ...lines('Warnings', pack.memories.warnings),
      ...lines('Found nearby', pack.memories.exploration),
      ...lines('Taken nearby', pack.memories.taken),
      ...lines('Not explored yet', pack.memories.unexplored),
      ...lines('Notes', pack.memories.notes),
    ].join('\n'),
  };
}

/** JSON Schema of a plan of this turn, for engines that can be held to one: of actions there are none but the allowed ones. */
export function planJsonSchema({ allowed, most_actions }: Pick<LabPack, 'allowed' | 'most_actions'>): object {
  const actions = allowed.map(({ type, target }) =>
    z.strictObject({
      type: z.literal(type),
      target: target === null ? z.null() : z.literal(target),
      params: z.strictObject({}),
    }),
  );
  const ofThisTurn = z.extend(planSchema, {
    actions: z.array(z.union(actions)).check(z.minLength(1), z.maxLength(most_actions)),
  });
  return z.toJSONSchema(ofThisTurn);
}
