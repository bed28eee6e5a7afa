import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memoryCaches } from '../../../../tests/support/memory-caches';
import { serveModels, type HostFault, type ModelHost } from '../../../../tests/support/model-host';
import { shardBytes } from '../../../../tests/support/tiny-webllm';
import { removeModel } from '../../bridge/webllm/model-store';
import { folderOf } from '../../bridge/webllm/webllm-record';
import { ModelFetcher, type FetcherPorts } from './model-fetcher';

let host: ModelHost;
let stores: CacheStorage;
beforeAll(async () => {
  host = await serveModels();
});
afterAll(() => host.close());
beforeEach(() => {
  host.seen.length = 0;
  host.faults.clear();
  stores = memoryCaches();
});

function fetcherOf(more: Partial<FetcherPorts> = {}): ModelFetcher {
  return new ModelFetcher({
    fetch,
    stores,
    allowed: () => Promise.resolve([host.url]),
    blockedHost: () => Promise.resolve(null),
    isOnline: () => true,
    now: () => Date.now(),
    every: () => () => {},
    alone: (work) => work(),
    ...more,
  });
}
const ignored = (): void => {};
const totals = 2 * shardBytes;

describe('a download of a model', () => {
  it('is planned from its two lists alone, and then fetched whole', async () => {
    const fetcher = fetcherOf();
    expect(await fetcher.plan(host.record, false)).toEqual({
      ok: true,
      totalBytes: totals,
      storedBytes: 0,
      missing: 4,
      contextTokens: 16_384,
    });
    expect(host.seen).toEqual(['mlc-chat-config.json', 'tensor-cache.json']);
    const told: [number, number][] = [];
    const end = await fetcher.fetch(host.record, (stored, total) => void told.push([stored, total]));
    expect(end).toMatchObject({ ok: true, contextTokens: 16_384 });
    if (!end.ok) return;
    expect(told[0]).toEqual([0, totals]);
    expect(told.at(-1)).toEqual([end.totalBytes, end.totalBytes]);
    expect(host.seen).toHaveLength(6);
    expect(await fetcher.plan(host.record, false)).toMatchObject({ missing: 0, storedBytes: end.totalBytes });
    expect(await fetcher.fetch(host.record, ignored)).toMatchObject({ ok: true });
    expect(host.seen).toHaveLength(6);
    expect(
      fetcher.records().every(({ code, status, purpose }) => code === null && status === 200 && purpose === 'download'),
    ).toBe(true);
    expect(fetcher.records().reduce((sum, { received }) => sum + received, 0)).toBeGreaterThan(totals);
  });

  const faults: [string, string, HostFault, string][] = [
    ['a shard that is cut off', 'params_shard_1.bin', { kind: 'cut' }, 'broken'],
    ['a shard that is damaged', 'params_shard_1.bin', { kind: 'damage' }, 'broken'],
    ['a page to sign in, in place of a shard', 'params_shard_0.bin', { kind: 'page' }, 'broken'],
    ['a page to sign in, in place of a list', 'tensor-cache.json', { kind: 'page' }, 'broken'],
    ['a page to sign in, in place of the library', 'tiny.wasm', { kind: 'page' }, 'broken'],
    ['a file that is not there', 'tokenizer.json', { kind: 'status', status: 404 }, 'missing'],
    ['a fault of the host', 'params_shard_0.bin', { kind: 'status', status: 503 }, 'server'],
  ];
  it.each(faults)(
    '%s ends it with its cause, is not kept, and is all that is fetched again',
    async (_, name, fault, code) => {
      const fetcher = fetcherOf();
      host.faults.set(name, fault);
      expect(await fetcher.fetch(host.record, ignored)).toMatchObject({ ok: false, code });
      const before = [...host.seen];
      expect(await fetcher.fetch(host.record, ignored)).toMatchObject({ ok: true });
      const again = host.seen.filter((seen, place) => place >= before.length && before.includes(seen));
      expect(again).toEqual([name]);
    },
  );

  it('lists that can be read and say nothing usable are fetched once more, and then given up', async () => {
    const folder = folderOf(host.record);
    await (await stores.open('webllm/model')).put(`${folder}tensor-cache.json`, new Response('{"records":[]}'));
    expect(await fetcherOf().plan(host.record, false)).toMatchObject({ ok: true, missing: 4 });
    const elsewhere = { ...host.record, model: `${host.url}/models/none` };
    expect(await fetcherOf().plan(elsewhere, false)).toMatchObject({ ok: false, code: 'missing' });
  });

  it('a file outside of its folder is never fetched, whatever a list says', async () => {
    const list = { records: [{ dataPath: '../../secret.bin', nbytes: 5 }] };
    await (
      await stores.open('webllm/model')
    ).put(`${folderOf(host.record)}tensor-cache.json`, new Response(JSON.stringify(list)));
    const plan = await fetcherOf().plan(host.record, false); // the list is taken for none, and fetched anew
    expect(plan).toMatchObject({ ok: true, missing: 4 });
    expect(host.seen).not.toContain('secret.bin');
  });

  it('a stop in the middle keeps whole files and nothing else', async () => {
    const fetcher = fetcherOf({
      every: (_, tell) => {
        const timer = setInterval(tell, 5);
        return () => clearInterval(timer);
      },
    });
    host.faults.set('params_shard_1.bin', { kind: 'hang' });
    let told = 0;
    const end = await fetcher.fetch(host.record, (stored) => {
      told = stored;
      if (stored >= shardBytes * 1.5) fetcher.stop();
    });
    expect(end).toMatchObject({ ok: false, code: 'stopped' });
    expect(told).toBeLessThan(shardBytes * 1.5); // of the file that was under way, nothing counts
    expect(told).toBeGreaterThan(shardBytes);
    expect(await fetcher.plan(host.record, false)).toMatchObject({ missing: 1 });
    expect(fetcher.records().at(-1)).toMatchObject({ code: 'aborted' });
  });

  it('a stop that comes before its turn is no stop of nothing: no host is asked', async () => {
    let begin: () => void = () => {};
    const turn = new Promise<void>((resolve) => (begin = resolve));
    const fetcher = fetcherOf({
      alone: async (work) => {
        await turn;
        return work();
      },
    });
    const fetching = fetcher.fetch(host.record, ignored);
    fetcher.stop();
    begin();
    expect(await fetching).toMatchObject({ ok: false, code: 'stopped' });
    expect(host.seen).toEqual([]);
  });

  it('nothing is fetched without a policy, or from a host that it does not name', async () => {
    expect(await fetcherOf({ allowed: () => Promise.resolve(null) }).fetch(host.record, ignored)).toMatchObject({
      code: 'no_policy',
    });
    expect(
      await fetcherOf({ allowed: () => Promise.resolve(['https://*.hf.co']) }).fetch(host.record, ignored),
    ).toMatchObject({ code: 'origin_not_allowed' });
    expect(host.seen).toEqual([]);
  });

  it('offline, a policy that stops what a host sends on to, no room and another tab are told apart', async () => {
    const fails: Partial<FetcherPorts> = { fetch: () => Promise.reject(new TypeError('Failed to fetch')) };
    const remote = { ...host.record, model: 'https://hub.example/x', model_lib: 'https://hub.example/x.wasm' };
    const allowed = (): Promise<string[]> => Promise.resolve(['https://hub.example']);
    const codeWith = async (more: Partial<FetcherPorts>): Promise<unknown> => {
      const end = await fetcherOf({ ...fails, allowed, ...more }).fetch(remote, ignored);
      return end.ok ? null : end.code;
    };
    expect(await codeWith({ isOnline: () => false })).toBe('offline');
    expect(await codeWith({})).toBe('unreachable');
    expect(await codeWith({ blockedHost: () => Promise.resolve('cdn.example') })).toBe('origin_not_allowed');
    expect(await codeWith({ alone: () => Promise.resolve(null) })).toBe('busy');
    const full = {
      open: async (scope: string) =>
        Object.assign(await stores.open(scope), {
          put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
        }),
    };
    const end = await fetcherOf({ stores: full }).fetch(host.record, ignored);
    expect(end).toMatchObject({ ok: false, code: 'no_room' });
  });

  it('a thorough look finds what was damaged after it was kept', async () => {
    const fetcher = fetcherOf();
    await fetcher.fetch(host.record, ignored);
    const store = await stores.open('webllm/model');
    await store.put(`${folderOf(host.record)}params_shard_0.bin`, new Response(new Uint8Array(shardBytes)));
    expect(await fetcher.plan(host.record, true)).toMatchObject({ ok: true, missing: 1 });
    host.seen.length = 0;
    expect(await fetcher.fetch(host.record, ignored)).toMatchObject({ ok: true });
    expect(host.seen).toEqual(['params_shard_0.bin']);
  });

  it('removing one leaves a library that another runs on', async () => {
    await fetcherOf().fetch(host.record, ignored);
    const other = { ...host.record, model: `${host.url}/models/other` };
    await removeModel(host.record, [other], stores);
    expect(await (await stores.open('webllm/model')).keys()).toHaveLength(0);
    expect(await (await stores.open('webllm/wasm')).keys()).toHaveLength(1);
    await removeModel(other, [], stores);
    expect(await (await stores.open('webllm/wasm')).keys()).toHaveLength(0);
  });
});
