import type { NoteEntry, StoredNote } from '../agent/capability';
import type { InboxRow } from '../agent/inbox-row';
import {
  StorageError,
  type AppendError,
  type Batch,
  type Journal,
  type LoadedLog,
  type LogHead,
  type StoredLogEvent,
} from '../agent/ports';
import type { Snapshot } from '../agent/snapshot';
import { compareText } from '../base/compare';
import { utf8Length } from '../base/hash';
import { failure, success, type Result } from '../base/result';
import type { LogEvent } from '../events/log-event';
import type { Note, YadoriDatabase } from '../bridge/database';
import { isChained } from './batch-chain';

/** How many outcomes are kept at most for tabs that still want to know, and how many are left when older ones go. */
const keptOutcomes = 200;
const fewestOutcomes = 150;

/** Thrown inside a transaction to undo it whole. */
class Refused extends Error {
  constructor(readonly code: AppendError) {
    super(code);
  }
}

/** The journal over IndexedDB. */
export class DexieJournal implements Journal {
  readonly notes = {
    read: (path: string): Promise<StoredNote | null> =>
      reading(async () => (await this.#database.notes.get(path)) ?? null),
    list: (folder: string): Promise<NoteEntry[]> =>
      reading(async () => {
        const { notes: table } = this.#database;
        const notes = await (folder === '' ? table : table.where('path').between(`${folder}/`, `${folder}0`)).toArray(); // 0 is next to /
        return notes
          .map(({ path, bytes, time }) => ({ path, bytes, time }))
          .sort((left, right) => compareText(left.path, right.path));
      }),
    totalBytes: (): Promise<number> =>
      reading(async () => (await this.#database.notes.toArray()).reduce((sum, { bytes }) => sum + bytes, 0)),
  };

  readonly #database: YadoriDatabase;

  constructor(database: YadoriDatabase) {
    this.#database = database;
  }

  async claimEpoch(atLeast: number): Promise<number> {
    const { meta } = this.#database;
    return reading(() =>
      this.#database.transaction('rw', meta, async () => {
        const value = (await meta.get('epoch'))?.value ?? 0;
        if (typeof value !== 'number') throw new Error('the number of the newest leadership cannot be read'); // from 1 it would not fence
        const epoch = Math.max(value, atLeast - 1) + 1;
        await meta.put({ key: 'epoch', value: epoch });
        return epoch;
      }),
    );
  }

  load(): Promise<LoadedLog> {
    const { log, snapshot } = this.#database;
    return reading(() =>
      this.#database.transaction('r', log, snapshot, async () => ({
        snapshot: withoutKey(await snapshot.get('current')),
        last: (await log.orderBy('seq').last()) ?? null,
      })),
    );
  }

  append(batch: Batch): Promise<Result<null, AppendError>> {
    return this.#write(batch, () => this.#add(batch), { mustFollow: batch.events.length > 0 });
  }

  replace(batch: Omit<Batch, 'notes' | 'snapshot'> & { snapshot: Snapshot }): Promise<Result<null, AppendError>> {
    const { log, snapshot, notes, done_goals } = this.#database;
    return this.#write(
      batch,
      async () => {
        if (!isChained(batch.events, undefined)) throw new Refused('stale_log');
        const cleared = [log.clear(), snapshot.clear(), notes.clear(), done_goals.clear()];
        await Promise.all([...cleared, this.#add({ ...batch, notes: null })]); // the store keeps the order of asking
      },
      { mustFollow: false },
    );
  }

  event(seq: number): Promise<StoredLogEvent | null> {
    return reading(async () => (await this.#database.log.get(seq)) ?? null);
  }

  events(from: number, limit: number): Promise<StoredLogEvent[]> {
    return reading(() => this.#database.log.where('seq').aboveOrEqual(from).limit(limit).toArray());
  }

  async head(): Promise<LogHead | null> {
    const { last, snapshot } = await this.load();
    return last && { seq: last.seq, hash: last.hash, snapshot };
  }

  nextRow(): Promise<{ order: number; row: unknown } | null> {
    return reading(async () => {
      const entry = await this.#database.inbox.orderBy('order').first();
      if (!entry) return null;
      const { order, ...row } = entry;
      return { order: order as number, row };
    });
  }

  async putRow(row: InboxRow): Promise<void> {
    const { inbox, outcomes } = this.#database;
    await reading(() =>
      this.#database.transaction('rw', inbox, outcomes, async () => {
        const isKnown =
          (await inbox.where('id').equals(row.id).count()) > 0 || (await outcomes.get(row.id)) !== undefined;
        if (!isKnown) await inbox.add({ ...row }); // Dexie writes the key into what it is given
      }),
    );
  }

  mind(key: 'persona' | 'mood'): Promise<unknown> {
    return reading(async () => (await this.#database.mind.get(key))?.value);
  }

  /**
   * Checks and writes in one transaction. All are asked at once, since each wait costs as much as a write: the store answers in the
   * order of asking, and what turns out to be refused is undone whole. Nothing but IndexedDB may be awaited in `work`: anything else
   * lets the transaction commit early. With `mustFollow`, the events go on from what is stored.
   */
  async #write(
    batch: Pick<Batch, 'epoch' | 'row' | 'events'>,
    work: () => Promise<unknown>,
    { mustFollow }: { mustFollow: boolean },
  ): Promise<Result<null, AppendError>> {
    const { log, snapshot, inbox, outcomes, meta, notes, done_goals } = this.#database;
    try {
      // resolves only when the transaction is complete: a full disk is told at commit
      await this.#database.transaction('rw', [log, snapshot, inbox, outcomes, meta, notes, done_goals], async () => {
        const checks = Promise.all([
          this.#checkEpoch(batch.epoch),
          mustFollow && this.#checkFollows(batch.events),
          batch.row && this.#checkWaits(batch.row.order),
        ]);
        const writes = Promise.allSettled([work(), batch.row && this.#takeRow(batch.row)]);
        await checks; // first, so that a refusal is told as such and not as the write that failed by it
        for (const write of await writes) if (write.status === 'rejected') throw write.reason;
      });
      return success(null);
    } catch (error) {
      if (error instanceof Refused) return failure(error.code, `the batch was refused: ${error.code}`);
      return failure('storage', describe(error));
    }
  }

  async #checkEpoch(epoch: number): Promise<void> {
    if ((await this.#database.meta.get('epoch'))?.value !== epoch) throw new Refused('stale_epoch');
  }

  async #checkFollows(events: readonly LogEvent[]): Promise<void> {
    if (!isChained(events, await this.#database.log.orderBy('seq').last())) throw new Refused('stale_log');
  }

  async #checkWaits(order: number): Promise<void> {
    if ((await this.#database.inbox.where('order').equals(order).count()) === 0) throw new Refused('row_gone');
  }

  async #add({
    events,
    snapshot,
    notes,
    doneGoals,
  }: Pick<Batch, 'events' | 'snapshot' | 'notes' | 'doneGoals'>): Promise<void> {
    const { log, snapshot: snapshots, done_goals } = this.#database;
    await Promise.all([
      events.length > 0 && log.bulkAdd(events as unknown as StoredLogEvent[]),
      snapshot && snapshots.put({ ...snapshot, key: 'current' }),
      doneGoals.length > 0 && done_goals.bulkPut(doneGoals.map(({ seq, goal }) => ({ id: goal.id, seq, goal }))),
      notes && this.#changeNotes(notes),
    ]);
  }

  async #takeRow({ order, outcome }: NonNullable<Batch['row']>): Promise<void> {
    const { inbox, outcomes } = this.#database;
    const [count] = await Promise.all([outcomes.count(), inbox.delete(order), outcomes.put({ ...outcome, order })]);
    if (count < keptOutcomes) return;
    await outcomes
      .orderBy('order')
      .limit(count + 1 - fewestOutcomes)
      .delete();
  }

  async #changeNotes(notes: NonNullable<Batch['notes']>): Promise<void> {
    for (const change of notes.changes) await this.#changeNote(change, notes);
  }

  async #changeNote(
    change: NonNullable<Batch['notes']>['changes'][number],
    { action, taint, time }: NonNullable<Batch['notes']>,
  ): Promise<void> {
    const { notes } = this.#database;
    if (change.kind === 'delete') {
      const [, left] = await Promise.all([notes.delete(change.path), notes.get(change.path)]);
      if (left !== undefined) throw new Error(`${change.path} is still there`);
      return;
    }
    const { path, content } = change;
    const before = await notes.get(path);
    const note: Note = {
      path,
      content,
      bytes: utf8Length(content),
      taint: [...new Set([...(before?.taint ?? []), ...taint])].sort(compareText),
      written_by: action,
      created_by: before?.created_by ?? action,
      time,
    };
    const [, readBack] = await Promise.all([notes.put(note), notes.get(path)]); // a result says "written" only of what can be read
    if (readBack?.content !== content) throw new Error(`${path} does not read back as written`);
  }
}

async function reading<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StorageError(describe(error), { cause: error });
  }
}

/** A full disk shows as an aborted transaction: what is inside tells why. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const text = `${error.name}: ${error.message}`;
  const inner: unknown = 'inner' in error ? error.inner : null;
  return inner instanceof Error && !text.includes(inner.name) ? `${text} (${inner.name}: ${inner.message})` : text;
}

function withoutKey(row: (Snapshot & { key: string }) | undefined): unknown {
  if (!row) return null;
  const { key: _key, ...snapshot } = row;
  return snapshot;
}
