import { makeSegment } from '../../src/lib/bridge/archive-segment';
import { YadoriDatabase, type StoredEvent } from '../../src/lib/bridge/database';

/**
 * A log of which everything up to `upTo` leaves for the archive as soon as the first of its events was read, by another connection:
 * whoever goes on reading in a transaction of its own finds it moved. Gives what ends it.
 */
export async function archivedMeanwhile(
  database: YadoriDatabase,
  events: readonly StoredEvent[],
  upTo: number,
): Promise<() => void> {
  await database.open();
  await database.log.bulkPut(events);
  const leader = (await new YadoriDatabase(database.name).open()) as YadoriDatabase;
  const segment = await makeSegment(events.filter(({ seq }) => seq <= upTo));
  let isMoved = false;
  database.log.hook('reading', (event: StoredEvent) => {
    if (isMoved) return event;
    isMoved = true;
    const transaction = leader.backendDB().transaction(['log', 'archive'], 'readwrite');
    transaction.objectStore('log').delete(IDBKeyRange.bound(1, upTo));
    transaction.objectStore('archive').add(segment);
    return event;
  });
  return () => leader.close();
}
