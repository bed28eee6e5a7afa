import { beside } from './cells';

const most = 64 * 64;
const costs = new Float64Array(most);
const parents = new Int16Array(most);
/** Which search last wrote a cell, and which settled it: so that nothing has to be cleared. */
const written = new Int32Array(most);
const settled = new Int32Array(most);
let search = 0;
const heapCells: number[] = [];
const heapCosts: number[] = [];

/** What one search found. Good until the next search. */
export interface Reach {
  /** Cells that can be reached, cheapest first, the start among them. */
  readonly cells: readonly number[];
  costTo(cell: number): number;
  /** Directions 0 … 3 from the start, the first step first. */
  pathTo(cell: number): number[];
}

/**
 * Cheapest ways from one cell (Dijkstra). `costOf`: what entering a cell costs, above 0; Infinity: it cannot be entered. `isEnd`: is
 * entered but not gone through. Ends after `limit` cells, or at once where `isFound` says so.
 */
export function reachFrom(
  start: number,
  size: number,
  costOf: (cell: number) => number,
  limit: number,
  isEnd: (cell: number) => boolean = () => false,
  isFound: (cell: number) => boolean = () => false,
): Reach {
  search++;
  const current = search;
  const cells: number[] = [];
  heapCells.length = 0;
  heapCosts.length = 0;
  costs[start] = 0;
  parents[start] = -1;
  written[start] = current;
  push(start, 0);
  while (heapCells.length > 0 && cells.length < limit) {
    const cell = pop();
    if (settled[cell] === current) continue;
    settled[cell] = current;
    cells.push(cell);
    if (isFound(cell)) break;
    if (cell !== start && isEnd(cell)) continue;
    const cost = costs[cell] ?? 0;
    for (let direction = 0; direction < 4; direction++) {
      const next = beside(cell, direction, size);
      if (next < 0 || settled[next] === current) continue;
      const entering = costOf(next);
      if (entering === Infinity) continue;
      const total = cost + entering;
      if (written[next] === current && total >= (costs[next] ?? 0)) continue;
      written[next] = current;
      costs[next] = total;
      parents[next] = direction;
      push(next, total);
    }
  }
  return {
    cells,
    costTo: (cell) => (settled[cell] === current ? (costs[cell] ?? Infinity) : Infinity),
    pathTo: (cell) => pathTo(cell, size),
  };
}

function pathTo(target: number, size: number): number[] {
  const path: number[] = [];
  for (let cell = target; (parents[cell] ?? -1) >= 0;) {
    const direction = parents[cell] ?? 0;
    path.push(direction);
    cell = beside(cell, (direction + 2) & 3, size);
  }
  return path.reverse();
}

function push(cell: number, cost: number): void {
  let index = heapCells.length;
  heapCells.push(cell);
  heapCosts.push(cost);
  while (index > 0) {
    const parent = (index - 1) >> 1;
    if ((heapCosts[parent] ?? 0) <= cost) break;
    heapCells[index] = heapCells[parent] ?? 0;
    heapCosts[index] = heapCosts[parent] ?? 0;
    index = parent;
  }
  heapCells[index] = cell;
  heapCosts[index] = cost;
}

function pop(): number {
  const top = heapCells[0] ?? 0;
  const cell = heapCells.pop() ?? 0;
  const cost = heapCosts.pop() ?? 0;
  const count = heapCells.length;
  if (count === 0) return top;
  let index = 0;
  for (;;) {
    let child = 2 * index + 1;
    if (child >= count) break;
    if (child + 1 < count && (heapCosts[child + 1] ?? 0) < (heapCosts[child] ?? 0)) child++;
    if ((heapCosts[child] ?? 0) >= cost) break;
    heapCells[index] = heapCells[child] ?? 0;
    heapCosts[index] = heapCosts[child] ?? 0;
    index = child;
  }
  heapCells[index] = cell;
  heapCosts[index] = cost;
  return top;
}
