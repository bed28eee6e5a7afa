import type { Pingable } from './contract';

/** What may go to another origin, and what comes back: the agent's side of the one thread that reaches them. */

export interface EgressRequest {
  /** Drawn by the asker, for `abort`. */
  id: string;
  url: string;
  method: 'GET' | 'POST';
  /** JSON; null: none. */
  body: string | null;
  /** Shown beside the request. */
  purpose: string;
}

export interface EgressHead {
  status: number;
  /** Content-Type, lower case; empty: none. */
  type: string;
  /** What Retry-After says; ms. Null: nothing. */
  retryAfterMs: number | null;
}

/**
 * `no_policy`: the thread has no policy of its own yet. `locked`: the key of that origin waits for its passphrase. `cors`: the host
 * answers, but not to this page. `redirected`: it answers that another address is the right one. `cut_off`: it ended in the middle. `refused`: not a request that may be sent at all.
 */
export type EgressCode =
  | 'no_policy'
  | 'origin_not_allowed'
  | 'refused'
  | 'locked'
  | 'aborted'
  | 'offline'
  | 'mixed'
  | 'cors'
  | 'redirected'
  | 'unreachable'
  | 'cut_off';

export type EgressEnd = { ok: true } | { ok: false; code: EgressCode; message: string };

/** One request that was made, or refused, as Vitals shows it. */
export interface EgressRecord {
  /** Since 1970 UTC; ms. */
  at: number;
  host: string;
  purpose: string;
  /** Bytes of the bodies. */
  sent: number;
  received: number;
  /** Null: no answer came. */
  status: number | null;
  /** Until it ended; null: it goes on. */
  ms: number | null;
  code: EgressCode | null;
}

export interface EgressHandlers {
  /** Once, before any bytes. Waited for. */
  onHead(head: EgressHead): void | Promise<void>;
  /** Waited for before the next is read. */
  onBytes(bytes: Uint8Array): void | Promise<void>;
}

/** The thread that reaches other origins. Keys are put in here and never come out. */
export interface Egress extends Pingable {
  /** Never rejects. The handlers are called before it resolves. */
  send(request: EgressRequest, handlers: EgressHandlers): Promise<EgressEnd>;
  abort(id: string): void;
  /** Who asked for what is under way is gone: all of it is `cut_off`. */
  abandon(): void;
  /** Oldest first; only of this thread's life. */
  records(): EgressRecord[];
  /** What opens the key of an origin that a passphrase closes; null closes it again. */
  unlock(origin: string, key: CryptoKey | null): void;
  /** Whether a policy of its own is in force: without one it sends nothing. */
  isGuarded(): Promise<boolean>;
  /** From now on it reaches no other origins: what goes to one is `cut_off`. */
  keepTo(origins: readonly string[]): void;
  /** Resolves once nothing is under way. */
  idle(): Promise<void>;
}

/** A thread that the page owns and lends: one more client on that port. */
export interface Lendable extends Pingable {
  serve(port: MessagePort): void;
}
