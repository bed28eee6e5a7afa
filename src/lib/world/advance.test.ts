import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance } from './advance';
import { causes, hazardCause, item, terrain } from './cells';
import { commands, whitelistOf, type Command } from './command';
import { createWorld } from './generate';
import { presetNames, presetOf, presetTable, type Preset } from './presets';
import { rewardOf } from './rewards';
import { isNight, type World } from './world';

const anyPreset = fc.constantFrom(...presetNames).map((name) => presetOf(name));
const anySeed = fc.integer({ min: 0, max: 2_000_000_000 });
const anyCommands = fc.array(fc.constantFrom(...commands), { maxLength: 150 });

function lived(preset: Preset, seed: number, done: readonly Command[]): World[] {
  const worlds = [createWorld(preset, seed)];
  for (const command of done) worlds.push(advance(worlds.at(-1) as World, command).world);
  return worlds;
}

/** A world with one thing under its feet and no beast. */
function standingOn(thing: number, more: Partial<World> = {}): World {
  const world = createWorld(presetOf('standard'), 1);
  const items = world.items.slice();
  items[world.position] = thing;
  return { ...world, items, beasts: [], ...more };
}

describe('a world', () => {
  it('[YA-01] is the same for the same seed, and so is all that is done in it', () => {
    fc.assert(
      fc.property(anyPreset, anySeed, anyCommands, (preset, seed, done) => {
        expect(lived(preset, seed, done)).toEqual(lived(preset, seed, done));
      }),
      { numRuns: 30 },
    );
    expect(createWorld(presetOf('standard'), 1).items).not.toEqual(createWorld(presetOf('standard'), 2).items);
  });

  it('[YA-01] never leaves its bounds, whatever is done', () => {
    fc.assert(
      fc.property(anyPreset, anySeed, anyCommands, (preset, seed, done) => {
        const cells = preset.size * preset.size;
        const isCell = (cell: number): boolean => Number.isInteger(cell) && cell >= 0 && cell < cells;
        let last = -1;
        for (const world of lived(preset, seed, done)) {
          for (const amount of [world.food, world.water, world.rest]) {
            expect(Number.isInteger(amount) && amount >= 0 && amount <= 1_000).toBe(true);
          }
          const { life } = world;
          expect(Number.isInteger(life) && life >= preset.life_least && life <= 1_000).toBe(true);
          expect([world.position, ...world.beasts].every(isCell)).toBe(true);
          expect(world.terrain[world.position]).not.toBe(terrain.rock);
          expect(
            world.beasts.some((beast) => world.safe[beast] === 1 && world.terrain[beast] === terrain.shelter),
          ).toBe(false);
          expect(world.facing >= 0 && world.facing <= 3).toBe(true);
          expect(world.tick >= last && world.tick <= preset.ticks).toBe(true);
          expect(world.end === 'time' ? world.life > 0 : world.end === null || causes.includes(world.end)).toBe(true);
          expect(life <= 0).toBe(world.end !== null && world.end !== 'time');
          last = world.tick;
        }
      }),
      { numRuns: 40 },
    );
  });

  it('changes nothing of the world that it is given', () => {
    fc.assert(
      fc.property(anyPreset, anySeed, anyCommands, (preset, seed, done) => {
        let world = createWorld(preset, seed);
        for (const command of done) {
          const before = JSON.stringify(world);
          const next = advance(world, command).world;
          expect(JSON.stringify(world)).toBe(before);
          world = next;
        }
      }),
      { numRuns: 15 },
    );
  });

  it('comes back from JSON as it was', () => {
    const [first] = lived(presetOf('standard'), 5, []);
    const worlds = lived(
      presetOf('standard'),
      5,
      Array.from({ length: 60 }, (_, index) => commands[(index * 7) % 9] ?? 'wait'),
    );
    const middle = JSON.parse(JSON.stringify(worlds[30])) as World;
    let world = middle;
    for (let index = 30; index < 60; index++) world = advance(world, commands[(index * 7) % 9] ?? 'wait').world;
    expect(world).toEqual(worlds[60]);
    expect(first?.position).toBe(8 * 16 + 8);
  });

  it('[YA-05] carries out nothing that is not on its whitelist', () => {
    const world = createWorld(presetOf('original'), 1);
    for (const command of ['rest', 'turn_left', 'turn_right', 'fly', '__proto__', 'constructor'] as Command[]) {
      expect(advance(world, command)).toMatchObject({ world, outcome: { status: 'refused', error: 'not_allowed' } });
    }
    expect(whitelistOf(false)).toHaveLength(6);
    const over = { ...world, end: 'time' as const };
    expect(advance(over, 'wait')).toMatchObject({ world: over, outcome: { error: 'ended' } });
  });
});

