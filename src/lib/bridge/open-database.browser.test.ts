import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { databaseVersion, YadoriDatabase } from './database';
import { openDatabase, yieldToNewer } from './open-database';

/** The browser's number of the next version of the schema. */
const later = (databaseVersion + 1) * 10;
let name = '';
const opened: { close(): void }[] = [];

beforeEach(() => {
  name = `open-${crypto.randomUUID()}`;
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const database of opened.splice(0)) database.close();
  await deleteDB(name);
});

function ours(): YadoriDatabase {
  const database = new YadoriDatabase(name);
  opened.push(database);
  return database;
}

/** As a build of that version leaves it; null: as it stands. */
async function stored(version?: number): Promise<{ version: number; tables: string[] }> {
  const store = await openDB(name, version, { upgrade: (made) => void made.createObjectStore('things') });
  const found = { version: store.version, tables: [...store.objectStoreNames] };
  store.close();
  return found;
}

it('makes the store when there is none, and finds it again', async () => {
  const first = ours();
  expect(await openDatabase(first)).toEqual({ ok: true, value: null });
  await first.meta.put({ key: 'epoch', value: 7 });
  first.close();
  const second = ours();
  expect(await openDatabase(second)).toEqual({ ok: true, value: null });
  expect(await second.meta.get('epoch')).toEqual({ key: 'epoch', value: 7 });
});

it('does not touch the store of a later build, and says so', async () => {
  await stored(later);
  const database = ours();
  const result = await openDatabase(database);
  expect(result).toMatchObject({ ok: false, code: 'newer' });
  expect(!result.ok && result.message).toContain(String(databaseVersion + 1));
  expect(database.isOpen()).toBe(false);
  expect(await stored()).toEqual({ version: later, tables: ['things'] });
  await expect(database.meta.put({ key: 'epoch', value: 1 })).rejects.toMatchObject({ name: 'NewerStoreError' });
});

it('takes a store of its own version with a tenth more, which some builds left', async () => {
  const first = ours();
  await first.open();
  first.close();
  await stored(databaseVersion * 10 + 1);
  const database = ours();
  expect(await openDatabase(database)).toEqual({ ok: true, value: null });
  await database.outcomes.put({ id: 'a', ok: true, code: null, parameters: {}, at: '', order: 1 });
  expect(await database.outcomes.count()).toBe(1);
});

it('lets go of the store for a later build, without being asked twice, and says so', async () => {
  const database = ours();
  const onYield = vi.fn();
  yieldToNewer(database, onYield);
  await database.open();
  await stored(later); // would wait for ever
  expect([database.isOpen(), onYield.mock.calls.length]).toEqual([false, 1]);
  await expect(database.meta.get('epoch')).rejects.toMatchObject({ name: 'StoreClosedError' });
  expect(await openDatabase(database)).toMatchObject({ ok: false, code: 'newer' });
});

it('lets go of one that is deleted as well, which is no later build', async () => {
  const database = ours();
  const onYield = vi.fn();
  yieldToNewer(database, onYield);
  await database.open();
  await deleteDB(name);
  expect([database.isOpen(), onYield.mock.calls.length]).toEqual([false, 0]);
  expect(await openDatabase(database)).toEqual({ ok: true, value: null });
});

it('tells a store whose opening fails, and opens it when that is over', async () => {
  const failing = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Internal error opening backing store', 'UnknownError');
  });
  const database = ours();
  const result = await openDatabase(database);
  expect(result).toMatchObject({ ok: false, code: 'storage' });
  expect(!result.ok && result.message).toContain('UnknownError');
  failing.mockRestore();
  expect(await openDatabase(database)).toEqual({ ok: true, value: null });
});

it('closed while it opens, it is not open afterwards', async () => {
  const database = ours();
  const opening = openDatabase(database);
  database.close();
  expect(await opening).toMatchObject({ ok: false, code: 'storage' });
  expect(database.isOpen()).toBe(false);
  await expect(database.meta.get('epoch')).rejects.toMatchObject({ name: 'StoreClosedError' });
});

it('is not opened anew by itself where its connection died without a word: that is told, and who counts opens it', async () => {
  const database = ours();
  const onLost = vi.fn();
  database.on('lost', onLost);
  await database.open();
  database.connection.close();
  const opening = vi.spyOn(indexedDB, 'open');
  const [first, second] = await Promise.allSettled([database.meta.get('epoch'), database.meta.get('epoch')]);
  expect([first, second]).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  expect([onLost.mock.calls.length, opening.mock.calls.length, database.isOpen()]).toEqual([1, 0, false]);
  await expect(database.meta.get('epoch')).rejects.toMatchObject({ name: 'StoreClosedError' });
  await database.open();
  expect(await database.meta.get('epoch')).toBeUndefined();
});
