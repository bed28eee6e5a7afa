import { afterEach, expect, it, vi } from 'vitest';
import { readAllowedOrigins, removeAllKeys, writeAllowedOrigins } from '../../bridge/egress-store';
import { openKey } from '../../bridge/key-vault';
import type { ModelsListed } from '../../bridge/listed-models';
import type { MindProfile } from '../../bridge/minds';
import { MindsDatabase } from '../../bridge/minds-database';
import { Minds } from './minds.svelte';

vi.mock('./mind-threads', () => ({
  MindThreads: class {
    lend = () => Promise.resolve();
  },
}));

const host = 'https://api.minds-test.example';
const other = 'https://api.other-test.example';
const served: MindProfile = {
  ...{ id: 'served', kind: 'served', name: 'm', baseUrl: `${host}/v1`, model: 'm', protocol: 'chat' },
  ...{ contextTokens: null, price: null, bytes: null },
};
const failed: ModelsListed = { ok: false, code: 'bad_key', message: '' };
const databases: MindsDatabase[] = [];

function open(listModels: (baseUrl: string) => Promise<ModelsListed>): Minds {
  const database = new MindsDatabase(`minds-of-a-test-${crypto.randomUUID()}`);
  databases.push(database);
  return new Minds({ listModels } as unknown as ConstructorParameters<typeof Minds>[0], database, () => {});
}
afterEach(async () => {
  await Promise.all(databases.splice(0).map((database) => database.delete()));
  await removeAllKeys();
});

it('a key that is tried and does not work leaves the one that works, whatever ends the trial', async () => {
  let answer = (): Promise<ModelsListed> => Promise.resolve(failed);
  const minds = open(() => answer());
  await minds.save(served, 'the-good-key', '');
  expect(await minds.list(served.baseUrl, 'a-wrong-key', '')).toEqual(failed);
  expect(await openKey(host, null)).toEqual({ ok: true, key: 'the-good-key' });
  answer = () => Promise.reject(new Error('no thread'));
  await expect(minds.list(served.baseUrl, 'another-wrong-key', '')).rejects.toThrow('no thread');
  expect(await openKey(host, null)).toEqual({ ok: true, key: 'the-good-key' });
  answer = () => Promise.resolve({ ok: true, value: [] });
  await minds.list(served.baseUrl, 'a-newer-key', '');
  expect(await openKey(host, null)).toEqual({ ok: true, key: 'a-newer-key' });
});

it('of two looks at once neither cuts the other off, and nothing stays allowed after them', async () => {
  const ends: (() => void)[] = [];
  const minds = open(() => new Promise((resolve) => ends.push(() => resolve(failed))));
  const looks = [minds.list(host, null, ''), minds.list(host, null, ''), minds.list(other, null, '')];
  await expect.poll(() => ends.length).toBe(3);
  expect(await readAllowedOrigins()).toEqual([host, other]);
  ends[0]?.();
  await looks[0];
  expect(await readAllowedOrigins()).toEqual([host, other]);
  ends.forEach((end) => end());
  await Promise.all(looks);
  expect(await readAllowedOrigins()).toEqual([]);
});

it('what a window that is gone left allowed is forbidden at the start', async () => {
  await writeAllowedOrigins([other]);
  await open(() => Promise.resolve(failed)).lend();
  expect(await readAllowedOrigins()).toEqual([]);
});
