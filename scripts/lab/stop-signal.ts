import type { EventEmitter } from 'node:events';

/** Set by the first Ctrl-C; the second ends the process at once, as it would without us. */
export interface StopSignal {
  readonly isStopped: boolean;
  /** Aborts at the stop. */
  readonly signal: AbortSignal;
  /** Resolves after `ms`, or at the stop. */
  wait(ms: number): Promise<void>;
}

/**
 * Ms in which one press is still arriving: a terminal sends it to every process of the command, and npm and our own entry pass it on, so that
 * it comes two or three times.
 */
const onePressMs = 1_000;

/** Tests put another sender, clock and end in the place of the process. */
export function listenForStop(
  sender: EventEmitter = process,
  now: () => number = () => performance.now(),
  end: (signal: NodeJS.Signals) => void = (signal) => process.kill(process.pid, signal),
): StopSignal {
  let stoppedAt: number | null = null;
  const controller = new AbortController();
  const listeners = new Set<() => void>();
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const stop = (signal: NodeJS.Signals): void => {
    if (stoppedAt !== null) {
      if (now() - stoppedAt < onePressMs) return;
      for (const name of signals) sender.off(name, stop);
      return end(signal);
    }
    stoppedAt = now();
    controller.abort();
    for (const listener of listeners) listener();
  };
  for (const name of signals) sender.on(name, stop);
  return {
    signal: controller.signal,
    get isStopped() {
      return stoppedAt !== null;
    },
    wait: (ms) =>
      new Promise((resolve) => {
        if (stoppedAt !== null) return resolve();
        const done = (): void => {
          clearTimeout(timer);
          listeners.delete(done);
          resolve();
        };
        const timer = setTimeout(done, ms);
        listeners.add(done);
      }),
  };
}
