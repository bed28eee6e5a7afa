import type { YadoriDatabase } from '../../bridge/database';

/** What this browser holds of Yadori. Null: the browser does not tell. */
export interface StoredData {
  events: number;
  notes: number;
  doneGoals: number;
  /** Bytes used by this app, files of the app itself included, and allowed by the browser. */
  usage: number | null;
  quota: number | null;
  /** The browser promised not to clear it by itself. */
  isPersistent: boolean | null;
}

/** Rejects when the database cannot be read. */
export async function readStoredData(database: YadoriDatabase): Promise<StoredData> {
  const [events, notes, doneGoals] = await Promise.all([
    countEvents(database),
    database.notes.count(),
    database.done_goals.count(),
  ]);
  const storage = 'storage' in navigator ? navigator.storage : null; // there only in secure contexts
  const estimate = await storage?.estimate().catch(notTold);
  const isPersistent = await storage?.persisted().catch(notTold);
  return {
    events,
    notes,
    doneGoals,
    usage: estimate?.usage ?? null,
    quota: estimate?.quota ?? null,
    isPersistent: isPersistent ?? null,
  };
}

/** The live ones, and those before them in the archive. */
async function countEvents(database: YadoriDatabase): Promise<number> {
  const [first, live] = await database.read(['log'], (tables) =>
    Promise.all([tables('log').openKeyCursor(), tables('log').count()]),
  );
  return live + (first ? first.key - 1 : 0);
}

function notTold(error: unknown): undefined {
  console.debug('the browser does not tell about its storage', error);
}

/** Asks the browser not to clear what is stored by itself; some ask the person. False: it refused, or cannot. */
export async function keepStorage(): Promise<boolean> {
  if (!('storage' in navigator)) return false;
  return (await navigator.storage.persist().catch(notTold)) ?? false;
}
