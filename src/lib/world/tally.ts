import type { Cause } from './cells';
import type { SentinelRule } from './sentinel-rules';
import type { Tick } from './tick';

/** Sums over the ticks of one episode; the same from the ticks as they happen and as they were saved. ‰ where nothing else is said. */
export interface Tally {
  ticks: number;
  turns: number;
  outer: number;
  inner: number;
  /** The most outer reward that was ever had. */
  best: number;
  harm: number;
  want: number;
  /** Ticks that hurt, by what, and ‰ of harm. */
  hits: Partial<Record<Cause, number>>;
  harms: Partial<Record<Cause, number>>;
  /** Dangers that were known by their signs before they were stepped on. */
  foreseen: number;
  /** Moves beside dangers that were known, those that did not go onto one, and as many as chance would have kept off. */
  choices: number;
  kept_off: number;
  kept_off_by_chance: number;
  newly: number;
  surprise: number;
  known: number;
  visited: number;
  gathered: number;
  /** Sum of (probability that was expected − what came)². */
  squared_error: number;
  fear: number;
  curiosity: number;
  danger: number;
  novelty: number;
  safe: number;
  in_danger: number;
  failures: number;
  interruptions: number;
  interventions: Partial<Record<SentinelRule, number>>;
  fallbacks: number;
  dropped: number;
  policy_changes: number;
  end: Cause | 'time' | null;
}

export function emptyTally(): Tally {
  return {
    ticks: 0,
    turns: 0,
    outer: 0,
    inner: 0,
    best: 0,
    harm: 0,
    want: 0,
    hits: {},
    harms: {},
    foreseen: 0,
    choices: 0,
    kept_off: 0,
    kept_off_by_chance: 0,
    newly: 0,
    surprise: 0,
    known: 0,
    visited: 0,
    gathered: 0,
    squared_error: 0,
    fear: 0,
    curiosity: 0,
    danger: 0,
    novelty: 0,
    safe: 0,
    in_danger: 0,
    failures: 0,
    interruptions: 0,
    interventions: {},
    fallbacks: 0,
    dropped: 0,
    policy_changes: 0,
    end: null,
  };
}

/** Adds one tick, in place. */
export function enterTick(tally: Tally, tick: Tick): void {
  tally.ticks++;
  tally.outer += tick.reward.outer;
  tally.inner += tick.reward.inner;
  tally.best = Math.max(tally.best, tally.outer);
  tally.harm += tick.harm;
  tally.want += tick.loss;
  for (const { cause, harm } of tick.hurts) {
    tally.hits[cause] = (tally.hits[cause] ?? 0) + 1;
    tally.harms[cause] = (tally.harms[cause] ?? 0) + harm;
  }
  if (tick.foreseen) tally.foreseen++;
  if (tick.choice) {
    tally.choices++;
    if (!tick.choice.isOnto) tally.kept_off++;
    tally.kept_off_by_chance += 1 - tick.choice.dangers / tick.choice.open;
  }
  tally.newly += tick.newly;
  tally.surprise += tick.surprise;
  tally.known = tick.known;
  tally.visited = tick.visited;
  tally.gathered += tick.gained;
  const miss = tick.expected - (tick.harm > 0 ? 1 : 0);
  tally.squared_error += miss * miss;
  tally.fear += tick.fear;
  tally.curiosity += tick.curiosity;
  tally.danger += tick.danger;
  tally.novelty += tick.novelty;
  if (tick.safe) tally.safe++;
  if (tick.in_danger) tally.in_danger++;
  if (tick.error !== null) tally.failures++;
  if (tick.stopped !== null) intervened(tally, tick.stopped);
  tally.policy_changes += tick.policy.length;
  if (tick.plan) {
    for (const rule of tick.plan.interventions) intervened(tally, rule);
    if (tick.plan.isFallback) tally.fallbacks++;
    if (tick.plan.isDropped) tally.dropped++;
  }
  if (tick.reflection) {
    tally.turns++;
    if (tick.reflection.result.interrupted !== null) tally.interruptions++;
  }
  tally.end = tick.end;
}

function intervened({ interventions }: Tally, rule: SentinelRule): void {
  interventions[rule] = (interventions[rule] ?? 0) + 1;
}
