import type { AppendError, Batch, LogRewrite, StoredLogEvent } from '../agent/fold/ports';
import { compareText } from '../base/compare';
import { utf8Length } from '../base/hash';
import { YadoriError } from '../base/yadori-error';
import type { MetaRow, Note } from '../bridge/database';
import { isChained } from './batch-chain';
import { isKeptTwice } from './earlier-snapshot';
import { answer, type Tables } from './direct-transaction';

/** Thrown inside a transaction to undo it whole. */
export class Refused extends YadoriError {
  constructor(readonly code: AppendError) {
    super(code);
  }
}

/** The parts of one transaction of the leader. They only ask, and wait for nothing but this transaction's answers. */

export async function checkEpoch(tables: Tables, epoch: number): Promise<void> {
  const row = (await answer(tables('meta').get('epoch'))) as MetaRow | undefined;
  if (row?.value !== epoch) throw new Refused('stale_epoch');
}

/** The event before the first is there, and none in its place: less to ask than for the newest. */
export async function checkFollows(tables: Tables, events: Batch['events']): Promise<void> {
  const before = IDBKeyRange.lowerBound((events[0]?.seq ?? 1) - 1);
  const [last, ...later] = await answer(tables('log').getAll(before, 2) as IDBRequest<StoredLogEvent[]>);
  if (later.length > 0 || !isChained(events, last)) throw new Refused('stale_log');
}

export async function checkWaits(tables: Tables, order: number): Promise<void> {
  if ((await answer(tables('inbox').count(order))) === 0) throw new Refused('row_gone');
}

export async function addBatch(
  tables: Tables,
  batch: Pick<Batch, 'events' | 'snapshot' | 'notes' | 'doneGoals' | 'changes' | 'blobs'> &
    Partial<Pick<LogRewrite, 'rewritten'>>,
): Promise<void> {
  const { events, snapshot, notes, doneGoals, changes = [], blobs } = batch;
  for (const event of events) tables('log').add(event);
  if (snapshot) tables('snapshot').put({ ...snapshot, key: 'current' });
  if (snapshot && isKeptTwice(batch)) tables('snapshot').put({ ...snapshot, key: 'earlier' });
  for (const { seq, goal } of doneGoals) tables('done_goals').put({ id: goal.id, seq, goal });
  for (const change of changes) tables('changes').put(change);
  for (const blob of blobs?.added ?? []) tables('blobs').put(blob);
  for (const hash of blobs?.dropped ?? []) tables('blobs').delete(hash);
  if (notes) for (const change of notes.changes) await changeNote(tables('notes'), change, notes);
}

export function takeRow(tables: Tables, { order, outcome }: NonNullable<Batch['row']>): void {
  tables('inbox').delete(order);
  tables('outcomes').put({ ...outcome, order });
}

/** Where more than `most` outcomes are kept, the oldest go, down to `least`. How many may still come before there are too many. */
export async function trimOutcomes(tables: Tables, { most, least }: { most: number; least: number }): Promise<number> {
  const outcomes = tables('outcomes');
  const count = await answer(outcomes.count());
  if (count <= most) return most - count;
  for (const id of await answer(outcomes.index('order').getAllKeys(null, count - least))) outcomes.delete(id);
  return most - least;
}

async function changeNote(
  table: IDBObjectStore,
  change: NonNullable<Batch['notes']>['changes'][number],
  { action, taint, time }: NonNullable<Batch['notes']>,
): Promise<void> {
  if (change.kind === 'delete') {
    table.delete(change.path);
    if ((await answer(table.count(change.path))) > 0) throw new Error(`${change.path} is still there`);
    return;
  }
  const { path, content } = change;
  const before = (await answer(table.get(path))) as Note | undefined;
  const note: Note = {
    path,
    content,
    bytes: utf8Length(content),
    taint: [...new Set([...(before?.taint ?? []), ...taint])].sort(compareText),
    written_by: action,
    created_by: before?.created_by ?? action,
    time,
  };
  table.put(note);
  const readBack = (await answer(table.get(path))) as Note | undefined; // a result says "written" only of what can be read
  if (readBack?.content !== content) throw new Error(`${path} does not read back as written`);
}
