import { invariant } from '../base/invariant';
import type { Carried, Memory } from './memory';
import type { Episode } from './episode';
import type { Figures } from './figures';
import type { MindState } from './mind';
import type { LabOptions, Shard } from './options';
import type { Preset } from './presets';
import { reflectionText } from './reflection';
import type { Tick } from './tick';
import type { World } from './world';

/**
 * A saved run: one JSON a line. A head; for each episode its start, its ticks with a keyframe now and then, its end; a foot, without which
 * it is no whole file. The playbook's deltas will be a key of their own on the ticks that made them.
 */
export type RunLine = RunHead | Keyframe | SavedTick | EpisodeEnd | RunFoot;

/** 2: each cause of a wound apart, and moves beside known dangers. */
export const runVersion = 2;

export interface RunHead {
  readonly type: 'lab_run';
  readonly version: typeof runVersion;
  readonly options: LabOptions;
  readonly shard: Shard | null;
  readonly preset: Preset;
}

/** The whole episode between two ticks; the first of each stands before its first tick. */
export interface Keyframe {
  readonly type: 'keyframe';
  readonly episode: number;
  readonly seed: number;
  readonly tick: number;
  readonly world: Omit<World, 'preset'>;
  readonly memory: Memory;
  readonly mind: MindState;
  readonly rest: Pick<Episode, 'turn' | 'turns' | 'fear' | 'failing' | 'policy' | 'tally'>;
}

export type SavedTick = Tick & { readonly text?: string };

export interface EpisodeEnd {
  readonly type: 'episode_end';
  readonly episode: number;
  readonly figures: Figures;
}

export interface RunFoot {
  readonly type: 'lab_end';
  readonly episodes: number;
  /** Lines, this one included. */
  readonly lines: number;
  /** False: it was stopped before all episodes were run. */
  readonly complete: boolean;
}

/** Ticks from one keyframe to the next. */
export const keyframeTicks = 100;

export function runHead(options: LabOptions, shard: Shard | null, preset: Preset): RunHead {
  return { type: 'lab_run', version: runVersion, options, shard, preset };
}

export function keyframeOf(episode: Episode): Keyframe {
  invariant(episode.world, 'only a grid can be written down whole');
  const { preset: _, ...world } = episode.world;
  const { number, seed, memory, mind, turn, turns, fear, failing, policy, tally } = episode;
  return {
    type: 'keyframe',
    episode: number,
    seed,
    tick: world.tick,
    world,
    memory,
    mind,
    rest: { turn, turns, fear, failing, policy, tally },
  };
}

/** With the reflection in words where a turn ends. */
export function savedTick(tick: Tick): SavedTick {
  return tick.reflection ? { ...tick, text: reflectionText(tick.reflection) } : tick;
}

/** What the next episode is given, as it must be kept: a copy of nothing, since one episode follows the other. */
export function carriedFrom({ danger, novelty, warnings, metaNotes }: Memory): Carried {
  return { danger, novelty, warnings, metaNotes };
}
