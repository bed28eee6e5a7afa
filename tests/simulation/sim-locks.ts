import type { Locks } from '../../src/lib/runtime/ports';
import type { Owner, Schedule } from './schedule';

interface Request {
  owner: Owner & { hasHeldLock: boolean };
  work: () => Promise<void>;
  end: (how: 'ended' | 'lost' | 'given_up') => void;
  fail: (reason: unknown) => void;
}

/** Web Locks of one browser: first come, first served; a steal goes before all; who loses the lock hears of it when it can. */
export class SimLocks {
  readonly #schedule: Schedule;
  #holder: Request | null = null;
  #queue: Request[] = [];

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
  }

  /** As one tab sees them. `isBroken`: the lock is never waited for. */
  of(owner: Request['owner'], isBroken = false): Locks {
    return {
      hold: (_name, { steals, signal, onWaiting }, work) =>
        new Promise((resolve, reject) => {
          const request: Request = {
            owner,
            work,
            end: resolve,
            fail: (reason) => reject(reason instanceof Error ? reason : new Error(String(reason))),
          };
          if (isBroken) {
            this.#run(request);
            return;
          }
          if (steals) {
            const loser = this.#holder;
            this.#grant(request);
            if (loser) this.#tell(loser.owner, 'lock.lost', () => loser.end('lost'));
            return;
          }
          if (!this.#holder) {
            this.#grant(request);
            return;
          }
          onWaiting();
          this.#queue.push(request);
          signal.addEventListener('abort', () => {
            if (!this.#queue.includes(request)) return;
            this.#queue = this.#queue.filter((other) => other !== request);
            this.#tell(owner, 'lock.given_up', () => resolve('given_up'));
          });
        }),
    };
  }

  /** The browser ends a tab's locks and waits. */
  forget(owner: Owner): void {
    this.#queue = this.#queue.filter((request) => request.owner !== owner);
    if (this.#holder?.owner === owner) this.#next();
  }

  #grant(request: Request): void {
    this.#holder = request;
    this.#tell(request.owner, 'lock.granted', () => {
      request.owner.hasHeldLock = true;
      this.#run(request);
    });
  }

  #run(request: Request): void {
    request.work().then(
      () => this.#release(request, () => request.end('ended')),
      (error: unknown) => this.#release(request, () => request.fail(error)),
    );
  }

  #release(request: Request, tell: () => void): void {
    if (!request.owner.isAlive) return;
    tell();
    if (this.#holder === request) this.#next();
  }

  #next(): void {
    this.#holder = null;
    const next = this.#queue.shift();
    if (next) this.#grant(next);
  }

  #tell(owner: Owner, label: string, happen: () => void): void {
    this.#schedule.add({ owner, label, due: this.#schedule.now, queue: 'locks', happen }); // heard in order
  }
}
