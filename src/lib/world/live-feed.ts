import type { Episode } from './episode';
import type { Figures } from './figures';
import type { LabOptions } from './options';
import { reflectionText } from './reflection';
import type { RunWatch } from './run';
import { scoreboardOf, type Scoreboard } from './scoreboard';
import type { Tick } from './tick';

/** What is told while a run goes: each tick as a snapshot, and what is worth a line of its own as an event. */
export interface FeedItem {
  /** From 1, without a gap over both kinds. */
  readonly id: number;
  readonly kind: 'snapshot' | 'event';
  readonly data: object;
}

export interface Metrics {
  readonly options: LabOptions;
  readonly episodes: number;
  readonly mean_survival: number | null;
  readonly best_outer: number | null;
  readonly episode: number | null;
  readonly tick: number | null;
  readonly life: number | null;
  readonly danger: number | null;
  readonly novelty: number | null;
  readonly fear: number | null;
  readonly curiosity: number | null;
  readonly scoreboard: Scoreboard | null;
}

/** How many of each kind are kept for those who come late. */
const mostKept = 512;
/** ‰ of life at which death is near. */
const nearDeath = 300;

/** The newest of a run, bounded; older items leave, nothing ever stands still. */
export class LiveFeed {
  onItem: (item: FeedItem) => void = () => {};
  readonly watch: RunWatch;
  #id = 0;
  #snapshots: FeedItem[] = [];
  #events: FeedItem[] = [];
  #last: { tick: Tick; episode: Episode } | null = null;
  #ended = { count: 0, survival: 0, best: 0 };
  #wasNearDeath = false;
  #wasInDanger = false;

  constructor(readonly options: LabOptions) {
    this.watch = {
      begun: ({ number, seed }) => this.#event({ event: 'episode_begun', episode: number, seed }),
      ticked: (tick, episode) => this.#tick(tick, episode),
      ended: (figures) => this.#end(figures),
    };
  }

  metrics(): Metrics {
    const { count, survival, best } = this.#ended;
    const tick = this.#last?.tick ?? null;
    return {
      options: this.options,
      episodes: count,
      mean_survival: count === 0 ? null : survival / count,
      best_outer: count === 0 ? null : best,
      episode: tick?.episode ?? null,
      tick: tick?.tick ?? null,
      life: tick?.life ?? null,
      danger: tick?.danger ?? null,
      novelty: tick?.novelty ?? null,
      fear: tick?.fear ?? null,
      curiosity: tick?.curiosity ?? null,
      scoreboard: this.#last ? scoreboardNow(this.#last) : null,
    };
  }

  /** Kept items with a higher id, oldest first. */
  snapshots(after: number): FeedItem[] {
    return this.#snapshots.filter(({ id }) => id > after);
  }

  events(after: number): FeedItem[] {
    return this.#events.filter(({ id }) => id > after);
  }

  items(after: number): FeedItem[] {
    return [...this.snapshots(after), ...this.events(after)].sort((left, right) => left.id - right.id);
  }

  #tick(tick: Tick, episode: Episode): void {
    this.#last = { tick, episode };
    const { plan, reflection, ...snapshot } = tick;
    this.#snapshots = this.#put(this.#snapshots, 'snapshot', snapshot);
    const at = { episode: tick.episode, tick: tick.tick, turn: tick.turn };
    if (plan) this.#event({ event: 'plan', ...at, ...plan });
    if (reflection) this.#event({ event: 'reflection', ...at, text: reflectionText(reflection), ...reflection });
    for (const change of tick.policy) this.#event({ event: 'policy', ...at, change });
    for (const alert of this.#alerts(tick, episode)) this.#event({ event: 'alert', ...at, alert });
  }

  #alerts({ life, plan, stopped, danger, end }: Tick, { memory }: Episode): string[] {
    const alerts: string[] = [];
    const isNearDeath = life <= nearDeath;
    if (isNearDeath && !this.#wasNearDeath) alerts.push('death_near');
    this.#wasNearDeath = isNearDeath;
    for (const rule of plan?.interventions ?? []) alerts.push(`rule:${rule}`);
    if (stopped !== null) alerts.push('emergency_stop');
    const isInDanger = danger > memory.drives.dangerThreshold;
    if (isInDanger && !this.#wasInDanger) alerts.push('threshold_passed');
    this.#wasInDanger = isInDanger;
    if (end !== null && end !== 'time') alerts.push(`died:${end}`);
    return alerts;
  }

  #end(figures: Figures): void {
    const { count, survival, best } = this.#ended;
    this.#ended = { count: count + 1, survival: survival + figures.survival, best: Math.max(best, figures.best) };
    this.#event({ event: 'episode_ended', episode: figures.episode, figures });
  }

  #event(data: object): void {
    this.#events = this.#put(this.#events, 'event', data);
  }

  #put(kept: FeedItem[], kind: FeedItem['kind'], data: object): FeedItem[] {
    const item: FeedItem = { id: ++this.#id, kind, data };
    kept.push(item);
    this.onItem(item);
    return kept.length > 2 * mostKept ? kept.slice(-mostKept) : kept;
  }
}

function scoreboardNow({ episode: { memory, view } }: { episode: Episode }): Scoreboard {
  const least = view.preset.has_body === 0 ? 1_000 : Math.min(view.food, view.water, view.rest);
  return scoreboardOf(memory.scores, { life: view.life, least, tick: view.tick });
}
