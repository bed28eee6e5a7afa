import type { EngineAnswer } from '../bridge/model-contract';

export const stopped: EngineAnswer = { ok: false, code: 'aborted', message: 'stopped' };

/** What an engine is asked for, one answer after another. Each can be stopped, while it is written and while it waits. */
export class AnswerQueue {
  readonly #aborts = new Map<string, AbortController>();
  #last: Promise<unknown> = Promise.resolve();

  /** `write` is called in its turn, also where it was stopped before that; it never rejects. */
  add(id: string, write: (signal: AbortSignal) => Promise<EngineAnswer>): Promise<EngineAnswer> {
    const abort = new AbortController();
    this.#aborts.set(id, abort);
    const answer = this.#last.then(() => write(abort.signal));
    this.#last = answer;
    return answer.finally(() => this.#aborts.delete(id));
  }

  /** True: it is the one that is being written. */
  abort(id: string): boolean {
    const abort = this.#aborts.get(id);
    abort?.abort();
    return abort !== undefined && this.#aborts.keys().next().value === id;
  }
}
