import type { ArchiveRun, Batch, Journal, LogReplacement, LogRewrite } from '../../src/lib/agent/fold/ports';
import { StorageError } from '../../src/lib/agent/fold/ports';
import type { InboxRow } from '../../src/lib/agent/fold/inbox-row';
import { failure, success, type Result } from '../../src/lib/base/result';
import { MemoryJournal } from '../../src/lib/journal/memory-journal';
import type { SimTab } from './sim-tab';
import { logOf } from './whole-log';
import type { World } from './world';

/** How a call of the store can go wrong. `unheard`: it was done, and the answer is a failure all the same. */
const writeFaults = ['quota', 'abort', 'unheard', 'connection_lost', 'slow'] as const;
const readFaults = ['unreadable', 'connection_lost', 'slow'] as const;
type Fault = (typeof writeFaults)[number] | (typeof readFaults)[number];
/** Of all calls, while there are faults. */
const faultRate = 0.012;

/** A tab's journal: the memory twin, each call in two halves that the schedule lets happen, or fail, or never happen. */
export class SimJournal implements Journal {
  readonly notes: Journal['notes'] = {
    read: (path) => this.#read('notes.read', () => this.#inner.notes.read(path)),
    list: (folder) => this.#read('notes.list', () => this.#inner.notes.list(folder)),
    totalBytes: () => this.#read('notes.totalBytes', () => this.#inner.notes.totalBytes()),
  };
  readonly #inner: MemoryJournal;

  constructor(
    private readonly world: World,
    private readonly tab: SimTab,
  ) {
    this.#inner = new MemoryJournal(world.store, true);
  }

