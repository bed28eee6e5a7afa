import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteStore } from '../../../../tests/support/delete-store';
import { YadoriDatabase } from '../../bridge/database';
import { Outbox, type NewRow, type Settled } from './outbox';
import { emptyView } from '../view/page-view';

let database: YadoriDatabase;
let outbox: Outbox;
let settled: Settled[];
const poke = vi.fn();
let count = 0;

beforeEach(() => {
  database = new YadoriDatabase(`outbox-${++count}`);
  settled = [];
  poke.mockReset();
  outbox = new Outbox({
    database,
    language: () => 'ja',
    poke,
    onSettled: (row) => settled.push(row),
    holdsKey: (row) => Promise.resolve(JSON.stringify(row).includes('stored-key')),
  });
});
afterEach(async () => {
  outbox.settle(emptyView, []); // stops the timer
  vi.useRealTimers();
  await deleteStore(database);
});

describe('the outbox', () => {
  it('stores a row with its own id and the page’s language, then tells the leader', async () => {
    expect(await outbox.send({ kind: 'control', command: 'stop' })).toEqual({ ok: true });
    expect(await outbox.send({ kind: 'control', command: 'stop' })).toEqual({ ok: true });
    const rows = await database.inbox.toArray();
    expect(rows).toMatchObject([
      { kind: 'control', lang: 'ja' },
      { kind: 'control', lang: 'ja' },
    ]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
    expect(poke).toHaveBeenCalledTimes(2);
  });

  it('[F-43] stores nothing that holds a stored key, and is not busy with it', async () => {
    const row: NewRow = { kind: 'text', text: 'it is stored-key', surface: 'chat', shown_request: null, taint: [] };
    expect(await outbox.send(row)).toMatchObject({ ok: false, code: 'stored_key' });
    expect([await database.inbox.toArray(), outbox.isBusy, poke.mock.calls]).toEqual([[], false, []]);
  });

  it('[AV-42] acknowledges nothing that was not stored', async () => {
    vi.spyOn(database.inbox, 'add').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    expect(await outbox.send({ kind: 'control', command: 'stop' })).toMatchObject({ ok: false, code: 'storage_full' });
    expect(outbox.isBusy).toBe(false);
    expect(await database.inbox.count()).toBe(0);
    expect([outbox.sent(), poke.mock.calls.length]).toEqual([[], 0]);
  });

  it('tells what became of a row, once the leader took it', async () => {
    await outbox.send({ kind: 'control', command: 'drop' });
    const inbox = await database.inbox.toArray();
    const [id = ''] = outbox.sent();
    outbox.settle({ ...emptyView, inbox }, [id]);
    expect(settled).toEqual([]); // still waiting

    const outcome = { id, ok: false, code: 'nothing_to_drop' as const, parameters: {}, at: '' };
    outbox.settle({ ...emptyView, outcomes: [outcome] }, [id]);
    outbox.settle({ ...emptyView, outcomes: [outcome] }, [id]);
    expect(settled.map((row) => row.outcome.code)).toEqual(['nothing_to_drop']);
  });

  it('does not take a row for settled that was stored after the look began', async () => {
    await outbox.send({ kind: 'control', command: 'drop' });
    outbox.settle(emptyView, []);
    expect(outbox.sent()).toHaveLength(1);
  });

  it('tells the leader again while a row waits, and no longer', () => {
    vi.useFakeTimers();
    const row = { kind: 'clear' as const, id: 'a', lang: 'en' as const, at: '' };
    outbox.settle({ ...emptyView, inbox: [row] }, []);
    outbox.settle({ ...emptyView, inbox: [row] }, []);
    vi.advanceTimersByTime(4_100);
    expect(poke).toHaveBeenCalledTimes(2);
    outbox.settle(emptyView, []);
    vi.advanceTimersByTime(10_000);
    expect(poke).toHaveBeenCalledTimes(2);
  });
});
