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

/** A new connection in place of whatever there is; as `openDatabase` otherwise. */
export function reopenDatabase(database: YadoriDatabase): Promise<Result<null, 'newer' | 'storage'>> {
  database.close();
  return openDatabase(database);
}

/**
 * Lets go of the store for a later build that wants to change its schema: `onYield`. And whatever ends the connection, only
 * `reopenDatabase` opens another: Dexie would do so at each next look, uncounted, and past the look at the version.
 */
export function guardConnection(database: YadoriDatabase, onYield: () => void): void {
  database.on('versionchange', ({ newVersion }) => {
    if (newVersion !== null) onYield(); // else it is deleted, and whoever looks again finds it empty
  });
  let isClosing = false;
  database.on('close', () => {
    if (isClosing) return;
    isClosing = true;
    // once Dexie has done with it
    queueMicrotask(() => {
      database.close();
      isClosing = false;
    });
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
