import { startBlobWorker } from '../lib/bridge/blob-worker';
import type { Agent } from '../lib/bridge/contract';
import { liveRemote, type LiveRemote } from '../lib/bridge/live-remote';

/** The agent's module in another thread, where it is never told to act: started when it is first asked, and ended by `close`. */
export class HelperThread {
  #worker: Worker | null = null;
  #remote: LiveRemote<Agent> | null = null;

  constructor(private readonly moduleUrl: string) {}

  get remote(): LiveRemote<Agent> {
    this.#worker ??= startBlobWorker(this.moduleUrl, 'lines');
    return (this.#remote ??= liveRemote<Agent>(this.#worker, 'lines'));
  }

  close(): void {
    this.#worker?.terminate();
  }
}
