import type { AbortSignalLike } from '../base/ports';

export type Reading<T> = { kind: 'read'; value: T } | { kind: 'stopped' } | { kind: 'failed' };

/**
 * Awaits something that changes nothing. An abort ends the wait at once, even if the storage behind it never answers; a rejection is
 * a fault of the outside world and becomes a value. `work` is not begun when the signal has aborted already.
 */
export async function reading<T>(signal: AbortSignalLike, work: () => Promise<T>): Promise<Reading<T>> {
  if (signal.aborted) return { kind: 'stopped' };
  return new Promise((resolve) => {
    const stop = () => settle({ kind: 'stopped' });
    const settle = (end: Reading<T>) => {
      signal.removeEventListener('abort', stop);
      resolve(signal.aborted ? { kind: 'stopped' } : end);
    };
    signal.addEventListener('abort', stop);
    work().then(
      (value) => settle({ kind: 'read', value }),
      () => settle({ kind: 'failed' }),
    );
  });
}
