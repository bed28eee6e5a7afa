import { afterEach, beforeEach, expect, it } from 'vitest';
import { batch, done, type JournalUnderTest, observed, snapshotAfter } from '../../../tests/support/journal-batches';
import { indexedDbStore } from '../../../tests/support/journal-stores';
import type { Journal } from '../agent/fold/ports';
import { defaultRetention } from '../agent/fold/retention';
import { exportFile } from '../journal/export-file';
import { Housekeeper } from './housekeeper';

let store: JournalUnderTest;
beforeEach(async () => (store = await indexedDbStore()));
afterEach(() => store.end());

const length = 3_500;
/** About 4 KB an event: 14 MB. */
const log = observed(length, `都市の蜂 🐝 ${'what was found out there '.repeat(150)}`);

async function fill(journal: Journal): Promise<number> {
  const epoch = await journal.claimEpoch(1);
  for (let from = 0; from < length; from += 500) {
    const events = log.slice(from, from + 500);
    expect(await journal.append(batch(epoch, events, { snapshot: snapshotAfter(events.at(-1)) }))).toEqual(done);
  }
  return epoch;
}

async function keep(journal: Journal, epoch: number): Promise<void> {
  const housekeeper = new Housekeeper(journal, defaultRetention);
  while (housekeeper.isDue(length, 10)) await housekeeper.step(epoch, length, () => true);
}

it('[SP-09] keeps 10 MB live in a browser; the rest is compressed, and export reads both as one, byte for byte', async () => {
  const journal = await store.open();
  const epoch = await fill(journal);
  const before = await exportFile(journal, 'events', 0);
  await keep(journal, epoch);
  const { live, segments } = await store.places();
  const sizes = log.map((event) => new TextEncoder().encode(JSON.stringify(event)).length + 1);
  const bytes = (seqs: number[]): number => seqs.reduce((sum, seq) => sum + (sizes[seq - 1] ?? 0), 0);
  expect(bytes(live)).toBeLessThanOrEqual(defaultRetention.liveBytes);
  expect(bytes(live)).toBeGreaterThan(defaultRetention.liveBytes - 2 * defaultRetention.segmentBytes);
  for (const run of segments) expect(bytes(run)).toBeGreaterThanOrEqual(defaultRetention.segmentBytes);
  expect([...segments.flat(), ...live]).toEqual(log.map(({ seq }) => seq));
  const after = await exportFile(journal, 'events', 0);
  if (!before.ok || !after.ok) throw new Error('not exported');
  expect(await after.value.blob.text()).toBe(await before.value.blob.text());
});

/** The connection is cut at the `nth` question whether the move is wanted still; the last one of each comes right before its transaction. */
async function keepUntilKilled(journal: Journal, epoch: number, nth: number): Promise<void> {
  const housekeeper = new Housekeeper(journal, defaultRetention);
  let asked = 0;
  const isWanted = (): boolean => {
    if (++asked === nth) queueMicrotask(() => void store.break?.());
    return true;
  };
  while (asked < nth && housekeeper.isDue(length, 10)) {
    await housekeeper.step(epoch, length, isWanted).catch(() => {}); // it died
  }
  expect(asked).toBeGreaterThanOrEqual(nth);
}

it('killed anywhere loses nothing and doubles nothing', async () => {
  const journal = await store.open();
  const epoch = await fill(journal);
  for (const nth of [1, 4, 6, 7]) {
    const dying = await store.open();
    await keepUntilKilled(dying, epoch, nth);
    const { live, segments } = await store.places();
    expect([...segments.flat(), ...live]).toEqual(log.map(({ seq }) => seq));
  }
  const survivor = await store.open();
  await keep(survivor, epoch);
  expect((await store.places()).segments.length).toBeGreaterThan(2);
  for (let from = 1; from <= length; from += 1_000) {
    expect(await survivor.events(from, 1_000)).toEqual(log.slice(from - 1, from + 999));
  }
});
