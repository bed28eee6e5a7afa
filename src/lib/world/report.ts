import type { Cause } from './cells';
import { figureNames, rates, type FigureName, type Figures } from './figures';
import type { LabOptions } from './options';
import type { SentinelRule } from './sentinel-rules';
import { estimateOf, shareOf, type Estimate, type Share, type Value } from './statistics';

/** 3: Student's t beyond 30 degrees of freedom, too. 2: each cause of a wound apart, dangers kept off by choice, intervals over chains. */
export const reportVersion = 3;

/** All that a run comes to. The same from the run itself, from its saved lines, and from those of its shards. */
export interface Report {
  readonly type: 'lab_report';
  readonly version: typeof reportVersion;
  readonly options: LabOptions;
  /** How many units all intervals are over: episodes, or chains of episodes that share memories. */
  readonly units: number;
  /** Episodes that were asked for and are not there: stopped, or another shard's. */
  readonly missing: number;
  readonly means: Readonly<Partial<Record<FigureName, Estimate>>>;
  readonly deaths: Share;
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
    const estimate = estimateOf(valuesOf(episodes, name, options.carry));
    if (estimate) means[name] = estimate;
  }
  const deaths = valuesOf(episodes, 'death', options.carry);
  return {
    type: 'lab_report',
    version: reportVersion,
    options,
    units: new Set(deaths.map(({ unit }) => unit)).size,
    missing: options.episodes - episodes.length,
    means,
    deaths: shareOf(deaths),
    ends: sorted(ends),
    best_outer: episodes.reduce((best, { best: own }) => Math.max(best, own), 0),
    interventions: sorted(interventions),
    episodes,
  };
}

/**
 * One figure of all episodes that have it, by units that are independent of each other: each episode, or where `carry` of them share memories
 * (0: all) each such chain. Rates weigh as much as what they are rates of.
 */
export function valuesOf(episodes: readonly Figures[], name: FigureName | 'death', carry: number): Value[] {
  return episodes.flatMap((figures): Value[] => {
    const value = name === 'death' ? (figures.end === 'time' ? 0 : 1) : figures[name];
    if (value === null) return [];
    const unit = carry === 0 ? 0 : Math.trunc(figures.episode / carry);
    const per = name === 'death' ? undefined : rates[name];
    return [per === undefined ? { unit, value } : { unit, value, weight: figures[per] }];
  });
}

/** By name, so that the bytes do not depend on what happened first. */
function sorted<Key extends string>(counts: Partial<Record<Key, number>>): Partial<Record<Key, number>> {
  return Object.fromEntries(Object.entries(counts).sort(([left], [right]) => (left < right ? -1 : 1))) as Partial<
    Record<Key, number>
  >;
}
