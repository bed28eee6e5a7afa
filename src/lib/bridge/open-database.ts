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
  } catch (error) {
    return failure('storage', error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  }
  const found = database.backendDB().version / 10; // not Dexie's verno: that stays what this build asked for
  if (!isLater(found)) return success(null);
  database.close(); // another tab made it in between
  return newer(found);
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
