import { liveQuery, type Subscription } from 'dexie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteStore } from '../../../tests/support/delete-store';
import { eventually } from '../../../tests/support/eventually';
import type { MindInUse, MindProfile } from './minds';
import { MindsDatabase } from './minds-database';

let here: MindsDatabase;
let there: MindsDatabase;
let watching: Subscription | null = null;

const profile: MindProfile = {
  id: 'served',
  kind: 'served',
  name: 'Grok',
  baseUrl: 'https://api.x.ai/v1',
  model: 'grok',
  protocol: 'chat',
  contextTokens: null,
  price: null,
  bytes: null,
};

beforeEach(() => {
  const name = `minds-${crypto.randomUUID()}`;
  here = new MindsDatabase(name);
  there = new MindsDatabase(name);
});
afterEach(async () => {
  vi.restoreAllMocks();
  watching?.unsubscribe();
  there.close();
  await deleteStore(here);
});

function watched(): (MindInUse | null)[] {
  const shown: (MindInUse | null)[] = [];
  watching = liveQuery(() => here.facts()).subscribe((mind) => void shown.push(mind));
  return shown;
}

it('a live query shows the mind in use as each connection writes it, its own too', async () => {
  const shown = watched();
  await eventually(() => expect(shown).toEqual([null]));
  await there.transaction('rw!', there.profiles, () => there.profiles.put(profile));
  await there.choose('served');
  const grok = { id: 'served', name: 'Grok', host: 'api.x.ai', service: 'xai' };
  await eventually(() => expect(shown.at(-1)).toEqual(grok));
  await here.transaction('rw!', here.profiles, () => here.profiles.put({ ...profile, name: 'Grok 4' }));
  await eventually(() => expect(shown.at(-1)).toEqual({ ...grok, name: 'Grok 4' }));
  await here.choose(null);
  await eventually(() => expect(shown.at(-1)).toBeNull());
});

it('goes on by a new connection when its own died without a word, whoever meets it, and a write is whole or not there', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // Dexie says that it opens it again
  await here.choose('before');
  here.backendDB().close();
  expect(await Promise.all([here.chosenId(), here.order(), here.chosenId()])).toEqual(['before', [], 'before']);
  const writing = here.transaction('rw!', here.chosen, here.profiles, async () => {
    await here.chosen.put({ key: 'chosen', id: 'half' });
    throw new Error('broken off');
  });
  await expect(writing).rejects.toThrow('broken off');
  expect(await here.chosenId()).toBe('before');
});

it('says that the store is dead where a new connection is dead too, and goes on once one lives', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await here.choose('before');
  const dead = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Internal error opening backing store', 'UnknownError');
  });
  here.backendDB().close();
  await expect(here.chosenId()).rejects.toBeInstanceOf(Error);
  dead.mockRestore();
  await eventually(async () => expect(await here.chosenId()).toBe('before'));
});
