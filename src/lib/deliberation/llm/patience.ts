import type { MindPlace } from '../../agent/step/turn';
import type { AbortSignalLike, Clock } from '../../base/ports';
import { isThisComputer } from '../../base/this-computer';

/** How long a first word is waited for: on this computer a large model may be loading, or reading for minutes; ms. Source: DESIGN 5. */
const firstMs = { here: 900_000, elsewhere: 180_000 } as const;
/** Of silence after that; ms. Length is no reason to stop: reasoning is life. */
const silenceMs = 180_000;

/** Aborts as the given signal does, and when nothing came for too long. `firstMinutes`: as the person set it; 0: as fits the place. */
export function watched(
  clock: Clock,
  signal: AbortSignalLike,
  place: MindPlace,
  firstMinutes = 0,
): { signal: AbortSignalLike; touch(): void; stop(): void; end(): void } {
  const abort = new AbortController();
  const over = new AbortController();
  let lastAt = clock.monotonic();
  let limit: number = firstMinutes > 0 ? firstMinutes * 60_000 : isHere(place) ? firstMs.here : firstMs.elsewhere;
  const stop = (): void => abort.abort();
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  void (async () => {
    while (!over.signal.aborted) {
      const left = lastAt + limit - clock.monotonic();
      if (left <= 0) return stop();
      await clock.wait(left, over.signal);
    }
  })();
  return {
    signal: abort.signal,
    stop,
    touch: () => {
      lastAt = clock.monotonic();
      limit = silenceMs;
    },
    end: () => {
      over.abort();
      signal.removeEventListener('abort', stop);
    },
  };
}

/** In this browser, or in a program of this computer. */
export function isHere({ kind, host }: MindPlace): boolean {
  return kind !== 'served' || host === null || isThisComputer(host);
}
