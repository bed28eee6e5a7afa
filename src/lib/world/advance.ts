import { moveBeasts } from './beasts';
import { beside, hazardCause, item, terrain, type Cause } from './cells';
import type { Command } from './command';
import { whitelistOf } from './command';
import type { Preset } from './presets';
import { isNight, type World } from './world';

/** What one command did. Lives on when the world behind it is another than the grid. */
export interface Outcome {
  /** `refused`: not on the whitelist, or the world has ended; nothing happened and no tick passed. */
  readonly status: 'done' | 'blocked' | 'nothing' | 'refused';
  readonly error: 'blocked' | 'nothing_here' | 'not_allowed' | 'ended' | null;
  /** ‰ of life that hazards took, and which; the strongest where there were two. */
  readonly harm: number;
  readonly cause: Cause | null;
  /** ‰ of life that a need took, and which. */
  readonly loss: number;
  readonly want: Cause | null;
  /** ‰ gathered, and of what. */
  readonly gained: number;
  readonly gathered: 'supply' | 'food' | 'water' | null;
  /** It stands on a hazard, or beside a beast. */
  readonly isInDanger: boolean;
  /** A night tick in a shelter or beside one. */
  readonly isSafe: boolean;
}

export interface Step {
  readonly world: World;
  readonly outcome: Outcome;
}

const bodyCommands = new Set<string>(whitelistOf(true));
const plainCommands = new Set<string>(whitelistOf(false));
const nowhere: Outcome = {
  status: 'refused',
  error: 'not_allowed',
  harm: 0,
  cause: null,
  loss: 0,
  want: null,
  gained: 0,
  gathered: null,
  isInDanger: false,
  isSafe: false,
};
const ended: Outcome = { ...nowhere, error: 'ended' };

/**
 * One tick: the command, then beasts, hazards, needs, growth. Pure: the world given stays as it is; what did not change is shared. A command
 * that is not allowed here changes nothing, not even the tick.
 */
export function advance(world: World, command: Command): Step {
  const { preset } = world;
  if (world.end !== null) return { world, outcome: ended };
  if (!(preset.has_body ? bodyCommands : plainCommands).has(command)) return { world, outcome: nowhere };
  const { size } = preset;
  let { position, facing, items, values, regrowing, food, water, rest, life, beasts, random } = world;
  let status: Outcome['status'] = 'done';
  let error: Outcome['error'] = null;
  let gained = 0;
  let gathered: Outcome['gathered'] = null;

  switch (command) {
    case 'north':
    case 'east':
    case 'south':
    case 'west': {
      facing = command === 'north' ? 0 : command === 'east' ? 1 : command === 'south' ? 2 : 3;
      const next = beside(position, facing, size);
      if (next < 0 || world.terrain[next] === terrain.rock) {
        status = 'blocked';
        error = 'blocked';
      } else position = next;
      break;
    }
    case 'gather': {
      const thing = items[position] ?? item.none;
      if (thing !== item.supply && thing !== item.bush && thing !== item.spring) {
        status = 'nothing';
        error = 'nothing_here';
        break;
      }
      const left = items.slice();
      if (thing === item.supply) {
        gained = values[position] ?? 0;
        gathered = 'supply';
        left[position] = item.none;
        values = replaced(values, position, 0);
      } else if (thing === item.bush) {
        gained = Math.min(preset.bush_food, 1_000 - food);
        food += gained;
        gathered = 'food';
        left[position] = item.bare_bush;
        regrowing = withDue(regrowing, position, item.bush, world.tick + preset.bush_regrowth);
      } else {
        gained = Math.min(preset.spring_water, 1_000 - water);
        water += gained;
        gathered = 'water';
        left[position] = item.dry_spring;
        regrowing = withDue(regrowing, position, item.spring, world.tick + preset.spring_regrowth);
      }
      items = left;
      break;
    }
    case 'rest':
      rest = Math.min(
        1_000,
        rest + (world.terrain[position] === terrain.shelter ? preset.shelter_rest_gain : preset.rest_gain),
      );
      break;
    case 'turn_left':
      facing = (facing + 3) & 3;
      break;
    case 'turn_right':
      facing = (facing + 1) & 3;
      break;
    default: // wait
  }

  const isDark = isNight(preset, world.tick);
  if (beasts.length > 0) ({ beasts, random } = moveBeasts(world, position, isDark));

  let harm = 0;
  let cause = hazardCause(items[position] ?? item.none);
  if (cause !== null) harm = damageOf(preset, cause);
  let isInDanger = cause !== null;
  for (const beast of beasts) {
    const away =
      Math.abs((beast % size) - (position % size)) + Math.abs(Math.trunc(beast / size) - Math.trunc(position / size));
    if (away <= 1) isInDanger = true;
    if (away > 0) continue;
    harm += preset.beast_damage;
    cause = 'beast';
  }

  let loss = 0;
  let want: Cause | null = null;
  if (preset.has_body) {
    food = Math.max(0, food - preset.food_drain);
    water = Math.max(0, water - preset.water_drain);
    rest = Math.max(0, rest - preset.rest_drain);
    want = water === 0 ? 'thirst' : food === 0 ? 'hunger' : rest === 0 ? 'exhaustion' : null;
    if (want !== null) loss = preset.want_loss;
    else if (harm === 0) life = Math.min(preset.life, life + preset.healing);
  }
  harm = Math.min(harm, life);
  loss = Math.min(loss, life - harm);
  life -= harm + loss;

  const tick = world.tick + 1;
  if (regrowing.length > 0 && (regrowing[2] ?? 0) <= tick) ({ items, regrowing } = grown(items, regrowing, tick));
  const end = life <= 0 ? ((harm > 0 ? cause : want) ?? want) : tick >= preset.ticks ? 'time' : null;
  return {
    world: {
      preset,
      seed: world.seed,
      tick,
      terrain: world.terrain,
      traces: world.traces,
      safe: world.safe,
      items,
      values,
      regrowing,
      beasts,
      random,
      position,
      facing,
      life,
      food,
      water,
      rest,
      end,
    },
    outcome: {
      status,
      error,
      harm,
      cause: harm > 0 ? cause : null,
      loss,
      want: loss > 0 ? want : null,
      gained,
      gathered,
      isInDanger,
      isSafe: isDark && world.safe[position] === 1,
    },
  };
}

function damageOf(preset: Preset, cause: Cause): number {
  switch (cause) {
    case 'field':
      return preset.field_damage;
    case 'fire':
      return preset.fire_damage;
    case 'pit':
      return preset.pit_damage;
    case 'nettle':
      return preset.nettle_damage;
    case 'beast':
      return preset.beast_damage;
    default:
      return 0;
  }
}

/** Soonest first. */
function withDue(regrowing: readonly number[], cell: number, thing: number, due: number): readonly number[] {
  let index = 0;
  while (index < regrowing.length && (regrowing[index + 2] ?? 0) <= due) index += 3;
  return [...regrowing.slice(0, index), cell, thing, due, ...regrowing.slice(index)];
}

function grown(
  items: readonly number[],
  regrowing: readonly number[],
  tick: number,
): { items: readonly number[]; regrowing: readonly number[] } {
  const next = items.slice();
  let index = 0;
  for (; index < regrowing.length && (regrowing[index + 2] ?? 0) <= tick; index += 3) {
    next[regrowing[index] ?? 0] = regrowing[index + 1] ?? item.none;
  }
  return { items: next, regrowing: regrowing.slice(index) };
}

function replaced(list: readonly number[], index: number, value: number): readonly number[] {
  const copy = list.slice();
  copy[index] = value;
  return copy;
}
