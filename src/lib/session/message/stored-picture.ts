import type { YadoriDatabase } from '../../bridge/database';
import type { Picture } from '../../events/picture';
import { readPicture } from '../../bridge/read-picture';

/** The bytes of a picture of the log; null: they are not here. Rejects where the store cannot be read. */
export async function storedPicture(
  database: YadoriDatabase,
  { hash, salt }: Pick<Picture, 'hash' | 'salt'>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (typeof salt !== 'string') return null;
  return readPicture(async (name) => (await database.blobs.get(name))?.bytes ?? null, { hash, salt });
}
