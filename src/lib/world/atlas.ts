import { beside, itemOf, item, unseen, type Look } from './cells';
import type { View } from './observe';

/** How many finds and takings are told apart; older ones leave. */
const maxNotes = 32;

/** The exploration log of one episode: what was seen where, and what came of going there. Lists have one entry a cell. Changed in place. */
export interface Atlas {
  readonly size: number;
  /** As last seen; −1 never. */
  readonly looks: Look[];
  /** Tick of the last sight; −1 never. */
  readonly seenAt: number[];
  /** 1: traces of a pit nearby were seen on it, 0: none, −1: never seen. */
  readonly traces: number[];
  /** Ticks that ended there. */
  readonly visits: number[];
  /** Ticks that ended there with harm by something that does not move. */
  readonly hurts: number[];
  /** 1: a danger that was there was foreseen, and counted. */
  readonly foreseen: number[];
  /** Cells that were seen at all, and cells that were stood on. */
  known: number;
  visited: number;
  /** The newest that could be used or were strange, and the newest that were taken; newest last. */
  readonly found: AtlasNote[];
  readonly taken: AtlasNote[];
}

export interface AtlasNote {
  readonly cell: number;
  readonly item: number;
  readonly tick: number;
}

export function emptyAtlas(size: number): Atlas {
  const list = (value: number): number[] => new Array<number>(size * size).fill(value);
  return {
    size,
    looks: list(unseen),
    seenAt: list(-1),
    traces: list(-1),
    visits: list(0),
    hurts: list(0),
    foreseen: list(0),
    known: 0,
    visited: 0,
    found: [],
    taken: [],
  };
}

/** Enters a view; `onNew` is told of each cell that was never seen before, after it was entered. Returns how many there were. */
export function enterView(atlas: Atlas, view: View, onNew: (cell: number, look: Look) => void): number {
  let newly = 0;
  const { cells, looks, traces, tick } = view;
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index] ?? 0;
    const look = looks[index] ?? unseen;
    const isNew = atlas.looks[cell] === unseen;
    atlas.looks[cell] = look;
    atlas.traces[cell] = traces[index] ?? 0;
    atlas.seenAt[cell] = tick;
    if (!isNew) continue;
    newly++;
    atlas.known++;
    onNew(cell, look);
    if (itemOf(look) !== item.none) note(atlas.found, { cell, item: itemOf(look), tick });
  }
  return newly;
}

export function enterStay(atlas: Atlas, cell: number, isHurt: boolean): void {
  const before = atlas.visits[cell] ?? 0;
  if (before === 0) atlas.visited++;
  atlas.visits[cell] = before + 1;
  if (isHurt) atlas.hurts[cell] = (atlas.hurts[cell] ?? 0) + 1;
}

export function enterTaking(atlas: Atlas, taking: AtlasNote): void {
  note(atlas.taken, taking);
}

/**
 * What the cells beside one say about a pit on it. 0: nothing known; 1: a neighbour is without traces, so there is none; 2: the one
 * neighbour that is known has traces; 3: all known ones have, and they are several.
 */
export function traceEvidence(atlas: Atlas, cell: number): number {
  let marked = 0;
  for (let direction = 0; direction < 4; direction++) {
    const next = beside(cell, direction, atlas.size);
    if (next < 0) continue;
    const trace = atlas.traces[next] ?? -1;
    if (trace === 0) return 1;
    if (trace === 1) marked++;
  }
  return marked === 0 ? 0 : marked === 1 ? 2 : 3;
}

/** Neighbours that were never seen, 0 … 4. */
export function unknownBeside(atlas: Atlas, cell: number): number {
  let count = 0;
  for (let direction = 0; direction < 4; direction++) {
    const next = beside(cell, direction, atlas.size);
    if (next >= 0 && atlas.looks[next] === unseen) count++;
  }
  return count;
}

function note(notes: AtlasNote[], entry: AtlasNote): void {
  notes.push(entry);
  if (notes.length > maxNotes) notes.shift();
}
