import type { Cause } from './cells';
import { figureNames, type FigureName, type Figures } from './figures';
import type { LabOptions } from './options';
import type { SentinelRule } from './sentinel';
import { estimateOf, shareOf, type Estimate } from './statistics';

/** All that a run comes to. The same from the run itself, from its saved lines, and from those of its shards. */
export interface Report {
  readonly type: 'lab_report';
  readonly version: 1;
  readonly options: LabOptions;
  /** Episodes that were asked for and are not there: stopped, or another shard's. */
  readonly missing: number;
  readonly means: Readonly<Partial<Record<FigureName, Estimate>>>;
  readonly deaths: { readonly share: number; readonly low: number; readonly high: number };
  /** Episodes by how they ended. */
  readonly ends: Readonly<Partial<Record<Cause | 'time', number>>>;
  readonly best_outer: number;
  readonly interventions: Readonly<Partial<Record<SentinelRule, number>>>;
  readonly episodes: readonly Figures[];
}

/** Throws RangeError without an episode. */
export function reportOf(options: LabOptions, figures: readonly Figures[]): Report {
  const episodes = [...figures].sort((left, right) => left.episode - right.episode);
  const ends: Partial<Record<Cause | 'time', number>> = {};
  const interventions: Partial<Record<SentinelRule, number>> = {};
  for (const { end, interventions: counted } of episodes) {
    if (end !== null) ends[end] = (ends[end] ?? 0) + 1;
    for (const [rule, count] of Object.entries(counted) as [SentinelRule, number][]) {
      interventions[rule] = (interventions[rule] ?? 0) + count;
    }
  }
  const means: Partial<Record<FigureName, Estimate>> = {};
  for (const name of figureNames) {
    const values = valuesOf(episodes, name, options.carry);
    if (values.length > 0) means[name] = estimateOf(values);
  }
  return {
    type: 'lab_report',
    version: 1,
    options,
    missing: options.episodes - episodes.length,
    means,
    deaths: shareOf(episodes.filter(({ end }) => end !== 'time').length, episodes.length),
    ends: sorted(ends),
    best_outer: episodes.reduce((best, { best: own }) => Math.max(best, own), 0),
    interventions: sorted(interventions),
    episodes,
  };
}

/**
 * One figure, as many values as are independent of each other: of each episode, or where `carry` episodes share memories (0: all) the mean of
 * each such group. Episodes that do not have it are left out.
 */
export function valuesOf(episodes: readonly Figures[], name: FigureName | 'death', carry: number): number[] {
  const groups = new Map<number, number[]>();
  for (const figures of episodes) {
    const value = name === 'death' ? (figures.end === 'time' ? 0 : 1) : figures[name];
    if (value === null) continue;
    const group = carry === 0 ? 0 : Math.trunc(figures.episode / carry);
    const values = groups.get(group);
    if (values) values.push(value);
    else groups.set(group, [value]);
  }
  return [...groups.values()].map((values) => values.reduce((sum, value) => sum + value, 0) / values.length);
}

/** By name, so that the bytes do not depend on what happened first. */
function sorted<Key extends string>(counts: Partial<Record<Key, number>>): Partial<Record<Key, number>> {
  return Object.fromEntries(Object.entries(counts).sort(([left], [right]) => (left < right ? -1 : 1))) as Partial<
    Record<Key, number>
  >;
}
