import type { Journal } from '../agent/fold/ports';
import { readEvent, type LogEvent } from '../events/log-event';

/** An event has 32 KB at most, and most have one. */
const kept = 128;
/** So many of the newest are kept for a mind that reads; what is older is told by a summary. */
const keptForReading = 1_200;

/** The events that this leader committed last: most of what a deliberation is given is among them. Never what an action is run from. */
export class RecentEvents {
  readonly #events = new Map<number, LogEvent>();
  /** Every event from here on is known, or is none that this build knows; null: nobody asked for a range yet. */
  #from: number | null = null;
  /** How often any were forgotten: of what was read across that, nobody can say what it lacks, or whether it still stands so. */
  #forgotten = 0;

  get(seq: number): LogEvent | undefined {
    return this.#events.get(seq);
  }

  /** In order of seq, once they are committed. */
  add(events: readonly LogEvent[]): void {
    for (const event of events) this.#events.set(event.seq, event);
    const most = this.#from === null ? kept : 2 * keptForReading;
    const first = this.#events.keys().next().value ?? 0;
    if (this.#events.size <= most) return;
    for (const seq of this.#events.keys()) {
      if (this.#events.size <= (this.#from === null ? kept : keptForReading)) break;
      this.#events.delete(seq); // a map gives its oldest first
    }
    this.#forgotten += 1;
    if (this.#from !== null) this.#from = Math.max(this.#from, this.#events.keys().next().value ?? first);
  }

  /**
   * The newest events from `from` to `to`, oldest first, at most as many as are kept for reading, and from which seq on they are told. Read
   * from the store once; after that it is asked for nothing, unless some were forgotten while it answered. Rejects with StorageError.
   */
  async range(
    journal: Pick<Journal, 'events'>,
    from: number,
    to: number,
  ): Promise<{ from: number; events: LogEvent[] }> {
    const start = Math.max(from, to - keptForReading + 1, 1);
    if (this.#from === null || this.#from > start) {
      const forgotten = this.#forgotten;
      const read = await journal.events(start, to - start + 1);
      const known = read.flatMap((stored) => {
        const event = readEvent(stored);
        return event.ok && event.value.known ? [event.value.event] : [];
      });
      if (this.#forgotten !== forgotten) return { from: start, events: known };
      const later = [...this.#events.values()].filter(({ seq }) => seq > to);
      this.#events.clear();
      for (const event of [...known, ...later]) this.#events.set(event.seq, event);
      this.#from = start;
    }
    return { from: start, events: [...this.#events.values()].filter(({ seq }) => seq >= start && seq <= to) };
  }

  /** Another log is in place, or a stored event was changed. */
  clear(): void {
    this.#events.clear();
    this.#from = null;
    this.#forgotten += 1;
  }
}
