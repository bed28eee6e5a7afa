import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteStore } from '../../../../tests/support/delete-store';
import { chain, snapshotAfter } from '../../../../tests/support/journal-batches';
import { makeSegment } from '../../bridge/archive-segment';
import { YadoriDatabase, type StoredEvent } from '../../bridge/database';
import type { LogEvent } from '../../events/log-event';
import { readPageView, type PageView } from './page-view';

let database: YadoriDatabase;
let count = 0;
const log = chain(60);

beforeEach(async () => {
  database = new YadoriDatabase(`live-lines-${++count}`);
  await put(log.slice(0, 20));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await deleteStore(database);
});

/** Writes events, and the state after the last of them, as a leader does. */
async function put(events: readonly LogEvent[], run: { log?: string; forgotten?: number } = {}): Promise<void> {
  await database.write(['log', 'snapshot'], async (tables) => {
    await Promise.all(events.map((event) => tables('log').put(event as unknown as StoredEvent)));
    const after = snapshotAfter(events.at(-1));
    await tables('snapshot').put({ ...after, run: { ...after.run, log: 'L', ...run }, key: 'current' });
  });
}

const look = (lineCount = 10): Promise<PageView> => readPageView(database, { lineCount, sent: [] });

/** What a page sees that looks for the first time. */
async function freshLook(lineCount = 10): Promise<PageView> {
  const other = new YadoriDatabase(database.name);
  try {
    return await readPageView(other, { lineCount, sent: [] });
  } finally {
    other.close();
  }
}

/** The seq from which on each read of a type began. */
function readsFrom(): () => number[] {
  const spy = vi.spyOn(IDBIndex.prototype, 'getAll');
  return () => spy.mock.calls.map(([range]) => ((range as IDBKeyRange).lower as [string, number])[1]);
}

const textsOf = ({ lines }: PageView): (string | null)[] => lines.map(({ text }) => text);

it('a second look reads what came since the first, and nothing else', async () => {
  await look();
  await put(log.slice(20, 23));
  const reads = readsFrom();
  const view = await look();
  expect(reads()).toEqual([21, 21]);
  expect(view).toEqual(await freshLook());
  expect(view.lines.map(({ seq }) => seq)).toEqual([14, 15, 16, 17, 18, 19, 20, 21, 22, 23]);
});

it('a line beyond the stored state stands there once, however often it is looked at', async () => {
  await database.log.put(log[24] as unknown as StoredEvent);
  await look();
  expect((await look()).lines.map(({ seq }) => seq)).toEqual([12, 13, 14, 15, 16, 17, 18, 19, 20, 25]);
});

it('lines that are the same are the same objects, so that nothing is drawn again', async () => {
  const before = await look();
  await put(log.slice(20, 21));
  const after = await look();
  expect(after.lines.slice(0, 9).every((line, at) => line === before.lines[at + 1])).toBe(true);
});

it('more lines than the look before wanted are read anew', async () => {
  await look(5);
  expect(await look(15)).toEqual(await freshLook(15));
  expect(await look(5)).toEqual(await freshLook(5));
});

it('lines that moved to the archive come from there', async () => {
  await look(30);
  await put(log.slice(20, 25));
  await database.archive.put(await makeSegment(log.slice(0, 22) as unknown as StoredEvent[]));
  await database.log.delete(IDBKeyRange.upperBound(22));
  const view = await look(30);
  expect(view.lines.map(({ seq }) => seq)).toEqual(Array.from({ length: 25 }, (_, at) => at + 1));
  expect(view).toEqual(await freshLook(30));
});

it('another log in its place, longer or shorter, is read anew', async () => {
  const another = chain(40, 'another');
  for (const events of [another.slice(0, 30), another.slice(0, 8), chain(20, 'third')]) {
    await look();
    await database.log.clear();
    await put(events, { log: `of ${events.length}` });
    const view = await look();
    expect(view).toEqual(await freshLook());
    expect(textsOf(view).at(-1)).toBe(`${events.length === 20 ? 'third' : 'another'} ${events.length}`);
  }
});

it('a log whose end was cut off and written anew is read anew, though it has the same name', async () => {
  await look();
  await database.log.clear();
  await put(chain(20, 'other words').slice(0, 20));
  expect(textsOf(await look()).at(-1)).toBe('other words 20');
});

it('words that are taken out are shown no more', async () => {
  await look();
  const taken = { ...log[17], salt: {}, text: { sha256: 'c'.repeat(64) } } as unknown as LogEvent;
  await database.log.put(taken as unknown as StoredEvent);
  await put(log.slice(20, 21), { forgotten: 21 });
  const view = await look();
  expect(view).toEqual(await freshLook());
  expect(view.lines.find(({ seq }) => seq === 18)?.text).toBeNull();
});
