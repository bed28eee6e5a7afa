import { enterStay, enterView } from './atlas';
import { whitelistOf } from './command';
import type { DriveSettings } from './drives';
import { createWorld } from './generate';
import { newMemory, type Carried, type Memory } from './memory';
import type { MindState, PlanInput } from './mind';
import { learnSight } from './novelty';
import { observe, type View } from './observe';
import type { Preset } from './presets';
import { seededState } from './random';
import type { ScoreboardForm } from './scoreboard';
import type { Failing } from './sentinel';
import { emptyTally, type Tally } from './tally';
import type { TakenPlan } from './tick';
import type { Hit } from './warnings';
import type { World } from './world';

export interface EpisodeSettings {
  readonly preset: Preset;
  readonly drives: DriveSettings;
  /** Whether the sentinel's rules that can be switched off are on. */
  readonly isSentinelOn: boolean;
  /** How a mind that reads is shown its scoreboard. */
  readonly scoreboard: ScoreboardForm;
}

/** A turn that is under way: one plan, carried out one action at a time. */
export interface Turn {
  readonly number: number;
  readonly taken: TakenPlan;
  /** The next action. */
  step: number;
  outer: number;
  inner: number;
  damage: number;
  newly: number;
  readonly failures: string[];
  readonly hits: Hit[];
  /** Ticks before it began: what was found and taken later belongs to it. */
  readonly since: number;
}

/** A whole episode between two actions: plain data, so that it can be written down, read back and gone on with. */
export interface Episode {
  readonly number: number;
  readonly seed: number;
  /** The truth, where the world is a grid of ours; null where another stands behind the port. */
  world: World | null;
  view: View;
  end: World['end'];
  readonly memory: Memory;
  readonly mind: MindState;
  readonly tally: Tally;
  turn: Turn | null;
  turns: number;
  /** Fear as it is felt, 0 … 1: it fades slower than what it is about. */
  fear: number;
  failing: Failing;
  /** Changes of policy that no tick has told of yet. */
  policy: string[];
}

/** `carried`: what an earlier episode remembered; it is changed in place by this one. */
export function beginEpisode(
  settings: EpisodeSettings,
  number: number,
  seed: number,
  carried: Carried | null,
): Episode {
  const world = createWorld(settings.preset, seed);
  return beginAt(settings, number, seed, carried, observe(world), world);
}

/** The same in whatever world shows that view. `seed`: of the mind's own dice. */
export function beginAt(
  settings: EpisodeSettings,
  number: number,
  seed: number,
  carried: Carried | null,
  view: View,
  world: World | null,
): Episode {
  const memory = newMemory(settings.preset.size, settings.drives, carried);
  enterView(memory.atlas, view, (cell, look) => learnSight(memory.novelty, memory.atlas, cell, look));
  enterStay(memory.atlas, view.position, false);
  return {
    number,
    seed,
    world,
    view,
    end: null,
    memory,
    mind: { random: seededState(seed, 1), heading: 0 },
    tally: emptyTally(),
    turn: null,
    turns: 0,
    fear: 0,
    failing: { command: null, times: 0 },
    policy: [],
  };
}

/** `seesAll`: for the oracle alone. */
export function planInput({ number, view, memory, world }: Episode, seesAll = false): PlanInput {
  return {
    episode: number,
    view,
    memory,
    allowed: whitelistOf(view.preset.has_body === 1),
    world: seesAll ? world : null,
  };
}

/** A change of policy, told with the next tick and kept for the end. */
export function changePolicy({ policy, memory, number }: Episode, text: string): void {
  policy.push(text);
  memory.metaNotes.push({ episode: number, text });
  if (memory.metaNotes.length > 32) memory.metaNotes.shift();
}
