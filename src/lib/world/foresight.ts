import { beside, directions, hazardCause, item, terrain } from './cells';
import type { Command } from './command';
import { dangerAt } from './danger';
import type { Episode } from './episode';
import type { Choice } from './tick';
import type { World } from './world';

/** Before acting. Null: no move, nowhere to move to, no known danger beside it, or no truth to hold it against. */
export function choiceOf(episode: Episode, command: Command): Choice | null {
  const { world, view } = episode;
  const heading = (directions as readonly string[]).indexOf(command);
  if (world === null || heading < 0) return null;
  const { size } = view.preset;
  const target = beside(view.position, heading, size);
  if (target < 0 || world.terrain[target] === terrain.rock) return null;
  let open = 0;
  let dangers = 0;
  let isOnto = false;
  for (let direction = 0; direction < 4; direction++) {
    const next = beside(view.position, direction, size);
    if (next < 0 || world.terrain[next] === terrain.rock) continue;
    open++;
    if (!isKnownDanger(episode, world, next)) continue;
    dangers++;
    if (next === target) isOnto = true;
  }
  return dangers === 0 ? null : { open, dangers, isOnto };
}

/** After acting, once a cell: a danger beside it is known that it has never stepped on, so that only its signs can have told. */
export function creditForesight(episode: Episode): boolean {
  const { world, view, memory } = episode;
  if (world === null) return false;
  const { atlas } = memory;
  let isCredited = false;
  for (let direction = 0; direction < 4; direction++) {
    const next = beside(view.position, direction, view.preset.size);
    if (next < 0 || atlas.foreseen[next] === 1 || (atlas.visits[next] ?? 0) > 0) continue;
    if (!isKnownDanger(episode, world, next)) continue;
    atlas.foreseen[next] = 1;
    isCredited = true;
  }
  return isCredited;
}

/** Of what does not move: it hurts there, and that is thought likelier than the threshold. */
function isKnownDanger({ memory: { atlas, danger, drives } }: Episode, world: World, cell: number): boolean {
  if (hazardCause(world.items[cell] ?? item.none) === null) return false;
  return dangerAt(danger, atlas, [], cell) >= drives.dangerThreshold;
}
