import { dangerAt } from '../danger';
import { beside, item, itemOf, terrain, terrainOf, unseen } from '../cells';
import type { Mind, PlanInput } from '../mind';
import { noveltyAt } from '../novelty';
import { reachFrom, type Reach } from '../paths';
import { actionOf, moveOf, planOf, type Plan } from '../plan';
import { goAnd, isUnexplored } from './mapped';
import { isWorthTaking, leastNeed, needLevels, pressingNeed, thingFor } from './needs';

/** Steps of detour that a sure wound is worth, at a coefficient of 1: about what a wound of 150 ‰ takes to heal. */
const woundSteps = 50;
/** Steps that something wholly new is worth, at a coefficient of 1. */
const noveltySteps = 40;
/** Cells that one search looks at. */
const reachLimit = 400;

/** Fear and curiosity, learned: where it goes is moved by what it expects to be hurt by and by what it expects to be new. */
export const reflexMind: Mind = {
  name: 'reflex',
  seesAll: false,
  plan(input) {
    const { view, memory } = input;
    const { drives, atlas, danger } = memory;
    const { position, preset } = view;
    const fear = drives.isFearOn ? drives.fear : 0;
    const dangerOfCell = (cell: number): number => dangerAt(danger, atlas, view.beasts, cell);
    if (fear > 0 && isThreatened(input, dangerOfCell(position))) return flee(input, dangerOfCell);
    const here = atlas.looks[position] ?? unseen;
    if (isWorthTaking(view, itemOf(here))) return planOf('take', [actionOf('gather')]);

    // the weaker, the dearer a wound
    const dread = (fear * woundSteps * (1_500 - view.life)) / 1_000;
    const isBlind = preset.view_near === 0;
    const costOf = (cell: number): number => {
      const look = atlas.looks[cell] ?? unseen;
      if (look === unseen && !isBlind) return Infinity;
      if (look !== unseen && terrainOf(look) === terrain.rock) return Infinity;
      if (fear === 0) return 1;
      const threat = dangerOfCell(cell);
      return threat * fear >= drives.dangerThreshold ? Infinity : 1 + dread * threat;
    };
    const reach = reachFrom(position, preset.size, costOf, reachLimit);
    const plan = forNeed(input, reach) ?? forCuriosity(input, reach) ?? planOf('wait', [restOrWait(input)]);
    return withRisk(plan, position, preset.size, dangerOfCell);
  },
};

function isThreatened({ memory: { drives } }: PlanInput, threat: number): boolean {
  return threat * drives.fear >= drives.dangerThreshold;
}

/** To the cell beside it that is feared least, if it is feared less than here. */
function flee({ view, memory: { atlas } }: PlanInput, dangerOfCell: (cell: number) => number): Plan {
  let best = actionOf('wait');
  let least = dangerOfCell(view.position);
  const before = least;
  for (let direction = 0; direction < 4; direction++) {
    const next = beside(view.position, direction, view.preset.size);
    const look = next < 0 ? unseen : (atlas.looks[next] ?? unseen);
    if (next < 0 || (look !== unseen && terrainOf(look) === terrain.rock)) continue;
    const threat = dangerOfCell(next);
    if (threat >= least) continue;
    least = threat;
    best = moveOf(direction);
  }
  return planOf('flee', [best], { risk: least, cautions: [`here ${Math.round(100 * before)} %`] });
}

function forNeed(input: PlanInput, reach: Reach): Plan | null {
  const { view, memory } = input;
  const { atlas } = memory;
  const need = pressingNeed(view, needLevels.low);
  const isNightRest =
    view.preset.has_body === 1 && view.isDark && view.rest < 900 && leastNeed(view) > needLevels.urgent;
  if (need === 'sleep' || (need === null && isNightRest)) return sleep(input, reach);
  if (need === null) return null;
  const target = reach.cells.find((cell) => itemOf(atlas.looks[cell] ?? unseen) === thingFor(need));
  if (target !== undefined) return goAnd(need, reach, target, [actionOf('gather')]);
  const frontier = reach.cells.find((cell) => cell !== view.position && isUnexplored(input, cell));
  if (frontier !== undefined) return goAnd('search', reach, frontier, []);
  // it grows back: to where the oldest sight is
  let oldest = -1;
  for (const cell of reach.cells) {
    if (cell !== view.position && (oldest < 0 || (atlas.seenAt[cell] ?? 0) < (atlas.seenAt[oldest] ?? 0)))
      oldest = cell;
  }
  return oldest < 0 ? null : goAnd('search', reach, oldest, []);
}

/** Where what is new is worth the way, fear included; null: nowhere, or curiosity is off. */
function forCuriosity(input: PlanInput, reach: Reach): Plan | null {
  const { view, memory } = input;
  const { drives, novelty, atlas } = memory;
  const isBlind = view.preset.view_near === 0;
  if (isBlind && view.life <= 250) return null;
  if (view.preset.has_body === 0) {
    const supply = reach.cells.find((cell) => itemOf(atlas.looks[cell] ?? unseen) === item.supply);
    if (supply !== undefined) return goAnd('collect', reach, supply, [actionOf('gather')]);
  }
  if (!drives.isCuriosityOn || drives.curiosity === 0) return null;
  let best = -1;
  let most = 0;
  for (const cell of reach.cells) {
    if (cell === view.position) continue;
    const worth = drives.curiosity * noveltySteps * noveltyAt(novelty, atlas, cell) - reach.costTo(cell);
    if (worth <= most || (!isUnexplored(input, cell) && (atlas.visits[cell] ?? 0) > 0)) continue;
    most = worth;
    best = cell;
  }
  return best < 0 ? null : goAnd('explore', reach, best, []);
}

function sleep(input: PlanInput, reach: Reach): Plan {
  const { atlas } = input.memory;
  const shelter = reach.cells.find((cell) => terrainOf(atlas.looks[cell] ?? unseen) === terrain.shelter);
  const isNear = shelter !== undefined && reach.costTo(shelter) <= (input.view.rest > 200 ? 24 : 10);
  const nap = Array.from({ length: 4 }, () => actionOf('rest'));
  return planOf('sleep', [...(isNear ? reach.pathTo(shelter).map(moveOf) : []), ...nap]);
}

function restOrWait({ view }: PlanInput) {
  return actionOf(view.preset.has_body === 1 && view.rest < 1_000 ? 'rest' : 'wait');
}

/** What the way is thought to cost: the danger of all its cells together, and what is new on it. */
function withRisk(plan: Plan, start: number, size: number, dangerOfCell: (cell: number) => number): Plan {
  let unhurt = 1;
  let cell = start;
  for (const { type, target } of plan.actions) {
    if (type !== 'move') continue;
    const direction = target === 'north' ? 0 : target === 'east' ? 1 : target === 'south' ? 2 : 3;
    const next = beside(cell, direction, size);
    if (next < 0) break;
    cell = next;
    unhurt *= 1 - dangerOfCell(cell);
  }
  return { ...plan, risk: 1 - unhurt };
}
