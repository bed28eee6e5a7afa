import type { Cause } from './cells';
import type { Preset } from './presets';
import type { RandomState } from './random';

/** A whole world between two ticks: plain data, never changed in place. Lists have one entry a cell, from the north-west corner row by row. */
export interface World {
  readonly preset: Preset;
  readonly seed: number;
  readonly tick: number;
  readonly terrain: readonly number[];
  /** 1 beside a pit. */
  readonly traces: readonly number[];
  /** 1 on shelters and the four cells beside each: no beast enters. */
  readonly safe: readonly number[];
  readonly items: readonly number[];
  /** ‰ that a supply holds; 0 elsewhere. */
  readonly values: readonly number[];
  /** What grows back: cell, item, tick at which it is there again; three numbers each. */
  readonly regrowing: readonly number[];
  /** Cells of the beasts. */
  readonly beasts: readonly number[];
  readonly random: RandomState;
  readonly position: number;
  /** 0 north, 1 east, 2 south, 3 west. */
  readonly facing: number;
  /** ‰ each, 0 … 1000; life from the preset's `life_least`. */
  readonly life: number;
  readonly food: number;
  readonly water: number;
  readonly rest: number;
  /** Null while it goes on; `time` when all ticks were lived. */
  readonly end: Cause | 'time' | null;
}

export function isNight({ day_length, night }: Preset, tick: number): boolean {
  return day_length > 0 && (tick % day_length) * 1_000 >= day_length * (1_000 - night);
}
