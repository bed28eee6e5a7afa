import type { StoredEvent, YadoriDatabase } from '../../bridge/database';
import { chatLineOf, type ChatLine } from './chat-line';

/** Lines kept at hand; a chat paged far back holds some thousands. */
const mostLines = 5_000;

/** Reading an event takes much longer than finding it: of what stands in the log for good, each is read once. */
export class ChatLineCache {
  readonly #lines = new Map<string, ChatLine | null>();

  lineOf(stored: StoredEvent): ChatLine | null {
    const key = keyOf(stored);
    const known = this.#lines.get(key);
    if (known !== undefined) return known;
    const line = chatLineOf(stored);
    if (this.#lines.size >= mostLines) this.#lines.clear();
    this.#lines.set(key, line);
    return line;
  }
}

const caches = new WeakMap<YadoriDatabase, ChatLineCache>();

/** The one of this database. */
export function cachedLinesOf(database: YadoriDatabase): ChatLineCache {
  const cache = caches.get(database) ?? new ChatLineCache();
  caches.set(database, cache);
  return cache;
}

/** A text that is taken out leaves the hash as it was, and takes its salt away. */
function keyOf({ seq, hash, salt }: StoredEvent): string {
  const texts = typeof salt === 'object' && salt !== null ? Object.keys(salt).length : 0;
  return `${seq} ${hash} ${texts}`;
}