describe('the preset original', () => {
  const preset = presetOf('original');

  it('[YA-01] is 5×5 for 200 ticks, with a plain start at the centre and about a tenth hazards, a fifth of the rest supplies', () => {
    let hazards = 0;
    let supplies = 0;
    for (let seed = 0; seed < 600; seed++) {
      const world = createWorld(preset, seed);
      expect(world.position).toBe(12);
      expect(world.items[12]).toBe(item.none);
      for (const [cell, thing] of world.items.entries()) {
        if (thing === item.field) hazards++;
        if (thing !== item.supply) continue;
        supplies++;
        expect(world.values[cell]).toBeGreaterThanOrEqual(50);
        expect(world.values[cell]).toBeLessThanOrEqual(200);
      }
    }
    expect(hazards / 14_400).toBeCloseTo(0.1, 1.8);
    expect(supplies / 14_400).toBeCloseTo(0.18, 1.8);
  });

  it('pays as published: −10 a move, also a blocked one, value + 50 for gathering, −20 for nothing, −150 a tick on a hazard', () => {
    const world = { ...createWorld(preset, 1), items: new Array<number>(25).fill(item.none) };
    const worth = (from: World, command: Command): number => {
      const { world: after, outcome } = advance(from, command);
      return rewardOf(preset, command, outcome, after.end !== null && after.end !== 'time', 0, false).outer;
    };
    expect(worth(world, 'north')).toBe(-10);
    expect(worth({ ...world, position: 0 }, 'west')).toBe(-10);
    expect(worth(world, 'gather')).toBe(-20);
    expect(worth(world, 'wait')).toBe(0);
    const supply = { ...world, items: world.items.with(12, item.supply), values: world.values.with(12, 120) };
    expect(worth(supply, 'gather')).toBe(170);
    expect(advance(supply, 'gather').world.items[12]).toBe(item.none);
    const field = { ...world, items: world.items.with(12, item.field) };
    expect(worth(field, 'wait')).toBe(-150);
    expect(advance(field, 'wait').world.life).toBe(850);
  });

  it('takes 150 of life and reward at each hazard tick, the seventh and last one whole', () => {
    let world: World = { ...createWorld(preset, 1), items: new Array<number>(25).fill(item.field) };
    for (let tick = 0; tick < 6; tick++) world = advance(world, 'wait').world;
    expect(world).toMatchObject({ life: 100, end: null });
    const last = advance(world, 'wait');
    expect(last.world).toMatchObject({ life: -50, end: 'field' });
    expect(last.outcome.harm).toBe(150);
    expect(rewardOf(preset, 'wait', last.outcome, true, 0, false).outer).toBe(-150);
  });
});

