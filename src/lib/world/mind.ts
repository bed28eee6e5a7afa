import type { Command } from './command';
import type { Memory } from './memory';
import type { View } from './observe';
import type { Plan } from './plan';
import type { RandomState } from './random';
import type { World } from './world';

export const mindNames = ['wait', 'random', 'random-moves', 'heuristic', 'memory', 'oracle', 'reflex', 'llm'] as const;
export type MindName = (typeof mindNames)[number];

export function isMindName(name: string): name is MindName {
  return (mindNames as readonly string[]).includes(name);
}

/** What a mind is given for one plan. It changes nothing of it. */
export interface PlanInput {
  /** Number of this life. */
  readonly episode: number;
  readonly view: View;
  readonly memory: Memory;
  readonly allowed: readonly Command[];
  /** The truth: for a mind that `seesAll`, null for all others. */
  readonly world: World | null;
}

/** What a mind keeps of its own within an episode: plain data. */
export interface MindState {
  random: RandomState;
  /** A direction that is kept to, 0 … 3. */
  heading: number;
}

/** A mind by rules: judges at once, and touches nothing but its own state. */
export interface Mind {
  readonly name: MindName;
  readonly seesAll: boolean;
  plan(input: PlanInput, state: MindState): Plan;
}
