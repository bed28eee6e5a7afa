import { failure, success, type Result } from '../base/result';
import type { YadoriDatabase } from './database';
import { describeStorageError } from './describe-storage-error';
import { NewerStoreError } from './open-requests';

/** Opens the store. A schema of a later build is `newer`, and is not touched. Anything else that goes wrong is `storage`. */
export async function openDatabase(database: YadoriDatabase): Promise<Result<null, 'newer' | 'storage'>> {
  try {
    await database.open();
    return success(null);
  } catch (error) {
    if (error instanceof NewerStoreError) return failure('newer', error.message);
    return failure('storage', describeStorageError(error));
  }
}

/** A new connection in place of whatever there is; as `openDatabase` otherwise. */
export function reopenDatabase(database: YadoriDatabase): Promise<Result<null, 'newer' | 'storage'>> {
  database.close();
  return openDatabase(database);
}

/**
 * `onYield`: the store was let go for a later build that wants to change its schema. One that is deleted is let go as well; whoever opens
 * it again finds it empty.
 */
export function yieldToNewer(database: YadoriDatabase, onYield: () => void): void {
  database.on('versionchange', ({ newVersion }) => {
    database.close();
    if (newVersion !== null) onYield();
    return false;
  });
}
