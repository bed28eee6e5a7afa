import { unknownBeside } from './atlas';
import { item, itemNames, itemOf, stepsBetween, terrain, terrainOf, unseen } from './cells';
import type { PlanInput } from './mind';
import { warningText, type Warning } from './warnings';

/** What a mind is shown of the memories: only what bears on where it is and what it sees. */
export interface Excerpts {
  readonly warnings: readonly string[];
  /** The exploration log: what stands nearby, what was taken there, and the nearest places beyond which nothing is known. */
  readonly exploration: readonly string[];
  readonly taken: readonly string[];
  readonly unexplored: readonly string[];
  readonly notes: readonly string[];
}

/** Entries of each kind at most. */
const most = 4;
/** Ways into the unknown at most. */
const mostWays = 2;
/** Steps within which a place matters. */
const near = 6;
/** Ticks after which a recent hit is no longer news. */
const recent = 50;
/** Nothing there, or nothing that is left of it. */
const gone = new Set<number>([item.none, item.bare_bush, item.dry_spring]);

/**
 * Warnings first by place (near), then by kind (what they warn of is in sight), then by recency, in this life before any earlier one; things
 * nearby as they were last seen, nearest first, of equals the one seen last; the newest takings nearby, newest first; the nearest ways into what is
 * unknown, however far; the newest meta notes.
 */
export function excerptsFor(input: PlanInput): Excerpts {
  const { view, memory, episode } = input;
  const { warnings, metaNotes } = memory;
  const { size } = view.preset;
  const scored = warnings
    .map((warning) => ({ warning, score: relevance(warning) }))
    .filter(({ score }) => score > 0)
    .sort(
      (left, right) =>
        right.score - left.score ||
        right.warning.episode - left.warning.episode ||
        right.warning.tick - left.warning.tick,
    );
  return {
    warnings: scored.slice(0, most).map(({ warning }) => warningText(warning, size)),
    exploration: thingsNearby(input),
    taken: takenNearby(input),
    unexplored: unexploredNearby(input),
    notes: metaNotes.slice(-most).map(({ text }) => text),
  };

  function relevance({ condition, tick, episode: at }: Warning): number {
    // ticks of another life say nothing about how long ago that was
    const news = at === episode && view.tick - tick <= recent ? 1 : 0;
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

function thingsNearby({ view, memory: { atlas } }: PlanInput): string[] {
  const { position, tick } = view;
  const { size } = view.preset;
  const things: { cell: number; thing: number; steps: number; ago: number }[] = [];
  atlas.looks.forEach((look, cell) => {
    const steps = stepsBetween(cell, position, size);
    if (look === unseen || steps > near || gone.has(itemOf(look))) return;
    things.push({ cell, thing: itemOf(look), steps, ago: tick - (atlas.seenAt[cell] ?? 0) });
  });
  return things
    .sort((left, right) => left.steps - right.steps || left.ago - right.ago || left.cell - right.cell)
    .slice(0, most)
    .map(({ cell, thing, ago }) => {
      const when = ago === 0 ? 'in sight' : `seen ${ago} ticks ago`;
      return `${itemNames[thing] ?? itemNames[item.none]} at ${place(cell, size)}, ${when}`;
    });
}

function takenNearby({ view: { position, tick, preset }, memory: { atlas } }: PlanInput): string[] {
  const { size } = preset;
  return atlas.taken
    .filter(({ cell }) => stepsBetween(cell, position, size) <= near)
    .slice(-most)
    .reverse()
    .map(
      ({ cell, item: thing, tick: at }) =>
        `${itemNames[thing] ?? itemNames[item.none]} at ${place(cell, size)}, ${tick - at} ticks ago`,
    );
}

/** Where only the own cell is seen it is every cell that was not stood on. */
function unexploredNearby({ view: { position, preset }, memory: { atlas } }: PlanInput): string[] {
  const { size } = preset;
  const isBlind = preset.view_near === 0;
  const isUnexplored = (cell: number): boolean => {
    const look = atlas.looks[cell] ?? unseen;
    if (isBlind) return (atlas.visits[cell] ?? 0) === 0;
    return look !== unseen && terrainOf(look) !== terrain.rock && unknownBeside(atlas, cell) > 0;
  };
  return atlas.looks
    .flatMap((_, cell) => (isUnexplored(cell) ? [{ cell, steps: stepsBetween(cell, position, size) }] : []))
    .sort((left, right) => left.steps - right.steps || left.cell - right.cell)
    .slice(0, mostWays)
    .map(({ cell, steps }) => `${isBlind ? '' : 'beyond '}${place(cell, size)}, ${steps} steps away`);
}

function place(cell: number, size: number): string {
  return `column ${cell % size}, row ${Math.trunc(cell / size)}`;
}
