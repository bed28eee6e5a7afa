import { beside, item, terrain } from './cells';
import type { Preset } from './presets';
import { Dice, seededState } from './random';
import type { World } from './world';

/** A new world: the same for the same preset and seed, everywhere. The start, at the centre, is plain ground with nothing on it. */
export function createWorld(preset: Preset, seed: number): World {
  const { size } = preset;
  const dice = new Dice(seededState(seed, 0));
  const position = Math.trunc(size / 2) * size + Math.trunc(size / 2);
  const ground = groundOf(preset, dice);
  const items: number[] = new Array<number>(size * size).fill(item.none);
  const values: number[] = new Array<number>(size * size).fill(0);
  for (let cell = 0; cell < size * size; cell++) {
    if (cell === position) ground[cell] = terrain.meadow;
    else if (preset.patch === 0) putPlain(cell, preset, dice, items, values);
    else putThing(cell, preset, dice, ground, items);
  }
  return {
    preset,
    seed,
    tick: 0,
    terrain: ground,
    traces: marked(size, (cell) => items[cell] === item.pit, false),
    safe: marked(size, (cell) => ground[cell] === terrain.shelter, true),
    items,
    values,
    regrowing: [],
    beasts: placeBeasts(preset, dice, ground, position),
    random: dice.state(),
    position,
    facing: 0,
    life: preset.life,
    food: 1_000,
    water: 1_000,
    rest: 1_000,
    end: null,
  };
}

/** Patches of one ground each, with frayed edges. */
function groundOf({ size, patch }: Preset, dice: Dice): number[] {
  const ground: number[] = new Array<number>(size * size).fill(terrain.meadow);
  if (patch === 0) return ground;
  const across = Math.ceil(size / patch) + 1;
  const kinds = Array.from(
    { length: across * across },
    () => [terrain.meadow, terrain.meadow, terrain.ash, terrain.marsh][dice.below(4)] ?? 0,
  );
  for (let cell = 0; cell < size * size; cell++) {
    const column = Math.trunc(((cell % size) + dice.below(3)) / patch);
    const line = Math.trunc((Math.trunc(cell / size) + dice.below(3)) / patch);
    ground[cell] = kinds[line * across + column] ?? terrain.meadow;
  }
  return ground;
}

/** As yamada7 has it: a hazard, else perhaps a supply. */
function putPlain(cell: number, preset: Preset, dice: Dice, items: number[], values: number[]): void {
  if (dice.isUnder(preset.fields)) items[cell] = item.field;
  else if (dice.isUnder(preset.supplies)) {
    items[cell] = item.supply;
    values[cell] = preset.supply_least + dice.below(preset.supply_most - preset.supply_least + 1);
  }
}

function putThing(cell: number, preset: Preset, dice: Dice, ground: number[], items: number[]): void {
  if (dice.isUnder(preset.rocks)) ground[cell] = terrain.rock;
  else if (dice.isUnder(preset.shelters)) ground[cell] = terrain.shelter;
  else if (dice.isUnder(preset.bushes)) items[cell] = item.bush;
  else if (dice.isUnder(preset.springs)) items[cell] = item.spring;
  else if (dice.isUnder(preset.flowers)) items[cell] = item.flower;
  else if (ground[cell] === terrain.ash) {
    if (dice.isUnder(preset.ash_hazards)) items[cell] = dice.below(2) === 0 ? item.fire : item.pit;
  } else if (ground[cell] === terrain.marsh) {
    if (dice.isUnder(preset.marsh_hazards)) items[cell] = dice.below(2) === 0 ? item.nettle : item.pit;
  } else if (dice.isUnder(preset.meadow_hazards))
    items[cell] = [item.fire, item.pit, item.nettle][dice.below(3)] ?? item.pit;
  else if (dice.isUnder(preset.thickets)) ground[cell] = terrain.thicket;
}

/** 1 on the four cells beside each that `is`; with `itself`, on that, too. */
function marked(size: number, is: (cell: number) => boolean, itself: boolean): number[] {
  const marks = new Array<number>(size * size).fill(0);
  for (let cell = 0; cell < size * size; cell++) {
    if (!is(cell)) continue;
    if (itself) marks[cell] = 1;
    for (let direction = 0; direction < 4; direction++) {
      const next = beside(cell, direction, size);
      if (next >= 0) marks[next] = 1;
    }
  }
  return marks;
}

/** Away from the start, on ground that can be walked. */
function placeBeasts({ size, beasts }: Preset, dice: Dice, ground: readonly number[], start: number): number[] {
  const count = Math.trunc((beasts * size * size + 500) / 1_000);
  const cells: number[] = [];
  for (let tries = 0; cells.length < count && tries < 20 * count; tries++) {
    const cell = dice.below(size * size);
    const columns = Math.abs((cell % size) - (start % size));
    const lines = Math.abs(Math.trunc(cell / size) - Math.trunc(start / size));
    if (columns + lines > 4 && ground[cell] !== terrain.rock && ground[cell] !== terrain.shelter) cells.push(cell);
  }
  return cells;
}
