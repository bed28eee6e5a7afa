import { proxy } from 'comlink';
import type { Pingable } from '../lib/bridge/contract';
import type { Egress } from '../lib/bridge/egress-contract';
import type { LiveRemote } from '../lib/bridge/live-remote';
import type { ModelThread } from '../lib/bridge/model-contract';
import type { LentThread } from './lent-thread';

export type LentModel = Pick<ModelThread, 'load' | 'generate' | 'abort'>;

/** The thread that reaches other origins, as it is lent now; an abort goes to the one that its request went to. */
export function lentEgress(lent: LentThread<Egress>): Pick<Egress, 'send' | 'abort'> {
  const calls = new CallsUnderWay(lent);
  return {
    send: (request, handlers) => calls.make(request.id, (egress) => egress.send(request, proxy(handlers))),
    abort: (id) => calls.abort(id),
  };
}

/** The thread that holds models, likewise. */
export function lentModel(lent: LentThread<ModelThread>): LentModel {
  const calls = new CallsUnderWay(lent);
  return {
    load: async (id) => (await lent.get()).load(id),
    generate: (request, onText) => calls.make(request.id, (model) => model.generate(request, proxy(onText))),
    abort: (id) => calls.abort(id),
  };
}

interface Abortable extends Pingable {
  abort(id: string): void;
}

/** Where each call goes on: another thread may be lent in the middle, which knows nothing of it. */
class CallsUnderWay<T extends Abortable> {
  readonly #lent: LentThread<T>;
  readonly #threads = new Map<string, Promise<LiveRemote<T>>>();

  constructor(lent: LentThread<T>) {
    this.#lent = lent;
  }

  async make<R>(id: string, call: (remote: LiveRemote<T>) => Promise<R>): Promise<R> {
    const thread = this.#lent.get();
    this.#threads.set(id, thread);
    try {
      return await call(await thread);
    } finally {
      this.#threads.delete(id);
    }
  }

  abort(id: string): void {
    // the call went there first, and tells of the thread itself
    const thread: Promise<LiveRemote<Abortable>> | undefined = this.#threads.get(id);
    thread?.then((remote) => remote.abort(id)).catch(ignored);
  }
}

function ignored(error: unknown): void {
  console.debug('nothing to cut off', error);
}
