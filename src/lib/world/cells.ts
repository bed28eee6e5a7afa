/** What a cell is made of. Kept as numbers, since a map is copied at every tick. */
export const terrain = { meadow: 0, ash: 1, marsh: 2, thicket: 3, rock: 4, shelter: 5 } as const;
const terrainNames = ['meadow', 'ash', 'marsh', 'thicket', 'rock', 'shelter'] as const;

/**
 * What stands on a cell. `pit` and `field` cannot be seen: a pit is told by traces on the four cells beside it, a field (preset
 * `original`) by nothing. `nettle` is seen, but nothing tells that it hurts, nor that `flower` does not.
 */
export const item = {
  none: 0,
  supply: 1,
  bush: 2,
  spring: 3,
  fire: 4,
  pit: 5,
  nettle: 6,
  bare_bush: 7,
  dry_spring: 8,
  field: 9,
  flower: 10,
} as const;
export const itemNames = [
  'nothing',
  'supply',
  'bush',
  'spring',
  'fire',
  'pit',
  'nettle',
  'bare bush',
  'dry spring',
  'field',
  'flower',
] as const;

/** What may take life, by how it can be known: seen, cued by neighbours, learned only by being hurt, moving, and the body's own needs. */
export const causes = ['field', 'fire', 'pit', 'nettle', 'beast', 'hunger', 'thirst', 'exhaustion'] as const;
export type Cause = (typeof causes)[number];

/** As it is seen: terrain + 8 × visible item; below `lookCount`. Unknown cells have `unseen`. */
export type Look = number;
export const lookCount = 128;
export const unseen = -1;

export function lookOf(ground: number, thing: number): Look {
  return ground + 8 * (thing === item.pit || thing === item.field ? item.none : thing);
}

export function terrainOf(look: Look): number {
  return look & 7;
}

export function itemOf(look: Look): number {
  return look >> 3;
}

/** In words, for records and for a model. */
export function lookName(look: Look): string {
  if (look === unseen) return 'unknown';
  const ground = terrainNames[terrainOf(look)] ?? 'unknown';
  const thing = itemOf(look);
  return thing === item.none ? ground : `${itemNames[thing] ?? 'unknown'} on ${ground}`;
}

export function hazardCause(thing: number): Cause | null {
  switch (thing) {
    case item.field:
      return 'field';
    case item.fire:
      return 'fire';
    case item.pit:
      return 'pit';
    case item.nettle:
      return 'nettle';
    default:
      return null;
  }
}

/** North, east, south, west. */
export const directions = ['north', 'east', 'south', 'west'] as const;

/** The cell beside `cell` in direction 0 … 3; −1 where the map ends. Cells count from the north-west corner, row by row. */
export function beside(cell: number, direction: number, size: number): number {
  switch (direction) {
    case 0:
      return cell >= size ? cell - size : -1;
    case 1:
      return cell % size < size - 1 ? cell + 1 : -1;
    case 2:
      return cell < size * (size - 1) ? cell + size : -1;
    default:
      return cell % size > 0 ? cell - 1 : -1;
  }
}

/** Steps between two cells, walls aside. */
export function stepsBetween(from: number, to: number, size: number): number {
  const columns = (from % size) - (to % size);
  const rows = Math.trunc(from / size) - Math.trunc(to / size);
  return (columns < 0 ? -columns : columns) + (rows < 0 ? -rows : rows);
}
