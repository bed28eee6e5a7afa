/** A row that waits longer than this may have lost its poke, with the tab that put it; ms. */
const patienceMs = 4_000;

/** Notices a row that waits at the head of the inbox without anybody taking it. */
export class StuckRow {
  #id: string | null = null;
  #since = 0;

  /** `inbox`: oldest first. `now`: monotonic, ms. True once for each time that the patience is over. */
  isStuck(inbox: readonly { id: string }[], now: number): boolean {
    const id = inbox[0]?.id ?? null;
    if (id !== this.#id) {
      this.#id = id;
      this.#since = now;
    }
    if (id === null || now - this.#since < patienceMs) return false;
    this.#since = now;
    return true;
  }
}
