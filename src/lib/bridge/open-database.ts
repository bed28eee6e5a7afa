import { Dexie } from 'dexie';
import { databaseVersion, type YadoriDatabase } from './database';
import { failure, success, type Result } from '../base/result';

/**
 * Opens the store. A schema of a later build is `newer`, and is not touched: Dexie would open it writable, and add to it the tables
 * that it lacks by this build's reckoning. Anything else that goes wrong is `storage`.
 */
export async function openDatabase(database: YadoriDatabase): Promise<Result<null, 'newer' | 'storage'>> {
  try {
    const installed = await installedVersion(database.name);
    if (installed !== null && isLater(installed)) return newer(installed);
    await database.open();
    // Dexie would open a lost connection at each next look, uncounted, and past the look at the version
    database.backendDB().addEventListener('close', () => database.close());
  } catch (error) {
    return failure('storage', error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  }
  const found = database.backendDB().version / 10; // not Dexie's verno: that stays what this build asked for
  if (!isLater(found)) return success(null);
  database.close(); // another tab made it in between
  return newer(found);
}

/** A new connection in place of whatever there is; as `openDatabase` otherwise. */
export function reopenDatabase(database: YadoriDatabase): Promise<Result<null, 'newer' | 'storage'>> {
  database.close();
  return openDatabase(database);
}

/**
 * Lets go of the store for a later build that wants to change its schema: `onYield`. One that is deleted is let go as well; whoever opens
 * it again finds it empty.
 */
export function yieldToNewer(database: YadoriDatabase, onYield: () => void): void {
  database.on('versionchange', ({ newVersion }) => {
    database.close();
    if (newVersion !== null) onYield();
    return false; // Dexie's own listener would have it opened again at the next look
  });
}

/** Dexie's number of what is stored; null when nothing is, or when the browser does not list its stores. */
async function installedVersion(name: string): Promise<number | null> {
  const { indexedDB } = Dexie.dependencies;
  if (typeof indexedDB?.databases !== 'function') return null;
  const found = (await indexedDB.databases()).find((info) => info.name === name);
  return found?.version === undefined ? null : found.version / 10;
}

/** Dexie adds tenths where it repaired a schema of the same version. */
function isLater(version: number): boolean {
  return Math.floor(version) > databaseVersion;
}

function newer(version: number): Result<null, 'newer'> {
  return failure('newer', `the store has version ${version}; this build knows ${databaseVersion}`);
}
