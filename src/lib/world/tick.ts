import type { Outcome } from './advance';
import type { Cause } from './cells';
import type { Command } from './command';
import type { Plan } from './plan';
import type { Reflection } from './reflection';
import type { Reward } from './rewards';
import type { SentinelRule } from './sentinel-rules';

/** A plan as it went through the sentinel. */
export interface TakenPlan {
  readonly plan: Plan;
  readonly interventions: readonly SentinelRule[];
  readonly isFallback: boolean;
  /** What the mind gave did not validate. */
  readonly isDropped: boolean;
}

/**
 * A move made beside dangers that were known: cells that truly hurt, whose danger was at or above the threshold. By how many of the cells
 * that could be entered were such ones chance can be told from choice.
 */
export interface Choice {
  /** Cells beside it that could be entered, and how many of them are known dangers. */
  readonly open: number;
  readonly dangers: number;
  /** It went onto one of those. */
  readonly isOnto: boolean;
}

/**
 * What one action came to: a line of a saved run, and all that figures are made from. ‰ where a quantity is whole; probabilities, fear and
 * curiosity 0 … 1 with 6 decimals.
 */
export interface Tick {
  readonly type: 'tick';
  readonly episode: number;
  /** Ticks lived, this one included. */
  readonly tick: number;
  readonly turn: number;
  readonly command: Command;
  readonly status: Outcome['status'];
  readonly error: Outcome['error'];
  readonly harm: number;
  readonly hurts: Outcome['hurts'];
  readonly loss: number;
  readonly wants: Outcome['wants'];
  readonly gained: number;
  readonly gathered: Outcome['gathered'];
  readonly in_danger: boolean;
  readonly safe: boolean;
  readonly reward: Reward;
  readonly position: number;
  readonly facing: number;
  readonly life: number;
  readonly food: number;
  readonly water: number;
  readonly rest: number;
  /** Cells seen for the first time, and how surprising they were together. */
  readonly newly: number;
  readonly surprise: number;
  /** Cells known and stood on so far. */
  readonly known: number;
  readonly visited: number;
  /** Before acting: the probability that this action hurts. */
  readonly expected: number;
  /** Where it moved beside dangers that it knew of. */
  readonly choice: Choice | null;
  /** After acting: the most that is feared here and beside, and how new it is here. */
  readonly danger: number;
  readonly novelty: number;
  readonly fear: number;
  readonly curiosity: number;
  /** A danger beside it is known by its signs for the first time. */
  readonly foreseen: boolean;
  /** The sentinel's rule that stops the plan before its next action. */
  readonly stopped: SentinelRule | null;
  /** What changed of the policy since the tick before. */
  readonly policy: readonly string[];
  readonly end: Cause | 'time' | null;
  /** Where a turn begins. */
  readonly plan: TakenPlan | null;
  /** Where a turn ends. */
  readonly reflection: Reflection | null;
}

/** 6 decimals, so that what is written is what was reckoned with. */
export function rounded(value: number): number {
  return Math.round(value * 1_000_000) / 1_000_000;
}
