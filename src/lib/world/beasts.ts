import { beside, stepsBetween, terrain } from './cells';
import { Dice, type RandomState } from './random';
import type { World } from './world';

/** Where the beasts are after this tick. By night they come towards who is near, by day they stray; some ticks they stand still. */
export function moveBeasts(
  { preset, beasts, random, terrain: ground, safe }: World,
  prey: number,
  isDark: boolean,
): { beasts: readonly number[]; random: RandomState } {
  const dice = new Dice(random);
  const next: number[] = [];
  for (const cell of beasts) {
    const isMoving = dice.isUnder(preset.beast_speed);
    const strayed = dice.below(4);
    if (!isMoving) {
      next.push(cell);
      continue;
    }
    const isHunting = isDark && stepsBetween(cell, prey, preset.size) <= preset.beast_sight;
    const target = beside(cell, isHunting ? towards(cell, prey, preset.size) : strayed, preset.size);
    const isOpen = target >= 0 && ground[target] !== terrain.rock && safe[target] === 0;
    next.push(isOpen ? target : cell);
  }
  return { beasts: next, random: dice.state() };
}

/** Direction of the longer way first. */
function towards(from: number, to: number, size: number): number {
  const columns = (to % size) - (from % size);
  const lines = Math.trunc(to / size) - Math.trunc(from / size);
  if (Math.abs(columns) >= Math.abs(lines)) return columns > 0 ? 1 : 3;
  return lines > 0 ? 2 : 0;
}
