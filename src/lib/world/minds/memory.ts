import { item, itemOf, stepsBetween, terrain, terrainOf, unseen } from '../cells';
import type { Mind, PlanInput } from '../mind';
import { isUnexplored, planByMap, type KnownMap } from './mapped';

/** A map of what was seen, the places that hurt, and path search. Learns nothing beyond places. */
export const memoryMind: Mind = {
  name: 'memory',
  seesAll: false,
  plan: (input) => planByMap(input, rememberedMap(input)),
};

function rememberedMap(input: PlanInput): KnownMap {
  const { atlas } = input.memory;
  const { view } = input;
  /** Where only the own cell is seen, what lies beside known ground may be entered. */
  const isBlind = view.preset.view_near === 0;
  return {
    size: atlas.size,
    limit: 1_200,
    beasts: view.beasts,
    lookAt: (cell) => atlas.looks[cell] ?? unseen,
    costOf: (cell) => {
      const look = atlas.looks[cell] ?? unseen;
      if (look === unseen) return isBlind ? 2 : Infinity;
      if (terrainOf(look) === terrain.rock || itemOf(look) === item.fire || (atlas.hurts[cell] ?? 0) > 0) {
        return Infinity;
      }
      return view.beasts.some((beast) => stepsBetween(beast, cell, atlas.size) <= 1) ? 20 : 1;
    },
    isFrontier: (cell) => isUnexplored(input, cell),
  };
}
