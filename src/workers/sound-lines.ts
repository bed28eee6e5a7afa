import type { FindSound } from '../lib/journal/file-pages';
import { HelperThread } from './helper-thread';

/** So many pages are left to the one that reads: a short file is read before another thread would have started. */
const pagesAlone = 20;

/**
 * Has lines looked at in another thread: hashing is a third of the work of an import. Where that thread dies, nobody looks any more, and
 * the one that reads does. `close` ends it.
 */
export function soundLines(moduleUrl: string): { find: FindSound; close: () => void } {
  const helper = new HelperThread(moduleUrl);
  let pages = 0;
  return {
    find: async (lines) => {
      pages += 1;
      return pages <= pagesAlone ? null : helper.ask((agent) => agent.areSound(lines));
    },
    close: () => helper.close(),
  };
}
