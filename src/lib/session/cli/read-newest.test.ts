import { afterEach, expect, it } from 'vitest';
import { deleteStore } from '../../../../tests/support/delete-store';
import { archivedMeanwhile } from '../../../../tests/support/archived-meanwhile';
import { wholeLog } from '../../../../tests/support/whole-log';
import { makeSegment } from '../../bridge/archive-segment';
import { YadoriDatabase, type StoredEvent } from '../../bridge/database';
import { readNewest } from './read-newest';

const database = new YadoriDatabase('read-newest');
const events = wholeLog().events as unknown as StoredEvent[];
const seqs = (count: number): number[] => events.slice(-count).map(({ seq }) => seq);
afterEach(() => deleteStore(database));

it('gives the newest events, wherever they stand', async () => {
  await database.open();
  await database.log.bulkPut(events.slice(10));
  await database.archive.put(await makeSegment(events.slice(0, 10)));
  for (const count of [1, 5, events.length - 4, events.length]) {
    const { events: found, damagedAt } = await readNewest(database, { type: null, count });
    expect([found.map(({ seq }) => seq), damagedAt]).toEqual([seqs(count), null]);
  }
});

it('leaves no hole where events leave for the archive while it reads', async () => {
  const end = await archivedMeanwhile(database, events, events.length - 5);
  const count = events.length - 2;
  const { events: found } = await readNewest(database, { type: null, count });
  end();
  expect(found.map(({ seq }) => seq)).toEqual(seqs(count));
});
