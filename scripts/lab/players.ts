import { createLabMind } from '../../src/lib/deliberation/lab-llm';
import type { Episode, EpisodeSettings } from '../../src/lib/world/episode';
import type { Mind } from '../../src/lib/world/mind';
import { ruleMinds } from '../../src/lib/world/minds/rule-minds';
import { OptionError, type LabOptions } from '../../src/lib/world/options';
import { playTurnWith } from '../../src/lib/world/play-with';
import { playTurn, type RunWatch } from '../../src/lib/world/run';
import { plainText } from './print';
import { servedModel } from './served-mind';

/** Plays one turn of an episode: a mind's plan, and what comes of it. */
export interface Player {
  playTurn(episode: Episode, settings: EpisodeSettings, watch: RunWatch): void | Promise<void>;
}

/** The mind of rules. Throws OptionError where it is none: a model writes other plans each time, so nothing is measured by it here. */
export function playerMind({ mind }: LabOptions): Mind {
  if (mind === 'llm') throw new OptionError('--mind: llm is no mind of rules');
  return ruleMinds[mind];
}

/** `modelUrl`: where the model of the mind llm is. `signal`: ends a plan that a model is at. Throws OptionError. */
export function playerFor(options: LabOptions, modelUrl: string | null, signal: AbortSignal): Player {
  if (options.mind !== 'llm') {
    const rules = playerMind(options);
    return { playTurn: (episode, settings, watch) => playTurn(episode, settings, rules, watch) };
  }
  const mind = createLabMind(servedModel(options, modelUrl));
  let isTold = false;
  return {
    playTurn: async (episode, settings, watch) => {
      await playTurnWith(mind, episode, settings, watch, signal);
      if (mind.counts.lastFailure === null || isTold) return;
      isTold = true;
      console.error(plainText(`The model gives no plan (${mind.counts.lastFailure}); the sentinel's fallback acts.`));
    },
  };
}
