import { describe, expect, it } from 'vitest';
import { item, lookOf, terrain } from '../cells';
import { drivesOf } from '../drives';
import { beginEpisode, planInput, type Episode } from '../episode';
import type { MindName, PlanInput } from '../mind';
import { readOptions } from '../options';
import type { Plan } from '../plan';
import { presetOf } from '../presets';
import { settingsFor } from '../run';
import { ruleMinds } from './rule-minds';

const size = 16;
const start = 8 * size + 8;
const grass = lookOf(terrain.meadow, item.none);

/** A meadow that is all known and was all walked, so that nothing is new, with what is put into it. */
function meadow(things: Readonly<Record<number, number>>, body: Partial<Episode['view']> = {}): PlanInput {
  const episode = beginEpisode(settingsFor(readOptions({ preset: 'standard' })), 0, 1, null);
  const { atlas } = episode.memory;
  for (let cell = 0; cell < size * size; cell++) {
    atlas.looks[cell] = lookOf(terrain.meadow, things[cell] ?? item.none);
    atlas.traces[cell] = 0;
    atlas.visits[cell] = things[cell] === undefined ? 20 : 0;
    atlas.seenAt[cell] = 0;
  }
  episode.memory.novelty.stood[grass] = 400;
  const input = planInput(episode);
  const cells = [start];
  return { ...input, view: { ...input.view, cells, looks: [grass], traces: [0], beasts: [], ...body } };
}

function plan(name: Exclude<MindName, 'llm'>, input: PlanInput): Plan {
  return ruleMinds[name].plan(input, { random: [1, 2, 3, 4], heading: 0 });
}

function steps({ actions }: Plan): string {
  return actions.map(({ type, target }) => target ?? type).join(' ');
}

/** Round the cell to the west, to the third one west. */
const detour = /^(north|south) (?:west ){2}((north|south) west|west (north|south)) gather$/;

describe('minds with a map', () => {
  it.each(['reflex', 'memory'] as const)('%s survives before it collects and collects before it explores', (name) => {
    const things = { [start - 3]: item.spring, [start + 2]: item.bush, [start + 2 * size]: item.flower };
    expect(plan(name, meadow(things, { water: 200, food: 500 })).purpose).toBe('drink');
    expect(steps(plan(name, meadow(things, { water: 200, food: 500 })))).toBe('west west west gather');
    expect(steps(plan(name, meadow(things, { water: 900, food: 400 })))).toBe('east east gather');
    expect(plan(name, meadow(things, { rest: 100 })).purpose).toBe('sleep');
  });

  it('curiosity moves what reflex does: it goes to what is strange, and does not with the switch off', () => {
    const things = { [start + 2 * size]: item.flower };
    expect(plan('reflex', meadow(things))).toMatchObject({ purpose: 'explore' });
    expect(steps(plan('reflex', meadow(things)))).toBe('south south');
    const incurious = meadow(things);
    Object.assign(incurious.memory.drives, drivesOf({ fear: 1, curiosity: 'off', isAdapting: false }));
    expect(plan('reflex', incurious).purpose).toBe('wait');
    Object.assign(incurious.memory.drives, drivesOf({ fear: 1, curiosity: 0, isAdapting: false }));
    expect(plan('reflex', incurious).purpose).toBe('wait');
  });

  it('fear moves what reflex does: it goes round what has hurt, and through it with the switch off', () => {
    const things = { [start - 3]: item.spring, [start - 1]: item.nettle };
    const thirsty = { water: 200 };
    const taught = (fear: number | 'off'): Plan => {
      const input = meadow(things, thirsty);
      const nettle = lookOf(terrain.meadow, item.nettle);
      for (const tally of [input.memory.danger.looks, input.memory.danger.items]) {
        const index = tally === input.memory.danger.looks ? nettle : item.nettle;
        tally.met[index] = 2;
        tally.hurt[index] = 2;
      }
      Object.assign(input.memory.drives, drivesOf({ fear, curiosity: 1, isAdapting: false }));
      return plan('reflex', input);
    };
    expect(steps(taught(1))).toMatch(detour);
    expect(steps(taught('off'))).toBe('west west west gather');
    expect(taught('off').risk).toBeGreaterThan(0.5);
    expect(taught(1).risk).toBeLessThan(0.3);
  });

  it('memory goes round places that hurt and fires that it sees, and forgets no other', () => {
    const burning = meadow({ [start - 3]: item.spring, [start - 1]: item.fire }, { water: 200 });
    expect(steps(plan('memory', burning))).toMatch(detour);
    const hurt = meadow({ [start - 3]: item.spring }, { water: 200 });
    hurt.memory.atlas.hurts[start - 1] = 1;
    expect(steps(plan('memory', hurt))).toMatch(detour);
  });

  it('only the oracle is shown the world', () => {
    for (const [name, { seesAll }] of Object.entries(ruleMinds)) expect(seesAll).toBe(name === 'oracle');
    expect(() => plan('oracle', meadow({}))).toThrow('shown the world');
    expect(meadow({}).world).toBeNull();
  });

  it('flees from beasts and off what hurts', () => {
    const near = meadow({}, { beasts: [start + 1], cells: [start, start + 1], looks: [grass, grass] });
    expect(plan('memory', near)).toMatchObject({ purpose: 'flee' });
    expect(steps(plan('heuristic', near))).toMatch(/west|north|south/);
    const burnt = meadow({});
    burnt.memory.atlas.hurts[start] = 1;
    burnt.memory.atlas.visits[start] = 1;
    expect(plan('reflex', burnt).purpose).toBe('flee');
    expect(presetOf('standard').beasts).toBeGreaterThan(0);
  });
});
