import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteStore } from '../../tests/support/delete-store';
import { batch, chain, snapshotAfter } from '../../tests/support/journal-batches';
import { YadoriDatabase } from '../lib/bridge/database';
import { IndexedDbJournal } from '../lib/journal/indexed-db-journal';
import { ReadingThread } from './reading-thread';

let database: YadoriDatabase;
let journal: IndexedDbJournal;
let names = 0;
const length = 5_500; // so long that it asks another thread

beforeEach(async () => {
  database = new YadoriDatabase(`reading-${++names}`);
  await database.open();
  journal = new IndexedDbJournal(database);
  const log = chain(length);
  const epoch = await journal.claimEpoch(1);
  await journal.append(batch(epoch, log, { snapshot: snapshotAfter(log.at(-1)) }));
  await journal.archive({ epoch, from: 1, to: 1_200 }, () => true);
  database.close();
});
afterEach(() => deleteStore(database));

function moduleOf(source: string): string {
  return URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
}

describe('the check of the log, in a thread of its own', () => {
  it.each([
    ['cannot be loaded', moduleOf('throw new Error("it does not start")')],
    [
      'dies when it is asked for lines',
      moduleOf(`self.onmessage = ({ data }) => {
        if (data.path?.[0] === 'checkedLines') return; // then one ping is answered, and no more
        postMessage({ id: data.id, type: 'RAW', value: undefined });
        self.close();
      }`),
    ],
  ])('goes on by itself where the thread that reads ahead %s', async (_, moduleUrl) => {
    const thread = new ReadingThread(database, journal, moduleUrl);
    expect(await thread.audit()).toMatchObject({ ok: true, value: { events: length } });
    expect(thread.progress).toBeNull();
  });

  it('gives lines with what was found of each, over archive and live log', async () => {
    const thread = new ReadingThread(database, journal, '');
    const crossing = await thread.checkedLines(1_190, 30);
    if (!crossing.ok) throw new Error(crossing.message);
    expect(crossing.value.lines.map((line) => (JSON.parse(line) as { seq: number }).seq)).toEqual(
      Array.from({ length: 30 }, (__, index) => 1_190 + index),
    );
    expect(crossing.value.areSound.every((isSound) => isSound)).toBe(true);
  });

  it('says so where the store is of a later build, and does not touch it', async () => {
    await deleteStore(database);
    const later = indexedDB.open(database.name, 9_990);
    await new Promise((resolve) => (later.onsuccess = resolve));
    later.result.close();
    const thread = new ReadingThread(database, journal, '');
    expect(await thread.audit()).toMatchObject({ ok: false, code: 'storage', message: expect.stringContaining('999') });
  });
});
