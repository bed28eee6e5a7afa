import type { Outcome } from './advance';
import type { Command } from './command';
import type { Preset } from './presets';

/** What one tick was worth; ‰ each. The outer sum is what a world pays, the inner one what a mind pays itself. */
export interface Reward {
  readonly survival: number;
  readonly effort: number;
  readonly gathering: number;
  readonly damage: number;
  readonly danger_zone: number;
  readonly safe_zone: number;
  readonly death: number;
  readonly outer: number;
  readonly information: number;
  readonly foreseen: number;
  readonly inner: number;
}

/** `newly`: cells seen for the first time; `isForeseen`: a danger beside it is known by its signs for the first time, and it is there. */
export function rewardOf(
  preset: Preset,
  command: Command,
  outcome: Outcome,
  isDead: boolean,
  newly: number,
  isForeseen: boolean,
): Reward {
  const isMove = command === 'north' || command === 'east' || command === 'south' || command === 'west';
  const survival = isDead ? 0 : preset.reward_tick;
  const effort = (isMove ? preset.reward_move : 0) + (outcome.status === 'nothing' ? preset.reward_empty : 0);
  const gathering = outcome.gathered === null ? 0 : outcome.gained + preset.reward_gather;
  // quotients of whole thousandths are cut, so that no sum depends on its order
  const damage = Math.trunc((outcome.harm * preset.reward_damage + outcome.loss * preset.reward_want) / 1_000) || 0;
  const danger_zone = outcome.isInDanger ? preset.reward_danger_zone : 0;
  const safe_zone = outcome.isSafe ? preset.reward_safe_zone : 0;
  const death = isDead ? preset.reward_death : 0;
  const information = newly * preset.reward_known_cell;
  const foreseen = isForeseen ? preset.reward_foreseen : 0;
  return {
    survival,
    effort,
    gathering,
    damage,
    danger_zone,
    safe_zone,
    death,
    outer: survival + effort + gathering + damage + danger_zone + safe_zone + death,
    information,
    foreseen,
    inner: information + foreseen,
  };
}
