import { item } from '../cells';
import type { View } from '../observe';

/** ‰ below which rules look after a need, and below which nothing else counts. */
export const needLevels = { low: 550, urgent: 300 } as const;

export type Need = 'drink' | 'eat' | 'sleep';

/** The need that runs out first, by the ticks that are left of it; null where all are above `level`. */
export function pressingNeed({ preset, food, water, rest }: View, level: number): Need | null {
  if (preset.has_body === 0) return null;
  const candidates: [Need, number, number][] = [
    ['drink', water, preset.water_drain],
    ['eat', food, preset.food_drain],
    ['sleep', rest, preset.rest_drain],
  ];
  let pressing: Need | null = null;
  let least = Infinity;
  for (const [need, left, drain] of candidates) {
    if (left > level || drain === 0 || left / drain >= least) continue;
    least = left / drain;
    pressing = need;
  }
  return pressing;
}

/** ‰ of the need that is least met. */
export function leastNeed({ preset, food, water, rest }: View): number {
  return preset.has_body === 0 ? 1_000 : Math.min(food, water, rest);
}

export function thingFor(need: Need): number {
  return need === 'drink' ? item.spring : need === 'eat' ? item.bush : item.none;
}

/** Whether taking what stands here is worth a tick now: it would be used, mostly. */
export function isWorthTaking(view: View, thing: number): boolean {
  const { preset, food, water } = view;
  if (thing === item.supply) return true;
  if (thing === item.bush) return food <= 1_000 - preset.bush_food * 0.8;
  if (thing === item.spring) return water <= 1_000 - preset.spring_water * 0.8;
  return false;
}
