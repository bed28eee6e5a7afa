import { StorageError, type Journal, type LogHead, type StoredLogEvent } from '../agent/fold/ports';
import { genesisHash } from '../events/genesis-hash';

/** Events a read; keeps memory flat however long the log is. */
const pageLength = 1_000;

/** A stretch of the log as lines, and what is known of them already. */
export interface LogPage {
  lines: readonly string[];
  /** Which of them are known to be sound by themselves (audit/sound-line.ts); null: nobody looked. */
  areSound: readonly boolean[] | null;
}

/** As Journal.lines. */
export type ReadPage = (from: number, limit: number) => Promise<LogPage>;

/**
 * The log from event `first` up to `head`, page by page. Rejects with StorageError where it does not end with that head: another may have
 * been put in its place meanwhile, and the end tells, since its hash binds all before it.
 */
export async function* logPages(read: ReadPage, head: LogHead | null, first = 1): AsyncGenerator<LogPage> {
  const last = head?.seq ?? 0;
  let hash = genesisHash;
  for (let from = first; from <= last;) {
    const limit = Math.min(pageLength, last - from + 1);
    const page = upTo(last, await read(from, limit));
    const newest = eventOf(page.lines.at(-1));
    if (!newest) break;
    from = newest.seq + 1;
    hash = newest.hash;
    yield page;
  }
  if (head && hash !== head.hash)
    throw new StorageError(`the log changed while it was read, or ends before seq ${last}`);
}

/** Of the journal as it is, without a look at any line. */
export function storedPages(journal: Pick<Journal, 'lines'>): ReadPage {
  return async (from, limit) => ({ lines: await journal.lines(from, limit), areSound: null });
}

/** Pages on their way while another is used: more than one, since they may come from two places. */
const pagesAhead = 2;

/** The same reader, which has the next pages on their way while the one before is used. */
export function readAhead(read: ReadPage): ReadPage {
  let ahead = new Map<number, Promise<LogPage>>();
  return async (from, limit) => {
    const asked = ahead;
    ahead = new Map();
    for (let page = 0; page <= pagesAhead; page += 1) {
      const start = from + page * limit;
      const coming = asked.get(start) ?? read(start, limit);
      coming.catch(() => {}); // heard of when it is asked for, if it is
      ahead.set(start, coming);
    }
    return ahead.get(from) ?? read(from, limit);
  };
}

/** Where events are missing, those behind the head come in their place. */
function upTo(last: number, page: LogPage): LogPage {
  let end = page.lines.length;
  while (end > 0 && (eventOf(page.lines[end - 1])?.seq ?? 0) > last) end -= 1;
  return end === page.lines.length ? page : { ...page, lines: page.lines.slice(0, end) };
}

/** Only its seq and hash are asked for: whether it may stand there is for others to say. */
function eventOf(line: string | undefined): StoredLogEvent | null {
  try {
    return line === undefined ? null : (JSON.parse(line) as StoredLogEvent);
  } catch {
    return null; // no JSON: the log ends here
  }
}
