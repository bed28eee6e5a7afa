import type { Batch, Journal, LogReplacement } from '../../../src/lib/agent/fold/ports';

/** What one journal did since it was last asked. */
export interface Watched {
  /** Batches that were committed, oldest first, and when; ms. */
  commits: { batch: Batch; at: number }[];
  /** Ms and calls by method. */
  spent: Map<string, { ms: number; calls: number }>;
}

/** The journal as it is, with a note of what it was asked for and how long each call took. */
export class WatchedJournal implements Journal {
  #watched: Watched = { commits: [], spent: new Map() };
  readonly notes: Journal['notes'];

  constructor(
    private readonly inner: Journal,
    /** Runs within the commit's own time: keep it short. */
    private readonly onCommit: (batch: Batch) => void,
  ) {
    const { notes } = inner;
    this.notes = {
      read: (path) => this.#timed('notes.read', () => notes.read(path)),
      list: (folder) => this.#timed('notes.list', () => notes.list(folder)),
      totalBytes: () => this.#timed('notes.totalBytes', () => notes.totalBytes()),
    };
  }

  /** Hands over what was seen and begins anew. */
  take(): Watched {
    const watched = this.#watched;
    this.#watched = { commits: [], spent: new Map() };
    return watched;
  }

  claimEpoch: Journal['claimEpoch'] = (atLeast) => this.inner.claimEpoch(atLeast);
  epoch: Journal['epoch'] = () => this.#timed('epoch', () => this.inner.epoch());
  load: Journal['load'] = () => this.#timed('load', () => this.inner.load());
  earlierSnapshot: Journal['earlierSnapshot'] = () => this.inner.earlierSnapshot();
  rewrite: Journal['rewrite'] = (batch) => this.inner.rewrite(batch);
  archive: Journal['archive'] = (run, isWanted) => this.inner.archive(run, isWanted);
  archivedUpTo: Journal['archivedUpTo'] = () => this.inner.archivedUpTo();
  tables: Journal['tables'] = () => this.inner.tables();
  changesOf: Journal['changesOf'] = (subject) => this.#timed('changesOf', () => this.inner.changesOf(subject));
  event: Journal['event'] = (seq) => this.#timed('event', () => this.inner.event(seq));
  eventsAt: Journal['eventsAt'] = (seqs) => this.#timed('eventsAt', () => this.inner.eventsAt(seqs));
  events: Journal['events'] = (from, limit) => this.#timed('events', () => this.inner.events(from, limit));
  lines: Journal['lines'] = (from, limit) => this.#timed('lines', () => this.inner.lines(from, limit));
  head: Journal['head'] = () => this.#timed('head', () => this.inner.head());
  nextRow: Journal['nextRow'] = () => this.#timed('nextRow', () => this.inner.nextRow());
  beginRow: Journal['beginRow'] = (epoch, order) => this.inner.beginRow(epoch, order);
  putRow: Journal['putRow'] = (row) => this.#timed('putRow', () => this.inner.putRow(row));
  mind: Journal['mind'] = (key) => this.#timed('mind', () => this.inner.mind(key));
  blob: Journal['blob'] = (hash) => this.inner.blob(hash);

  async replace(batch: LogReplacement): ReturnType<Journal['replace']> {
    const replaced = await this.inner.replace(batch);
    if (replaced.ok) this.onCommit({ ...batch, notes: null });
    return replaced;
  }

  async append(batch: Batch): ReturnType<Journal['append']> {
    const appended = await this.#timed('append', () => this.inner.append(batch));
    if (appended.ok) {
      this.#watched.commits.push({ batch, at: performance.now() });
      this.onCommit(batch);
    }
    return appended;
  }

  async #timed<T>(method: string, work: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    try {
      return await work();
    } finally {
      const { ms, calls } = this.#watched.spent.get(method) ?? { ms: 0, calls: 0 };
      this.#watched.spent.set(method, { ms: ms + performance.now() - begun, calls: calls + 1 });
    }
  }
}
