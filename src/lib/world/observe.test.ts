import { describe, expect, it } from 'vitest';
import { item, itemOf, stepsBetween, terrain } from './cells';
import { createWorld } from './generate';
import { observe } from './observe';
import { presetOf } from './presets';
import { cellsInSight } from './sight';
import type { World } from './world';

const preset = presetOf('standard');
const { size } = preset;

function field(more: Partial<World> = {}): World {
  const plain = new Array<number>(size * size).fill(0);
  return { ...createWorld(preset, 1), terrain: plain, items: plain, traces: plain, safe: plain, beasts: [], ...more };
}

describe('sight', () => {
  it('[YA-01] reaches a quarter circle ahead and the cells around, and turns with the direction', () => {
    const at = 8 * size + 8;
    const north = new Set(cellsInSight(field({ facing: 0 }), 4, 1));
    expect(north.has(at - 4 * size)).toBe(true);
    expect(north.has(at + size)).toBe(true); // beside
    expect(north.has(at + 2 * size)).toBe(false); // behind
    const east = new Set(cellsInSight(field({ facing: 1 }), 4, 1));
    expect(east.has(at + 4)).toBe(true);
    expect(east.has(at - 4 * size)).toBe(false);
    for (const facing of [0, 1, 2, 3]) expect(cellsInSight(field({ facing }), 4, 1)).toHaveLength(north.size);
  });

  it('[YA-01] ends at rocks and thickets, which are seen themselves', () => {
    const at = 8 * size + 8;
    for (const kind of [terrain.rock, terrain.thicket]) {
      const world = field({ facing: 0 });
      const seen = new Set(cellsInSight({ ...world, terrain: world.terrain.with(at - 2 * size, kind) }, 4, 1));
      expect(seen.has(at - 2 * size)).toBe(true);
      expect(seen.has(at - 3 * size)).toBe(false);
    }
  });

  it('is shorter by night, never leaves the map, and never names a cell twice', () => {
    for (const position of [0, size - 1, size * (size - 1), size * size - 1, 8 * size + 8]) {
      for (const facing of [0, 1, 2, 3]) {
        const day = observe(field({ position, facing }));
        const night = observe(field({ position, facing, tick: preset.day_length - 1 }));
        expect(night.cells.length).toBeLessThanOrEqual(day.cells.length);
        expect(new Set(day.cells).size).toBe(day.cells.length);
        expect(
          day.cells.every((cell) => cell >= 0 && cell < size * size && stepsBetween(cell, position, size) <= 8),
        ).toBe(true);
        expect(day.cells[0]).toBe(position);
      }
    }
  });

  it('shows no pit and no field, and no beast that is out of sight', () => {
    const world = field({ facing: 0 });
    const ahead = world.position - size;
    const view = observe({
      ...world,
      items: world.items.with(ahead, item.pit),
      beasts: [world.position + 5 * size, ahead],
    });
    expect(view.looks.map(itemOf)).not.toContain(item.pit);
    expect(view.beasts).toEqual([ahead]);
  });

  it('[YA-01] senses hazards as yamada7 does: 1 on one, 0 where there is none, else 1 − steps / 10', () => {
    const original = presetOf('original');
    const bare = { ...createWorld(original, 1), items: new Array<number>(25).fill(item.none) };
    expect(observe(bare).sensed).toBe(0);
    expect(observe({ ...bare, items: bare.items.with(12, item.field) }).sensed).toBe(1_000);
    expect(observe({ ...bare, items: bare.items.with(0, item.field) }).sensed).toBe(600);
    expect(observe(bare).cells).toEqual([12]);
    expect(observe(field()).sensed).toBeNull();
  });
});
