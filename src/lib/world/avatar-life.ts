import type { Command } from './command';
import { beginAt, planInput, type Episode, type EpisodeSettings } from './episode';
import type { Mind } from './mind';
import { actionOf, planOf } from './plan';
import type { WorldPort } from './port';
import type { RunWatch } from './run';
import type { Tick } from './tick';
import { actThrough, nextCommand, takePlan } from './turn';

/**
 * One life that an avatar leads tick by tick: what it means to do next is asked first, and done when its action runs. The same loop as in
 * bulk (plan, sentinel, act, reflect); what happens in between is up to the cycle: approval, log, interruption.
 */
export class AvatarLife {
  #episode: Episode | null = null;

  constructor(
    readonly port: WorldPort,
    readonly mind: Mind,
    readonly settings: EpisodeSettings,
    readonly seed: number,
    readonly watch: RunWatch = {},
  ) {}

  get isOver(): boolean {
    return this.#episode !== null && this.#episode.end !== null;
  }

  get episode(): Episode | null {
    return this.#episode;
  }

  /** What comes next: the command, and why. Asking again, with nothing done in between, gives the same. Rejects when the world cannot be reached. */
  async intend(): Promise<{ command: Command; purpose: string; risk: number }> {
    const episode = await this.#begun();
    if (episode.turn === null) takePlan(episode, this.settings, this.mind.plan(planInput(episode), episode.mind));
    const { plan } = episode.turn?.taken ?? { plan: planOf('wait', [actionOf('wait')]) };
    return { command: nextCommand(episode), purpose: plan.purpose, risk: plan.risk };
  }

  /** Does what was approved, whether or not it is still what the mind would do: then it is a plan of its own. */
  async act(command: Command): Promise<Tick> {
    const episode = await this.#begun();
    if (episode.turn === null || nextCommand(episode) !== command) {
      episode.turn = null;
      takePlan(episode, this.settings, planOf('as approved', [actionOf(command)]));
    }
    const tick = await actThrough(this.port, episode, this.settings);
    this.watch.ticked?.(tick, episode);
    return tick;
  }

  async #begun(): Promise<Episode> {
    if (this.#episode) return this.#episode;
    const episode = beginAt(this.settings, 0, this.seed, null, await this.port.observe(), null);
    this.#episode = episode;
    this.watch.begun?.(episode);
    return episode;
  }
}
