import { hazardCause, item, lookOf, stepsBetween, type Look } from './cells';
import type { Preset } from './presets';
import { cellsInSight } from './sight';
import { isNight, type World } from './world';

/** What is perceived: never more than the senses give. A mind gets this, not the world. */
export interface View {
  readonly preset: Preset;
  readonly tick: number;
  readonly position: number;
  readonly facing: number;
  readonly life: number;
  readonly food: number;
  readonly water: number;
  readonly rest: number;
  readonly isDark: boolean;
  /** Cells that are seen now, the own one first; and how each looks. */
  readonly cells: readonly number[];
  readonly looks: readonly Look[];
  /** 1: traces of a pit nearby are seen on that cell. */
  readonly traces: readonly number[];
  /** Beasts that are seen. */
  readonly beasts: readonly number[];
  /** ‰ as yamada7 tells it: 1000 on a hazard, 0 where there is none, else 1000 − 100 × steps to the nearest. Null: no such sense. */
  readonly sensed: number | null;
}

export function observe(world: World): View {
  const { preset, tick, position, facing, life, food, water, rest, beasts } = world;
  const isDark = isNight(preset, tick);
  const cells = cellsInSight(world, isDark ? preset.night_reach : preset.view_reach, preset.view_near);
  const looks = cells.map((cell) => lookOf(world.terrain[cell] ?? 0, world.items[cell] ?? 0));
  const traces = cells.map((cell) => world.traces[cell] ?? 0);
  const seen = beasts.length === 0 ? beasts : beasts.filter((beast) => cells.includes(beast));
  const sensed = preset.senses_hazards === 1 ? sensedDanger(world) : null;
  return {
    preset,
    tick,
    position,
    facing,
    life,
    food,
    water,
    rest,
    isDark,
    cells,
    looks,
    traces,
    beasts: seen,
    sensed,
  };
}

function sensedDanger({ preset, items, position }: World): number {
  let nearest = -1;
  items.forEach((thing, cell) => {
    if (thing === item.none || hazardCause(thing) === null) return;
    const steps = stepsBetween(cell, position, preset.size);
    if (nearest < 0 || steps < nearest) nearest = steps;
  });
  return nearest < 0 ? 0 : 1_000 - 100 * nearest;
}
