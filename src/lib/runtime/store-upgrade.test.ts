import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { deleteStore } from '../../../tests/support/delete-store';
import { FakeClock } from '../../../tests/support/fake-clock';
import { foldOf } from '../../../tests/support/sound-log';
import {
  earlierStores,
  putEarlierStore,
  putStoreOfVersion1,
  storeOfVersion1,
} from '../../../tests/support/store-of-version-1';
import type { NoteRow, StoredLogEvent } from '../agent/fold/ports';
import type { Snapshot } from '../agent/fold/snapshot';
import { audit } from '../audit/audit';
import { exportEvents } from '../journal/export-log';
import { emptyStore } from '../journal/memory-journal';
import { IndexedDbJournal } from '../journal/indexed-db-journal';
import { loadSnapshot } from './load-snapshot';
import { databaseVersion, YadoriDatabase } from '../bridge/database';
import { openDatabase } from '../bridge/open-database';

const { tables } = storeOfVersion1;
let name = '';
let count = 0;
let database: YadoriDatabase;

beforeEach(() => {
  name = `upgrade-${++count}`;
  database = new YadoriDatabase(name);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await deleteStore(database);
});

async function stored(): Promise<Record<string, unknown[]>> {
  const names = Object.keys(tables) as 'log'[];
  return Object.fromEntries(
    await Promise.all(names.map(async (table) => [table, await database[table].toArray()])),
  ) as Record<string, unknown[]>;
}

describe('the store of an earlier build', () => {
  it.each(earlierStores)(
    '[F-11] of $name is opened by today’s build with all that was in it, and its log goes on',
    async ({ number }) => {
      await putEarlierStore(null, number, name);
      expect(await openDatabase(database)).toEqual({ ok: true, value: null });
      expect(database.backendDB().version).toBe(Math.max(number, databaseVersion * 10));
      expect(await stored()).toEqual(tables);
      expect(await database.archive.count()).toBe(0);
      expect(await database.changes.count()).toBe(0);

      const journal = new IndexedDbJournal(database);
      const loaded = await loadSnapshot(journal);
      expect(loaded).toMatchObject({ ok: true, value: { isRebuilt: false, lastEpoch: 1 } });
      const { snapshot } = loaded.ok ? loaded.value : { snapshot: null };
      // today’s fold of the old events, but for what that build’s snapshot did not hold yet: uses by the hour, last observations,
      // and what ended last
      const fold = foldOf(tables['log'] ?? []);
      const rules = fold.run.rules.map((rule) => ({ ...rule, hour: { start: null, uses: 0 } }));
      expect(snapshot).toEqual({ ...fold, run: { ...fold.run, rules, observations: [], last_end: null, planned: {} } });
      expect(snapshot?.run.pending?.request).toBe('R142');
      expect(await journal.notes.list('')).toHaveLength(tables['notes']?.length ?? 0);
      const { parts } = await exportEvents(journal, 0);
      const report = audit(parts.join('').trimEnd().split('\n'), { state: snapshot?.state });
      expect(report.unreadable ?? report.violations).toEqual([]);
    },
  );

  it('goes on with the request that waited in it: its old words are repeated, and compared with nothing', async () => {
    const { key: _key, ...snapshot } = tables['snapshot']?.[0] as Snapshot & { key: string };
    const log = structuredClone(tables['log']) as unknown as StoredLogEvent[];
    const clock = new FakeClock();
    clock.jump(Date.parse(log.at(-1)?.['time'] as string) - clock.now());
    const notes = new Map((tables['notes'] as unknown as NoteRow[]).map((note) => [note.path, note]));
    const house = await new AgentHouse({ store: { ...emptyStore(), log, snapshot, notes, epoch: 1 }, clock }).open();
    expect(house.snapshot.run.pending).toMatchObject({ request: 'R142', lines: [{ code: 'as_shown' }, {}] });
    await house.answer('y');
    const granted = house.all('approval').find(({ seq }) => seq > 142);
    expect(granted).toMatchObject({ status: 'granted', request: 'R142', v: 3, lines: [{ code: 'as_shown' }, {}] });
    expect(house.all('action').at(-1)?.request).toBe('R142');
    const report = audit((await house.exported()).trimEnd().split('\n'), { state: house.snapshot.state });
    expect(report.unreadable ?? report.violations).toEqual([]);
  });

  it('[F-11] is as it was when the upgrade breaks off, and is upgraded at the next opening', async () => {
    await putStoreOfVersion1(null, name);
    const { createObjectStore } = IDBDatabase.prototype;
    for (const failing of ['archive', 'changes']) {
      const spy = vi.spyOn(IDBDatabase.prototype, 'createObjectStore').mockImplementation(function (
        this: IDBDatabase,
        ...given: Parameters<typeof createObjectStore>
      ) {
        if (given[0] === failing) throw new DOMException('killed', 'AbortError');
        return createObjectStore.apply(this, given);
      });
      expect(await openDatabase(database)).toMatchObject({ ok: false, code: 'storage' });
      spy.mockRestore();
      database.close();
      const [found] = (await indexedDB.databases()).filter((info) => info.name === name);
      expect(found?.version).toBe(10);
      database = new YadoriDatabase(name);
    }
    expect(await openDatabase(database)).toEqual({ ok: true, value: null });
    expect(await stored()).toEqual(tables);
  });
});
