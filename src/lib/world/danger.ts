import { traceEvidence, type Atlas } from './atlas';
import type { Hurt } from './advance';
import { itemOf, lookCount, stepsBetween, unseen, type Look } from './cells';

/** How often something was met, and how often it hurt. */
interface Tally {
  readonly met: number[];
  readonly hurt: number[];
}

/**
 * What was learned about harm, by three kinds of sign: how a cell looks, what its neighbours show, how near a beast is. Changed in
 * place; carried from one episode to the next where memories are. docs/decisions/0025 says what it estimates.
 */
export interface DangerModel {
  /** By look. */
  readonly looks: Tally;
  /** By what stands there, on whatever ground: what a look that was never met is judged by. */
  readonly items: Tally;
  /** By traceEvidence. */
  readonly traces: Tally;
  /** By steps from the nearest beast that is seen: 0, 1, 2, more. */
  readonly beasts: Tally;
}

/** Before anything was met: one place in twenty hurts. Weighs as much as one meeting. */
const prior = 0.05;

export function untaughtDanger(): DangerModel {
  const tally = (count: number): Tally => ({
    met: new Array<number>(count).fill(0),
    hurt: new Array<number>(count).fill(0),
  });
  return { looks: tally(lookCount), items: tally(16), traces: tally(4), beasts: tally(4) };
}

/**
 * The probability of being hurt by going to (or staying on) a cell that looks so, 0 … 1: 1 − (1 − by look)(1 − by traces)(1 − by beasts),
 * each a posterior mean. What is unseen is judged by traces and beasts alone.
 */
export function dangerOf(model: DangerModel, look: Look, evidence: number, beastSteps: number): number {
  const { looks, items, traces, beasts } = model;
  const byItem = look === unseen ? prior : mean(items, itemOf(look), prior);
  const byLook = look === unseen ? prior : mean(looks, look, byItem);
  const byTrace = mean(traces, evidence, prior);
  const byBeast = beastSteps >= 3 ? 0 : mean(beasts, beastSteps, prior);
  return 1 - (1 - byLook) * (1 - byTrace) * (1 - byBeast);
}

/** The same for a cell of the map, as it is known; a place that hurt before is taken at its word. */
export function dangerAt(model: DangerModel, atlas: Atlas, beasts: readonly number[], cell: number): number {
  const hurts = atlas.hurts[cell] ?? 0;
  const visits = atlas.visits[cell] ?? 0;
  const steps = beastSteps(beasts, cell, atlas.size);
  if (visits > 0) {
    // stood on before: the place is known, and only what moves is left to guess at
    const byPlace = hurts === 0 ? 0 : (hurts + prior) / (visits + 1);
    return steps >= 3 ? byPlace : 1 - (1 - byPlace) * (1 - mean(model.beasts, steps, prior));
  }
  return dangerOf(model, atlas.looks[cell] ?? unseen, traceEvidence(atlas, cell), steps);
}

/** One more meeting; each wound of it is credited to the kind of sign that its cause belongs to: the body knows what hurt it. */
export function learnDanger(
  model: DangerModel,
  met: { look: Look; evidence: number; beastSteps: number; isFirstVisit: boolean },
  hurts: readonly Pick<Hurt, 'cause'>[],
): void {
  if (met.isFirstVisit) {
    if (met.look !== unseen) {
      const isByLook = hurts.some(({ cause }) => cause !== 'pit' && cause !== 'beast');
      count(model.looks, met.look, isByLook);
      count(model.items, itemOf(met.look), isByLook);
    }
    count(
      model.traces,
      met.evidence,
      hurts.some(({ cause }) => cause === 'pit'),
    );
  }
  if (met.beastSteps < 3) {
    count(
      model.beasts,
      met.beastSteps,
      hurts.some(({ cause }) => cause === 'beast'),
    );
  }
}

/** 0, 1, 2, or 3 for farther or none. */
export function beastSteps(beasts: readonly number[], cell: number, size: number): number {
  let nearest = 3;
  for (const beast of beasts) nearest = Math.min(nearest, stepsBetween(beast, cell, size));
  return nearest;
}

/** Mean of the Beta posterior whose prior has mean `before` and the weight of one meeting. */
function mean({ met, hurt }: Tally, index: number, before: number): number {
  return ((hurt[index] ?? 0) + before) / ((met[index] ?? 0) + 1);
}

function count({ met, hurt }: Tally, index: number, isHurt: boolean): void {
  met[index] = (met[index] ?? 0) + 1;
  if (isHurt) hurt[index] = (hurt[index] ?? 0) + 1;
}
