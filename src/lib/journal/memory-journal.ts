import type { NoteChange, NoteEntry, StoredNote } from '../agent/fold/capability';
import { type InboxRow, type RowOutcome, withoutReferences } from '../agent/fold/inbox-row';
import {
  CorruptLogError,
  type AppendError,
  type ArchiveRun,
  type Batch,
  type Journal,
  type LoadedLog,
  type LoggedChange,
  type LogHead,
  type LogReplacement,
  type LogRewrite,
  type NoteChanges,
  type NoteRow,
  type PackedEvents,
  type StoredBlob,
  type StoredLogEvent,
  type StoredTables,
  type WaitingRow,
} from '../agent/fold/ports';
import type { Goal } from '../agent/fold/snapshot';
import { compareText } from '../base/compare';
import { utf8Length } from '../base/hash';
import { failure, success, type Result } from '../base/result';
import { readSegment } from '../bridge/archive-segment';
import { isKeptTwice } from './earlier-snapshot';
import { isChained, isWhole } from './batch-chain';

/** How many outcomes are kept at most for tabs that still want to know. */
const keptOutcomes = 200;

/** What survives a tab: several journals over one store are several tabs. */
export interface MemoryStore {
  log: StoredLogEvent[];
  /** Events before those of `log`; one array a segment. */
  archive: StoredLogEvent[][];
  snapshot: unknown;
  earlier: unknown;
  inbox: { order: number; row: InboxRow }[];
  outcomes: Map<string, RowOutcome>;
  notes: Map<string, NoteRow>;
  doneGoals: Map<string, { seq: number; goal: Goal }>;
  changes: Map<number, LoggedChange>;
  mind: Map<string, unknown>;
  blobs: Map<string, Uint8Array<ArrayBuffer>>;
  epoch: number;
  replaced: number;
  /** Place of the row that was last begun. */
  begun: number;
  nextOrder: number;
}

export function emptyStore(): MemoryStore {
  return {
    log: [],
    archive: [],
    snapshot: null,
    earlier: null,
    inbox: [],
    outcomes: new Map(),
    notes: new Map(),
    doneGoals: new Map(),
    changes: new Map(),
    mind: new Map(),
    blobs: new Map(),
    epoch: 0,
    replaced: 0,
    begun: 0,
    nextOrder: 1,
  };
}

/** The journal's twin in memory: the same promises, for tests and simulation. Copies in and out, as a database does. */
export class MemoryJournal implements Journal {
  readonly notes = {
    read: async (path: string): Promise<StoredNote | null> => copy(this.store.notes.get(path) ?? null),
    list: async (folder: string): Promise<NoteEntry[]> =>
      [...this.store.notes.values()]
        .filter(({ path }) => folder === '' || path.startsWith(`${folder}/`))
        .map(({ path, bytes, time, taint, written_by }) => ({ path, bytes, time, taint: [...taint], written_by }))
        .sort((left, right) => compareText(left.path, right.path)),
    totalBytes: async (): Promise<number> => [...this.store.notes.values()].reduce((sum, { bytes }) => sum + bytes, 0),
  };

  /**
   * `isShared`: events and snapshots are kept and given as they are, without a copy, so that a simulation is quick. They are frozen:
   * whoever would change one fails.
   */
  constructor(
    readonly store: MemoryStore = emptyStore(),
    private readonly isShared = false,
  ) {}

  async claimEpoch(atLeast: number): Promise<number> {
    this.store.epoch = Math.max(this.store.epoch, atLeast - 1) + 1;
    return this.store.epoch;
  }

  async epoch(): Promise<number> {
    return this.store.epoch;
  }

