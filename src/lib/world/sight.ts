import { terrain } from './cells';
import type { World } from './world';

/** One cell of a view, relative: columns east, lines south, and the cells between, which must not block. */
interface Ray {
  readonly column: number;
  readonly line: number;
  readonly between: readonly (readonly [column: number, line: number])[];
}

const rays = new Map<number, readonly Ray[]>();

/**
 * The cells that are seen from a position: the own one, `near` steps around, and a quarter circle ahead of `reach` cells, as far as nothing
 * blocks: rocks and thickets are seen, what lies behind them is not. In one order for the same arguments.
 */
export function cellsInSight(world: World, reach: number, near: number): number[] {
  const { position, facing, terrain: ground } = world;
  const { size } = world.preset;
  const seen = [position];
  if (reach === 0 && near === 0) return seen;
  const column = position % size;
  const line = Math.trunc(position / size);
  for (const ray of raysOf(facing, reach, near)) {
    const x = column + ray.column;
    const y = line + ray.line;
    if (x < 0 || y < 0 || x >= size || y >= size) continue;
    let isOpen = true;
    for (const [between, down] of ray.between) {
      const kind = ground[(line + down) * size + column + between];
      if (kind === terrain.rock || kind === terrain.thicket) isOpen = false;
    }
    if (isOpen) seen.push(y * size + x);
  }
  return seen;
}

/** Made once for each direction and reach. */
function raysOf(facing: number, reach: number, near: number): readonly Ray[] {
  const key = (reach * 64 + near) * 4 + facing;
  const known = rays.get(key);
  if (known) return known;
  const made: Ray[] = [];
  const most = Math.max(reach, near);
  for (let line = -most; line <= most; line++) {
    for (let column = -most; column <= most; column++) {
      if (column === 0 && line === 0) continue;
      const ahead = [-line, column, line, -column][facing] ?? 0;
      const aside = Math.abs(facing % 2 === 0 ? column : line);
      const isNear = Math.abs(column) <= near && Math.abs(line) <= near;
      const isAhead = ahead >= 1 && aside <= ahead && column * column + line * line <= reach * reach;
      if (isNear || isAhead) made.push({ column, line, between: cellsBetween(column, line) });
    }
  }
  rays.set(key, made);
  return made;
}

/** The cells that a straight line from the middle of one to the middle of another passes, ends left out. Whole numbers only. */
function cellsBetween(column: number, line: number): [number, number][] {
  const steps = Math.max(Math.abs(column), Math.abs(line));
  const cells: [number, number][] = [];
  for (let step = 1; step < steps; step++) {
    cells.push([rounded(column * step, steps), rounded(line * step, steps)]);
  }
  return cells;
}

/** To the nearest whole number, halves away from zero: the same to both sides. */
function rounded(dividend: number, divisor: number): number {
  const size = Math.trunc((2 * Math.abs(dividend) + divisor) / (2 * divisor));
  return dividend < 0 ? -size : size;
}
