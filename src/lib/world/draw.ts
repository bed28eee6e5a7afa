import { item, terrain } from './cells';
import type { World } from './world';

const things: Readonly<Record<number, string>> = {
  [item.supply]: '$',
  [item.bush]: 'b',
  [item.spring]: 's',
  [item.fire]: '^',
  [item.pit]: 'o',
  [item.nettle]: 'n',
  [item.bare_bush]: "'",
  [item.dry_spring]: '_',
  [item.field]: 'x',
  [item.flower]: '*',
};
const grounds: Readonly<Record<number, string>> = {
  [terrain.meadow]: '.',
  [terrain.ash]: ':',
  [terrain.marsh]: '~',
  [terrain.thicket]: 'T',
  [terrain.rock]: '#',
  [terrain.shelter]: 'H',
};

const mapLegend =
  '@ the agent, & beast, ^ fire, o pit, n nettle, x hazard field, b bush, s spring, $ supply, * flower, H shelter, # rock, T thicket, . meadow, : ash, ~ marsh';

/** The whole truth of a world in characters, one a cell with a space between, and what they mean. */
export function drawMap({ preset: { size }, terrain: ground, items, beasts, position }: World): string {
  const rows: string[] = [];
  for (let line = 0; line < size; line++) {
    const row: string[] = [];
    for (let cell = line * size; cell < (line + 1) * size; cell++) {
      if (cell === position) row.push('@');
      else if (beasts.includes(cell)) row.push('&');
      else row.push(things[items[cell] ?? item.none] ?? grounds[ground[cell] ?? terrain.meadow] ?? '?');
    }
    rows.push(row.join(' '));
  }
  return [...rows, '', mapLegend].join('\n');
}
