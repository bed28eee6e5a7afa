import { dangerOf, type DangerModel } from './danger';
import { beside, hazardCause, item, lookName, lookOf, type Cause, type Look } from './cells';
import type { World } from './world';

/** Under what condition a hazard hurts. A place holds in one world only; the others may be carried into the next. */
export type Condition =
  | { readonly kind: 'place'; readonly cell: number }
  | { readonly kind: 'look'; readonly look: Look }
  | { readonly kind: 'traces' }
  | { readonly kind: 'beast' };

/** One entry of the warning log. */
export interface Warning {
  readonly hazard: Cause;
  readonly condition: Condition;
  readonly avoidance: 'stay_off' | 'go_round' | 'keep_away';
  hits: number;
  /** Episode and tick of the last hit. */
  episode: number;
  tick: number;
}

/** Most entries; the oldest leave. */
const maxWarnings = 64;
/** A look is warned of where it is thought to hurt at least so often. */
const worthWarning = 0.3;

export interface Hit {
  hazard: Cause;
  cell: number;
  look: Look;
  episode: number;
  tick: number;
}

/** At reflection. Changes the log in place; returns the entries that are new or were hit once more. */
export function enterHit(log: Warning[], danger: DangerModel, hit: Hit): Warning[] {
  const touched: Warning[] = [];
  if (hit.hazard === 'beast') touched.push(entered(log, hit, { kind: 'beast' }, 'keep_away'));
  else {
    touched.push(entered(log, hit, { kind: 'place', cell: hit.cell }, 'go_round'));
    if (hit.hazard === 'pit') touched.push(entered(log, hit, { kind: 'traces' }, 'go_round'));
    else if (dangerOf(danger, hit.look, 1, 3) >= worthWarning) {
      touched.push(entered(log, hit, { kind: 'look', look: hit.look }, 'stay_off'));
    }
  }
  return touched;
}

/** Entries as they stood after a turn, put into a log in place: how a log is followed from saved reflections alone. */
export function mergeWarnings(log: Warning[], touched: readonly Warning[]): void {
  for (const warning of touched) {
    const index = log.findIndex(
      ({ hazard, condition }) => hazard === warning.hazard && isSame(condition, warning.condition),
    );
    if (index >= 0) log[index] = { ...warning };
    else {
      log.push({ ...warning });
      if (log.length > maxWarnings) log.shift();
    }
  }
}

/** What is left of a log in the next world: all but places. */
export function carriedWarnings(log: readonly Warning[]): Warning[] {
  return log.filter(({ condition }) => condition.kind !== 'place').map((warning) => ({ ...warning }));
}

/** Entries that are right, against the truth. A look is right where most cells with it hurt; traces, where a pit is likelier than elsewhere. */
export function rightWarnings(log: readonly Warning[], world: World): number {
  return log.filter((warning) => isRight(warning, world)).length;
}

export function warningText({ hazard, condition, avoidance, hits }: Warning, size: number): string {
  const where =
    condition.kind === 'place'
      ? `at column ${condition.cell % size}, row ${Math.trunc(condition.cell / size)}`
      : condition.kind === 'look'
        ? `where one sees ${lookName(condition.look)}`
        : condition.kind === 'traces'
          ? 'where all cells around show traces'
          : 'near a beast';
  return `${hazard} ${where}: ${avoidance.replace('_', ' ')} (hurt ${hits}×)`;
}

function isRight({ hazard, condition }: Warning, world: World): boolean {
  const { items, terrain: ground, preset } = world;
  switch (condition.kind) {
    case 'place':
      return hazardCause(items[condition.cell] ?? item.none) !== null;
    case 'look': {
      const cells = items.flatMap((thing, cell) =>
        lookOf(ground[cell] ?? 0, thing) === condition.look ? [thing] : [],
      );
      return 2 * cells.filter((thing) => hazardCause(thing) === hazard).length >= cells.length && cells.length > 0;
    }
    case 'traces': {
      const marked = items.filter((_, cell) => isMarkedAround(world, cell));
      const pits = marked.filter((thing) => thing === item.pit).length;
      const all = items.filter((thing) => thing === item.pit).length;
      return marked.length > 0 && pits * items.length > all * marked.length;
    }
    case 'beast':
      return preset.beasts > 0;
  }
}

function isMarkedAround({ traces, preset }: World, cell: number): boolean {
  for (let direction = 0; direction < 4; direction++) {
    const next = beside(cell, direction, preset.size);
    if (next >= 0 && traces[next] === 0) return false;
  }
  return true;
}

function entered(log: Warning[], hit: Hit, condition: Condition, avoidance: Warning['avoidance']): Warning {
  const known = log.find((warning) => warning.hazard === hit.hazard && isSame(warning.condition, condition));
  if (known) {
    known.hits++;
    known.episode = hit.episode;
    known.tick = hit.tick;
    return known;
  }
  const warning: Warning = { hazard: hit.hazard, condition, avoidance, hits: 1, episode: hit.episode, tick: hit.tick };
  log.push(warning);
  if (log.length > maxWarnings) log.shift();
  return warning;
}

function isSame(left: Condition, right: Condition): boolean {
  if (left.kind === 'place') return right.kind === 'place' && left.cell === right.cell;
  if (left.kind === 'look') return right.kind === 'look' && left.look === right.look;
  return left.kind === right.kind;
}
