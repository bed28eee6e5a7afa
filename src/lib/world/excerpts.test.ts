import { describe, expect, it } from 'vitest';
import { enterTaking } from './atlas';
import { item, lookOf, terrain } from './cells';
import { beginEpisode, planInput, type Episode } from './episode';
import { excerptsFor } from './excerpts';
import { labPack, labPrompt } from './lab-pack';
import { readOptions } from './options';
import { planOf, actionOf } from './plan';
import { settingsFor } from './run';
import { actOnce, takePlan } from './turn';
import type { Warning } from './warnings';

const size = 16;
const start = 8 * size + 8;
const settings = settingsFor(readOptions({ preset: 'standard' }));

/** Knows nothing but what is put in: what was seen where, and how many ticks ago. */
function remembering(things: readonly { cell: number; thing: number; ago: number }[], number = 0): Episode {
  const episode = beginEpisode(settings, number, 1, null);
  const { atlas } = episode.memory;
  atlas.looks.fill(-1);
  atlas.found.length = 0;
  episode.view = { ...episode.view, tick: 200, cells: [start], looks: [0], traces: [0], beasts: [] };
  for (const { cell, thing, ago } of things) {
    atlas.looks[cell] = lookOf(terrain.meadow, thing);
    atlas.seenAt[cell] = 200 - ago;
    atlas.found.push({ cell, item: thing, tick: 1 });
  }
  return episode;
}

const shown = (episode: Episode): readonly string[] => excerptsFor(planInput(episode)).exploration;

describe('what is shown of the memories', () => {
  it('offers no bush that was eaten and no spring that was drunk, until they are seen again', () => {
    const episode = beginEpisode(settings, 0, 1, null);
    const world = episode.world;
    if (!world) throw new Error('a grid');
    const items = world.items.map(() => item.none as number).with(start, item.bush);
    episode.world = { ...world, items, beasts: [], food: 200 };
    takePlan(episode, settings, planOf('look', [actionOf('wait')]));
    actOnce(episode, settings);
    expect(shown(episode)).toContain('bush at column 8, row 8, in sight');
    takePlan(episode, settings, planOf('eat', [actionOf('gather')]));
    expect(actOnce(episode, settings).gathered).toBe('food');
    expect(episode.memory.atlas.taken).toEqual([{ cell: start, item: item.bush, tick: 2 }]);
    expect(shown(episode).filter((line) => line.includes('column 8, row 8'))).toEqual([]);

    const { atlas } = episode.memory;
    atlas.looks[start] = lookOf(terrain.meadow, item.bush); // grown back
    expect(shown(episode)).toContain('bush at column 8, row 8, in sight');
  });

  it('offers what stands there as it was last seen, not as it was found', () => {
    const cell = start + 2;
    const episode = remembering([{ cell, thing: item.bare_bush, ago: 9 }]);
    expect(shown(episode)).toEqual([]);
    episode.memory.atlas.looks[cell] = lookOf(terrain.meadow, item.bush);
    expect(shown(episode)).toEqual(['bush at column 10, row 8, seen 9 ticks ago']);
    enterTaking(episode.memory.atlas, { cell, item: item.bush, tick: 199 });
    episode.memory.atlas.looks[cell] = lookOf(terrain.meadow, item.none);
    expect(shown(episode)).toEqual([]);
  });

  it('shows the nearest, of equals those seen last, and forgets none that many others were found after', () => {
    const far = Array.from({ length: 32 }, (_, index) => ({ cell: index, thing: item.flower, ago: 0 }));
    const episode = remembering([
      { cell: start + 3, thing: item.spring, ago: 150 },
      { cell: start - 1, thing: item.bush, ago: 90 },
      { cell: start + 1, thing: item.fire, ago: 4 },
      ...far,
    ]);
    expect(shown(episode)).toEqual([
      'fire at column 9, row 8, seen 4 ticks ago',
      'bush at column 7, row 8, seen 90 ticks ago',
      'spring at column 11, row 8, seen 150 ticks ago',
    ]);
  });

  it('tells of the exploration log also what was taken nearby, and the nearest ways into what is unknown', () => {
    const episode = remembering([
      { cell: start, thing: item.none, ago: 0 },
      { cell: start + 1, thing: item.none, ago: 3 },
      { cell: start - 7 * size, thing: item.none, ago: 60 },
    ]);
    const { atlas } = episode.memory;
    for (const [cell, tick] of [
      [start + 1, 150],
      [start + 7, 160], // too far to matter
      [start, 180],
    ] as const)
      enterTaking(atlas, { cell, item: item.spring, tick });
    const told = () => excerptsFor(planInput(episode));
    expect(told().taken).toEqual([
      'spring at column 8, row 8, 20 ticks ago',
      'spring at column 9, row 8, 50 ticks ago',
    ]);
    expect(told().unexplored).toEqual(['beyond column 8, row 8, 0 steps away', 'beyond column 9, row 8, 1 steps away']);
    // what is known all around, or is rock, leads nowhere; far ones are told when there are no nearer ones
    for (const beside of [-1, 2, -size, size, 1 - size, 1 + size]) atlas.looks[start + beside] = terrain.rock;
    expect(told().unexplored).toEqual(['beyond column 8, row 1, 7 steps away']);
    atlas.looks.fill(0);
    expect(told().unexplored).toEqual([]);
    const prompt = labPrompt(labPack(planInput(episode), 'table')).text;
    expect(prompt).toContain('Taken nearby:\n- spring at column 8, row 8');
    expect(prompt).not.toContain('Not explored yet');

    const blind = beginEpisode(settingsFor(readOptions({ preset: 'original' })), 0, 1, null);
    expect(excerptsFor(planInput(blind)).unexplored).toEqual([
      'column 2, row 1, 1 steps away',
      'column 1, row 2, 1 steps away',
    ]);
  });

  it('takes no hit of an earlier life for news, whatever its tick was', () => {
    const episode = remembering([], 4);
    const warning = (hazard: Warning['hazard'], at: number, tick: number): Warning => {
      return { hazard, condition: { kind: 'look', look: 99 }, avoidance: 'stay_off', hits: 1, episode: at, tick };
    };
    episode.memory.warnings.push(warning('nettle', 3, 199), warning('fire', 3, 10), warning('field', 4, 100));
    const texts = (): readonly string[] => excerptsFor(planInput(episode)).warnings;
    expect(texts()).toEqual([]);
    episode.memory.warnings.push(warning('pit', 4, 160), warning('beast', 4, 190));
    expect(texts().map((text) => text.split(' ')[0])).toEqual(['beast', 'pit']);
    // in sight, all of them matter: this life's first, then the newest
    episode.view = { ...episode.view, looks: [99] };
    expect(texts().map((text) => text.split(' ')[0])).toEqual(['beast', 'pit', 'field', 'nettle']);
  });
});
