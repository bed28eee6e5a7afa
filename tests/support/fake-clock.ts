import type { AbortSignalLike, Clock } from '../../src/lib/base/ports';

interface Waiter {
  at: number;
  wake(): void;
}

/** Time that passes only when told to. */
export class FakeClock implements Clock {
  #wall: number;
  #monotonic = 0;
  #waiters: Waiter[] = [];

  constructor(start = Date.UTC(2026, 10, 28, 9, 0, 0)) {
    this.#wall = start;
  }

  now(): number {
    return this.#wall;
  }

  monotonic(): number {
    return this.#monotonic;
  }

  /** How many wait. */
  get waiting(): number {
    return this.#waiters.length;
  }

  wait(ms: number, signal?: AbortSignalLike): Promise<void> {
    return new Promise((resolve) => {
      if (signal?.aborted) {
        resolve();
        return;
      }
      const waiter: Waiter = {
        at: this.#monotonic + ms,
        wake: () => {
          this.#waiters = this.#waiters.filter((other) => other !== waiter);
          resolve();
        },
      };
      this.#waiters.push(waiter);
      signal?.addEventListener('abort', waiter.wake);
    });
  }

  /** Lets time pass, waking who waited for it. */
  advance(ms: number): void {
    this.#wall += ms;
    this.#monotonic += ms;
    for (const waiter of this.#waiters.filter(({ at }) => at <= this.#monotonic)) waiter.wake();
  }

  /** The wall clock jumps; what is monotonic does not. */
  jump(ms: number): void {
    this.#wall += ms;
  }
}
