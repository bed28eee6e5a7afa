import type { BackupFiles } from '../agent/fold/ports';
import { withoutReferences } from '../agent/fold/inbox-row';
import type { InboxEntry } from '../bridge/database';
import { answer, type Tables } from './direct-transaction';

/** The rarer parts of one transaction of the leader, as those in write-batch.ts. */

/** What a backup brings; what is there already stays. */
export async function putFiles(tables: Tables, files: BackupFiles | null): Promise<void> {
  if (!files) return;
  const known = new Set(await answer(tables('notes').getAllKeys()));
  for (const note of files.notes) if (!known.has(note.path)) tables('notes').put(note);
  const minds = new Set(await answer(tables('mind').getAllKeys()));
  for (const row of files.mind) if (!minds.has(row.key)) tables('mind').put(row);
  for (const blob of files.blobs) tables('blobs').put(blob); // its name tells what it is
}

/** Every row that still waits, but for the one that is taken. */
export async function voidRows(tables: Tables, taken: number | null): Promise<void> {
  const inbox = tables('inbox');
  const waiting = (await answer(inbox.getAll())) as InboxEntry[];
  for (const { order, ...row } of waiting) {
    if (order !== taken) inbox.put({ ...withoutReferences(row), order });
  }
}
