import { invariant } from '../base/invariant';
import { beginEpisode, planInput, type Episode, type EpisodeSettings } from './episode';
import { figuresOf, type Figures } from './figures';
import type { Carried } from './memory';
import type { Mind } from './mind';
import { presetFor, type LabOptions, type Shard } from './options';
import { carriedFrom } from './run-lines';
import type { Tick } from './tick';
import { actOnce, takePlan } from './turn';

/** What a run tells while it goes. */
export interface RunWatch {
  /** Before the first tick. */
  begun?(episode: Episode): void;
  ticked?(tick: Tick, episode: Episode): void;
  ended?(figures: Figures, episode: Episode): void;
}

export function settingsFor(options: LabOptions): EpisodeSettings {
  const { fear, curiosity, adapting, sentinel, scoreboard = 'table' } = options;
  return {
    preset: presetFor(options),
    drives: { fear, curiosity, isAdapting: adapting },
    isSentinelOn: sentinel,
    scoreboard,
  };
}

/** Numbers of the episodes of a part, from 0, in groups that share memories. */
export function episodesOf({ episodes, carry }: LabOptions, shard: Shard | null): number[] {
  const numbers = Array.from({ length: episodes }, (_, index) => index);
  if (!shard) return numbers;
  return numbers.filter((number) => Math.trunc(number / carry) % shard.count === shard.index - 1);
}

/** What episode `number` begins with, given what the one before it left. */
export function carriedInto(number: number, { carry }: LabOptions, last: Carried | null): Carried | null {
  return (carry === 0 ? number === 0 : number % carry === 0) ? null : last;
}

/** One turn of a mind of rules: plan, sentinel, actions. */
export function playTurn(episode: Episode, settings: EpisodeSettings, mind: Mind, watch: RunWatch): void {
  if (episode.turn === null) takePlan(episode, settings, mind.plan(planInput(episode, mind.seesAll), episode.mind));
  do {
    const tick = actOnce(episode, settings);
    watch.ticked?.(tick, episode);
  } while (episode.turn !== null);
}

/** One whole episode, or what is left of it. */
export function playEpisode(episode: Episode, settings: EpisodeSettings, mind: Mind, watch: RunWatch): void {
  while (episode.end === null) playTurn(episode, settings, mind, watch);
}

export function endFigures(episode: Episode): Figures {
  invariant(episode.world, 'figures are reckoned against the truth');
  return figuresOf(episode, episode.tally, episode.memory.warnings, episode.world);
}

/** Episode after episode, at once; yields between them, so that whoever runs it may stop. */
export function* runEpisodes(
  options: LabOptions,
  shard: Shard | null,
  mind: Mind,
  watch: RunWatch,
): Generator<Figures, void, void> {
  const settings = settingsFor(options);
  let carried: Carried | null = null;
  for (const number of episodesOf(options, shard)) {
    const episode = beginEpisode(settings, number, options.seed + number, carriedInto(number, options, carried));
    watch.begun?.(episode);
    playEpisode(episode, settings, mind, watch);
    carried = carriedFrom(episode.memory);
    const figures = endFigures(episode);
    watch.ended?.(figures, episode);
    yield figures;
  }
}
