import { item, itemNames, stepsBetween, unseen } from './cells';
import type { PlanInput } from './mind';
import { warningText, type Warning } from './warnings';

/** What a mind is shown of the memories: only what bears on where it is and what it sees. */
export interface Excerpts {
  readonly warnings: readonly string[];
  readonly exploration: readonly string[];
  readonly notes: readonly string[];
}

/** Entries of each kind at most. */
const most = 4;
/** Steps within which a place matters. */
const near = 6;
/** Ticks after which a recent hit is no longer news. */
const recent = 50;

/**
 * Warnings first by place (near), then by kind (what they warn of is in sight), then by recency; things found nearby that were not taken; the
 * newest meta notes.
 */
export function excerptsFor({ view, memory }: PlanInput): Excerpts {
  const { atlas, warnings, metaNotes } = memory;
  const { size } = view.preset;
  const scored = warnings
    .map((warning) => ({ warning, score: relevance(warning) }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score || right.warning.tick - left.warning.tick);
  const things = atlas.found
    .filter(({ cell }) => stepsBetween(cell, view.position, size) <= near && (atlas.looks[cell] ?? unseen) >= 8)
    .slice(-most)
    .map(
      ({ cell, item: thing }) =>
        `${itemNames[thing] ?? itemNames[item.none]} at column ${cell % size}, row ${Math.trunc(cell / size)}`,
    );
  return {
    warnings: scored.slice(0, most).map(({ warning }) => warningText(warning, size)),
    exploration: things,
    notes: metaNotes.slice(-most).map(({ text }) => text),
  };

  function relevance({ condition, tick }: Warning): number {
    const news = view.tick - tick >= 0 && view.tick - tick <= recent ? 1 : 0;
    switch (condition.kind) {
      case 'place': {
        const steps = stepsBetween(condition.cell, view.position, size);
        return steps <= near ? 4 + (near - steps) + news : 0;
      }
      case 'look':
        return view.looks.includes(condition.look) ? 3 + news : news;
      case 'traces':
        return view.traces.includes(1) ? 3 + news : news;
      case 'beast':
        return view.beasts.length > 0 ? 3 + news : news;
    }
  }
}
