import { afterEach, beforeEach, expect, it } from 'vitest';
import { batch, done, type JournalUnderTest, observed } from '../../../tests/support/journal-batches';
import { indexedDbStore } from '../../../tests/support/journal-stores';
import { evolve } from '../agent/fold/evolve';
import type { Journal, LoadedLog } from '../agent/fold/ports';
import { emptySnapshot, type Snapshot } from '../agent/fold/snapshot';
import { auditLog } from '../journal/audit-log';
import { listEvents } from '../journal/list-events';
import { defaultRetention } from '../agent/fold/retention';
import { exportFile } from '../journal/export-file';
import { Housekeeper } from './housekeeper';
import { loadSnapshot } from './load-snapshot';

let store: JournalUnderTest;
beforeEach(async () => (store = await indexedDbStore()));
afterEach(() => store.end());

/** Not at one of the places where a second copy is kept: 240 events behind it. */
const length = 3_490;
/** About 4 KB an event: 14 MB. */
const log = observed(length, `都市の蜂 🐝 ${'what was found out there '.repeat(150)}`);

const folds = new Map<number, Snapshot>([[0, emptySnapshot()]]);
let folded = emptySnapshot();
for (const event of log) {
  folded = evolve(folded, event);
  folds.set(event.seq, folded);
}

/** The state after an event. */
function foldedTo(seq: number): Snapshot {
  return folds.get(seq) as Snapshot;
}

async function fill(journal: Journal): Promise<number> {
  const epoch = await journal.claimEpoch(1);
  for (let from = 0; from < length; from += 500) {
    // as steps come, the last of them in the middle of two copies of the snapshot
    for (let first = from; first < from + 500; first += 125) {
      const events = log.slice(first, Math.min(first + 125, length));
      expect(await journal.append(batch(epoch, events, { snapshot: foldedTo(events.at(-1)?.seq ?? 0) }))).toEqual(done);
    }
  }
  return epoch;
}

async function keep(journal: Journal, epoch: number, liveMb = 10): Promise<void> {
  const housekeeper = new Housekeeper(journal);
  while (housekeeper.isDue(length, liveMb)) await housekeeper.step(epoch, length, () => true);
}

/** The journal, with a count of the events that were read of it, and its newest snapshot and its second copy as a test has them. */
function counted(
  journal: Journal,
  broken: { newest?: true; copy?: true } = {},
): { journal: Journal; read: () => number } {
  let read = 0;
  const spoilt = (snapshot: unknown): unknown => ({ ...(snapshot as Snapshot), run: null });
  const watched = new Proxy(journal, {
    get(inner, name: keyof Journal) {
      const found: unknown = Reflect.get(inner, name);
      if (typeof found !== 'function') return found;
      return async (...given: unknown[]) => {
        const answer: unknown = await (found as (...given: unknown[]) => Promise<unknown>).apply(inner, given);
        if (name === 'events' || name === 'lines') read += (answer as unknown[]).length;
        if (name === 'event') read += 1;
        if (name === 'load' && broken.newest)
          return { ...(answer as object), snapshot: spoilt((answer as LoadedLog).snapshot) };
        if (name === 'earlierSnapshot' && broken.copy) return spoilt(answer);
        return answer;
      };
    },
  });
  return { journal: watched, read: () => read };
}

/** All rows of the log page, newest first. */
async function listAll(journal: Journal): Promise<number[]> {
  const seqs: number[] = [];
  const filter = { types: [], source: null, goal: null, text: '' };
  for (let before: number | null = null; before !== 1;) {
    const stretch = await listEvents(journal, { filter, before, most: 500 });
    if (!stretch.ok) throw new Error(stretch.message);
    seqs.push(...stretch.value.rows.map(({ seq }) => seq));
    before = stretch.value.from;
  }
  return seqs;
}

it('[SP-09] keeps 10 MB live in a browser, or what is set; the rest is compressed, log page, audit and export read both as one, and of it all a start after a failure reads at most 500 events', async () => {
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
  expect([...segments.flat(), ...live]).toEqual(log.map(({ seq }) => seq)); // the oldest went first, and none is missing

  const newestFirst = log.map(({ seq }) => seq).reverse();
  const expectOneLog = async (): Promise<void> => {
    const after = await exportFile(journal, 'events', 0);
    if (!before.ok || !after.ok) throw new Error('not exported');
    expect(await after.value.blob.text()).toBe(await before.value.blob.text());
    expect(await listAll(journal)).toEqual(newestFirst);
    const audited = await auditLog(journal, { now: 0 });
    expect(audited).toMatchObject({ ok: true, value: { verdict: 'clean', events: length } });
  };
  await expectOneLog();

  // set to 4 MB, more of it goes
  await keep(journal, epoch, 4);
  const set = await store.places();
  expect(bytes(set.live)).toBeLessThanOrEqual(4 * 1_048_576);
  expect(set.segments.length).toBeGreaterThan(segments.length);
  await expectOneLog();

  // a start reads the newest events only: its snapshot whole, then broken
  for (const [broken, least, most] of [
    [{}, 200, 200],
    [{ newest: true }, 200, 500],
  ] as const) {
    const start = counted(journal, broken);
    const loaded = await loadSnapshot(start.journal);
    if (!loaded.ok) throw new Error(loaded.message);
    expect(loaded.value.isRebuilt).toBe(Object.keys(broken).length > 0);
    expect(loaded.value.snapshot).toEqual(foldedTo(length));
    expect(start.read()).toBeGreaterThanOrEqual(least);
    expect(start.read()).toBeLessThanOrEqual(most);
  }
  // nothing whole to begin from: then the log is all there is, and it is read
  const both = counted(journal, { newest: true, copy: true });
  const loaded = await loadSnapshot(both.journal);
  expect(loaded.ok && loaded.value.snapshot).toEqual(foldedTo(length));
  expect(both.read()).toBe(length);
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
