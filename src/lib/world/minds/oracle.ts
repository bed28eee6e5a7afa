import { invariant } from '../../base/invariant';
import { hazardCause, item, lookOf, stepsBetween, terrain } from '../cells';
import type { Mind } from '../mind';
import type { World } from '../world';
import { planByMap, type KnownMap } from './mapped';

/** Sees the whole world as it is now: the most that any mind with the same rules could reach. */
export const oracleMind: Mind = {
  name: 'oracle',
  seesAll: true,
  plan(input) {
    invariant(input.world, 'an oracle is shown the world');
    const { world } = input;
    const plan = planByMap(input, trueMap(world));
    // what moves is looked at again soon
    const isBeastNear = world.beasts.some((beast) => stepsBetween(beast, world.position, world.preset.size) <= 6);
    return isBeastNear ? { ...plan, actions: plan.actions.slice(0, 1) } : plan;
  },
};

function trueMap(world: World): KnownMap {
  const { items, terrain: ground, beasts, preset } = world;
  return {
    size: preset.size,
    limit: 4_096,
    beasts,
    lookAt: (cell) => lookOf(ground[cell] ?? 0, items[cell] ?? 0),
    costOf: (cell) => {
      if (ground[cell] === terrain.rock || hazardCause(items[cell] ?? item.none) !== null) return Infinity;
      return beasts.some((beast) => stepsBetween(beast, cell, preset.size) <= 1) ? 20 : 1;
    },
    isFrontier: () => false,
  };
}
