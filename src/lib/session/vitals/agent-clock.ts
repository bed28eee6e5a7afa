/** One question to a thread, its ends on the page's clock, the middle on the thread's; all monotonic, ms. */
export interface Exchange {
  askedAt: number;
  heardAt: number;
  answeredAt: number;
  receivedAt: number;
}

/**
 * Lays the clock of another thread beside the page's. The quickest exchange so far tells by how much they differ, for in it neither
 * thread kept the other waiting; that it took as long to as fro is the one thing assumed (its half is the error, well under 1 ms).
 */
export class AgentClock {
  #offset = 0;
  #quickest = Infinity;
  #newest = -Infinity;

  /** How long the thread left the question lying; ms. `isNew`: another thread answers than before. */
  take({ askedAt, heardAt, answeredAt, receivedAt }: Exchange): { delayMs: number; isNew: boolean } {
    const isNew = answeredAt < this.#newest;
    if (isNew) this.#quickest = Infinity;
    this.#newest = answeredAt;
    const underWay = Math.max(0, receivedAt - askedAt - (answeredAt - heardAt));
    if (underWay < this.#quickest) {
      this.#quickest = underWay;
      this.#offset = heardAt - askedAt - underWay / 2;
    }
    return { delayMs: Math.max(0, heardAt - this.#offset - askedAt), isNew };
  }

  /** A moment of the thread on the page's clock. */
  toPage(moment: number): number {
    return moment - this.#offset;
  }
}
