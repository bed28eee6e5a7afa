import { unknownBeside } from '../atlas';
import { beside, item, itemOf, stepsBetween, terrain, terrainOf, type Look } from '../cells';
import type { PlanInput } from '../mind';
import { reachFrom, type Reach } from '../paths';
import { actionOf, moveOf, planOf, type Plan, type PlannedAction } from '../plan';
import { isWorthTaking, leastNeed, needLevels, pressingNeed, thingFor, type Need } from './needs';

/** How a mind with a map knows it: its own memory, or the truth. */
export interface KnownMap {
  readonly size: number;
  lookAt(cell: number): Look;
  /** What entering costs, in steps; Infinity: never. */
  costOf(cell: number): number;
  /** Whether going there would show something new. */
  isFrontier(cell: number): boolean;
  /** How many cells one search may look at. */
  readonly limit: number;
  /** Beasts that are known of. */
  readonly beasts: readonly number[];
}

/** Steps within which a beast is fled from: it may move before it is seen again. */
const beastDistance = 2;

/** Goes for what is needed, then for what can be collected, then for what is unknown, then rests: survive > collect > explore. */
export function planByMap({ view, memory }: PlanInput, map: KnownMap): Plan {
  const { position, preset } = view;
  if (map.costOf(position) === Infinity) return leave(position, map);
  if (nearestBeast(map, position) <= beastDistance && !isShelter(map, position)) return flee(position, map);
  if (isWorthTaking(view, itemOf(map.lookAt(position)))) return planOf('take', [actionOf('gather')]);
  const need = pressingNeed(view, needLevels.low);
  const reach = reachFrom(position, map.size, (cell) => map.costOf(cell), map.limit);
  if (need !== null && need !== 'sleep') {
    const target = reach.cells.find((cell) => itemOf(map.lookAt(cell)) === thingFor(need));
    if (target !== undefined) return goAnd(need, reach, target, [actionOf('gather')]);
  }
  if (
    preset.has_body === 1 &&
    (need === 'sleep' || (view.isDark && view.rest < 900 && leastNeed(view) > needLevels.urgent))
  ) {
    return sleep(view.rest, reach, map);
  }
  if (preset.has_body === 0) {
    const supply = reach.cells.find((cell) => itemOf(map.lookAt(cell)) === item.supply);
    if (supply !== undefined) return goAnd('collect', reach, supply, [actionOf('gather')]);
  }
  const frontier = !isExploring(view, need, reach, map)
    ? undefined
    : reach.cells.find((cell) => cell !== position && map.isFrontier(cell));
  if (frontier !== undefined) return goAnd('explore', reach, frontier, []);
  // nothing new in reach: where the oldest sight is, what is needed may have grown back
  if (need !== null) {
    const { seenAt } = memory.atlas;
    let oldest = -1;
    for (const cell of reach.cells) {
      if (cell !== position && (oldest < 0 || (seenAt[cell] ?? 0) < (seenAt[oldest] ?? 0))) oldest = cell;
    }
    if (oldest >= 0) return goAnd('search', reach, oldest, []);
  }
  return planOf('wait', [actionOf(preset.has_body === 1 && view.rest < 1_000 ? 'rest' : 'wait')]);
}

/**
 * With a body: for a need, and else while healthy and one of the two things that it lives on is not known of. Without one: all that there
 * is, while two more wounds are no death.
 */
function isExploring(view: PlanInput['view'], need: Need | null, reach: Reach, map: KnownMap): boolean {
  if (view.preset.has_body === 0) return view.life > 250;
  if (need !== null) return true;
  const isKnown = (thing: number): boolean => reach.cells.some((cell) => itemOf(map.lookAt(cell)) === thing);
  return view.life > 600 && !(isKnown(item.spring) && isKnown(item.bush));
}

export function goAnd(purpose: string, reach: Reach, target: number, then: readonly PlannedAction[]): Plan {
  return planOf(purpose, [...reach.pathTo(target).map(moveOf), ...then], { subgoal: `cell ${target}` });
}

/** To a shelter that is near, else here. */
function sleep(rest: number, reach: Reach, map: KnownMap): Plan {
  const shelter = reach.cells.find((cell) => terrainOf(map.lookAt(cell)) === terrain.shelter);
  const there =
    shelter !== undefined && reach.costTo(shelter) <= (rest > 200 ? 24 : 10) ? reach.pathTo(shelter).map(moveOf) : [];
  const nap = Array.from({ length: 4 }, () => actionOf('rest'));
  return planOf('sleep', [...there, ...nap]);
}

/** Into a shelter beside it, else to where the beasts are farthest; stays where no step helps. */
function flee(position: number, map: KnownMap): Plan {
  let best = actionOf('wait');
  let most = nearestBeast(map, position);
  for (let direction = 0; direction < 4; direction++) {
    const next = beside(position, direction, map.size);
    if (next < 0 || map.costOf(next) === Infinity) continue;
    const steps = isShelter(map, next) ? 99 : nearestBeast(map, next);
    if (steps <= most) continue;
    most = steps;
    best = moveOf(direction);
  }
  return planOf('flee', [best]);
}

function nearestBeast({ beasts, size }: KnownMap, cell: number): number {
  return beasts.reduce((least, beast) => Math.min(least, stepsBetween(beast, cell, size)), 98);
}

function isShelter(map: KnownMap, cell: number): boolean {
  return terrainOf(map.lookAt(cell)) === terrain.shelter;
}

/** Off a cell that hurts, to the best beside it. */
function leave(position: number, map: KnownMap): Plan {
  let best = -1;
  let least = Infinity;
  for (let direction = 0; direction < 4; direction++) {
    const next = beside(position, direction, map.size);
    if (next < 0) continue;
    const cost = map.costOf(next);
    if (cost >= least) continue;
    least = cost;
    best = direction;
  }
  return planOf('flee', [best < 0 ? actionOf('wait') : moveOf(best)]);
}

export function isUnexplored(input: PlanInput, cell: number): boolean {
  return input.view.preset.view_near === 0
    ? (input.memory.atlas.visits[cell] ?? 0) === 0
    : unknownBeside(input.memory.atlas, cell) > 0;
}
