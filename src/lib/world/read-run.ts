import { YadoriError } from '../base/yadori-error';
import * as z from 'zod/mini';
import { causes, type Cause } from './cells';
import { figuresOf, type Figures } from './figures';
import { episodesOf } from './run';
import { presetOf, type Preset } from './presets';
import { runVersion, type EpisodeEnd, type Keyframe, type RunFoot, type RunHead, type SavedTick } from './run-lines';
import { readShard, storedOptions, type LabOptions, type Shard } from './options';
import { emptyTally, enterTick, type Tally } from './tally';
import { mergeWarnings, type Warning } from './warnings';
import type { World } from './world';

/** A line that is not what a saved run has there; `line` from 1. */
export class RunFileError extends YadoriError {
  override readonly name = 'RunFileError';
  readonly code = 'bad_run_file';
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/** The longest line that is parsed; UTF-16 units. A keyframe of a map of 64×64 is about a quarter of it. */
export const maxRunLine = 1_048_576;

const amount = z.int().check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000));
const share = z.number().check(z.minimum(0), z.maximum(1_000));
const condition = z.union([
  z.object({ kind: z.literal('place'), cell: z.int() }),
  z.object({ kind: z.literal('look'), look: z.int() }),
  z.object({ kind: z.literal('traces') }),
  z.object({ kind: z.literal('beast') }),
]);
const warning = z.object({
  hazard: z.enum(causes),
  condition,
  avoidance: z.enum(['stay_off', 'go_round', 'keep_away']),
  hits: amount,
  episode: z.int(),
  tick: z.int(),
});
/** What is reckoned with; whatever else a line holds is let be. */
const tickSchema = z.object({
  type: z.literal('tick'),
  episode: z.int(),
  tick: z.int(),
  turn: z.int(),
  status: z.string(),
  error: z.nullable(z.string()),
  harm: amount,
  hurts: z.array(z.object({ cause: z.enum(causes), harm: amount })),
  loss: amount,
  wants: z.array(z.enum(causes)),
  gained: amount,
  gathered: z.nullable(z.enum(['supply', 'food', 'water'])),
  in_danger: z.boolean(),
  safe: z.boolean(),
  reward: z.object({ outer: amount, inner: amount }),
  newly: amount,
  surprise: share,
  known: amount,
  visited: amount,
  expected: share,
  choice: z.nullable(
    z.object({
      open: z.int().check(z.minimum(1), z.maximum(4)),
      dangers: z.int().check(z.minimum(1), z.maximum(4)),
      isOnto: z.boolean(),
    }),
  ),
  danger: share,
  novelty: share,
  fear: share,
  curiosity: share,
  foreseen: z.boolean(),
  stopped: z.nullable(z.string()),
  policy: z.array(z.string()),
  end: z.nullable(z.enum([...causes, 'time'])),
  plan: z.nullable(
    z.object({
      interventions: z.array(z.string()),
      isFallback: z.boolean(),
      isDropped: z.boolean(),
      plan: z.object({ purpose: z.string() }),
    }),
  ),
  reflection: z.nullable(
    z.object({ result: z.object({ interrupted: z.nullable(z.string()) }), warnings: z.array(warning) }),
  ),
});
const list = z.array(z.int());
const keyframeSchema = z.object({
  type: z.literal('keyframe'),
  episode: z.int(),
  seed: z.int(),
  tick: z.int(),
  world: z.object({ terrain: list, items: list, traces: list }),
  memory: z.object({ warnings: z.array(warning) }),
});
const headSchema = z.object({
  type: z.literal('lab_run'),
  version: z.int(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  shard: z.nullable(z.object({ index: z.int(), count: z.int() })),
});
const endSchema = z.object({
  type: z.literal('episode_end'),
  episode: z.int(),
  figures: z.record(z.string(), z.unknown()),
});
const footSchema = z.object({ type: z.literal('lab_end'), episodes: z.int(), lines: z.int(), complete: z.boolean() });

interface OpenEpisode {
  number: number;
  seed: number;
  world: World;
  tally: Tally;
  warnings: Warning[];
}

/**
 * Reads a saved run line by line and reckons each episode's figures anew from its ticks. Throws RunFileError for a line that is not as it
 * should be there, and for figures that are not those of the ticks.
 */
export class RunReader {
  /** Of the newest line, from 1. */
  line = 0;
  options: LabOptions | null = null;
  shard: Shard | null = null;
  isComplete = false;
  readonly figures: Figures[] = [];
  #preset: Preset | null = null;
  #open: OpenEpisode | null = null;
  #expected: number[] = [];
  #hasEnded = false;

  /** What was read, for those who want more than figures. */
  enter(text: string): RunHead | Keyframe | SavedTick | EpisodeEnd | RunFoot {
    this.line++;
    if (this.#hasEnded) throw this.#bad('there is more after the end of the run');
    const value = this.#parse(text);
    if (!this.options) return this.#enterHead(value);
    switch ((value as { type?: unknown } | null)?.type) {
      case 'keyframe':
        return this.#enterKeyframe(this.#checked<Keyframe>(keyframeSchema, value));
      case 'tick':
        return this.#enterTick(this.#checked<SavedTick>(tickSchema, value));
      case 'episode_end':
        return this.#enterEnd(this.#checked<EpisodeEnd>(endSchema, value));
      case 'lab_end':
        return this.#enterFoot(this.#checked<RunFoot>(footSchema, value));
      default:
        throw this.#bad('no line of a saved run');
    }
  }

  /** Throws where lines are missing at the end. */
  finish(): void {
    this.line++;
    if (!this.options) throw this.#bad('the file is empty');
    if (!this.#hasEnded) throw this.#bad('the run breaks off: its last line is missing');
  }

  #enterHead(value: unknown): RunHead {
    const parsed = headSchema.safeParse(value);
    if (!parsed.success) throw this.#bad('no saved run of the Lab');
    const { options, shard, version } = parsed.data;
    if (version !== runVersion)
      throw this.#bad(`a saved run of version ${version}; this Lab reads version ${runVersion}`);
    try {
      this.options = storedOptions(options);
      this.shard = readShard(shard ? `${shard.index}/${shard.count}` : undefined, this.options);
    } catch (error) {
      throw this.#bad(`its options are none: ${error instanceof Error ? error.message : String(error)}`);
    }
    const { preset, size, ticks } = this.options;
    this.#preset = presetOf(preset, { size, ticks });
    this.#expected = episodesOf(this.options, this.shard);
    return value as RunHead;
  }

  #enterKeyframe(keyframe: Keyframe): Keyframe {
    const { episode, seed, tick, world, memory } = keyframe;
    const preset = this.#preset as Preset;
    const cells = preset.size * preset.size;
    if (world.items.length !== cells || world.terrain.length !== cells || world.traces.length !== cells) {
      throw this.#bad(`a map of ${preset.size}×${preset.size} has ${cells} cells`);
    }
    if (!this.#open) {
      const number = this.#expected[this.figures.length];
      if (episode !== number) throw this.#bad(`episode ${number ?? 'none'} was to begin here, not ${episode}`);
      if (tick !== 0 || seed !== (this.options as LabOptions).seed + episode)
        throw this.#bad('no beginning of an episode');
      const warnings = memory.warnings.map((warning) => ({ ...warning }));
      this.#open = { number: episode, seed, world: { ...world, preset }, tally: emptyTally(), warnings };
    } else if (episode !== this.#open.number || tick !== this.#open.tally.ticks) {
      throw this.#bad('a keyframe of another episode or tick');
    }
    return keyframe;
  }

  #enterTick(tick: SavedTick): SavedTick {
    const open = this.#open;
    if (!open || tick.episode !== open.number) throw this.#bad('a tick of an episode that has not begun');
    if (tick.tick !== open.tally.ticks + 1)
      throw this.#bad(`tick ${open.tally.ticks + 1} was to stand here, not ${tick.tick}`);
    if (open.tally.end !== null) throw this.#bad('a tick after the end of its episode');
    if (tick.harm !== tick.hurts.reduce((sum, { harm }) => sum + harm, 0))
      throw this.#bad('"harm" is not the sum of its "hurts"');
    enterTick(open.tally, tick);
    if (tick.reflection) mergeWarnings(open.warnings, tick.reflection.warnings);
    return tick;
  }

  #enterEnd(end: EpisodeEnd): EpisodeEnd {
    const open = this.#open;
    if (!open || end.episode !== open.number || open.tally.end === null)
      throw this.#bad('the end of an episode that has none');
    const figures = figuresOf(open, open.tally, open.warnings, open.world);
    const differing = Object.entries(figures).find(
      ([name, value]) => sortedJson(end.figures[name as keyof Figures]) !== sortedJson(value),
    );
    if (differing) throw this.#bad(`"${differing[0]}" is not what its ticks come to`);
    this.figures.push(figures);
    this.#open = null;
    return end;
  }

  #enterFoot(foot: RunFoot): RunFoot {
    if (this.#open && foot.complete) throw this.#bad('it ends within an episode');
    if (foot.lines !== this.line) throw this.#bad(`it has ${this.line} lines and says that it has ${foot.lines}`);
    if (foot.episodes !== this.figures.length) throw this.#bad('it has another number of episodes than it says');
    if (foot.complete !== (this.figures.length === this.#expected.length)) throw this.#bad('episodes are missing');
    this.isComplete = foot.complete;
    this.#hasEnded = true;
    return foot;
  }

  #parse(text: string): unknown {
    if (text.length > maxRunLine) throw this.#bad(`longer than ${maxRunLine} characters`);
    try {
      return JSON.parse(text);
    } catch {
      throw this.#bad('no JSON');
    }
  }

  #checked<T>(schema: z.ZodMiniType, value: unknown): T {
    const parsed = schema.safeParse(value);
    if (parsed.success) return value as T;
    const place = (parsed.error.issues[0]?.path ?? []).map(String).join('/');
    throw this.#bad(`not valid at /${place}`);
  }

  #bad(message: string): RunFileError {
    return new RunFileError(this.line, message);
  }
}

/** Counts by name, so that their order says nothing. */
function sortedJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  return JSON.stringify(
    Object.entries(value as Record<Cause, number>).sort(([left], [right]) => (left < right ? -1 : 1)),
  );
}
