import type { TabMessage } from '../../src/lib/bridge/contract';
import type { Locks, TabLine } from '../../src/lib/runtime/ports';

interface Waiting {
  start(): void;
  giveUp(): void;
}

/** One browser's locks, as Web Locks do it: first come, first served; who steals goes first, and the holder is only told. */
export class FakeLocks implements Locks {
  #holder: { lose(): void } | null = null;
  #queue: Waiting[] = [];

  get isHeld(): boolean {
    return this.#holder !== null;
  }

  hold(
    _name: string,
    { steals, signal, onWaiting }: Parameters<Locks['hold']>[1],
    work: () => Promise<void>,
  ): Promise<'ended' | 'lost' | 'given_up'> {
    return new Promise((resolve, reject) => {
      const holder = { lose: () => resolve('lost') };
      const start = (): void => {
        this.#holder = holder;
        work().then(
          () => {
            this.#release(holder);
            resolve('ended');
          },
          (error: unknown) => {
            this.#release(holder);
            reject(error instanceof Error ? error : new Error(String(error)));
          },
        );
      };
      if (steals) {
        this.#holder?.lose();
        start();
        return;
      }
      if (!this.#holder) {
        start();
        return;
      }
      onWaiting();
      const waiting: Waiting = { start, giveUp: () => resolve('given_up') };
      this.#queue.push(waiting);
      signal.addEventListener('abort', () => {
        if (!this.#queue.includes(waiting)) return;
        this.#queue = this.#queue.filter((other) => other !== waiting);
        waiting.giveUp();
      });
    });
  }

  #release(holder: { lose(): void }): void {
    if (this.#holder !== holder) return;
    this.#holder = null;
    this.#queue.shift()?.start();
  }
}

/** One channel for all tabs; what a tab posts, the others hear. */
export class FakeChannel {
  readonly #lines = new Set<{ hear: (message: TabMessage) => void; isCut: boolean }>();

  /** A tab's end of it. `cut`: it hears and says nothing more, as a frozen tab. */
  line(): TabLine & { cut(): void; mend(): void } {
    const own = { hear: (_message: TabMessage): void => {}, isCut: false };
    this.#lines.add(own);
    return {
      post: (message) => {
        if (own.isCut) return;
        for (const other of this.#lines) if (other !== own && !other.isCut) other.hear(message);
      },
      listen: (hear) => (own.hear = hear),
      cut: () => void (own.isCut = true),
      mend: () => void (own.isCut = false),
    };
  }
}
