import type { AppendError, Batch } from '../agent/ports';
import { compareText } from '../base/compare';
import { utf8Length } from '../base/hash';
import type { Note } from '../bridge/database';
import { isChained } from './batch-chain';
import type { Tables } from './transact';

/** Thrown inside a transaction to undo it whole. */
export class Refused extends Error {
  constructor(readonly code: AppendError) {
    super(code);
  }
}

/** The parts of one transaction of the leader. They only ask, and wait for nothing but this transaction's answers. */

export async function checkEpoch(tables: Tables, epoch: number): Promise<void> {
  if ((await tables.meta.get('epoch'))?.value !== epoch) throw new Refused('stale_epoch');
}

/** The event before the first is there, and none in its place: less to ask than for the newest. */
export async function checkFollows(tables: Tables, events: Batch['events']): Promise<void> {
  const before = (events[0]?.seq ?? 1) - 1;
  const [last, ...later] = await tables.log.where('seq').aboveOrEqual(before).limit(2).toArray();
  if (later.length > 0 || !isChained(events, last)) throw new Refused('stale_log');
}

export async function checkWaits(tables: Tables, order: number): Promise<void> {
  if ((await tables.inbox.where('order').equals(order).count()) === 0) throw new Refused('row_gone');
}

export async function addBatch(
  tables: Tables,
  batch: Pick<Batch, 'events' | 'snapshot' | 'notes' | 'doneGoals' | 'changes'>,
): Promise<void> {
  const { events, snapshot, notes, doneGoals, changes = [] } = batch;
  await Promise.all([
    events.length > 0 && tables.log.bulkAdd(events),
    snapshot && tables.snapshot.put({ ...snapshot, key: 'current' }),
    doneGoals.length > 0 && tables.done_goals.bulkPut(doneGoals.map(({ seq, goal }) => ({ id: goal.id, seq, goal }))),
    changes.length > 0 && tables.changes.bulkPut(changes),
    notes && changeNotes(tables.notes, notes),
  ]);
}

export async function takeRow({ inbox, outcomes }: Tables, { order, outcome }: NonNullable<Batch['row']>): Promise<void> {
  await Promise.all([inbox.delete(order), outcomes.put({ ...outcome, order })]);
}

/** Where more than `most` outcomes are kept, the oldest go, down to `least`. How many may still come before there are too many. */
export async function trimOutcomes(tables: Tables, { most, least }: { most: number; least: number }): Promise<number> {
  const { outcomes } = tables;
  const count = await outcomes.count();
  if (count <= most) return most - count;
  const oldest = outcomes.orderBy('order').limit(count - least);
  await outcomes.bulkDelete(await oldest.primaryKeys());
  return most - least;
}

async function changeNotes(table: Tables['notes'], notes: NonNullable<Batch['notes']>): Promise<void> {
  for (const change of notes.changes) await changeNote(table, change, notes);
}

async function changeNote(
  table: Tables['notes'],
  change: NonNullable<Batch['notes']>['changes'][number],
  { action, taint, time }: NonNullable<Batch['notes']>,
): Promise<void> {
  if (change.kind === 'delete') {
    await table.delete(change.path);
    if ((await table.where('path').equals(change.path).count()) > 0) throw new Error(`${change.path} is still there`);
    return;
  }
  const { path, content } = change;
  const before = await table.get(path);
  const note: Note = {
    path,
    content,
    bytes: utf8Length(content),
    taint: [...new Set([...(before?.taint ?? []), ...taint])].sort(compareText),
    written_by: action,
    created_by: before?.created_by ?? action,
    time,
  };
  await table.put(note);
  const readBack = await table.get(path); // a result says "written" only of what can be read
  if (readBack?.content !== content) throw new Error(`${path} does not read back as written`);
}
