import type { Cause } from './cells';
import type { SentinelRule } from './sentinel-rules';
import type { Tally } from './tally';
import { rightWarnings, type Warning } from './warnings';
import type { World } from './world';

/** One episode in numbers; docs/decisions/0025 and the README say how each is reckoned. */
export interface Figures {
  readonly episode: number;
  readonly seed: number;
  /** Ticks lived. */
  readonly survival: number;
  /** How it ended; time: it lived to the end. */
  readonly end: Cause | 'time' | null;
  /** Sums, ‰. */
  readonly outer: number;
  readonly inner: number;
  readonly best: number;
  /** ‰ that hazards did, the last wound whole, in all and a tick. */
  readonly damage: number;
  readonly damage_a_tick: number;
  /** ‰ of life that needs took. */
  readonly want: number;
  /** Ticks that hurt, by what, and ‰ of harm by what. */
  readonly hits: Partial<Record<Cause, number>>;
  readonly harms: Partial<Record<Cause, number>>;
  /** Shares of all cells that were seen, and stood on. */
  readonly explored: number;
  readonly visited: number;
  /** Cells seen for the first time after the start, and the mean of 1 − the probability that was given to what they showed. */
  readonly information: number;
  readonly surprise: number;
  /** Dangers that were known by their signs before they were stepped on. */
  readonly foreseen: number;
  /**
   * Moves made beside dangers that were known; the share of them that kept off those; and what that share would have been had each gone to any
   * cell that could be entered, each as likely. Null without such a move.
   */
  readonly choices: number;
  readonly avoidance: number | null;
  readonly avoidance_by_chance: number | null;
  /** Brier score of the expected danger: mean of (expected − came)²; 0 is perfect. */
  readonly danger_error: number;
  /** Entries of the warning log at the end, and the share that is true of this world; null without entries. */
  readonly warnings: number;
  readonly warning_accuracy: number | null;
  /** Means over all ticks. */
  readonly fear: number;
  readonly curiosity: number;
  readonly danger: number;
  readonly novelty: number;
  readonly safe: number;
  readonly in_danger: number;
  readonly turns: number;
  readonly interruptions: number;
  readonly failures: number;
  readonly policy_changes: number;
  readonly dropped: number;
  readonly fallbacks: number;
  readonly interventions: Partial<Record<SentinelRule, number>>;
}

/** Names of the figures that are one number each. */
export const figureNames = [
  'survival',
  'outer',
  'inner',
  'best',
  'damage',
  'damage_a_tick',
  'want',
  'explored',
  'visited',
  'information',
  'surprise',
  'foreseen',
  'choices',
  'avoidance',
  'avoidance_by_chance',
  'danger_error',
  'warnings',
  'warning_accuracy',
  'fear',
  'curiosity',
  'danger',
  'novelty',
  'safe',
  'in_danger',
  'turns',
  'interruptions',
  'failures',
  'policy_changes',
  'dropped',
  'fallbacks',
] as const satisfies readonly (keyof Figures)[];
export type FigureName = (typeof figureNames)[number];

/**
 * Figures that are rates, and of what: their mean over episodes is that of all ticks, or of all such moves. The mean of the episodes' own
 * rates would count a life that ended at its first wound for as much as a long one.
 */
export const rates: Readonly<Partial<Record<FigureName, 'survival' | 'choices'>>> = {
  damage_a_tick: 'survival',
  avoidance: 'choices',
  avoidance_by_chance: 'choices',
};

/** `world`: of that episode, at any tick: what hurts does not change. */
export function figuresOf(
  { number, seed }: { number: number; seed: number },
  tally: Tally,
  warnings: readonly Warning[],
  world: World,
): Figures {
  const cells = world.preset.size * world.preset.size;
  const { ticks, choices } = tally;
  return {
    episode: number,
    seed,
    survival: ticks,
    end: tally.end,
    outer: tally.outer,
    inner: tally.inner,
    best: tally.best,
    damage: tally.harm,
    damage_a_tick: tally.harm / ticks,
    want: tally.want,
    hits: tally.hits,
    harms: tally.harms,
    explored: tally.known / cells,
    visited: tally.visited / cells,
    information: tally.newly,
    surprise: tally.newly === 0 ? 0 : tally.surprise / tally.newly,
    foreseen: tally.foreseen,
    choices,
    avoidance: choices === 0 ? null : tally.kept_off / choices,
    avoidance_by_chance: choices === 0 ? null : tally.kept_off_by_chance / choices,
    danger_error: tally.squared_error / ticks,
    warnings: warnings.length,
    warning_accuracy: warnings.length === 0 ? null : rightWarnings(warnings, world) / warnings.length,
    fear: tally.fear / ticks,
    curiosity: tally.curiosity / ticks,
    danger: tally.danger / ticks,
    novelty: tally.novelty / ticks,
    safe: tally.safe / ticks,
    in_danger: tally.in_danger / ticks,
    turns: tally.turns,
    interruptions: tally.interruptions,
    failures: tally.failures,
    policy_changes: tally.policy_changes,
    dropped: tally.dropped,
    fallbacks: tally.fallbacks,
    interventions: tally.interventions,
  };
}
