import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeLog } from '../../../tests/support/clean-log';
import {
  batch,
  chain,
  done,
  observed,
  snapshotAfter,
  type JournalUnderTest,
} from '../../../tests/support/journal-batches';
import { indexedDbStore, memoryStore } from '../../../tests/support/journal-stores';
import { seededRandom } from '../../../tests/support/seeded-random';
import { wholeLog } from '../../../tests/support/whole-log';
import { evolveStored } from '../agent/fold/evolve';
import type { Journal, StoredLogEvent } from '../agent/fold/ports';
import { emptySnapshot, type Snapshot } from '../agent/fold/snapshot';
import { seal } from '../events/chain';
import { readEvent, type LogEvent } from '../events/log-event';
import type { RedactedBody } from '../events/redacted';
import { withoutTexts } from '../events/redaction';
import { StateHistory } from './state-history';

let stores: JournalUnderTest[] = [];
afterEach(async () => {
  await Promise.all(stores.map((store) => store.end()));
  stores = [];
});

async function stored(
  events: readonly unknown[],
  open = memoryStore,
): Promise<{ store: JournalUnderTest; journal: Journal; epoch: number }> {
  const store = await open();
  stores.push(store);
  const journal = await store.open();
  const epoch = await journal.claimEpoch(1);
  expect(await journal.append(batch(epoch, events as LogEvent[], { snapshot: emptySnapshot() }))).toEqual(done);
  return { store, journal, epoch };
}

/** The fold by hand. */
function foldOf(events: readonly unknown[], upTo: number): Snapshot {
  let snapshot = emptySnapshot();
  for (const event of events.slice(0, upTo)) {
    const read = readEvent(event);
    if (read.ok) snapshot = evolveStored(snapshot, read.value);
  }
  return snapshot;
}

async function stateAt(history: StateHistory, seq: number): Promise<Snapshot> {
  for (;;) {
    const answer = await history.at(seq);
    if (!answer.ok) throw new Error(answer.message);
    if (answer.value.snapshot) return answer.value.snapshot;
  }
}

describe('the state after an event', () => {
  it.each([
    ['in memory', memoryStore],
    ['in IndexedDB', indexedDbStore],
  ])('is the fold of the log up to it, live log and archive as one (%s)', async (_, open) => {
    const { events } = wholeLog();
    const { journal, epoch } = await stored(events, open);
    const places = [0, 1, 2, 14, Math.floor(events.length / 2), events.length];
    const history = new StateHistory(journal);
    for (const seq of places) expect(await stateAt(history, seq)).toEqual(foldOf(events, seq));
    expect(await journal.archive({ epoch, from: 1, to: 20 }, () => true)).toEqual(done);
    const other = new StateHistory(journal);
    for (const seq of places.reverse()) expect(await stateAt(other, seq)).toEqual(foldOf(events, seq));
  });

  it('of a long log comes in parts, tells how far it is, and is short the second time', async () => {
    const events = observed(12_300, 'bees');
    const { journal } = await stored(events);
    const history = new StateHistory(journal);
    const parts: number[] = [];
    for (;;) {
      const answer = await history.at(12_222);
      if (!answer.ok) throw new Error(answer.message);
      parts.push(answer.value.folded);
      expect(answer.value.upTo).toBe(12_222);
      if (answer.value.snapshot) break;
    }
    expect(parts).toEqual([5_000, 10_000, 12_222]);

    const reading = vi.spyOn(journal, 'events');
    expect(await stateAt(history, 6_543)).toEqual(foldOf(events, 6_543));
    const read = reading.mock.calls.reduce((sum, [, limit]) => sum + limit, 0);
    expect(read).toBeLessThanOrEqual(1_000);
  });

  it('after the newest event is that of the newest', async () => {
    const { events } = wholeLog();
    const { journal } = await stored(events);
    expect(await stateAt(new StateHistory(journal), 99_999)).toEqual(foldOf(events, events.length));
  });

  it('goes on with what is written meanwhile', async () => {
    const writer = writeLog();
    writer.write({ type: 'lifecycle', name: 'started', reason: null, log: 'log' });
    writer.input('One');
    const { journal, epoch } = await stored([...writer.events]);
    const history = new StateHistory(journal);
    await stateAt(history, 2);
    writer.input('Two');
    await journal.append(batch(epoch, writer.events.slice(2) as unknown as LogEvent[], { snapshot: emptySnapshot() }));
    expect((await stateAt(history, 3)).state.input.text).toBe('Two');
    expect((await stateAt(history, 2)).state.input.text).toBe('One');
  });

  it('holds no text any more that was taken out of the log', async () => {
    const events = chain(1_100, 'secret');
    const { journal, epoch } = await stored(events);
    const history = new StateHistory(journal);
    expect((await stateAt(history, 1_000)).state.input.text).toBe('secret 1000');

    const rewritten = [withoutTexts((await journal.event(1_000)) as StoredLogEvent, ['/text']) as StoredLogEvent];
    const body: RedactedBody = { type: 'redacted', target: 1_000, pointers: ['/text'], asked_by: 'user' };
    const unsealed = { time: Date.UTC(2026, 10, 29), body, seq: 1_101, epoch, trigger: null, lang: null, taint: [] };
    const told = seal(unsealed, events.at(-1)?.hash ?? '', seededRandom(3));
    expect(await journal.rewrite({ ...batch(epoch, [told], { snapshot: snapshotAfter(told) }), rewritten })).toEqual(
      done,
    );
    expect((await stateAt(history, 1_000)).state.input.text).toBeNull();
  });

  it('is that of the log that stands there now, when another was put in its place', async () => {
    const { journal, epoch } = await stored(chain(20, 'old'));
    const history = new StateHistory(journal);
    await stateAt(history, 20);
    const other = chain(30, 'new');
    const replacement = { ...batch(epoch, other), snapshot: snapshotAfter(other.at(-1)) };
    expect(await journal.replace(replacement)).toEqual(done);
    expect((await stateAt(history, 7)).state.input.text).toBe('new 7');
  });

  it('cannot be told of a damaged log, and names where', async () => {
    const { journal, store, epoch } = await stored(chain(30), indexedDbStore);
    await journal.archive({ epoch, from: 1, to: 20 }, () => true);
    await store.damage?.(9);
    const history = new StateHistory(await store.open());
    expect(await history.at(25)).toMatchObject({
      ok: false,
      code: 'storage',
      message: expect.stringContaining('seq 9'),
    });
    expect((await stateAt(history, 8)).state.input.text).toBe('input 8');
  });
});
