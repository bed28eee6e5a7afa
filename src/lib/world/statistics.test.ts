import { describe, expect, it } from 'vitest';
import { compareReports } from './compare';
import { readOptions } from './options';
import { ruleMinds } from './minds/rule-minds';
import { reportOf, type Report } from './report';
import { runEpisodes } from './run';
import { emptyScores, enterScores, scoreboardOf } from './scoreboard';
import { differenceOf, estimateOf, pairedDifferenceOf, shareOf, type Estimate, type Value } from './statistics';
import { Dice, seededState } from './random';

/** Each value is a unit of its own. */
const apart = (values: readonly number[]): Value[] => values.map((value, unit) => ({ value, unit }));
const chained = (chains: readonly (readonly number[])[]): Value[] =>
  chains.flatMap((values, unit) => values.map((value) => ({ value, unit })));
const ones = (hits: number, count: number): Value[] =>
  apart(Array.from({ length: count }, (_, index) => (index < hits ? 1 : 0)));

describe('estimates', () => {
  it('are the mean with the interval of Student’s t', () => {
    // 1 … 5: mean 3, variance 2.5, t(4) = 2.776
    const { mean, half, count } = estimateOf(apart([1, 2, 3, 4, 5])) as Estimate;
    expect([mean, count]).toEqual([3, 5]);
    expect(half).toBeCloseTo(2.776 * Math.sqrt(0.5), 12);
    expect(estimateOf(apart([7]))).toEqual({ mean: 7, half: null, count: 1 });
    expect(estimateOf(chained([[7, 9]]))).toEqual({ mean: 8, half: null, count: 1 });
    expect(estimateOf([])).toBeNull();
    expect(() => shareOf([])).toThrow(RangeError);
  });

  it('have Student’s t for any number of units: with fifty chains it is not yet the normal one', () => {
    // of n values, half of them 0 and half 1, the half width is t(n − 1) · √(1 / 4(n − 1)); points as tables print them
    for (const [count, point] of [
      [30, 2.045],
      [32, 2.0395],
      [50, 2.0096],
      [100, 1.9842],
      [1_000, 1.9623],
    ] as const) {
      const half = estimateOf(ones(count / 2, count))?.half ?? 0;
      expect(half / Math.sqrt(1 / (4 * (count - 1)))).toBeCloseTo(point, 4);
    }
  });

  it('tell pairs more sharply than samples', () => {
    const left = [10, 20, 30, 40];
    const right = [11, 21, 32, 41];
    const pairs = pairedDifferenceOf(apart(left), apart(right)) as Estimate;
    const own = estimateOf(apart(right.map((value, index) => value - (left[index] ?? 0)))) as Estimate;
    expect([pairs.mean, pairs.count]).toEqual([own.mean, own.count]);
    expect(pairs.half).toBeCloseTo(own.half ?? 0, 12);
    expect(pairs.half).toBeLessThan(1);
    expect(differenceOf(apart(left), apart(right))).toMatchObject({ mean: 1.25, count: 4 });
    expect(differenceOf(apart(left), apart(right))?.half).toBeGreaterThan(20);
  });

  it('count values that depend on each other as one: the same chain twice as long says no more', () => {
    const chains = [
      [1, 1],
      [3, 3],
      [8, 8],
    ];
    const [whole, single] = [estimateOf(chained(chains)), estimateOf(apart([1, 3, 8]))];
    expect([whole?.mean, whole?.count]).toEqual([4, 3]);
    expect(whole?.half).toBeCloseTo(single?.half ?? 0, 12);
    expect(estimateOf(chained([[1], [3, 3, 3], [8, 8]]))?.mean).toBeCloseTo(26 / 6, 12); // each episode weighs the same
    const deaths = Array.from({ length: 40 }, (_, chain) => new Array<number>(20).fill(chain < 10 ? 1 : 0));
    const [dependent, independent] = [shareOf(chained(deaths)), shareOf(ones(200, 800))];
    const width = ({ low, high }: { low: number | null; high: number | null }): number => (high ?? 0) - (low ?? 0);
    expect(dependent.share).toBe(independent.share);
    expect(width(dependent)).toBeGreaterThan(4 * width(independent)); // √20, since chains are all or nothing
    expect(width(dependent)).toBeLessThan(1.1 * width(shareOf(ones(10, 40))));
    expect(shareOf(chained([[1, 0, 1]]))).toEqual({ share: 2 / 3, low: null, high: null });
    // nobody of 3 chains died: as uncertain as of 3 episodes, with Student’s t
    expect(shareOf(chained([[0, 0, 0], [0, 0], [0]])).high).toBeGreaterThan(shareOf(ones(0, 3)).high ?? 1);
  });

  it('cover the truth of dependent episodes about as often as they say', () => {
    const dice = new Dice(seededState(7, 3));
    let [covered, sharesCovered, naive] = [0, 0, 0];
    const samples = 200;
    for (let sample = 0; sample < samples; sample++) {
      // a chain’s own chance of death is 0.1 … 0.9
      const chains = Array.from({ length: 12 }, () => {
        const chance = 100 + 100 * dice.below(9);
        return Array.from({ length: 20 }, () => (dice.isUnder(chance) ? 1 : 0));
      });
      const { mean, half } = estimateOf(chained(chains)) as Estimate;
      if (Math.abs(mean - 0.5) <= (half ?? 0)) covered++;
      const { low, high } = shareOf(chained(chains));
      if ((low ?? 1) <= 0.5 && (high ?? 0) >= 0.5) sharesCovered++;
      const wrong = shareOf(apart(chains.flat()));
      if ((wrong.low ?? 1) <= 0.5 && (wrong.high ?? 0) >= 0.5) naive++;
    }
    expect(covered).toBeGreaterThanOrEqual(0.9 * samples);
    expect(sharesCovered).toBeGreaterThanOrEqual(0.9 * samples);
    expect(naive).toBeLessThan(0.75 * samples);
  });

  it('give shares Wilson’s interval, also at the ends', () => {
    expect(shareOf(ones(0, 2_000))).toMatchObject({ share: 0, low: 0 });
    expect(shareOf(ones(0, 2_000)).high).toBeCloseTo(0.0019, 4);
    expect(shareOf(apart([1]))).toMatchObject({ share: 1, high: 1 });
    const { low, high } = shareOf(ones(81, 100));
    expect(low).toBeCloseTo(0.7222, 3);
    expect(high).toBeCloseTo(0.8749, 3);
  });

  it('cover the truth about as often as they say', () => {
    const options = readOptions({ preset: 'original', mind: 'random', episodes: '1000' });
    const survivals = [...runEpisodes(options, null, ruleMinds.random, {})].map(({ survival }) => survival);
    const truth = estimateOf(apart(survivals))?.mean ?? 0;
    let covered = 0;
    for (let sample = 0; sample < 50; sample++) {
      const { mean, half } = estimateOf(apart(survivals.slice(20 * sample, 20 * sample + 20))) as Estimate;
      if (Math.abs(mean - truth) <= (half ?? 0)) covered++;
    }
    expect(covered).toBeGreaterThanOrEqual(42);
  });
});

