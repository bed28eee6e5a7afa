import type { Clock } from '../base/ports';
import { PlainAbort } from './plain-abort';
import type { Anchor } from '../bridge/anchor';
import type { AnchorStore } from './ports';

/** At most one anchor is written in this time; ms. */
const writeEveryMs = 1_000;
/** So long is waited for the last one; ms. A file system that hangs must not keep a tab from giving up its lead. */
const closeWithinMs = 1_000;

/** Writes down outside the store how far the log goes: the first at once, then at most one a second, and the last on closing. */
export class AnchorKeeper {
  readonly #store: AnchorStore;
  readonly #clock: Clock;
  readonly #over = new PlainAbort();
  #next: Anchor | null = null;
  #writing: Promise<void> | null = null;

  constructor(store: AnchorStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  keep(anchor: Anchor): void {
    this.#next = anchor;
    this.#writing ??= this.#write();
  }

  /** Once what is to be kept is kept, or cannot be, or takes too long. Never rejects. */
  async close(): Promise<void> {
    this.#over.abort();
    if (!this.#writing) return;
    const written = new PlainAbort();
    await Promise.race([this.#writing, this.#clock.wait(closeWithinMs, written)]);
    written.abort();
  }

  async #write(): Promise<void> {
    while (this.#next) {
      const anchor = this.#next;
      this.#next = null;
      try {
        await this.#store.write(anchor);
      } catch {
        // an older one is as true as the newest: it only knows of less
      }
      await this.#clock.wait(writeEveryMs, this.#over);
    }
    this.#writing = null;
  }
}
