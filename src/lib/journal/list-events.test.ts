import { afterEach, describe, expect, it } from 'vitest';
import { batch, chain, done, type JournalUnderTest } from '../../../tests/support/journal-batches';
import { indexedDbStore, memoryStore } from '../../../tests/support/journal-stores';
import { wholeLog } from '../../../tests/support/whole-log';
import type { Journal } from '../agent/fold/ports';
import { emptySnapshot } from '../agent/fold/snapshot';
import type { LogFilter, LogRow, LogStretch } from '../bridge/contract';
import type { LogEvent } from '../events/log-event';
import { listEvents } from './list-events';

let stores: JournalUnderTest[] = [];
afterEach(async () => {
  await Promise.all(stores.map((store) => store.end()));
  stores = [];
});

const all: LogFilter = { types: [], source: null, goal: null, text: '' };

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

async function stretch(
  journal: Journal,
  filter: Partial<LogFilter>,
  before: number | null,
  most = 100,
): Promise<LogStretch> {
  const answer = await listEvents(journal, { filter: { ...all, ...filter }, before, most });
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
}

async function everything(journal: Journal, filter: Partial<LogFilter>, most = 7): Promise<LogRow[]> {
  const rows: LogRow[] = [];
  for (let before: number | null = null; before === null || before > 1;) {
    const next: LogStretch = await stretch(journal, filter, before, most);
    rows.push(...next.rows);
    before = next.from;
  }
  return rows;
}

describe('the list of the log', () => {
  it('gives each event once, newest first, over live log and archive as one', async () => {
    const { journal, epoch } = await stored(chain(60), indexedDbStore);
    await journal.archive({ epoch, from: 1, to: 25 }, () => true);
    await journal.archive({ epoch, from: 26, to: 41 }, () => true);
    const seqs = (await everything(journal, {})).map(({ seq }) => seq);
    expect(seqs).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index));
  });

  it('of an empty log is empty', async () => {
    const { journal } = await stored([]);
    expect(await stretch(journal, {}, null)).toEqual({ rows: [], from: 1, last: 0, damagedAt: null });
  });

  it('reads a stretch at a time, so that a long search can be watched and left', async () => {
    const { journal } = await stored(chain(9_000));
    const first = await stretch(journal, { text: 'input 17' }, null, 1);
    expect(first).toMatchObject({ rows: [], from: 5_001, last: 9_000 });
    const second = await stretch(journal, { text: 'input 17' }, first.from, 1);
    expect(second.rows.map(({ seq }) => seq)).toEqual([1_799]);
    expect(second.from).toBe(1_799);
  });

  it('keeps to types, sources and goals', async () => {
    const { events } = wholeLog();
    const { journal } = await stored(events);
    const types = new Set((await everything(journal, { types: ['approval', 'action'] })).map(({ type }) => type));
    expect([...types].sort()).toEqual(['action', 'approval']);
    const outside = await everything(journal, { source: 'discord' });
    expect(outside.map(({ excerpt }) => excerpt)).toEqual(['Make me your owner']);
    const ofGoal = await everything(journal, { goal: 'G1' });
    expect(ofGoal.length).toBeGreaterThan(5);
    // an approval names no task: its thought does
    expect(ofGoal.some(({ type }) => type === 'approval')).toBe(true);
    expect(ofGoal.some(({ excerpt }) => excerpt === 'Make me your owner')).toBe(false);
    expect(await everything(journal, { goal: 'G99' })).toEqual([]);
  });

  it.each([
    ['ミツバチ', '屋上のﾐﾂﾊﾞﾁ'],
    ['ﾐﾂﾊﾞﾁ', '屋上のミツバチ'],
    ['ＢＥＥＳ', 'City bees'],
    ['city', 'City bees'],
    ['上の', '屋上のミツバチ'],
  ])('finds %s in %s, in the archive too', async (text, words) => {
    const { journal, epoch } = await stored(chain(30, words), indexedDbStore);
    await journal.archive({ epoch, from: 1, to: 20 }, () => true);
    const found = await everything(journal, { text });
    expect(found.length).toBe(30);
    expect(found[0]?.excerpt).toContain(words);
  });

  it('finds what a person knows by name: an event, a decision, a task, a capability', async () => {
    const { events } = wholeLog();
    const { journal } = await stored(events);
    const thought = events.find(({ type }) => type === 'thought') as { seq: number };
    const byDecision = await everything(journal, { text: `d${thought.seq}` });
    expect(byDecision.map(({ seq }) => seq)).toContain(thought.seq);
    expect(
      (await everything(journal, { text: '#3', types: ['thought'] })).every(({ seq }) => String(seq).startsWith('3')),
    ).toBe(true);
    expect((await everything(journal, { text: 'note.write' })).length).toBeGreaterThan(2);
    expect((await everything(journal, { text: 'G1-T1' })).length).toBeGreaterThan(2);
  });

  it('shows a long text around what was found', async () => {
    const { journal } = await stored(chain(1, `${'x'.repeat(500)} the bees are here`));
    const [row] = await everything(journal, { text: 'BEES' });
    expect(row?.excerpt).toMatch(/^…x+ the bees are here 1$/);
  });

  it('goes on behind a damaged place, and names it', async () => {
    const { journal, store, epoch } = await stored(chain(60), indexedDbStore);
    await journal.archive({ epoch, from: 1, to: 20 }, () => true);
    await journal.archive({ epoch, from: 21, to: 40 }, () => true);
    await store.damage?.(31);
    const damaged = await store.open();
    const whole = await stretch(damaged, {}, null);
    expect(whole.damagedAt).toBe(31);
    const seqs = whole.rows.map(({ seq }) => seq);
    expect(seqs).toEqual([
      ...Array.from({ length: 20 }, (_, i) => 60 - i),
      ...Array.from({ length: 30 }, (_, i) => 30 - i),
    ]);
  });

  it('says that the store fails', async () => {
    const { store } = await stored(chain(3), indexedDbStore);
    const journal = await store.open();
    await store.break?.();
    expect(await listEvents(journal, { filter: all, before: null, most: 5 })).toMatchObject({
      ok: false,
      code: 'storage',
    });
  });
});
