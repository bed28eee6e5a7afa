/** What pure code may not reach for by itself and so gets as an argument. */

export interface Clock {
  /** Wall time, ms since 1970 UTC. It may jump either way: order is `seq`, durations are `monotonic`. */
  now(): number;
  /** Ms since some start; never goes back. */
  monotonic(): number;
  /** Resolves after `ms`, or at once when the signal aborts; never rejects. */
  wait(ms: number, signal?: AbortSignalLike): Promise<void>;
}

export interface Random {
  /** `count` random bytes, for salts and log ids. */
  bytes(count: number): Uint8Array;
}

/** The part of AbortSignal that ports rely on, so that pure code needs no DOM types. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}
