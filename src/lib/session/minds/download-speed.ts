/** Over how long the speed is taken; ms. */
const windowMs = 5_000;

/** How fast bytes came lately, and how long the rest will take. */
export class DownloadSpeed {
  #seen: { at: number; bytes: number }[] = [];

  /** `at`: monotonic; ms. `bytes`: all that are here by then. */
  add(at: number, bytes: number): void {
    this.#seen.push({ at, bytes });
    const from = this.#seen.findLastIndex((moment) => moment.at <= at - windowMs);
    if (from > 0) this.#seen = this.#seen.slice(from);
  }

  /** Bytes a second; null: too little is known. */
  get perSecond(): number | null {
    const [first] = this.#seen;
    const last = this.#seen.at(-1);
    if (!first || !last || last.at - first.at < 1_000) return null;
    return ((last.bytes - first.bytes) * 1_000) / (last.at - first.at);
  }

  /** Seconds; null: not known, or it stands still. */
  left(totalBytes: number): number | null {
    const speed = this.perSecond;
    const here = this.#seen.at(-1)?.bytes ?? 0;
    return speed === null || speed <= 0 ? null : (totalBytes - here) / speed;
  }
}
