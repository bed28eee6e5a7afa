import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteStore } from '../../../tests/support/delete-store';
import { openRaw } from '../../../tests/support/raw-store';
import { databaseVersion, YadoriDatabase } from './database';
import { MindsDatabase } from './minds-database';
import { openDatabase, reopenDatabase, yieldToNewer } from './open-database';

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
  await deleteStore({ name, close() {} });
});

function ours(): YadoriDatabase {
  const database = new YadoriDatabase(name);
  opened.push(database);
  return database;
}

/** As a build of that version leaves it, with such tables more; without a version: as it stands. */
async function stored(version?: number, tables = ['things']): Promise<{ version: number; tables: string[] }> {
  const store = await openRaw(name, version, (made) => {
    for (const table of tables) made.createObjectStore(table, { keyPath: 'id' });
  });
  const found = { version: store.version, tables: [...store.objectStoreNames] };
  store.close();
  return found;
}

it('makes the store when there is none, and finds it again', async () => {
  const first = ours();
  expect(await openDatabase(first)).toEqual({ ok: true, value: null });
  expect(first.backendDB().version).toBe(databaseVersion * 10);
  await first.meta.put({ key: 'epoch', value: 7 });
  first.close();
  const second = ours();
  expect(await openDatabase(second)).toEqual({ ok: true, value: null });
  expect(await second.meta.get('epoch')).toEqual({ key: 'epoch', value: 7 });
});

describe('the store of a later build', () => {
  it.each([
    ['that lacks our tables', false],
    ['that has them and more', true],
  ])('%s is not touched, and that is said', async (_, hasOurs) => {
    if (hasOurs) {
      const database = ours();
      await database.open();
      database.close();
    }
    const before = await stored(later);
    const database = ours();
    const result = await openDatabase(database);
    expect(result).toMatchObject({ ok: false, code: 'newer' });
    expect(!result.ok && result.message).toContain(String(databaseVersion + 1));
    expect(database.isOpen()).toBe(false);
    await expect(database.meta.put({ key: 'epoch', value: 1 })).rejects.toMatchObject({ name: 'DatabaseClosedError' });
    expect(await stored()).toEqual(before);
  });

  it('is not touched either where one of the small ones opens at its first use', async () => {
    const before = await stored(20);
    const minds = new MindsDatabase(name);
    opened.push(minds);
    await expect(minds.choose('mind')).rejects.toThrow('the store has version 2');
    await expect(minds.chosenId()).rejects.toThrow('the store has version 2'); // each use looks anew
    expect(await stored()).toEqual(before);
  });
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
  await expect(database.meta.get('epoch')).rejects.toMatchObject({ name: 'DatabaseClosedError' });
  expect(await openDatabase(database)).toMatchObject({ ok: false, code: 'newer' });
});

it('lets go of one that is deleted as well, which is no later build', async () => {
  const database = ours();
  const onYield = vi.fn();
  yieldToNewer(database, onYield);
  await database.open();
  await deleteStore({ name, close() {} });
  expect([database.isOpen(), onYield.mock.calls.length]).toEqual([false, 0]);
  expect(await openDatabase(database)).toEqual({ ok: true, value: null });
});

it('tells a store whose opening fails, and opens it when that is over', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // Dexie asks the browser again, and says so
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
  await expect(database.meta.get('epoch')).rejects.toMatchObject({ name: 'DatabaseClosedError' });
});

it('opened anew while an opening is silent, the new one counts, and the silent one leaves no connection', async () => {
  const holder = await openRaw(name, 10, (made) => void made.createObjectStore('meta', { keyPath: 'key' }));
  const isBlocked = vi.fn(() => false);
  const database = ours();
  database.on('blocked', isBlocked);
  const silent = openDatabase(database);
  await vi.waitFor(() => expect(isBlocked).toHaveBeenCalled());
  const anew = reopenDatabase(database);
  expect(await silent).toMatchObject({ ok: false, code: 'storage' });
  holder.close();
  expect(await anew).toEqual({ ok: true, value: null });
  expect([database.isOpen(), database.backendDB().version]).toEqual([true, databaseVersion * 10]);
  database.close();
  await stored(later); // waits for ever where a connection was left
});

it('is not opened anew by itself where its connection died without a word: that is told, and who counts opens it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // Dexie says that it would
  const database = ours();
  const onLost = vi.fn();
  database.onLost = onLost;
  await database.open();
  database.backendDB().close();
  const opening = vi.spyOn(indexedDB, 'open');
  const { meta } = database;
  const uses = [meta.get('epoch'), meta.get('epoch'), database.transaction('rw!', meta, () => meta.clear())];
  for (const end of await Promise.allSettled(uses)) expect(end.status).toBe('rejected');
  expect([onLost.mock.calls.length, opening.mock.calls.length, database.isOpen()]).toEqual([1, 0, false]);
  await expect(meta.get('epoch')).rejects.toMatchObject({ name: 'DatabaseClosedError' });
  await expect(database.open()).rejects.toMatchObject({ name: 'DatabaseClosedError' });
  expect(opening).not.toHaveBeenCalled();
  expect(await reopenDatabase(database)).toEqual({ ok: true, value: null });
  expect(await meta.get('epoch')).toBeUndefined();
});
