import type { StoredTables } from '../agent/fold/ports';
import type { YadoriDatabase } from '../bridge/database';
import { withoutKey } from './snapshot-row';

/** Everything but the log, in one read. */
export function readTables(database: YadoriDatabase): Promise<StoredTables> {
  const names = ['log', 'archive', 'snapshot', 'notes', 'mind', 'done_goals', 'changes'] as const;
  return database.read(names, async (tables) => {
    const live = (await tables('log').openCursor(null, 'prev'))?.value;
    const archived = live ? undefined : (await tables('archive').openCursor(null, 'prev'))?.value; // a live log that was lost is no empty log
    const last = live ?? (archived && { seq: archived.to, hash: archived.hash });
    return {
      head: last
        ? { seq: last.seq, hash: last.hash, snapshot: withoutKey(await tables('snapshot').get('current')) }
        : null,
      notes: await tables('notes').getAll(),
      mind: await tables('mind').getAll(),
      doneGoals: (await tables('done_goals').index('seq').getAll()).map(({ seq, goal }) => ({ seq, goal })),
      changes: await tables('changes').getAll(),
    };
  });
}
