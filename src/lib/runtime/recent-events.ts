import type { LogEvent } from '../events/log-event';

/** An event has 32 KB at most, and most have one. */
const kept = 128;

/** The events that this leader committed last: most of what a deliberation is given is among them. Never what an action is run from. */
export class RecentEvents {
  readonly #events = new Map<number, LogEvent>();

  get(seq: number): LogEvent | undefined {
    return this.#events.get(seq);
  }

  /** In order of seq, once they are committed. */
  add(events: readonly LogEvent[]): void {
    for (const event of events) this.#events.set(event.seq, event);
    for (const seq of this.#events.keys()) {
      if (this.#events.size <= kept) return;
      this.#events.delete(seq); // a map gives its oldest first
    }
  }

  /** Another log is in place, or a stored event was changed. */
  clear(): void {
    this.#events.clear();
  }
}
