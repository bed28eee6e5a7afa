/** Later than this is more than a timer's own slack: the thread was at something else; ms. */
const busyFromMs = 4;
/** A gap longer than this is a device that slept or a tab that was frozen, not a busy thread; ms. */
const asleepFromMs = 30_000;

export interface Look {
  /** How long what was due had to wait; ms. */
  delayMs: number;
  /** Moments at which the thread was looked at, and at how many of them it was busy. */
  looks: number;
  busy: number;
}

/**
 * Samples a thread by a timer: it is looked at once a period, and a look that comes late found it busy. Looks that a long task
 * swallowed count as busy ones, so that one task of two seconds weighs as much as twenty of a hundred milliseconds.
 */
export class LoopProbe {
  readonly #periodMs: number;
  #due: number | null = null;

  constructor(periodMs: number) {
    this.#periodMs = periodMs;
  }

  /** Begins anew: nothing is told of the time before. Gives how long to wait for the first look; ms. */
  start(now: number): number {
    this.#due = now + this.#periodMs;
    return this.#periodMs;
  }

  /** Null: too early, or after a sleep. */
  look(now: number): Look | null {
    const due = this.#due;
    if (due === null || now < due) return null;
    const delayMs = now - due;
    const swallowed = Math.floor(delayMs / this.#periodMs);
    this.#due = due + (swallowed + 1) * this.#periodMs;
    if (delayMs >= asleepFromMs) return null;
    return {
      delayMs,
      looks: swallowed + 1,
      busy: swallowed + (delayMs - swallowed * this.#periodMs > busyFromMs ? 1 : 0),
    };
  }

  /** Until the next look; ms. */
  waitMs(now: number): number {
    return this.#due === null ? this.#periodMs : Math.max(0, this.#due - now);
  }
}
