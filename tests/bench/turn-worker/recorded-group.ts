import type { Batch } from '../../../src/lib/agent/fold/ports';
import type { InboxRow } from '../../../src/lib/agent/fold/inbox-row';
import { isKeptTwice } from '../../../src/lib/journal/earlier-snapshot';
import type { YadoriDatabase } from '../../../src/lib/bridge/database';

/** One change of one row, as it went into the store. */
export type Write =
  { kind: 'add' | 'put'; table: string; row: unknown } | { kind: 'delete'; table: string; key: string | number };

/** All writes of one transaction, in order. */
export type Group = readonly Write[];

export function groupOfRow(row: InboxRow): Group {
  return [{ kind: 'add', table: 'inbox', row }];
}

/** What the journal makes of a batch itself is read back from the store, so call it before more is written. */
export async function groupOfBatch(batch: Batch, database: YadoriDatabase): Promise<Group> {
  const { events, snapshot, row, notes, doneGoals, changes } = batch;
  const group: Write[] = events.map((event) => ({ kind: 'add', table: 'log', row: event }));
  if (snapshot) group.push({ kind: 'put', table: 'snapshot', row: { ...snapshot, key: 'current' } });
  if (snapshot && isKeptTwice(batch))
    group.push({ kind: 'put', table: 'snapshot', row: { ...snapshot, key: 'earlier' } });
  for (const { seq, goal } of doneGoals)
    group.push({ kind: 'put', table: 'done_goals', row: { id: goal.id, seq, goal } });
  for (const change of changes ?? []) group.push({ kind: 'put', table: 'changes', row: change });
  for (const { path } of notes?.changes ?? []) {
    const note = await database.notes.get(path);
    group.push(note ? { kind: 'put', table: 'notes', row: note } : { kind: 'delete', table: 'notes', key: path });
  }
  if (row) {
    group.push({ kind: 'delete', table: 'inbox', key: row.order });
    group.push({ kind: 'put', table: 'outcomes', row: await database.outcomes.get(row.outcome.id) });
  }
  return group;
}
