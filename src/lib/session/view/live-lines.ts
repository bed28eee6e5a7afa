import type { Run } from '../../agent/fold/snapshot';
import type { StoredEvent, YadoriDatabase } from '../../bridge/database';
import { cachedLinesOf, type ChatLine, type ChatLineCache } from './chat-line';
import { newestByRanges } from './newest-by-ranges';

/** What stood in the log at a look. */
interface Seen {
  run: Pick<Run, 'log' | 'forgotten' | 'last'>;
  /** How many lines were looked for. */
  count: number;
  /** The newest ones, oldest first. */
  lines: readonly ChatLine[];
}

/**
 * The newest chat lines of the live log. A page looks several times a second and a log only grows, so what the last look found is kept and
 * what came after it alone is read; all is read anew after another log was put in place, a part of it cut off, or words taken out.
 */
export class LiveLines {
  readonly #cache: ChatLineCache;
  #seen: Seen | null = null;

  constructor(cache: ChatLineCache) {
    this.#cache = cache;
  }

  /** Oldest first, at most `count`; `first`: seq of the oldest live event, `run`: of the same moment. Rejects when storage fails. */
  async newest(database: YadoriDatabase, run: Run, count: number, first: number): Promise<readonly ChatLine[]> {
    const seen = this.#seen;
    const lines =
      seen && seen.count >= count && (await leadsTo(database, seen.run, run))
        ? [...seen.lines, ...(await this.#since(database, newestOf(seen) + 1))]
        : await this.#all(database, run.last.seq, count);
    const live = lines.slice(-count).filter(({ seq }) => seq >= first);
    this.#seen = { run, count, lines: live };
    return live;
  }

  async #since(database: YadoriDatabase, from: number): Promise<ChatLine[]> {
    const found = await Promise.all([this.#ofType(database, 'input', from), this.#ofType(database, 'output', from)]);
    return inOrder(found);
  }

  /** `last`: seq of the newest event. */
  async #all(database: YadoriDatabase, last: number, count: number): Promise<ChatLine[]> {
    const newest = (type: ChatType) =>
      newestByRanges({ first: 1, last, span: 4 * count, count }, (from) => this.#ofType(database, type, from));
    return inOrder(await Promise.all([newest('input'), newest('output')]));
  }

  async #ofType(database: YadoriDatabase, type: ChatType, from: number): Promise<ChatLine[]> {
    const found = await database.eventsOfType(type, from).toArray();
    return found.filter(isOfChat).flatMap((stored) => this.#cache.lineOf(stored) ?? []);
  }
}

type ChatType = 'input' | 'output';

/** Whether all that was seen still stands: a hash vouches for all events before it, and `forgotten` for the words that it does not cover. */
async function leadsTo(database: YadoriDatabase, seen: Seen['run'], run: Run): Promise<boolean> {
  if (seen.log !== run.log || seen.forgotten !== run.forgotten || seen.last.seq > run.last.seq) return false;
  const last = await database.log.get(seen.last.seq);
  return last !== undefined && last.hash === seen.last.hash;
}

/** Seq of the newest event that was looked at: a store that was written by other hands may hold lines beyond its state. */
function newestOf({ run, lines }: Seen): number {
  return Math.max(run.last.seq, lines.at(-1)?.seq ?? 0);
}

function inOrder(lines: readonly ChatLine[][]): ChatLine[] {
  return lines.flat().sort((a, b) => a.seq - b.seq);
}

function isOfChat(stored: StoredEvent): boolean {
  return stored['pane'] !== 'cli' && stored['surface'] !== 'cli';
}

const kept = new WeakMap<YadoriDatabase, LiveLines>();

/** Those of this database. */
export function liveLinesOf(database: YadoriDatabase): LiveLines {
  const lines = kept.get(database) ?? new LiveLines(cachedLinesOf(database));
  kept.set(database, lines);
  return lines;
}
