import type { StoredTables } from '../agent/fold/ports';
import type { YadoriDatabase } from '../bridge/database';
import { withoutKey } from './snapshot-row';

/** Everything but the log, in one read. */
export function readTables(database: YadoriDatabase): PromiseLike<StoredTables> {
  const { log, archive, snapshot, notes, mind, done_goals, changes, blobs } = database;
  return database.transaction('r', [log, archive, snapshot, notes, mind, done_goals, changes, blobs], async () => {
    const live = await log.orderBy('seq').last();
    const archived = live ? undefined : await archive.orderBy('from').last(); // a live log that was lost is no empty log
    const last = live ?? (archived && { seq: archived.to, hash: archived.hash });
    return {
      head: last ? { seq: last.seq, hash: last.hash, snapshot: withoutKey(await snapshot.get('current')) } : null,
      notes: await notes.toArray(),
      mind: await mind.toArray(),
      doneGoals: (await done_goals.orderBy('seq').toArray()).map(({ seq, goal }) => ({ seq, goal })),
      changes: await changes.toArray(),
      blobs: await blobs.toCollection().primaryKeys(),
    };
  });
}
