import { describe, expect, it } from 'vitest';
import { compareReports } from './compare';
import { readOptions } from './options';
import { ruleMinds } from './minds/rule-minds';
import { reportOf, valuesOf, type Report } from './report';
import { runEpisodes } from './run';
import { emptyScores, enterScores, scoreboardOf } from './scoreboard';
import { differenceOf, estimateOf, shareOf } from './statistics';

describe('estimates', () => {
  it('are the mean with the interval of Student’s t', () => {
    // 1 … 5: mean 3, variance 2.5, t(4) = 2.776
    expect(estimateOf([1, 2, 3, 4, 5])).toEqual({ mean: 3, half: 2.776 * Math.sqrt(0.5), count: 5 });
    expect(estimateOf([7])).toEqual({ mean: 7, half: null, count: 1 });
    expect(() => estimateOf([])).toThrow(RangeError);
  });

  it('tell pairs more sharply than samples', () => {
    const left = [10, 20, 30, 40];
    const right = [11, 21, 32, 41];
    expect(differenceOf(left, right, true).mean).toBe(1.25);
    expect(differenceOf(left, right, true).half).toBeLessThan(1);
    expect(differenceOf(left, right, false)).toMatchObject({ mean: 1.25 });
    expect(differenceOf(left, right, false).half).toBeGreaterThan(20);
  });

  it('give shares Wilson’s interval, also at the ends', () => {
    expect(shareOf(0, 2_000)).toMatchObject({ share: 0, low: 0 });
    expect(shareOf(0, 2_000).high).toBeCloseTo(0.0019, 4);
    const { low, high } = shareOf(81, 100);
    expect(low).toBeCloseTo(0.7222, 3);
    expect(high).toBeCloseTo(0.8749, 3);
  });

  it('cover the truth about as often as they say', () => {
    const options = readOptions({ preset: 'original', mind: 'random', episodes: '1000' });
    const survivals = [...runEpisodes(options, null, ruleMinds.random, {})].map(({ survival }) => survival);
    const truth = estimateOf(survivals).mean;
    let covered = 0;
    for (let sample = 0; sample < 50; sample++) {
      const { mean, half } = estimateOf(survivals.slice(20 * sample, 20 * sample + 20));
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

  it('[YA-30] finds what fear and curiosity do, pair by pair, beyond its intervals', () => {
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

  it('takes groups that share memories as one value each', () => {
    const carried = run({ 'carry-memories': '6' });
    expect(valuesOf(carried.episodes, 'survival', 6)).toHaveLength(4);
    expect(carried.means.survival).toMatchObject({ count: 4 });
    expect(run({ 'carry-memories': 'on' }).means.survival?.half).toBeNull();
    const found = compareReports(run({}), carried).differences.find(({ name }) => name === 'survival');
    expect(found?.difference.count).toBe(4);
  });
});

describe('the scoreboard', () => {
  it('[YA-10] follows trends and warns of what is given for what', () => {
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