  claimEpoch(atLeast: number): Promise<number> {
    return this.#call<number>(
      'journal.claimEpoch',
      writeFaults,
      async () => {
        const epoch = await this.#inner.claimEpoch(atLeast);
        this.world.claimed(epoch);
        this.tab.epoch = epoch;
        return epoch;
      },
      (reason) => Promise.reject(new StorageError(reason)),
    );
  }
  epoch = (): Promise<number> => this.#read('journal.epoch', () => this.#inner.epoch());
  load = () => this.#read('journal.load', () => this.#inner.load());
  earlierSnapshot = () => this.#read('journal.load', () => this.#inner.earlierSnapshot());
  event = (seq: number) => this.#read('journal.event', () => this.#inner.event(seq));
  eventsAt = (seqs: readonly number[]) => this.#read('journal.eventsAt', () => this.#inner.eventsAt(seqs));
  events = (from: number, limit: number) => this.#read('journal.events', () => this.#inner.events(from, limit));
  changesOf = (subject: string) => this.#read('journal.changesOf', () => this.#inner.changesOf(subject));
  lines = (from: number, limit: number) => this.#read('journal.lines', () => this.#inner.lines(from, limit));
  head = () => this.#read('journal.head', () => this.#inner.head());
  tables = () => this.#read('journal.tables', () => this.#inner.tables());
  archivedUpTo = () => this.#read('journal.archivedUpTo', () => this.#inner.archivedUpTo());
  nextRow = () => this.#read('journal.nextRow', () => this.#inner.nextRow());
  mind = (key: 'persona' | 'mood') => this.#read('journal.mind', () => this.#inner.mind(key));
  blob = (hash: string) => this.#read('journal.blob', () => this.#inner.blob(hash));

  beginRow(epoch: number, order: number): ReturnType<Journal['beginRow']> {
    return this.#call<Awaited<ReturnType<Journal['beginRow']>>>(
      'journal.beginRow',
      writeFaults,
      () => this.#inner.beginRow(epoch, order),
      (reason) => Promise.resolve(failure('storage', reason)),
    );
  }

  putRow(row: InboxRow): Promise<void> {
    return this.#call<void>(
      'page.putRow',
      writeFaults,
      () => this.#inner.putRow(row),
      (reason) => Promise.reject(new StorageError(reason)),
    );
  }

  append(batch: Batch): ReturnType<Journal['append']> {
    const { plant } = this.world;
    const isAction = batch.events.some(({ type }) => type === 'action');
    if (plant === 'acknowledged_before_commit' || (plant === 'effect_before_logged' && isAction)) {
      void this.#write('journal.append', batch, () => this.#append(batch));
      const early = Promise.resolve(success(null));
      return plant === 'effect_before_logged' ? early : this.#checked(batch, early);
    }
    return this.#checked(
      batch,
      this.#write('journal.append', batch, () => this.#append(batch)),
    );
  }

  /** What is acknowledged is stored. */
  async #checked(batch: Batch, answer: ReturnType<Journal['append']>): ReturnType<Journal['append']> {
    this.tab.unheardFrom = batch.events[0]?.seq ?? Infinity;
    const appended = await answer;
    if (appended.ok) this.tab.unheardFrom = Infinity;
    if (appended.ok) this.tab.wrong ??= this.world.missingOf(batch);
    return appended;
  }

  replace(batch: LogReplacement): ReturnType<Journal['replace']> {
    return this.#write('journal.replace', { ...batch, notes: null }, async () => {
      const texts = this.world.textsOfLog();
      const replaced = await this.#inner.replace(batch);
      if (replaced.ok) this.world.replaced(texts); // also of a log that was lost: the person asked for it
      return replaced;
    });
  }

  archive(run: ArchiveRun, isWanted: () => boolean): ReturnType<Journal['archive']> {
    return this.#call<Awaited<ReturnType<Journal['archive']>>>(
      'journal.archive',
      writeFaults,
      async () => {
        const archived = await this.#archive(run, isWanted);
        if (archived.ok) this.world.archived(this.tab, run);
        return archived;
      },
      (reason) => Promise.resolve(failure('storage', reason)),
    );
  }

  rewrite(batch: LogRewrite): ReturnType<Journal['rewrite']> {
    return this.#write('journal.rewrite', batch, async () => {
      const seqs = new Set(batch.rewritten.map(({ seq }) => seq));
      const before = structuredClone(logOf(this.world.store).filter(({ seq }) => seqs.has(seq)));
      const rewritten = await this.#inner.rewrite(batch);
      if (rewritten.ok) this.world.rewritten(before);
      return rewritten;
    });
  }

  async #append(batch: Batch): ReturnType<Journal['append']> {
    const { store } = this.world;
    const refused = batch.row?.outcome.ok === false ? batch.row.order : null;
    const row = store.inbox.find(({ order }) => order === refused)?.row;
    const appended = await this.#appended(batch);
    if (appended.ok && row) this.world.refused(row);
    return appended;
  }

  async #appended(batch: Batch): ReturnType<Journal['append']> {
    const { plant, store } = this.world;
    if (plant === 'snapshot_outside' && batch.snapshot) {
      const appended = await this.#inner.append({ ...batch, snapshot: null });
      const { snapshot } = batch;
      if (appended.ok) this.#later('journal.snapshot', () => void (store.snapshot = structuredClone(snapshot)));
      return appended;
    }
    if (plant === 'row_removed_later' && batch.row) {
      const { row } = batch;
      const appended = await this.#inner.append({ ...batch, row: null });
      if (appended.ok) {
        this.#later('journal.row', () => {
          store.inbox = store.inbox.filter(({ order }) => order !== row.order);
          store.outcomes.set(row.outcome.id, row.outcome);
        });
      }
      return appended;
    }
    if (plant === 'row_removed_first' && batch.row && batch.events.length > 0) {
      const { order } = batch.row;
      if (store.epoch === batch.epoch) store.inbox = store.inbox.filter((entry) => entry.order !== order);
      return new Promise((resolve) => {
        this.#later('journal.row', () => void this.#inner.append({ ...batch, row: null }).then(resolve));
      });
    }
    return this.#inner.append(plant === 'no_epoch_check' ? { ...batch, epoch: store.epoch } : batch);
  }

  async #archive(run: ArchiveRun, isWanted: () => boolean): ReturnType<Journal['archive']> {
    const { plant, store } = this.world;
    const before = { archive: store.archive, log: store.log };
    const archived = await this.#inner.archive(run, isWanted);
    if (!archived.ok || (plant !== 'deleted_before_archived' && plant !== 'archived_before_deleted')) return archived;
    // two transactions instead of one: a tab that dies between them has done only the first
    const moved = store.archive.slice(before.archive.length);
    const isDeletedFirst = plant === 'deleted_before_archived';
    Object.assign(store, isDeletedFirst ? { archive: before.archive } : { log: before.log });
    this.#later('journal.archive ends', () => {
      if (isDeletedFirst) store.archive = [...store.archive, ...moved];
      else store.log = store.log.filter(({ seq }) => seq > run.to);
    });
    return archived;
  }

  #write(
    label: string,
    batch: Batch,
    perform: () => Promise<Result<null, 'stale_epoch' | 'stale_log' | 'row_gone' | 'storage'>>,
  ): Promise<Result<null, 'stale_epoch' | 'stale_log' | 'row_gone' | 'storage'>> {
    return this.#call(
      label,
      writeFaults,
      async () => {
        const done = await perform();
        if (done.ok) this.world.committed(this.tab, batch);
        else this.world.coverage.count(`refused: ${done.code}`);
        return done;
      },
      (reason) => Promise.resolve(failure('storage', reason)),
    );
  }

  #read<T>(label: string, perform: () => Promise<T>): Promise<T> {
    return this.#call(label, readFaults, perform, (reason) => Promise.reject(new StorageError(reason)));
  }

  /** First half: the store does it, or fails. Second half: the tab hears of it. */
  #call<T>(
    label: string,
    faults: readonly Fault[],
    perform: () => Promise<T>,
    fail: (reason: string) => Promise<T>,
  ): Promise<T> {
    const { world, tab } = this;
    const isWrite = faults === writeFaults;
    return new Promise((resolve, reject) => {
      const hear = (answer: Promise<T>, wait = 0): void => {
        answer.catch(() => {}); // heard of below, if the tab lives so long
        world.schedule.add({
          owner: tab,
          label: `${label} answers`,
          due: world.schedule.now + wait,
          queue: null,
          happen: () => void answer.then(resolve, reject),
        });
      };
      world.schedule.add({
        owner: tab,
        label: `${label} begins`,
        due: world.schedule.now,
        queue: 'store',
        happen: () => {
          if (tab.isConnectionLost) return hear(fail('the connection is lost'));
          if (isWrite && world.isDiskFull) return hear(fail('the disk is full'));
          const fault = this.#fault(label, faults);
          if (fault === 'slow') return hear(tab.watched(perform()), world.choice.below(3_000));
          if (fault === null) return hear(tab.watched(perform()));
          if (fault === 'connection_lost') tab.isConnectionLost = true;
          if (fault !== 'unheard') return hear(fail(fault));
          hear(tab.watched(perform()).then(() => fail(fault)));
        },
      });
    });
  }

  #fault(label: string, faults: readonly Fault[]): Fault | null {
    const { choice, coverage, isCalm } = this.world;
    if (isCalm || !choice.chance(faultRate)) return null;
    const fault = choice.of(faults);
    coverage.fault(`${label}: ${fault}`);
    return fault;
  }

  #later(label: string, happen: () => void): void {
    const { schedule } = this.world;
    schedule.add({ owner: this.tab, label, due: schedule.now, queue: 'store', happen });
  }
}
