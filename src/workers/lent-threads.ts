import type { LentName } from '../lib/bridge/contract';
import type { Egress } from '../lib/bridge/egress-contract';
import { modelPatience, type ModelThread } from '../lib/bridge/model-contract';
import { LentThread } from './lent-thread';

/** The threads that this tab's page lends: what sends, and what runs models. */
export class LentThreads {
  readonly egress = new LentThread<Egress>('egress', () => this.#ask('egress'));
  readonly model = new LentThread<ModelThread>('model', () => this.#ask('model'), modelPatience);
  readonly browser = new LentThread<ModelThread>('browser', () => this.#ask('browser'));
  #ask: (thread: LentName) => void = () => {};

  lend(thread: LentName, port: MessagePort): void {
    this[thread].lend(port);
  }

  /** Whom it asks for a thread from now on. */
  askBy(ask: (thread: LentName) => void): void {
    this.#ask = ask;
    for (const thread of [this.egress, this.model, this.browser]) thread.askAgain(); // it may have been needed before
  }
}
