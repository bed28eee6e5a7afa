import type { Clock, Random } from '../lib/base/ports';
import { timedWait } from '../lib/bridge/timed-wait';
import type { AbortHandle, Locks } from '../lib/runtime/ports';

/** The runtime's ports as a worker of a real browser gives them. */

export const browserClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  wait: timedWait,
};

/** Drawn ahead, since a call costs more than the bytes: an event takes a salt for each of its texts. */
const drawn = new Uint8Array(4_096);
let used = drawn.length;

export const browserRandom: Random = {
  bytes(count) {
    if (count > drawn.length) return crypto.getRandomValues(new Uint8Array(count));
    if (used + count > drawn.length) {
      crypto.getRandomValues(drawn);
      used = 0;
    }
    used += count;
    return drawn.slice(used - count, used);
  },
};

export const browserLocks: Locks = {
  hold: async (name, { steals, signal, onWaiting }, work) => {
    if (!steals) {
      const { held = [] } = await navigator.locks.query();
      if (held.some((lock) => lock.name === name)) onWaiting();
    }
    const controller = new AbortController();
    if (signal.aborted) return 'given_up';
    signal.addEventListener('abort', () => controller.abort());
    let wasHeld = false;
    try {
      await navigator.locks.request(name, steals ? { steal: true } : { signal: controller.signal }, () => {
        wasHeld = true;
        return work();
      });
      return 'ended';
    } catch (error) {
      // the browser's word both for a wait that was given up and for a lock that was taken away
      if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error;
      return wasHeld ? 'lost' : 'given_up';
    }
  },
};

export function newAbort(): AbortHandle {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** The calendar day and the wall time in a time zone; an unknown zone counts as UTC. */
export function zoneNamed(name: string): { name: string; dateAt(now: number): string; clockAt(now: number): string } {
  const format = dayFormat(name) ?? dayFormat('UTC');
  let clock: Intl.DateTimeFormat | null = null; // making one takes longer than all that a turn does with it
  return {
    name,
    dateAt: (now) => (format as Intl.DateTimeFormat).format(now),
    clockAt: (now) => (clock ??= clockFormat(format?.resolvedOptions().timeZone)).format(now),
  };
}

function clockFormat(timeZone: string | undefined): Intl.DateTimeFormat {
  const two = '2-digit' as const;
  return new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', hour: two, minute: two, second: two });
}

function dayFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }); // YYYY-MM-DD
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
