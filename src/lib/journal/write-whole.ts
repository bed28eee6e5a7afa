import type { BackupFiles } from '../agent/ports';
import { withoutReferences } from '../agent/void-row';
import type { Tables } from './transact';

/** The rarer parts of one transaction of the leader, as those in write-batch.ts. */

/** What a backup brings; what is there already stays. */
export async function putFiles(tables: Tables, files: BackupFiles | null): Promise<void> {
  if (!files) return;
  const known = new Set(await tables.notes.toCollection().primaryKeys());
  await tables.notes.bulkPut(files.notes.filter(({ path }) => !known.has(path)));
  const minds = new Set(await tables.mind.toCollection().primaryKeys());
  await tables.mind.bulkPut(files.mind.filter(({ key }) => !minds.has(key)));
}

/** Every row that still waits, but for the one that is taken. */
export async function voidRows(tables: Tables, taken: number | null): Promise<void> {
  const waiting = await tables.inbox.toArray();
  const others = waiting.filter(({ order }) => order !== taken);
  await tables.inbox.bulkPut(others.map(({ order, ...row }) => ({ ...withoutReferences(row), order: order as number })));
}
