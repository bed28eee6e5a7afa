import type { Episode } from './episode';
import { observe } from './observe';
import type { Preset } from './presets';
import type { Keyframe } from './run-lines';

/** The episode that a keyframe was taken of, to go on with. The keyframe is used up: it becomes part of the episode. */
export function resumeEpisode(keyframe: Keyframe, preset: Preset): Episode {
  const world = { preset, ...keyframe.world };
  return {
    number: keyframe.episode,
    seed: keyframe.seed,
    world,
    view: observe(world),
    end: world.end,
    memory: keyframe.memory,
    mind: keyframe.mind,
    ...keyframe.rest,
  };
}
