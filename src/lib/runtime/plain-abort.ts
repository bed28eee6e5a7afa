import type { AbortSignalLike } from '../base/ports';

/** Ends a wait of our own. An AbortController would do the same at twenty times the cost, several times a turn. */
export class PlainAbort implements AbortSignalLike {
  aborted = false;
  readonly #listeners = new Set<() => void>();

  addEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners.delete(listener);
  }

  abort(): void {
    if (this.aborted) return;
    this.aborted = true;
    for (const listener of this.#listeners) listener();
  }
}
