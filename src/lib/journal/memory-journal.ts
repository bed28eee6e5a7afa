import type { NoteEntry, StoredNote } from '../agent/capability';
import type { InboxRow, RowOutcome } from '../agent/inbox-row';
import type { AppendError, Batch, Journal, LoadedLog, LogHead, StoredLogEvent } from '../agent/ports';
import type { Goal, Snapshot } from '../agent/snapshot';
import { compareText } from '../base/compare';
import { utf8Length } from '../base/hash';
import { failure, success, type Result } from '../base/result';
import { genesisHash } from '../events/chain';

interface Note extends StoredNote {
  created_by: number;
}

/** What survives a tab: several journals over one store are several tabs. */
export interface MemoryStore {
  log: StoredLogEvent[];
  snapshot: unknown;
  inbox: { order: number; row: InboxRow }[];
  outcomes: Map<string, RowOutcome>;
  notes: Map<string, Note>;
  doneGoals: Map<string, { seq: number; goal: Goal }>;
  mind: Map<string, unknown>;
  epoch: number;
  nextOrder: number;
}

export function emptyStore(): MemoryStore {
  return {
    log: [],
    snapshot: null,
    inbox: [],
    outcomes: new Map(),
    notes: new Map(),
    doneGoals: new Map(),
    mind: new Map(),
    epoch: 0,
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
        .map(({ path, bytes, time }) => ({ path, bytes, time }))
        .sort((left, right) => compareText(left.path, right.path)),
    totalBytes: async (): Promise<number> => [...this.store.notes.values()].reduce((sum, { bytes }) => sum + bytes, 0),
  };

  constructor(readonly store: MemoryStore = emptyStore()) {}

  async claimEpoch(atLeast: number): Promise<number> {
    this.store.epoch = Math.max(this.store.epoch, atLeast - 1) + 1;
    return this.store.epoch;
  }

  async load(): Promise<LoadedLog> {
    return { snapshot: copy(this.store.snapshot), last: copy(this.store.log.at(-1) ?? null) };
  }

  async append(batch: Batch): Promise<Result<null, AppendError>> {
    const first = batch.events[0];
    const last = this.store.log.at(-1);
    if (batch.epoch !== this.store.epoch) return failure('stale_epoch', 'another leads');
    if (first && ((last?.seq ?? 0) !== first.seq - 1 || (last?.hash ?? genesisHash) !== first.prev)) {
      return failure('stale_log', 'the log goes on otherwise');
    }
    if (batch.row && !this.#holdsRow(batch.row.order)) return failure('row_gone', 'another took the row');
    this.#add(batch);
    const { notes } = batch;
    for (const change of notes?.changes ?? []) this.#changeNote(change, notes as NonNullable<Batch['notes']>);
    return success(null);
  }

  async replace(batch: Omit<Batch, 'notes' | 'snapshot'> & { snapshot: Snapshot }): Promise<Result<null, AppendError>> {
    if (batch.epoch !== this.store.epoch) return failure('stale_epoch', 'another leads');
    if (batch.row && !this.#holdsRow(batch.row.order)) return failure('row_gone', 'another took the row');
    this.store.log = [];
    this.store.notes.clear();
    this.store.doneGoals.clear();
    this.#add({ ...batch, notes: null });
    return success(null);
  }

  async event(seq: number): Promise<StoredLogEvent | null> {
    return copy(this.store.log.find((event) => event.seq === seq) ?? null);
  }

  async events(from: number, limit: number): Promise<StoredLogEvent[]> {
    return copy(this.store.log.filter(({ seq }) => seq >= from).slice(0, limit));
  }

  async head(): Promise<LogHead | null> {
    const { last, snapshot } = await this.load();
    return last && { seq: last.seq, hash: last.hash, snapshot };
  }

  async nextRow(): Promise<{ order: number; row: unknown } | null> {
    const [first] = this.store.inbox;
    return first ? { order: first.order, row: copyRow(first.row) } : null;
  }

  async putRow(row: InboxRow): Promise<void> {
    if (this.store.inbox.some((entry) => entry.row.id === row.id) || this.store.outcomes.has(row.id)) return;
    this.store.inbox.push({ order: this.store.nextOrder++, row: copyRow(row) });
  }

  async mind(key: 'persona' | 'mood'): Promise<unknown> {
    return copy(this.store.mind.get(key));
  }

  #holdsRow(order: number): boolean {
    return this.store.inbox.some((entry) => entry.order === order);
  }

  #add({ events, snapshot, row, doneGoals }: Batch): void {
    this.store.log.push(...copy(events as unknown as StoredLogEvent[]));
    if (snapshot) this.store.snapshot = copy(snapshot);
    for (const { seq, goal } of doneGoals) this.store.doneGoals.set(goal.id, copy({ seq, goal }));
    if (!row) return;
    this.store.inbox = this.store.inbox.filter((entry) => entry.order !== row.order);
    this.store.outcomes.set(row.outcome.id, copy(row.outcome));
  }

  #changeNote(
    change: NonNullable<Batch['notes']>['changes'][number],
    { action, taint, time }: NonNullable<Batch['notes']>,
  ): void {
    if (change.kind === 'delete') {
      this.store.notes.delete(change.path);
      return;
    }
    const { path, content } = change;
    const before = this.store.notes.get(path);
    this.store.notes.set(path, {
      path,
      content,
      bytes: utf8Length(content),
      taint: [...new Set([...(before?.taint ?? []), ...taint])].sort(compareText),
      written_by: action,
      created_by: before?.created_by ?? action,
      time,
    });
  }
}

function copy<T>(value: T): T {
  return structuredClone(value);
}

/** A row may hold a Blob, which stays the same object. */
function copyRow(row: InboxRow): InboxRow {
  return { ...row };
}
