import type { Alarm } from '../agent/fold/alarm';
import type { RuntimePorts } from './ports';

type Schedule = NonNullable<RuntimePorts['schedule']>;
type Look = NonNullable<Awaited<ReturnType<Schedule>>>;

/** Knows when to look at the alarms again, so that an idle agent sleeps until then. */
export class AlarmWatch {
  readonly #schedule: Schedule | undefined;
  /** When the next one is due; ms since 1970 UTC. Null: none, or not known. */
  #next: number | null = null;
  #seen: { alarms: readonly Alarm[]; now: number } | null = null;

  constructor(schedule: Schedule | undefined) {
    this.#schedule = schedule;
  }

  /** Ms until the next one is due; Infinity for none. */
  until(now: number): number {
    return this.#next === null ? Infinity : this.#next - now;
  }

  /** What is due now, or that the clock went back; null for neither. `alarms`: as the snapshot holds them. */
  async look(alarms: readonly Alarm[], now: number): Promise<Look | null> {
    const seen = this.#seen;
    if (seen?.alarms === alarms && now >= seen.now && now < (this.#next ?? Infinity)) return null;
    this.#next = null;
    this.#seen = null;
    if (!this.#schedule || alarms.length === 0) return null;
    const look = await this.#schedule(alarms, now);
    this.#next = look?.next ?? null;
    this.#seen = look && { alarms, now };
    return look && (look.due.length > 0 || look.hasGoneBack) ? look : null;
  }
}
