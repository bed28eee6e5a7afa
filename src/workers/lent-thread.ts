import type { Pingable } from '../lib/bridge/contract';
import { liveRemote, type LiveRemote } from '../lib/bridge/live-remote';

/** How long is waited for the page to lend a thread; ms. It may have to wait itself, for a policy. */
const waitMs = 15_000;

/** A thread of the page's, as it is lent and lent anew: who needs it before waits a moment. */
export class LentThread<T extends Pingable> {
  readonly #name: string;
  #remote: LiveRemote<T> | null = null;
  #waiting: ((remote: LiveRemote<T>) => void)[] = [];

  constructor(name: string) {
    this.#name = name;
  }

  lend(port: MessagePort): void {
    const remote = liveRemote<T>(port, this.#name, {
      onSilent: () => {
        if (this.#remote === remote) this.#remote = null;
      },
    });
    this.#remote = remote;
    for (const tell of this.#waiting.splice(0)) tell(remote);
  }

  /** Rejects when none is lent in time. */
  get(): Promise<LiveRemote<T>> {
    if (this.#remote) return Promise.resolve(this.#remote);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no ${this.#name} thread was lent`)), waitMs);
      this.#waiting.push((remote) => {
        clearTimeout(timer);
        resolve(remote);
      });
    });
  }
}
