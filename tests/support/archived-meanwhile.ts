import { makeSegment } from '../../src/lib/bridge/archive-segment';
import { YadoriDatabase, type StoredEvent } from '../../src/lib/bridge/database';

/**
 * A log of which everything up to `upTo` leaves for the archive as soon as something of it was read, by another connection: whoever
 * goes on reading in a transaction of its own finds it moved. Gives what ends it.
 */
export async function archivedMeanwhile(
  database: YadoriDatabase,
  events: readonly StoredEvent[],
  upTo: number,
): Promise<() => void> {
  await database.open();
  await database.log.put(...events);
  const leader = new YadoriDatabase(database.name);
  await leader.open();
  const segment = await makeSegment(events.filter(({ seq }) => seq <= upTo));
  let isMoved = false;
  const read = database.read.bind(database);
  database.read = async (names, work) => {
    const found = await read(names, work);
    if (!isMoved) {
      isMoved = true;
      await leader.write(['log', 'archive'], async (tables) => {
        await tables('log').delete(IDBKeyRange.bound(1, upTo));
        await tables('archive').add(segment);
      });
    }
    return found;
  };
  return () => leader.close();
}
