import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteStore } from '../../../tests/support/delete-store';
import { eventually } from '../../../tests/support/eventually';
import { MindsDatabase } from './minds-database';

let here: MindsDatabase;
let there: MindsDatabase;
const ends: (() => void)[] = [];

beforeEach(() => {
  const name = `told-${crypto.randomUUID()}`;
  here = new MindsDatabase(name);
  there = new MindsDatabase(name);
});
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  there.close();
  await deleteStore(here);
});

function watched(failed: (error: unknown) => void = () => {}): string[] {
  const shown: string[] = [];
  ends.push(
    here.watch(
      () => here.chosenId(),
      (id) => shown.push(String(id)),
      failed,
    ),
  );
  return shown;
}

it('shows what stands there, and what each connection writes, its own too', async () => {
  const shown = watched();
  await eventually(() => expect(shown.at(-1)).toBe('null'));
  await there.chosen.put({ key: 'chosen', id: 'theirs' });
  await eventually(() => expect(shown.at(-1)).toBe('theirs'));
  await here.chosen.put({ key: 'chosen', id: 'ours' });
  await eventually(() => expect(shown.at(-1)).toBe('ours'));
});

it('shows the last of many writes, and nothing once it is over', async () => {
  const shown = watched();
  await Promise.all(Array.from({ length: 20 }, (_, count) => there.chosen.put({ key: 'chosen', id: String(count) })));
  await eventually(() => expect(shown.at(-1)).toBe('19'));
  for (const end of ends.splice(0)) end();
  const { length } = shown;
  const later = watched();
  await there.chosen.put({ key: 'chosen', id: 'late' });
  await eventually(() => expect(later.at(-1)).toBe('late'));
  expect(shown).toHaveLength(length);
});

it('tells what cannot be read, and shows it when it can be read again', async () => {
  const failed = vi.fn();
  const { read } = here;
  here.read = () => Promise.reject(new Error('no'));
  const shown = watched(failed);
  await eventually(() => expect(failed).toHaveBeenCalledOnce());
  here.read = read;
  await there.chosen.put({ key: 'chosen', id: 'mended' });
  await eventually(() => expect(shown).toEqual(['mended']));
});

it('goes on by one new connection when its own died without a word, whoever meets it, and a write is whole or not there', async () => {
  await here.chosen.put({ key: 'chosen', id: 'before' });
  here.connection.close();
  const opening = vi.spyOn(indexedDB, 'open');
  expect(await Promise.all([here.chosenId(), here.order(), here.chosenId()])).toEqual(['before', [], 'before']);
  expect(opening).toHaveBeenCalledTimes(1);
  opening.mockRestore();
  const writing = here.write(['chosen', 'profiles'], async (tables) => {
    await tables('chosen').put({ key: 'chosen', id: 'half' });
    throw new Error('broken off');
  });
  await expect(writing).rejects.toThrow('broken off');
  expect(await here.chosenId()).toBe('before');
});

it('says that the store is dead where a new connection is dead too, and goes on once one lives', async () => {
  await here.chosen.put({ key: 'chosen', id: 'before' });
  const dead = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError');
  });
  await expect(here.chosenId()).rejects.toMatchObject({ name: 'InvalidStateError' });
  dead.mockRestore();
  expect(await here.chosenId()).toBe('before');
});
