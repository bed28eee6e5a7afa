import type { Episode, EpisodeSettings } from '../../src/lib/world/episode';
import type { Mind } from '../../src/lib/world/mind';
import { ruleMinds } from '../../src/lib/world/minds/rule-minds';
import { OptionError, type LabOptions } from '../../src/lib/world/options';
import { playTurn, type RunWatch } from '../../src/lib/world/run';

/** Plays one turn of an episode: a mind's plan, and what comes of it. */
export interface Player {
  playTurn(episode: Episode, settings: EpisodeSettings, watch: RunWatch): void | Promise<void>;
}

/** A mind of rules. Throws OptionError where it is none. */
export function playerMind({ mind }: LabOptions): Mind {
  if (mind === 'llm') {
    throw new OptionError('--mind: llm needs a language model, and none can be reached from here yet');
  }
  return ruleMinds[mind];
}

export function playerFor(options: LabOptions): Player {
  const rules = playerMind(options);
  return { playTurn: (episode, settings, watch) => playTurn(episode, settings, rules, watch) };
}
