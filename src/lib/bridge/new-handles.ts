import type { Clock } from '../base/ports';
import { failure, type Result } from '../base/result';

type Opened = Result<null, 'newer' | 'storage'>;

/** How often a failed connection is replaced within `handlesWithinMs`: what fails more often is not healed by it. */
export const handlesAtMost = 3;
const handlesWithinMs = 600_000;
/** Before the first; each further one comes that much later; ms. */
const pauseMs = 200;

/** What a person is told of a store that cannot be written to. */
export function readOnlyCode(failed: Extract<Opened, { ok: false }>): 'newer' | 'storage' | 'disk_full' {
  return failed.code === 'storage' && isFullDisk(failed.message) ? 'disk_full' : failed.code;
}

/**
 * New connections to a store whose own failed. Nothing of what failed is repeated here: whoever asks begins anew from what is stored.
 * A full disk gets none, since no connection makes room.
 */
export class NewHandles {
  readonly #clock: Pick<Clock, 'monotonic' | 'wait'>;
  readonly #reopen: () => Promise<Opened>;
  #taken: number[] = [];

  /** `reopen` closes what is there and opens the store; as openDatabase, it does not touch that of a later build. */
  constructor(clock: Pick<Clock, 'monotonic' | 'wait'>, reopen: () => Promise<Opened>) {
    this.#clock = clock;
    this.#reopen = reopen;
  }

  /** `cause`: what the store said. When no further one is to be had: the newest cause. Never rejects. */
  async next(cause: string): Promise<Opened> {
    for (let newest = cause; ;) {
      if (isFullDisk(newest) || !this.#mayTake()) return failure('storage', newest);
      await this.#clock.wait(pauseMs * this.#taken.length);
      const opened = await this.#reopen();
      if (opened.ok || opened.code === 'newer') return opened;
      newest = opened.message;
    }
  }

  #mayTake(): boolean {
    const now = this.#clock.monotonic();
    this.#taken = this.#taken.filter((time) => now - time < handlesWithinMs);
    if (this.#taken.length >= handlesAtMost) return false;
    this.#taken.push(now);
    return true;
  }
}

function isFullDisk(cause: string): boolean {
  return cause.includes('QuotaExceededError');
}
