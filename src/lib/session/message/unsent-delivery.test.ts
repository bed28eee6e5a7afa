import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteStore } from '../../../../tests/support/delete-store';
import { failure, success } from '../../base/result';
import { YadoriDatabase } from '../../bridge/database';
import { Outbox } from '../send/outbox';
import { emptyView } from '../view/page-view';
import { keepUnsent, readUnsent, type Unsent } from './unsent';
import { UnsentDelivery, type DeliveryPorts } from './unsent-delivery.svelte';

const now = Date.parse('2026-11-29T15:00:00.000Z');
const unsent = (id: string, text: string, secondsAgo = 1, prefilledBy: string | null = null): Unsent => ({
  id,
  at: new Date(now - secondsAgo * 1_000).toISOString(),
  text,
  prefilledBy,
});
const opened = Promise.resolve(success(null));

let database: YadoriDatabase;
let outbox: Outbox;
let shown: string[][];
let returned: Parameters<DeliveryPorts['giveBack']>[];
let count = 0;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  database = new YadoriDatabase(`unsent-${++count}`);
  outbox = new Outbox({
    database,
    language: () => 'en',
    poke: () => {},
    onSettled: () => {},
    holdsKey: () => Promise.resolve(false),
  });
  shown = [];
  returned = [];
});
afterEach(async () => {
  outbox.settle(emptyView, []);
  vi.unstubAllGlobals();
  await deleteStore(database);
});

/** As a page does it that is loaded now. */
function deliveryOf(messages: readonly Unsent[]): UnsentDelivery {
  keepUnsent(messages);
  const delivery: UnsentDelivery = new UnsentDelivery(readUnsent(), {
    send: (row, sent) => outbox.send(row, undefined, sent),
    shown: () => {
      shown.push(delivery.waiting.map(({ id }) => id));
      return Promise.resolve();
    },
    giveBack: (...back) => returned.push(back),
    now: () => now,
  });
  return delivery;
}
const texts = async () => (await database.inbox.toArray()).map((row) => (row.kind === 'text' ? row.text : row.kind));

describe('what was sent before the page could store it', () => {
  it('is stored in its order, as when it was sent and by whom, and waits in sight until it is shown', async () => {
    const messages = [unsent('a', 'One'), unsent('b', 'Two', 1, 'example.org')];
    const delivery = deliveryOf(messages);
    expect(delivery.waiting).toEqual(messages);
    await delivery.run(opened);
    expect(await database.inbox.toArray()).toMatchObject([
      { id: 'a', at: messages[0]?.at, text: 'One', surface: 'chat', shown_request: null, taint: [] },
      { id: 'b', text: 'Two', taint: ['link:example.org'] },
    ]);
    expect([shown, delivery.waiting, readUnsent(), returned]).toEqual([[['a', 'b']], [], [], []]);
  });

  it('is not stored again where a page that died had stored it, whether or not it was taken since', async () => {
    await deliveryOf([unsent('a', 'One')]).run(opened);
    await database.outcomes.put({ id: 'b', ok: true, code: null, parameters: {}, at: '', order: 1 });
    await deliveryOf([unsent('a', 'One'), unsent('b', 'Two'), unsent('c', 'Three')]).run(opened);
    expect(await texts()).toEqual(['One', 'Three']);
    expect(returned).toEqual([]);
  });

  it('comes back into the box when it is too old to be sent unasked', async () => {
    const old = unsent('a', 'In 5 minutes', 3_600);
    const delivery = deliveryOf([old, unsent('b', 'Now')]);
    expect(delivery.waiting.map(({ id }) => id)).toEqual(['b']);
    await delivery.run(opened);
    expect([await texts(), returned, readUnsent()]).toEqual([['Now'], [[old, null]], []]);
  });

  it('comes back with the reason when it cannot be sent, the first said last, so that it stands first', async () => {
    const key = unsent('a', `xai-${'k'.repeat(40)}`);
    const long = unsent('b', 'x'.repeat(8_001));
    await deliveryOf([key, long]).run(opened);
    expect(returned.map(([{ id }, problem]) => [id, problem?.code])).toEqual([
      ['b', 'text_too_long'],
      ['a', 'looks_like_a_key'],
    ]);
    expect([await texts(), readUnsent()]).toEqual([[], []]);
  });

  it('comes back when there is no store', async () => {
    const delivery = deliveryOf([unsent('a', 'One')]);
    await delivery.run(Promise.resolve(failure('storage', 'no room')));
    expect(returned.map(([{ id }, problem]) => [id, problem])).toEqual([
      ['a', { code: 'not_saved', parameters: { reason: 'no room' } }],
    ]);
    expect(delivery.waiting).toEqual([]);
  });
});
