import type { Pingable } from '../lib/bridge/contract';
import { liveRemote, type LiveRemote, type Patience } from '../lib/bridge/live-remote';

/** How long is waited for the page to lend a thread; ms. It may have to wait itself, for a policy. */
const waitMs = 30_000;

/** A thread of the page's, as it is lent and lent anew: who needs it before waits a moment, and the page is asked for it. */
export class LentThread<T extends Pingable> {
  readonly #name: string;
  readonly #ask: () => void;
  readonly #patience: Patience | undefined;
  #remote: LiveRemote<T> | null = null;
  #waiting: ((remote: LiveRemote<T>) => void)[] = [];

  /** `ask`: tells the page that it is needed: it was not lent yet, or the one that was does not answer any more. */
  constructor(name: string, ask: () => void, patience?: Patience) {
    this.#name = name;
    this.#ask = ask;
    this.#patience = patience;
  }

  lend(port: MessagePort): void {
    const remote = liveRemote<T>(port, this.#name, {
      ...(this.#patience && { patience: this.#patience }),
      onSilent: () => {
        if (this.#remote === remote) this.#remote = null;
      },
    });
    this.#remote = remote;
    for (const tell of this.#waiting.splice(0)) tell(remote);
  }

  /** There is somebody now who can be asked. */
  askAgain(): void {
    if (this.#waiting.length > 0) this.#ask();
  }

  /** Rejects when none is lent in time. */
  get(): Promise<LiveRemote<T>> {
    if (this.#remote) return Promise.resolve(this.#remote);
    return new Promise((resolve, reject) => {
      const tell = (remote: LiveRemote<T>): void => {
        clearTimeout(timer);
        resolve(remote);
      };
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((other) => other !== tell);
        reject(new Error(`no ${this.#name} thread was lent`));
      }, waitMs);
      this.#waiting.push(tell);
      if (this.#waiting.length === 1) this.#ask();
    });
  }
}
