import type { AtlasNote } from './atlas';
import { beastSteps } from './danger';
import type { Turn } from './episode';
import type { Memory } from './memory';
import type { View } from './observe';
import type { Interruption, Reflection, TurnResult } from './reflection';
import { enterHit } from './warnings';

/** Shapes the result, and enters what hurt into the warning log. */
export function reflect(memory: Memory, view: View, turn: Turn, interrupted: Interruption | null): Reflection {
  const { atlas, danger, warnings } = memory;
  const touched = turn.hits.flatMap((hit) => enterHit(warnings, danger, hit));
  const isLater = ({ tick }: AtlasNote): boolean => tick > turn.since;
  return {
    turn: turn.number,
    purpose: turn.taken.plan.purpose,
    result: {
      outer: turn.outer,
      inner: turn.inner,
      damage: turn.damage,
      information: turn.newly,
      open_risks: openRisks(memory, view),
      failures: turn.failures,
      actions: turn.step,
      interrupted,
    },
    hurtBy: turn.hits.map(({ hazard }) => hazard),
    warnings: touched.map((warning) => ({ ...warning })),
    found: turn.newly === 0 ? [] : atlas.found.filter(isLater),
    taken: atlas.taken.filter(isLater),
  };
}

function openRisks(
  { atlas }: Memory,
  { position, preset, food, water, rest, life, beasts }: View,
): TurnResult['open_risks'] {
  const risks: TurnResult['open_risks'][number][] = [];
  if ((atlas.hurts[position] ?? 0) > 0) risks.push('on_hazard');
  if (beastSteps(beasts, position, atlas.size) < 3) risks.push('beast_near');
  if (preset.has_body === 1 && Math.min(food, water, rest) < 200) risks.push('in_want');
  if (life <= 300) risks.push('life_low');
  return risks;
}
