import { startBlobWorker } from '../lib/bridge/blob-worker';
import type { Agent } from '../lib/bridge/contract';
import { liveRemote } from '../lib/bridge/live-remote';
import type { FindSound } from '../lib/journal/file-pages';

/**
 * Has lines looked at by the agent's module in a thread of its own that is never started: hashing is a third of the work of an import.
 * Where that thread dies, nobody looks any more, and the one that reads does. `close` ends it.
 */
export function soundLines(moduleUrl: string): { find: FindSound; close: () => void } {
  const worker = startBlobWorker(moduleUrl, 'lines');
  const helper = liveRemote<Agent>(worker, 'lines');
  let isAlive = true;
  return {
    find: async (lines) => {
      if (!isAlive) return null;
      try {
        return await helper.areSound(lines);
      } catch (error) {
        console.warn('the thread that looks at lines is gone', error);
        isAlive = false;
        return null;
      }
    },
    close: () => worker.terminate(),
  };
}