describe('comparing', () => {
  const run = (given: Record<string, string>): Report => {
    const options = readOptions({ episodes: '24', ticks: '120', ...given });
    return reportOf(options, [...runEpisodes(options, null, ruleMinds[options.mind as 'reflex'], {})]);
  };

  it('finds what fear and curiosity do, pair by pair, beyond its intervals', () => {
    const on = run({});
    const of = (other: Report, name: string) => compareReports(on, other).differences.find((one) => one.name === name);
    expect(compareReports(on, run({ fear: 'off' })).arePairs).toBe(true);
    expect(of(run({ fear: 'off' }), 'damage_a_tick')).toMatchObject({ isBeyond: true });
    expect(of(run({ fear: 'off' }), 'damage_a_tick')?.difference.mean).toBeGreaterThan(0);
    expect(of(run({ curiosity: 'off' }), 'explored')).toMatchObject({ isBeyond: true });
    expect(of(run({ curiosity: 'off' }), 'explored')?.difference.mean).toBeLessThan(0);
  });

  it('finds nothing between a run and itself', () => {
    const on = run({});
    for (const { difference, isBeyond } of compareReports(on, on).differences) {
      expect(difference.mean).toBe(0);
      expect(isBeyond).toBe(false);
    }
  });

  it('takes chains that share memories as one unit each, in means, deaths and differences', () => {
    const carried = run({ 'carry-memories': '6' });
    expect(carried.units).toBe(4);
    expect(carried.means.survival).toMatchObject({ count: 4 });
    const whole = run({ 'carry-memories': 'on' });
    expect(whole.means.survival?.half).toBeNull();
    expect(whole.deaths).toMatchObject({ low: null, high: null });
    const survival = (left: Report, right: Report) =>
      compareReports(left, right).differences.find(({ name }) => name === 'survival')?.difference;
    expect(survival(run({}), carried)?.count).toBe(4);
    // chains of 6 and of 8 begin anew together after 24
    expect(survival(run({ 'carry-memories': '8' }), carried)).toMatchObject({ count: 1, half: null });
    expect(survival(run({}), whole)).toMatchObject({ count: 1, half: null });
  });

  it('tells which options differ, and pairs no episodes of different worlds', () => {
    const on = run({});
    const other = compareReports(on, run({ mind: 'memory', fear: '2' }));
    expect(other.arePairs).toBe(true);
    expect(other.options).toEqual([
      { name: 'mind', left: 'reflex', right: 'memory' },
      { name: 'fear', left: '1', right: '2' },
    ]);
    for (const given of [{ preset: 'original' }, { size: '12' }, { seed: '500' }, { episodes: '20' }])
      expect(compareReports(on, run(given)).arePairs).toBe(false);
    const single = compareReports(run({ episodes: '1' }), run({ episodes: '1', fear: 'off' }));
    for (const { difference, isBeyond } of single.differences) {
      expect(difference).toMatchObject({ half: null, count: 1 });
      expect(isBeyond).toBe(false);
    }
  });

  it('[YA-32] weighs rates by what they are rates of: all moves, all ticks, not the mean of the lives’ own rates', () => {
    const report = run({ mind: 'random-moves' });
    const sum = (of: (one: Report['episodes'][number]) => number): number =>
      report.episodes.reduce((total, one) => total + of(one), 0);
    const moves = sum(({ choices }) => choices);
    expect(moves).toBeGreaterThan(100);
    expect(report.means.avoidance?.mean).toBeCloseTo(sum((one) => one.choices * (one.avoidance ?? 0)) / moves, 12);
    expect(report.means.damage_a_tick?.mean).toBeCloseTo(
      sum(({ damage }) => damage) / sum(({ survival }) => survival),
      9,
    );
    // a life without such a move says nothing of it, and is no unit
    expect(report.means.avoidance?.count).toBe(report.episodes.filter(({ choices }) => choices > 0).length);
    expect(pairedDifferenceOf([{ unit: 1, value: 3, weight: 0 }], [{ unit: 1, value: 2 }])).toBeNull();
    const [left, right] = [
      [5, 1, 4].map((value, unit) => ({ unit, value, weight: unit })),
      [2, 2, 8].map((value, unit) => ({ unit, value, weight: 2 - unit })),
    ] as const;
    expect(pairedDifferenceOf(left, right)).toMatchObject({ mean: 2 - 3, count: 3 });
  });
});

describe('the scoreboard', () => {
  it('follows trends and warns of what is given for what', () => {
    const scores = emptyScores();
    for (let tick = 0; tick < 60; tick++) enterScores(scores, { outer: -20, inner: 0, damage: 20, newly: 0 });
    const body = { life: 300, least: 100, tick: 60 };
    expect(scoreboardOf(scores, body).warnings).toEqual(['damage_rises', 'gains_nothing']);
    expect(scores.total).toBe(-1_200);
    expect(scores.outer).toBeCloseTo(-19, 0);
    for (let tick = 0; tick < 60; tick++) enterScores(scores, { outer: 1, inner: 15, damage: 0, newly: 3 });
    expect(scoreboardOf(scores, body).warnings).toEqual(['explores_in_need']);
    expect(scoreboardOf(scores, { ...body, least: 800 }).warnings).toEqual([]);
  });
});