  async load(): Promise<LoadedLog> {
    const { snapshot, log, replaced } = this.store;
    return { snapshot: this.#given(snapshot), last: this.#given(log.at(-1) ?? null), replaced };
  }

  async earlierSnapshot(): Promise<unknown> {
    return this.#given(this.store.earlier);
  }

  async append(batch: Batch): Promise<Result<null, AppendError>> {
    const last = this.store.log.at(-1);
    return this.#write(batch, isChained(batch.events, last), ({ log, doneGoals, changes, notes }) => ({
      log,
      doneGoals: new Map(doneGoals),
      changes: new Map(changes),
      notes: new Map(notes),
    }));
  }

  async replace(batch: LogReplacement): Promise<Result<null, AppendError>> {
    const { archived = [] } = batch;
    const archive = archived.length > 0 ? await Promise.all(archived.map(eventsOf)) : [];
    const replaced = this.#write(
      { ...batch, notes: null },
      isWhole(archived, batch.events),
      ({ notes }) => ({
        log: [],
        doneGoals: new Map(),
        changes: new Map(),
        notes: new Map([...(batch.files?.notes ?? []).map(byPath), ...(batch.keepsNotes ? notes : [])]),
      }),
      true,
    );
    if (!replaced.ok) return replaced;
    const { store } = this;
    const brought = (batch.files?.mind ?? []).map(({ key, value }) => [key, copy(value)] as const);
    store.blobs = new Map([...(batch.keepsNotes ? store.blobs : []), ...(batch.files?.blobs ?? []).map(byHash)]);
    store.mind = new Map([...brought, ...(batch.keepsNotes ? store.mind : [])]);
    store.inbox = store.inbox.map(({ order, row }) => ({ order, row: withoutReferences(row) }));
    store.archive = archive;
    store.replaced = batch.epoch;
    return replaced;
  }

  async rewrite(batch: LogRewrite): Promise<Result<null, AppendError>> {
    const { log } = this.store;
    const changed = new Map(batch.rewritten.map((event) => [event.seq, this.#kept(event)]));
    const all = this.#all();
    const isKnown = batch.rewritten.every(({ seq, hash }) =>
      all.some((event) => event.seq === seq && event.hash === hash),
    );
    const archive = this.store.archive.map((run) => run.map((event) => changed.get(event.seq) ?? event));
    const rewritten = this.#write(
      batch,
      isKnown && isChained(batch.events, log.at(-1)),
      ({ doneGoals, changes, notes }) => ({
        changes: new Map(changes),
        log: log.map((event) => changed.get(event.seq) ?? event),
        doneGoals: new Map(doneGoals),
        notes: new Map(notes),
      }),
    );
    if (rewritten.ok) this.store.archive = archive;
    return rewritten;
  }

  async archive(run: ArchiveRun, isWanted: () => boolean): Promise<Result<null, AppendError | 'not_wanted'>> {
    const { store } = this;
    const moved = store.log.filter(({ seq }) => seq >= run.from && seq <= run.to);
    const gap = moved.findIndex(({ seq }, index) => seq !== run.from + index);
    if (gap > 0) throw new CorruptLogError(run.from + gap, 'missing');
    if (gap === 0 || moved.at(-1)?.seq !== run.to || !isWanted())
      return failure('not_wanted', 'there is something else to do');
    if (run.epoch !== store.epoch) return failure('stale_epoch', 'another leads');
    const archived = store.archive.at(-1)?.at(-1)?.seq ?? 0;
    if (run.from !== archived + 1 || store.log.length === moved.length)
      return failure('stale_log', 'the log goes on otherwise');
    Object.assign(store, { log: store.log.slice(moved.length), archive: [...store.archive, moved] });
    return success(null);
  }

  async archivedUpTo(): Promise<number> {
    return this.store.archive.at(-1)?.at(-1)?.seq ?? 0;
  }

  async event(seq: number): Promise<StoredLogEvent | null> {
    return this.#given(this.#all().find((event) => event.seq === seq) ?? null);
  }

  async eventsAt(seqs: readonly number[]): Promise<(StoredLogEvent | null)[]> {
    return Promise.all(seqs.map((seq) => this.event(seq)));
  }

  async events(from: number, limit: number): Promise<StoredLogEvent[]> {
    const all = this.#all();
    const first = all.findIndex(({ seq }) => seq >= from);
    return this.#given(first < 0 ? [] : all.slice(first, first + limit));
  }

  async changesOf(subject: string): Promise<number[]> {
    const seqs = [...this.store.changes.values()].flatMap((change) => (change.subject === subject ? [change.seq] : []));
    return seqs.sort((left, right) => left - right);
  }

  async lines(from: number, limit: number): Promise<string[]> {
    return (await this.events(from, limit)).map((event) => JSON.stringify(event));
  }

  async head(): Promise<LogHead | null> {
    const last = this.#all().at(-1);
    return last ? { seq: last.seq, hash: last.hash, snapshot: copy(this.store.snapshot) } : null;
  }

  async tables(): Promise<StoredTables> {
    const { notes, mind, doneGoals, changes, blobs } = this.store;
    return copy({
      head: await this.head(),
      notes: [...notes.values()].sort((left, right) => compareText(left.path, right.path)),
      mind: [...mind].map(([key, value]) => ({ key, value })).sort((left, right) => compareText(left.key, right.key)),
      doneGoals: [...doneGoals.values()].sort(
        (left, right) => left.seq - right.seq || compareText(left.goal.id, right.goal.id),
      ),
      changes: [...changes.values()].sort((left, right) => left.seq - right.seq),
      blobs: [...blobs.keys()].sort(compareText),
    });
  }

  async nextRow(): Promise<WaitingRow | null> {
    const [first, second] = this.store.inbox;
    return first ? { order: first.order, row: copyRow(first.row), isLast: second === undefined } : null;
  }

  async beginRow(epoch: number, order: number): Promise<Result<boolean, AppendError>> {
    if (epoch !== this.store.epoch) return failure('stale_epoch', 'another leads');
    const isFirst = this.store.begun !== order;
    this.store.begun = order;
    return success(isFirst);
  }

  async putRow(row: InboxRow): Promise<void> {
    if (this.store.inbox.some((entry) => entry.row.id === row.id) || this.store.outcomes.has(row.id)) return;
    this.store.inbox.push({ order: this.store.nextOrder++, row: copyRow(row) });
  }

  async mind(key: 'persona' | 'mood'): Promise<unknown> {
    return copy(this.store.mind.get(key));
  }

  async blob(hash: string): Promise<Uint8Array<ArrayBuffer> | null> {
    return copy(this.store.blobs.get(hash) ?? null);
  }

  #kept<T>(value: T): T {
    return this.isShared ? frozen(value) : copy(value);
  }

  #given<T>(value: T): T {
    return this.isShared ? value : copy(value);
  }

  #all(): StoredLogEvent[] {
    const { archive, log } = this.store;
    return archive.length > 0 ? [...archive.flat(), ...log] : log;
  }

  /** `isNew`: of a log that takes the place of all there was. Makes the next state beside the present one, which it takes the place of only when all of it could be made. */
  #write(
    batch: Batch,
    follows: boolean,
    base: (store: MemoryStore) => Pick<MemoryStore, 'log' | 'doneGoals' | 'changes' | 'notes'>,
    isNew = false,
  ): Result<null, AppendError> {
    const { events, row } = batch;
    if (batch.epoch !== this.store.epoch) return failure('stale_epoch', 'another leads');
    if (!follows) return failure('stale_log', 'the log goes on otherwise');
    if (row && !this.store.inbox.some(({ order }) => order === row.order))
      return failure('row_gone', 'another took it');
    try {
      const { log, doneGoals, changes, notes } = base(this.store);
      const added = events.map((event) => this.#kept(event as unknown as StoredLogEvent));
      const snapshot = batch.snapshot ? this.#kept(batch.snapshot) : this.store.snapshot;
      const earlier = batch.snapshot && isKeptTwice(batch) ? snapshot : isNew ? null : this.store.earlier;
      for (const { seq, goal } of batch.doneGoals) doneGoals.set(goal.id, copy({ seq, goal }));
      for (const change of batch.changes ?? []) changes.set(change.seq, copy(change));
      for (const change of batch.notes?.changes ?? []) changeNote(notes, change, batch.notes as NoteChanges);
      const blobs = new Map([...this.store.blobs, ...(batch.blobs?.added ?? []).map(byHash)]);
      for (const hash of batch.blobs?.dropped ?? []) blobs.delete(hash);
      if (row) this.#takeRow(row);
      log.push(...added); // the one array grows: a copy of it each time would make long logs slow
      Object.assign(this.store, { log, doneGoals, changes, notes, snapshot, earlier, blobs });
      return success(null);
    } catch (error) {
      return failure('storage', String(error)); // what cannot be copied cannot be stored
    }
  }

  #takeRow({ order, outcome }: NonNullable<Batch['row']>): void {
    const { store } = this;
    store.outcomes.set(outcome.id, copy(outcome));
    store.inbox = store.inbox.filter((entry) => entry.order !== order);
    for (const id of [...store.outcomes.keys()].slice(0, -keptOutcomes)) store.outcomes.delete(id);
  }
}

function changeNote(notes: MemoryStore['notes'], change: NoteChange, { action, taint, time }: NoteChanges): void {
  if (change.kind === 'delete') {
    notes.delete(change.path);
    return;
  }
  const { path, content } = change;
  const before = notes.get(path);
  const note: NoteRow = {
    path,
    content,
    bytes: utf8Length(content),
    taint: [...new Set([...(before?.taint ?? []), ...taint])].sort(compareText),
    written_by: action,
    created_by: before?.created_by ?? action,
    time,
  };
  notes.set(path, copy(note));
}

function byHash({ hash, bytes }: StoredBlob): [string, Uint8Array<ArrayBuffer>] {
  return [hash, copy(bytes)];
}

function byPath(note: NoteRow): [string, NoteRow] {
  return [note.path, copy(note)];
}

async function eventsOf(run: PackedEvents): Promise<StoredLogEvent[]> {
  return (await readSegment(run)).events;
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

function copy<T>(value: T): T {
  return structuredClone(value);
}

/** A row may hold a Blob or, in tests, what stands for one: it stays the same object. */
function copyRow(row: InboxRow): InboxRow {
  if (row.kind !== 'import') return copy(row);
  const { file, ...rest } = row;
  return { ...copy(rest), file };
}
