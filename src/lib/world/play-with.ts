import type { AbortSignalLike } from '../base/ports';
import type { Deliberator } from '../mind/context-pack';
import { planInput, type Episode, type EpisodeSettings } from './episode';
import { labPack, type LabPack } from './lab-pack';
import type { RunWatch } from './run';
import { actOnce, takeOutput } from './turn';

/**
 * One turn of a mind behind the Deliberator port: what it answers is checked whole, and dropped and counted where it does not validate; the
 * sentinel's fallback then acts. A mind that fails is one that gave nothing. One that was stopped gave no answer at all: nothing is done, and the
 * turn can be begun again. Does not reject.
 */
export async function playTurnWith(
  mind: Deliberator<LabPack>,
  episode: Episode,
  settings: EpisodeSettings,
  watch: RunWatch,
  signal: AbortSignalLike,
): Promise<void> {
  if (episode.turn === null) {
    const output = await outputOf(mind, labPack(planInput(episode), settings.scoreboard), signal);
    if (signal.aborted) return;
    takeOutput(episode, settings, output);
  }
  do {
    const tick = actOnce(episode, settings);
    watch.ticked?.(tick, episode);
  } while (episode.turn !== null);
}

async function outputOf(mind: Deliberator<LabPack>, pack: LabPack, signal: AbortSignalLike): Promise<unknown> {
  try {
    return await mind.deliberate(pack, signal);
  } catch {
    return null;
  }
}
