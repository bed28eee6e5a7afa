import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { databaseVersion, YadoriDatabase } from './database';
import { openDatabase } from './open-database';

/** As in bridge/database.ts. */
const ourTables = {
  log: 'seq, [type+seq]',
  snapshot: 'key',
  inbox: '++order, &id',
  outcomes: 'id, order',
  meta: 'key',
  notes: 'path',
  done_goals: 'id, seq',
  mind: 'key',
};
Dexie.debug = false; // on localhost it would print each failure
let name = '';
const opened: Dexie[] = [];

beforeEach(() => {
  name = `open-${crypto.randomUUID()}`;
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const database of opened.splice(0)) database.close();
  await Dexie.delete(name);
});

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
  await laterStore(databaseVersion + 1);
  const database = ours();
  const result = await openDatabase(database);
  expect(result).toMatchObject({ ok: false, code: 'newer' });
  expect(!result.ok && result.message).toContain(String(databaseVersion + 1));
  expect(database.isOpen()).toBe(false);
  // Dexie by itself would have added the tables that it lacks
  expect(await installed()).toEqual({ version: (databaseVersion + 1) * 10, tables: ['things'] });
});

it.each([
  ['other tables', { things: 'id' }],
  ['all of our tables and more', { ...ourTables, things: 'id' }],
])('gives up a later store of %s that another tab makes in between', async (_, tables) => {
  await laterStore(databaseVersion + 1, tables);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(indexedDB, 'databases').mockResolvedValue([]);
  const database = ours();
  expect(await openDatabase(database)).toMatchObject({ ok: false, code: 'newer' });
  await expect(database.meta.put({ key: 'epoch', value: 1 })).rejects.toMatchObject({ name: 'DatabaseClosedError' });
});

it('takes a store that was mended within its own version', async () => {
  const before = new Dexie(name);
  before.version(databaseVersion).stores({ log: 'seq, [type+seq]', outcomes: 'id, at' });
  await before.open();
  before.close();
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // Dexie says that it mends
  const database = ours();
  expect(await openDatabase(database)).toEqual({ ok: true, value: null });
  await database.outcomes.put({ id: 'a', ok: true, code: null, parameters: {}, at: '', order: 1 });
  expect(await database.outcomes.orderBy('order').count()).toBe(1);
  database.close();
  expect(await openDatabase(ours())).toEqual({ ok: true, value: null }); // its number now has a tenth more
});

it.each(['open', 'databases'] as const)('tells a store whose %s fails', async (what) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // Dexie tries again, and says so
  vi.spyOn(indexedDB, what).mockImplementation(() => {
    throw new DOMException('Internal error opening backing store', 'UnknownError');
  });
  const result = await openDatabase(ours());
  expect(result).toMatchObject({ ok: false, code: 'storage' });
  expect(!result.ok && result.message).toContain('UnknownError');
});

function ours(): YadoriDatabase {
  const database = new YadoriDatabase(name);
  opened.push(database);
  return database;
}

async function laterStore(version: number, tables: Record<string, string> = { things: 'id' }): Promise<void> {
  const later = new Dexie(name);
  later.version(version).stores(tables);
  await later.open();
  later.close();
}

async function installed(): Promise<{ version: number; tables: string[] }> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onerror = () => reject(request.error ?? new Error('it cannot be opened'));
    request.onsuccess = () => {
      const { version, objectStoreNames } = request.result;
      request.result.close();
      resolve({ version, tables: [...objectStoreNames] });
    };
  });
}
