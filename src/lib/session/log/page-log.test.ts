import { afterEach, expect, it } from 'vitest';
import { deleteStore } from '../../../../tests/support/delete-store';
import { archivedMeanwhile } from '../../../../tests/support/archived-meanwhile';
import { wholeLog } from '../../../../tests/support/whole-log';
import { memoryLog } from '../../../../tests/support/memory-log';
import { makeSegment } from '../../bridge/archive-segment';
import { YadoriDatabase, type StoredEvent } from '../../bridge/database';
import { PageLog } from './page-log';

const database = new YadoriDatabase('page-log');
afterEach(() => deleteStore(database));

it('reads events and thoughts alike, wherever they stand', async () => {
  const events = wholeLog().events as unknown as StoredEvent[];
  const expected = memoryLog(events);
  for (const archived of [0, 3, 20, events.length - 1]) {
    await database.open();
    await database.log.put(...events.slice(archived));
    const half = Math.floor(archived / 2);
    if (half > 0) await database.archive.put(await makeSegment(events.slice(0, half)));
    if (archived > 0) await database.archive.put(await makeSegment(events.slice(half, archived)));
    const log = new PageLog(database);
    for (let seq = 0; seq <= events.length + 1; seq += 5) {
      expect(await log.event(seq)).toEqual(await expected.event(seq));
      expect((await log.thoughtUpTo(seq))?.seq).toBe((await expected.thoughtUpTo(seq))?.seq);
      expect((await log.thoughtAfter(seq))?.seq).toBe((await expected.thoughtAfter(seq))?.seq);
    }
    expect(await log.events(2, 30)).toEqual(await expected.events(2, 30));
    await deleteStore(database);
  }
});

it('passes over no thought that leaves for the archive while it reads', async () => {
  const events = wholeLog().events as unknown as StoredEvent[];
  const end = await archivedMeanwhile(database, events, events.length - 1);
  const found = await new PageLog(database).thoughtAfter(0);
  end();
  expect(found?.seq).toBe((await memoryLog(events).thoughtAfter(0))?.seq);
});
