import type { Table } from 'dexie';
import type { YadoriDatabase } from '../bridge/database';

export type TableName =
  'log' | 'snapshot' | 'inbox' | 'outcomes' | 'meta' | 'notes' | 'done_goals' | 'changes' | 'mind' | 'archive';

/** The tables of one transaction. What is asked of them is answered in the order of asking. */
export type Tables = Pick<YadoriDatabase, TableName>;

/**
 * One durable transaction. `work` may wait for answers of this transaction and for nothing else. When it rejects, or a request fails,
 * nothing is changed and this rejects with the reason. Resolves once the disk has it.
 */
export async function transact(
  database: YadoriDatabase,
  names: readonly TableName[],
  work: (tables: Tables) => Promise<unknown>,
): Promise<void> {
  const tables = names.map((name): Table => database[name]);
  await database.transaction('rw!', tables, () => work(database));
}