describe('the preset standard', () => {
  const preset = presetOf('standard');

  it.each([
    [item.fire, 'fire', 150],
    [item.pit, 'pit', 250],
    [item.nettle, 'nettle', 150],
    [item.flower, null, 0],
  ] as const)('[YA-01] hazard %i is %s and takes %i ‰', (thing, cause, damage) => {
    const hurts = cause === null ? [] : [{ cause, harm: damage }];
    expect(advance(standingOn(thing), 'wait').outcome).toMatchObject({ harm: damage, hurts });
  });

  it('[YA-01] lets needs fall, hurts while one is empty, and heals while all are met', () => {
    const world = standingOn(item.none, { water: 5, life: 500 });
    const dry = advance(world, 'wait');
    expect(dry.world).toMatchObject({ water: 0, food: 996, rest: 997, life: 493 });
    expect(dry.outcome).toMatchObject({ loss: 7, wants: ['thirst'], harm: 0, hurts: [] });
    expect(advance({ ...world, water: 900 }, 'wait').world.life).toBe(503);
  });

  it('[YA-01] gives food and water once, which grow back', () => {
    const hungry = standingOn(item.bush, { food: 300, preset: { ...preset, beasts: 0 } });
    const fed = advance(hungry, 'gather');
    expect(fed.outcome).toMatchObject({ gathered: 'food', gained: 350 });
    expect(fed.world.items[hungry.position]).toBe(item.bare_bush);
    expect(advance(fed.world, 'gather').outcome).toMatchObject({ status: 'nothing', error: 'nothing_here' });
    let world = fed.world;
    for (let tick = 1; tick < preset.bush_regrowth; tick++) {
      expect(world.items[hungry.position]).toBe(item.bare_bush);
      world = { ...advance(world, 'wait').world, water: 1_000, food: 1_000, rest: 1_000 };
    }
    expect(world.items[hungry.position]).toBe(item.bush);
  });

  it('[YA-01] has day and night, and rest is worth more in a shelter', () => {
    expect(isNight(preset, 0)).toBe(false);
    expect(isNight(preset, preset.day_length - 1)).toBe(true);
    expect(isNight(preset, preset.day_length)).toBe(false);
    const tired = standingOn(item.none, { rest: 100 });
    const sheltered = { ...tired, terrain: tired.terrain.with(tired.position, terrain.shelter) };
    expect(advance(sheltered, 'rest').world.rest).toBeGreaterThan(advance(tired, 'rest').world.rest);
  });

  it('[YA-01] lets beasts hunt by night, bite where they meet, and stay out of safe zones', () => {
    const night = { ...createWorld(preset, 1), tick: preset.day_length - 20, life: 1_000 };
    const size = preset.size;
    const open = new Array<number>(size * size).fill(terrain.meadow);
    const bare = { ...night, terrain: open, items: open.map(() => item.none), safe: open.map(() => 0) };
    let world: World = { ...bare, beasts: [night.position - 3] };
    let bites = 0;
    for (let tick = 0; tick < 15; tick++) {
      const step = advance(world, 'wait');
      if (step.outcome.hurts.some(({ cause }) => cause === 'beast')) bites++;
      world = step.world;
    }
    expect(bites).toBeGreaterThan(0);
    let guarded: World = { ...bare, safe: open.map(() => 1), beasts: [night.position - 3] };
    for (let tick = 0; tick < 15; tick++) guarded = advance(guarded, 'wait').world;
    expect(guarded.beasts).toEqual([night.position - 3]);
  });

  it.each([
    [item.pit, 'pit', 250],
    [item.fire, 'fire', 150],
    [item.nettle, 'nettle', 150],
  ] as const)('[YA-01] tells a bite and what lies beneath apart: hazard %i, %s', (thing, cause, harm) => {
    const still = { ...preset, beast_speed: 0 };
    const { position } = standingOn(thing);
    const bitten = (beasts: number, life = 1_000): ReturnType<typeof advance> =>
      advance(standingOn(thing, { preset: still, life, beasts: new Array<number>(beasts).fill(position) }), 'wait');
    expect(bitten(1).outcome).toMatchObject({
      harm: harm + 150,
      hurts: [
        { cause, harm },
        { cause: 'beast', harm: 150 },
      ],
    });
    expect(bitten(2).outcome.hurts[1]).toEqual({ cause: 'beast', harm: 300 });
    // it dies of what did most; of equals, of what stands there
    expect(bitten(1, 100).world).toMatchObject({ life: 0, end: cause });
    expect(bitten(2, 100).world.end).toBe('beast');
    expect(bitten(1, 100).outcome.hurts).toHaveLength(2); // also of the last tick all is told
  });

  it('[YA-01] tells all needs that are empty, and takes life for them once', () => {
    const starved = advance(standingOn(item.none, { water: 0, food: 3, rest: 2, life: 5 }), 'wait');
    expect(starved.outcome).toMatchObject({ loss: 7, wants: ['thirst', 'hunger', 'exhaustion'] });
    expect(starved.world).toMatchObject({ life: 0, end: 'thirst' });
    expect(advance(standingOn(item.none, { food: 0, rest: 0 }), 'wait').outcome.wants).toEqual([
      'hunger',
      'exhaustion',
    ]);
    expect(advance(standingOn(item.nettle, { water: 0, life: 150 }), 'wait').world.end).toBe('nettle');
  });

  it('pays for survival, life, resources and safe zones, and takes for damage, danger zones and death', () => {
    const worth = (world: World, command: Command = 'wait') => {
      const { world: after, outcome } = advance(world, command);
      return rewardOf(preset, command, outcome, after.end !== null && after.end !== 'time', 3, true);
    };
    expect(worth(standingOn(item.none))).toMatchObject({ survival: 1, damage: 0, danger_zone: 0, death: 0 });
    expect(worth(standingOn(item.bush, { food: 300 }), 'gather')).toMatchObject({ gathering: 400 });
    expect(worth(standingOn(item.nettle))).toMatchObject({ damage: -150, danger_zone: -5, death: 0 });
    expect(worth(standingOn(item.nettle, { life: 20 }))).toMatchObject({ survival: 0, damage: -150, death: -1_000 });
    expect(worth(standingOn(item.none, { water: 0 }))).toMatchObject({ damage: -7 });
    const beside = standingOn(item.none, { preset: { ...preset, beast_speed: 0 } });
    expect(worth({ ...beside, beasts: [beside.position + 1] })).toMatchObject({ damage: 0, danger_zone: -5 });
    const night = standingOn(item.none, { tick: preset.day_length - 1 });
    expect(worth({ ...night, safe: night.safe.with(night.position, 1) })).toMatchObject({ safe_zone: 3 });
    expect(worth({ ...night, safe: night.safe.with(night.position, 0) })).toMatchObject({ safe_zone: 0 });
    for (const reward of [worth(standingOn(item.nettle, { life: 20 })), worth(night)]) {
      const { survival, effort, gathering, damage, danger_zone, safe_zone, death } = reward;
      expect(reward.outer).toBe(survival + effort + gathering + damage + danger_zone + safe_zone + death);
      expect(reward).toMatchObject({ information: 15, foreseen: 50, inner: 65 });
    }
  });

  it('marks the four cells beside each pit, and no other', () => {
    const world = createWorld(preset, 11);
    world.traces.forEach((trace, cell) => {
      const around = [
        cell - 16,
        cell + 16,
        ...(cell % 16 > 0 ? [cell - 1] : []),
        ...(cell % 16 < 15 ? [cell + 1] : []),
      ];
      expect(trace).toBe(around.some((next) => world.items[next] === item.pit) ? 1 : 0);
    });
    expect(world.items.some((thing) => hazardCause(thing) !== null)).toBe(true);
  });
});

describe('the table of presets', () => {
  it('says unit and reason of every number, all of them whole', () => {
    for (const { unit, reason, original, standard, hard } of Object.values(presetTable)) {
      expect(unit).toMatch(/\S/);
      expect(reason).toMatch(/\S/);
      for (const value of [original, standard, hard]) expect(Number.isInteger(value)).toBe(true);
    }
  });

  it('refuses sizes and lengths that are none', () => {
    for (const size of [0, -1, 1, 65, 2.5, Number.NaN]) expect(() => presetOf('standard', { size })).toThrow(/size/);
    for (const ticks of [0, -5, 1.5, 1e9]) expect(() => presetOf('hard', { ticks })).toThrow(/ticks/);
    for (const size of [2, 3, 64])
      expect(createWorld(presetOf('standard', { size }), 1).items).toHaveLength(size * size);
  });
});
