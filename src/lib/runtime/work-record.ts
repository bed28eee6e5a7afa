import type { Clock } from '../base/ports';
import type { WorkSpan } from '../bridge/contract';

const spansKept = 600;
const hourMs = 3_600_000;

/** What the agent's thread knows of its own work. Kept in memory alone: it is no part of the log. Sets no timer, so it wakes nobody. */
export class WorkRecord {
  readonly #clock: Pick<Clock, 'monotonic'>;
  #spans: WorkSpan[] = [];
  /** Times it was woken for nothing. */
  #idle: { at: number; ms: number }[] = [];
  /** Null: at rest. */
  #awakeSince: number | null;
  #hasWorked = false;

  constructor(clock: Pick<Clock, 'monotonic'>) {
    this.#clock = clock;
    this.#awakeSince = clock.monotonic();
  }

  add(span: WorkSpan): void {
    this.#hasWorked = true;
    this.#spans.push(span);
    if (this.#spans.length > spansKept) this.#spans = this.#spans.slice(-spansKept / 2);
  }

  rest(isAtRest: boolean): void {
    const now = this.#clock.monotonic();
    if (!isAtRest) {
      this.#awakeSince ??= now;
      return;
    }
    if (this.#awakeSince === null) return;
    const start = this.#awakeSince;
    this.#awakeSince = null;
    const ms = now - start;
    if (this.#hasWorked) this.add({ phase: 'turn', start, ms });
    else this.#idle.push({ at: now, ms });
    this.#hasWorked = false;
    this.#idle = this.#idle.filter(({ at }) => now - at < hourMs);
  }

  /** Work that ended after a moment of this thread's monotonic clock, oldest first. */
  since(moment: number): WorkSpan[] {
    return this.#spans.filter(({ start, ms }) => start + ms > moment);
  }

  get awakeSince(): number | null {
    return this.#awakeSince;
  }

  /** Of the last hour: how often it was woken for nothing, and what one took on average; ms. */
  idle(): { count: number; meanMs: number } {
    const now = this.#clock.monotonic();
    const recent = this.#idle.filter(({ at }) => now - at < hourMs);
    const sum = recent.reduce((total, { ms }) => total + ms, 0);
    return { count: recent.length, meanMs: recent.length === 0 ? 0 : sum / recent.length };
  }
}
