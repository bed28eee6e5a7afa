import type { Clock } from '../base/ports';

/** A signal that aborts after so many ms, unless `end` was called before; it is to be called in any case. */
export function timeLimit(
  clock: Pick<Clock, 'wait'>,
  ms: number,
): { signal: AbortSignal; hasPassed: () => boolean; end: () => void } {
  const abort = new AbortController();
  const over = new AbortController();
  void clock.wait(ms, over.signal).then(() => {
    if (!over.signal.aborted) abort.abort();
  });
  return { signal: abort.signal, hasPassed: () => abort.signal.aborted, end: () => over.abort() };
}
