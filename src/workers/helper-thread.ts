import { startBlobWorker } from '../lib/bridge/blob-worker';
import type { Agent } from '../lib/bridge/contract';
import { liveRemote, type LiveRemote } from '../lib/bridge/live-remote';

/** The agent's module in another thread, where it is never told to act: started when it is first asked, and ended by `close`. */
export class HelperThread {
  #worker: Worker | null = null;
  #remote: LiveRemote<Agent> | null = null;
  #isGone = false;

  constructor(private readonly moduleUrl: string) {}

  /** Null: it is gone, and is not asked again: who asked does the work. */
  async ask<T>(question: (agent: LiveRemote<Agent>) => Promise<T>): Promise<T | null> {
    if (this.#isGone) return null;
    this.#worker ??= startBlobWorker(this.moduleUrl, 'lines');
    this.#remote ??= liveRemote<Agent>(this.#worker, 'lines');
    try {
      return await question(this.#remote);
    } catch (error) {
      console.warn('the thread that helps is gone', error);
      this.#isGone = true;
      return null;
    }
  }

  close(): void {
    this.#worker?.terminate();
  }
}
