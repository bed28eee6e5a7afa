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
  await database.log.bulkPut(events);
  const leader = new YadoriDatabase(database.name);
  await leader.open();
  const segment = await makeSegment(events.filter(({ seq }) => seq <= upTo));
  let isMoved = false;
  database.log.hook('reading', (event: StoredEvent) => {
    if (isMoved) return event;
    isMoved = true;
    // past Dexie, since this runs within a transaction of it
    const transaction = leader.backendDB().transaction(['log', 'archive'], 'readwrite');
    transaction.objectStore('log').delete(IDBKeyRange.bound(1, upTo));
    transaction.objectStore('archive').add(segment);
    return event;
  });
  return () => leader.close();
}
