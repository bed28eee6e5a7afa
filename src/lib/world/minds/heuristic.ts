import { beside, item, itemOf, stepsBetween, terrain, terrainOf, unseen } from '../cells';
import type { Mind, PlanInput } from '../mind';
import type { View } from '../observe';
import { actionOf, moveOf, planOf, type Plan, type PlannedAction } from '../plan';
import { Dice } from '../random';
import { isWorthTaking, needLevels, pressingNeed, thingFor } from './needs';

/** Rules over what is seen now, with no memory at all: takes what stands here, goes to what it needs, away from what it sees to be dangerous, else on. */
export const heuristicMind: Mind = {
  name: 'heuristic',
  seesAll: false,
  plan(input, state) {
    const { view } = input;
    const here = itemOf(view.looks[0] ?? 0);
    if (isWorthTaking(view, here)) return planOf('take', [actionOf('gather')]);
    const need = pressingNeed(view, needLevels.low);
    const isBeastNear = beastNear(view) <= 2;
    if (isBeastNear) return away(view);
    if (need === 'sleep') return planOf('sleep', [actionOf('rest')]);
    // with a body to keep, nothing is sought that is not needed
    if (need === null && view.preset.has_body === 1)
      return planOf('wait', [actionOf(view.rest < 1_000 ? 'rest' : 'wait')]);
    const target = need === null ? -1 : nearestSeen(view, thingFor(need));
    const dice = new Dice(state.random);
    const action = target >= 0 ? stepTowards(input, target) : null;
    if (action) return planOf(need ?? 'go', [action]);
    // straight on; now and then, and where it cannot, another way
    if (dice.below(8) === 0) state.heading = dice.below(4);
    for (let tries = 0; tries < 4 && !isOpen(view, state.heading); tries++) state.heading = dice.below(4);
    state.random = dice.state();
    return wander(view, state.heading);
  },
};

/** Where the beasts that are seen are farthest. */
function away(view: View): Plan {
  let best = actionOf('wait');
  let most = beastNear(view);
  for (let direction = 0; direction < 4; direction++) {
    const next = beside(view.position, direction, view.preset.size);
    if (next < 0 || isObstacle(view, next)) continue;
    const steps = beastNear(view, next);
    if (steps <= most) continue;
    most = steps;
    best = moveOf(direction);
  }
  return planOf('flee', [best]);
}

function wander(view: View, heading: number): Plan {
  return isOpen(view, heading) ? planOf('wander', [moveOf(heading)]) : planOf('wait', [actionOf('wait')]);
}

function stepTowards({ view }: PlanInput, target: number): PlannedAction | null {
  const { size } = view.preset;
  let best: PlannedAction | null = null;
  let least = stepsBetween(view.position, target, size);
  for (let direction = 0; direction < 4; direction++) {
    const next = beside(view.position, direction, size);
    if (next < 0 || !isOpen(view, direction)) continue;
    const steps = stepsBetween(next, target, size);
    if (steps >= least) continue;
    least = steps;
    best = moveOf(direction);
  }
  return best;
}

function nearestSeen(view: View, thing: number): number {
  let best = -1;
  let least = Infinity;
  view.cells.forEach((cell, index) => {
    if (itemOf(view.looks[index] ?? unseen) !== thing) return;
    const steps = stepsBetween(view.position, cell, view.preset.size);
    if (steps >= least) return;
    least = steps;
    best = cell;
  });
  return best;
}

/** No edge, rock, fire or beast that is seen there. */
function isOpen(view: View, direction: number): boolean {
  const next = beside(view.position, direction, view.preset.size);
  return next >= 0 && !isObstacle(view, next) && beastNear(view, next) > 1;
}

function isObstacle(view: View, cell: number): boolean {
  const index = view.cells.indexOf(cell);
  const look = index < 0 ? unseen : (view.looks[index] ?? unseen);
  return look !== unseen && (terrainOf(look) === terrain.rock || itemOf(look) === item.fire);
}

function beastNear(view: View, cell = view.position): number {
  return view.beasts.reduce((least, beast) => Math.min(least, stepsBetween(beast, cell, view.preset.size)), 99);
}
