import { unknownBeside, type Atlas } from './atlas';
import { beside, lookCount, terrainOf, unseen, type Look } from './cells';

/**
 * What was learned about what there is: how often each thing was stood on, and what is found beside which ground. Changed in place; carried
 * where memories are. docs/decisions/0025 says what it estimates: counts and a counted prediction, no neural prediction error.
 */
export interface NoveltyModel {
  /** By look: times stood on. */
  readonly stood: number[];
  /** By ground and look, 8 × lookCount: times that look was found beside that ground. */
  readonly found: number[];
  /** By ground: sums of the above. */
  readonly foundBeside: number[];
  /** By ground: how surprising what is found beside it has been of late, 0 … 1. */
  readonly surprise: number[];
}

/** How many kinds of looks are expected before any was seen; Laplace's rule with this many. */
const kinds = 16;
/** The share of a new surprise in the running mean. */
const rate = 1 / 16;

export function untaughtNovelty(): NoveltyModel {
  const list = (count: number, value: number): number[] => new Array<number>(count).fill(value);
  return { stood: list(lookCount, 0), found: list(8 * lookCount, 0), foundBeside: list(8, 0), surprise: list(8, 1) };
}

/** How new a known cell would be to go to, 0 … 1: the place, what stands there, and what is expected beside it, a third each. */
export function noveltyAt(model: NoveltyModel, atlas: Atlas, cell: number): number {
  const look = atlas.looks[cell] ?? unseen;
  if (look === unseen) return 1;
  const byPlace = 1 / Math.sqrt(1 + (atlas.visits[cell] ?? 0));
  const byLook = 1 / Math.sqrt(1 + (model.stood[look] ?? 0));
  const byPrediction = ((model.surprise[terrainOf(look)] ?? 1) * unknownBeside(atlas, cell)) / 4;
  return (byPlace + byLook + byPrediction) / 3;
}

/** A cell that was seen for the first time. Returns its surprise, 1 − the probability that was given to what was found. */
export function learnSight(model: NoveltyModel, atlas: Atlas, cell: number, look: Look): number {
  let ground = -1;
  for (let direction = 0; direction < 4 && ground < 0; direction++) {
    const next = beside(cell, direction, atlas.size);
    const known = next < 0 ? unseen : (atlas.looks[next] ?? unseen);
    if (known !== unseen) ground = terrainOf(known);
  }
  if (ground < 0) return 1;
  const index = ground * lookCount + look;
  const probability = ((model.found[index] ?? 0) + 1) / ((model.foundBeside[ground] ?? 0) + kinds);
  const surprise = 1 - probability;
  model.found[index] = (model.found[index] ?? 0) + 1;
  model.foundBeside[ground] = (model.foundBeside[ground] ?? 0) + 1;
  const before = model.surprise[ground] ?? 1;
  model.surprise[ground] = before + rate * (surprise - before);
  return surprise;
}

export function learnStay(model: NoveltyModel, look: Look): void {
  if (look === unseen) return;
  model.stood[look] = (model.stood[look] ?? 0) + 1;
}
