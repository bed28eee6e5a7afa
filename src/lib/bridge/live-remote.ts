import { YadoriError } from '../base/yadori-error';
import { wrap, type Endpoint, type Remote } from 'comlink';
import type { Pingable } from './contract';

/** The thread behind a call no longer answers: terminated, crashed, killed for memory, or stuck in a loop. */
class ThreadSilentError extends YadoriError {
  override readonly name = 'ThreadSilentError';
  readonly code = 'thread_silent';
}

/** A remote whose every method is a plain async function. */
export type LiveRemote<T> = {
  [K in keyof T]: T[K] extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never;
};

export interface Patience {
  /** For the first answer, since a thread may still be loading its script; ms. */
  startMs: number;
  /** For each later ping; ms. */
  answerMs: number;
  /** Pings go unanswered this often before the thread is given up. At least 2: in a thawed tab the timer may run before the answer. */
  misses: number;
}

export interface LiveRemoteOptions {
  patience?: Patience;
  /** Runs once, when the thread is given up. `hasStarted`: it had answered before. */
  onSilent?: (hasStarted: boolean) => void;
}

const defaultPatience: Patience = { startMs: 8_000, answerMs: 1_000, misses: 2 };

/**
 * Like comlink's `wrap`, but a call never hangs on a dead thread: while calls are open the thread is pinged, and when it stays
 * silent all of them reject with ThreadSilentError and `onSilent` runs. A call itself may take as long as it likes.
 */
export function liveRemote<T extends Pingable>(
  endpoint: Endpoint,
  threadName: string,
  { patience = defaultPatience, onSilent }: LiveRemoteOptions = {},
): LiveRemote<T> {
  const remote = wrap<Pingable>(endpoint);
  const methods = remote as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
  const openCalls = new Set<(reason: ThreadSilentError) => void>();
  let hasAnswered = false;
  let isWatching = false;
  let isGivenUp = false;

  // a worker whose script cannot be loaded says so only here; later on 'error' is just an uncaught exception in a living thread
  endpoint.addEventListener('error', () => {
    if (!hasAnswered) giveUp(`${threadName} could not be started`);
  });

  async function watch(): Promise<void> {
    if (isWatching) return;
    isWatching = true;
    let missed = 0;
    while (openCalls.size > 0) {
      const limit = hasAnswered ? patience.answerMs : patience.startMs;
      if (await answers(remote, limit)) {
        hasAnswered = true;
        missed = 0;
        await pause(patience.answerMs);
      } else if (++missed >= patience.misses) {
        giveUp(`${threadName} did not answer ${missed} pings of ${limit} ms`);
      }
    }
    isWatching = false;
  }

  function giveUp(message: string): void {
    const rejects = [...openCalls];
    openCalls.clear();
    for (const reject of rejects) reject(new ThreadSilentError(message));
    if (isGivenUp) return;
    isGivenUp = true;
    onSilent?.(hasAnswered);
  }

  function call(method: string, args: unknown[]): Promise<unknown> {
    return new Promise((resolve, reject: (reason: Error) => void) => {
      const invoke = methods[method];
      if (!invoke) return reject(new TypeError(`${threadName} has no method ${method}`));
      openCalls.add(reject);
      invoke(...args).then(
        (value) => {
          openCalls.delete(reject);
          resolve(value);
        },
        (error: unknown) => {
          openCalls.delete(reject);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      );
      void watch();
    });
  }

  return new Proxy({} as LiveRemote<T>, {
    // `then` must stay undefined, or awaiting the remote would call into the thread
    get: (_, method) =>
      typeof method === 'symbol' || method === 'then' ? undefined : (...args: unknown[]) => call(method, args),
  });
}

function answers(remote: Remote<Pingable>, limitMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), limitMs);
    remote.ping().then(
      () => {
        clearTimeout(timer);
        resolve(true);
      },
      () => resolve(false),
    );
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
