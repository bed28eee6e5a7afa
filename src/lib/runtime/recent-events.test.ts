import { describe, expect, it } from 'vitest';
import { observed } from '../../../tests/support/journal-batches';
import type { StoredLogEvent } from '../agent/fold/ports';
import type { LogEvent } from '../events/log-event';
import { RecentEvents } from './recent-events';

function numbered(from: number, to: number): LogEvent[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({ seq: from + index }) as LogEvent);
}

it('gives the newest events by seq, and no more than a limited number', () => {
  const recent = new RecentEvents();
  recent.add(numbered(1, 3));
  expect(recent.get(2)).toEqual({ seq: 2 });
  recent.add(numbered(4, 300));
  expect(recent.get(3)).toBeUndefined();
  expect(recent.get(300)).toEqual({ seq: 300 });
  expect(numbered(1, 300).filter(({ seq }) => recent.get(seq))).toHaveLength(128);
});

it('forgets all at once', () => {
  const recent = new RecentEvents();
  recent.add(numbered(1, 3));
  recent.clear();
  expect(recent.get(1)).toBeUndefined();
});

describe('a range of a stored log', () => {
  it('is read once, and holds what was committed meanwhile', async () => {
    const { journal, commit, release } = heldStore();
    const recent = new RecentEvents();
    recent.add(commit());
    const reading = recent.range(journal, 1, 1);
    recent.add(commit());
    release();
    expect(seqsOf(await reading)).toEqual([1]);
    expect(seqsOf(await recent.range(journal, 1, 2))).toEqual([1, 2]);
    expect(journal.reads).toBe(1);
  });

  it('is read anew, and whole, where all was forgotten while it was read', async () => {
    const { journal, commit, release } = heldStore();
    const recent = new RecentEvents();
    recent.add(commit());
    const reading = recent.range(journal, 1, 1);
    recent.add(commit());
    commit(); // as a file that is brought in: what is at hand is forgotten, and read anew when it is wanted
    recent.clear();
    recent.add(commit());
    release();
    expect(seqsOf(await reading)).toEqual([1]);
    expect(recent.get(1)).toBeUndefined();
    expect(seqsOf(await recent.range(journal, 1, 4))).toEqual([1, 2, 3, 4]);
  });

  it('is whole where more was committed while it was read than is kept before anybody asked for one', async () => {
    const { journal, commit, release } = heldStore();
    const recent = new RecentEvents();
    recent.add(commit());
    const reading = recent.range(journal, 1, 1);
    for (let count = 1; count < 200; count += 1) recent.add(commit());
    release();
    await reading;
    expect(seqsOf(await recent.range(journal, 1, 200))).toEqual(numbered(1, 200).map(({ seq }) => seq));
  });
});

function seqsOf({ events }: { events: readonly LogEvent[] }): number[] {
  return events.map(({ seq }) => seq);
}

/** A log that grows, and a store of it whose answers wait until they are released; each is of when it was asked for. */
function heldStore() {
  const log = observed(200, 'seen');
  let stored = 0;
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const journal = {
    reads: 0,
    async events(from: number, limit: number): Promise<StoredLogEvent[]> {
      journal.reads += 1;
      const read = log.slice(from - 1, Math.min(from - 1 + limit, stored));
      await held;
      return read as unknown as StoredLogEvent[];
    },
  };
  const commit = (): LogEvent[] => log.slice(stored, (stored += 1));
  return { journal, commit, release: () => release() };
}
