import { StorageError } from '../lib/agent/fold/ports';
import { isSoundLine } from '../lib/audit/sound-line';
import type { AuditOutcome, CheckedLines, Crossing } from '../lib/bridge/contract';
import type { YadoriDatabase } from '../lib/bridge/database';
import { openDatabase, yieldToNewer } from '../lib/bridge/open-database';
import { auditLog } from '../lib/journal/audit-log';
import type { IndexedDbJournal } from '../lib/journal/indexed-db-journal';
import { readAhead, storedPages, type LogPage } from '../lib/journal/log-pages';
import { HelperThread } from './helper-thread';
import { browserClock } from './platform';

/** One of so many pages is read and looked at here, whole: to look at all of them would take the helper twice as long as the rest takes here. */
const ownPage = 4;
/** So many pages are read here before there is a helper: a short log is done before another thread would have started. */
const pagesAlone = 4;

/**
 * What reads the whole log: the agent's module in a thread of its own that is never started, so that neither the one that acts is held
 * up, nor a second program is kept for it. A third thread reads the lines and looks at each by itself, which is half of the work.
 */
export class ReadingThread {
  /** How far the audit has come; null: none runs. */
  progress: { read: number; total: number } | null = null;
  #opening: Promise<string | null> | null = null;

  constructor(
    private readonly database: YadoriDatabase,
    private readonly journal: IndexedDbJournal,
    /** Address of the module that answers as Agent. */
    private readonly moduleUrl: string,
  ) {}

  async audit(): Promise<Crossing<AuditOutcome>> {
    const problem = await this.#open();
    if (problem !== null) return { ok: false, code: 'storage', message: problem };
    this.progress = { read: 0, total: 0 };
    const helper = new HelperThread(this.moduleUrl);
    try {
      return await auditLog(this.journal, {
        now: browserClock.now(),
        read: readAhead(this.#pagesOf(helper)),
        onRead: (read, total) => (this.progress = { read, total }),
      });
    } finally {
      helper.close();
      this.progress = null;
    }
  }

  async checkedLines(from: number, limit: number): Promise<Crossing<CheckedLines>> {
    const problem = await this.#open();
    if (problem !== null) return { ok: false, code: 'storage', message: problem };
    try {
      const lines = await this.journal.lines(from, limit);
      return { ok: true, value: { lines, areSound: lines.map(isSoundLine) } };
    } catch (error) {
      if (error instanceof StorageError) return { ok: false, code: 'storage', message: error.message };
      throw error;
    }
  }

  /** From the helping thread; from this one now and then, and always since it died. */
  #pagesOf(helper: HelperThread): (from: number, limit: number) => Promise<LogPage> {
    const own = storedPages(this.journal);
    let pages = 0;
    return async (from, limit) => {
      pages += 1;
      const isOwn = pages <= pagesAlone || pages % ownPage === 0;
      const crossing = isOwn ? null : await helper.ask((agent) => agent.checkedLines(from, limit));
      if (!crossing) return own(from, limit);
      if (!crossing.ok) throw new StorageError(crossing.message);
      return crossing.value;
    };
  }

  /** Null, or why the store cannot be read. Lets go of it for a later build, as every thread does. */
  #open(): Promise<string | null> {
    this.#opening ??= (async () => {
      if (this.database.isOpen()) return null; // this thread acts as well
      yieldToNewer(this.database, () => {});
      const opened = await openDatabase(this.database);
      if (!opened.ok) this.#opening = null;
      return opened.ok ? null : opened.message;
    })();
    return this.#opening;
  }
}
