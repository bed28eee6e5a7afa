import type { LabOptions } from '../../src/lib/world/options';
import { OverTime } from '../../src/lib/world/over-time';
import type { SavedTick } from '../../src/lib/world/run-lines';
import { plotText } from './plot';
import { countsText } from './print';

/** Names that are told apart; a model may write another purpose each turn, and a file may hold anything. */
const mostNames = 2_000;
const mostShown = 12;
/** Columns of a plot. */
const columns = 60;

/** What the ticks of saved runs tell beyond figures: what was done and suffered most, and fear and curiosity over time. */
export class Analysis {
  readonly #purposes = new Map<string, number>();
  readonly #targets = new Map<string, number>();
  readonly #hits = new Map<string, number>();
  readonly #harms = new Map<string, number>();
  readonly #wants = new Map<string, number>();
  readonly #changes = new Map<string, number>();
  #time: OverTime | null = null;

  enter(tick: SavedTick, { ticks }: LabOptions): void {
    const { plan, hurts, wants, policy, gathered } = tick;
    this.#time ??= new OverTime(ticks, Math.min(columns, ticks));
    this.#time.enter(tick);
    if (plan) count(this.#purposes, plan.plan.purpose.slice(0, 60));
    if (gathered !== null) count(this.#targets, gathered);
    for (const { cause, harm } of hurts) {
      count(this.#hits, cause);
      count(this.#harms, cause, harm);
    }
    for (const want of wants) count(this.#wants, want);
    for (const change of policy) count(this.#changes, change.replace(/[\d.]+/g, 'N').slice(0, 60));
  }

  text(): string {
    const time = this.#time;
    const plots = time
      ? (['fear', 'curiosity'] as const).map((name) =>
          plotText(`${name}, mean of all who live at that tick`, time.means(name), time.ticks),
        )
      : [];
    return [
      countsText('plans for', this.#purposes, mostShown),
      countsText('gathered', this.#targets, mostShown),
      countsText('hurt by, ticks', this.#hits, mostShown),
      countsText('hurt by, ‰', this.#harms, mostShown),
      countsText('in want, ticks', this.#wants, mostShown),
      countsText('policy changes', this.#changes, mostShown),
      ...plots.map((plot) => `\n${plot}`),
    ].join('\n');
  }
}

function count(counts: Map<string, number>, name: string, by = 1): void {
  const key = counts.has(name) || counts.size < mostNames ? name : 'something else';
  counts.set(key, (counts.get(key) ?? 0) + by);
}
