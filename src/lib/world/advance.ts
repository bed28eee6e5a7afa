import { moveBeasts } from './beasts';
import { beside, hazardCause, item, terrain, type Cause } from './cells';
import type { Command } from './command';
import { whitelistOf } from './command';
import type { Preset } from './presets';
import { isNight, type World } from './world';

/** What one hazard did in one tick; ‰. */
export interface Hurt {
  readonly cause: Cause;
  readonly harm: number;
}

/** What one command did. Lives on when the world behind it is another than the grid. */
export interface Outcome {
  /** `refused`: not on the whitelist, or the world has ended; nothing happened and no tick passed. */
  readonly status: 'done' | 'blocked' | 'nothing' | 'refused';
  readonly error: 'blocked' | 'nothing_here' | 'not_allowed' | 'ended' | null;
  /** ‰ that hazards did in all, and each of them: what stands there first, then the beasts together. A wound counts whole, also the last. */
  readonly harm: number;
  readonly hurts: readonly Hurt[];
  /** ‰ that needs took: once, however many are empty; and which are, in the order in which they run out. */
  readonly loss: number;
  readonly wants: readonly Cause[];
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
/** Of most ticks, so shared. */
const unhurt: readonly Hurt[] = [];
/** By which needs are empty: water 1, food 2, rest 4. */
const wantsByNeeds: readonly (readonly Cause[])[] = Array.from({ length: 8 }, (_, empty) =>
  (['thirst', 'hunger', 'exhaustion'] as const).filter((_, index) => (empty >> index) % 2 === 1),
);
const nowhere: Outcome = {
  status: 'refused',
  error: 'not_allowed',
  harm: 0,
  hurts: unhurt,
  loss: 0,
  wants: [],
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

  const cause = hazardCause(items[position] ?? item.none);
  const byGround = cause === null ? 0 : damageOf(preset, cause);
  let byBeasts = 0;
  let isInDanger = cause !== null;
  for (const beast of beasts) {
    const away =
      Math.abs((beast % size) - (position % size)) + Math.abs(Math.trunc(beast / size) - Math.trunc(position / size));
    if (away <= 1) isInDanger = true;
    if (away === 0) byBeasts += preset.beast_damage;
  }
  const harm = byGround + byBeasts;
  const hurts = harm === 0 ? unhurt : hurtsOf(cause, byGround, byBeasts);

  let loss = 0;
  let wants = wantsByNeeds[0] ?? [];
  if (preset.has_body) {
    food = Math.max(0, food - preset.food_drain);
    water = Math.max(0, water - preset.water_drain);
    rest = Math.max(0, rest - preset.rest_drain);
    const empty = (water === 0 ? 1 : 0) + (food === 0 ? 2 : 0) + (rest === 0 ? 4 : 0);
    if (empty > 0) {
      wants = wantsByNeeds[empty] ?? wants;
      loss = preset.want_loss;
    } else if (harm === 0) life = Math.min(preset.life, life + preset.healing);
  }
  life = Math.max(preset.life_least, life - harm - loss);

  const tick = world.tick + 1;
  if (regrowing.length > 0 && (regrowing[2] ?? 0) <= tick) ({ items, regrowing } = grown(items, regrowing, tick));
  const end = life <= 0 ? deathOf(hurts, loss, wants) : tick >= preset.ticks ? 'time' : null;
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
      hurts,
      loss,
      wants,
      gained,
      gathered,
      isInDanger,
      isSafe: isDark && world.safe[position] === 1,
    },
  };
}

function hurtsOf(cause: Cause | null, byGround: number, byBeasts: number): readonly Hurt[] {
  if (cause === null || byGround === 0) return [{ cause: 'beast', harm: byBeasts }];
  if (byBeasts === 0) return [{ cause, harm: byGround }];
  return [
    { cause, harm: byGround },
    { cause: 'beast', harm: byBeasts },
  ];
}

/** What did most in the last tick; of equals what stands there before what moves, and that before a need. */
function deathOf(hurts: readonly Hurt[], loss: number, wants: readonly Cause[]): Cause | null {
  let worst: Cause | null = null;
  let most = 0;
  for (const { cause, harm } of hurts) {
    if (harm <= most) continue;
    most = harm;
    worst = cause;
  }
  return loss > most ? (wants[0] ?? worst) : worst;
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
