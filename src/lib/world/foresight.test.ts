import { describe, expect, it } from 'vitest';
import { item, terrain } from './cells';
import { beginEpisode, type Episode } from './episode';
import { choiceOf, creditForesight } from './foresight';
import { ruleMinds } from './minds/rule-minds';
import { readOptions, type LabOptions } from './options';
import { compareReports } from './compare';
import { reportOf, type Report } from './report';
import { runEpisodes, settingsFor } from './run';

const size = 16;
const start = 8 * size + 8;
const north = start - size;

/** On a bare meadow, with things that are there; `known`: places that have hurt before. */
function meadow(things: Readonly<Record<number, number>>, known: readonly number[] = []): Episode {
  const episode = beginEpisode(settingsFor(readOptions({ preset: 'standard' })), 0, 1, null);
  const { world, memory } = episode;
  if (!world) throw new Error('a grid');
  const cells = Array.from({ length: size * size }, (_, cell) => cell);
  episode.world = {
    ...world,
    terrain: cells.map((cell) => (things[cell] === -1 ? terrain.rock : terrain.meadow)),
    items: cells.map((cell) => (things[cell] === -1 ? item.none : (things[cell] ?? item.none))),
  };
  for (const cell of known) memory.atlas.hurts[cell] = memory.atlas.visits[cell] = 1;
  return episode;
}

describe('dangers kept off', () => {
  it('[YA-32] count moves made beside a danger that is known and there, and no standing beside one', () => {
    const beside = meadow({ [north]: item.nettle }, [north]);
    expect(choiceOf(beside, 'east')).toEqual({ open: 4, dangers: 1, isOnto: false });
    expect(choiceOf(beside, 'north')).toEqual({ open: 4, dangers: 1, isOnto: true });
    for (const command of ['wait', 'rest', 'gather', 'turn_left'] as const)
      expect(choiceOf(beside, command)).toBeNull();
    // not known, not there, or nothing to choose
    expect(choiceOf(meadow({ [north]: item.nettle }), 'east')).toBeNull();
    expect(choiceOf(meadow({}, [north]), 'east')).toBeNull();
    const blocked = meadow({ [north]: item.nettle, [start + 1]: -1 }, [north]);
    expect(choiceOf(blocked, 'east')).toBeNull();
    expect(choiceOf(blocked, 'west')).toMatchObject({ open: 3, dangers: 1 });
  });

  it('foresight is paid for once a cell, and only before it was stepped on', () => {
    const episode = meadow({ [north]: item.nettle });
    expect(creditForesight(episode)).toBe(false);
    episode.memory.drives.dangerThreshold = 0.01; // as if all were feared
    expect(creditForesight(episode)).toBe(true);
    expect(creditForesight(episode)).toBe(false);
    const hurt = meadow({ [north]: item.nettle }, [north]);
    hurt.memory.drives.dangerThreshold = 0.01;
    expect(creditForesight(hurt)).toBe(false);
  });

  it('[YA-32] chance keeps off as chance does, fear far better, and without fear within 8 points of chance', () => {
    const run = (given: Record<string, string>): Report => {
      const options: LabOptions = readOptions({ preset: 'standard', episodes: '60', ticks: '120', ...given });
      return reportOf(options, [...runEpisodes(options, null, ruleMinds[options.mind as 'reflex'], {})]);
    };
    const beyondChance = ({ episodes }: Report): number => {
      const moves = episodes.reduce((sum, { choices }) => sum + choices, 0);
      const kept = episodes.reduce((sum, one) => sum + one.choices * (one.avoidance ?? 0), 0);
      const chance = episodes.reduce((sum, one) => sum + one.choices * (one.avoidance_by_chance ?? 0), 0);
      expect(moves).toBeGreaterThan(500);
      return (kept - chance) / moves;
    };
    const fearful = run({});
    // of 500 moves or more: four standard errors of a share
    expect(Math.abs(beyondChance(run({ mind: 'random-moves' })))).toBeLessThan(0.08);
    expect(Math.abs(beyondChance(run({ fear: 'off' })))).toBeLessThan(0.08);
    expect(beyondChance(fearful)).toBeGreaterThan(0.1);
    const found = compareReports(run({ fear: 'off' }), fearful).differences.find(({ name }) => name === 'avoidance');
    expect(found).toMatchObject({ isBeyond: true });
    expect(found?.difference.mean).toBeGreaterThan(0);
  });
});
