/** Set by the first Ctrl-C; the second ends the process at once, as it would without us. */
export interface StopSignal {
  readonly isStopped: boolean;
  /** Aborts at the stop. */
  readonly signal: AbortSignal;
  /** Resolves after `ms`, or at the stop. */
  wait(ms: number): Promise<void>;
}

export function listenForStop(): StopSignal {
  let isStopped = false;
  const controller = new AbortController();
  const listeners = new Set<() => void>();
  const stop = (): void => {
    isStopped = true;
    controller.abort();
    for (const listener of listeners) listener();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  return {
    signal: controller.signal,
    get isStopped() {
      return isStopped;
    },
    wait: (ms) =>
      new Promise((resolve) => {
        if (isStopped) return resolve();
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
