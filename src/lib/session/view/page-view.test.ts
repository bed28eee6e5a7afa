import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteStore } from '../../../../tests/support/delete-store';
import { chain, snapshotAfter } from '../../../../tests/support/journal-batches';
import { out, planned, said, stage, waiting } from '../../../../tests/support/page-scenes';
import type { StoredLogEvent } from '../../agent/fold/ports';
import { makeSegment } from '../../bridge/archive-segment';
import { YadoriDatabase } from '../../bridge/database';
import type { LogEvent } from '../../events/log-event';
import { readPageView, UnreadableSnapshotError } from './page-view';

let database: YadoriDatabase;
let count = 0;
beforeEach(() => (database = new YadoriDatabase(`page-view-${++count}`)));
afterEach(() => deleteStore(database));

const all = { lineCount: 200, sent: [] };

describe('what the page shows', () => {
  it('is empty before the first event', async () => {
    const view = await readPageView(database, all);
    expect(view).toMatchObject({ lines: [], hasEarlier: false, inbox: [], outcomes: [], request: null });
    expect(view.snapshot.state.plan.purpose).toBeNull();
  });

  it('holds inputs and outputs as one conversation, by seq', async () => {
    await stage(database, planned('en'));
    const { lines } = await readPageView(database, all);
    expect(lines.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(lines.map(({ kind }) => kind).slice(0, 4)).toEqual(['said', 'spoken', 'record', 'monologue']);
  });

  it('is the newest lines only, and tells whether there are earlier ones', async () => {
    await stage(database, planned('en'));
    const { lines, hasEarlier } = await readPageView(database, { ...all, lineCount: 4 });
    expect([lines.map(({ seq }) => seq), hasEarlier]).toEqual([[6, 7, 8, 9], true]);
    expect((await readPageView(database, { ...all, lineCount: 9 })).hasEarlier).toBe(false);
  });

  it('passes over lines of other panes without losing count', async () => {
    const scene = planned('en');
    const cli = Array.from({ length: 5 }, (_, index) => out(20 + index, '14:08', 'reply', 'cli', { pane: 'cli' }));
    await stage(database, { ...scene, events: [...scene.events, ...cli] });
    const { lines } = await readPageView(database, { ...all, lineCount: 3 });
    expect(lines.map(({ seq }) => seq)).toEqual([7, 8, 9]);
  });

  it('reads the thought behind a pending request, which alone holds its payload', async () => {
    await stage(database, waiting('en'));
    const { request } = await readPageView(database, all);
    expect(request?.thought?.decision.action_payload).toMatchObject({ path: 'bees/summary.md' });
    expect(request?.askedAt).toMatch(/Z$/);
  });

  it('knows the thought that the present turn began with, and whose result came last', async () => {
    await stage(database, waiting('en'));
    expect((await readPageView(database, all)).turn).toEqual({ thought: 11, ended: null });
    const result = { ...said(13, '14:09', ''), type: 'result', decision: 'D11' };
    await database.log.put(result);
    expect((await readPageView(database, all)).turn).toEqual({ thought: 11, ended: 11 });
  });

  it('refuses a snapshot that is none, and takes it for nothing else', async () => {
    const { snapshot, ...scene } = planned('en');
    await stage(database, { ...scene, snapshot: { ...snapshot, run: {} as never } });
    await expect(readPageView(database, all)).rejects.toThrow(UnreadableSnapshotError);
  });

  it('names its newest event under the leadership that wrote it, not under one that is about to put another log there', async () => {
    const { snapshot } = planned('en');
    const newest = said(4, '14:00', 'a');
    const run = { ...snapshot.run, log: 'L', last: { seq: 4, hash: newest.hash, time: null } };
    await stage(database, { events: [newest], snapshot: { ...snapshot, run } });
    await database.meta.put({ key: 'epoch', value: 99 });
    const { anchor } = await readPageView(database, all);
    expect(anchor).toEqual({ log: 'L', epoch: newest.epoch, seq: 4, hash: newest.hash });
  });

  it('knows what takes back what came of a result: itself, or the one change that was made with it', async () => {
    const scene = planned('en');
    const at = (seq: number, type: string, trigger: number | null) => ({ ...said(seq, '14:09', ''), type, trigger });
    const undoable = [20, 23, 25, 26, 27, 99];
    await stage(database, {
      events: [
        ...scene.events,
        ...[
          at(20, 'result', 19),
          at(23, 'change', 22),
          at(25, 'change', 24),
          at(26, 'change', 24),
          at(27, 'change', null),
        ],
      ],
      snapshot: { ...scene.snapshot, run: { ...scene.snapshot.run, undoable } },
    });
    expect([...(await readPageView(database, all)).undoOf]).toEqual([
      [20, 20],
      [22, 23],
    ]);
  });

  it('[SP-12] is of one commit: chat and plan never differ', async () => {
    const { snapshot } = planned('en');
    await stage(database, {
      events: [said(1, '14:00', 'a')],
      snapshot: { ...snapshot, run: { ...snapshot.run, turn: 1 } },
    });
    const looks: Promise<void>[] = [];
    for (let turn = 2; turn < 40; turn++) {
      const newest = said(turn, '14:00', 'a');
      const last = { seq: turn, hash: newest.hash, time: null };
      const next = { ...snapshot, run: { ...snapshot.run, turn, last } };
      const staged = stage(database, { events: [newest], snapshot: next });
      looks.push(
        readPageView(database, all).then((view) => {
          expect(view.lines.length).toBe(view.snapshot.run.turn);
        }),
      );
      await staged;
    }
    await Promise.all(looks);
  });
});

describe('chat lines of the archive', () => {
  const log = chain(30) as unknown as StoredLogEvent[];
  const seqsOf = ({ lines }: { lines: { seq: number }[] }): number[] => lines.map(({ seq }) => seq);
  const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

  /** Events 1 to 8 and 9 to 20 are archived. */
  async function archived(): Promise<void> {
    await database.log.bulkPut(log.slice(20));
    await database.archive.bulkPut([await makeSegment(log.slice(0, 8)), await makeSegment(log.slice(8, 20))]);
    await database.snapshot.put({ ...snapshotAfter(log[29] as unknown as LogEvent), key: 'current' });
  }

  it('go on where the live ones end', async () => {
    await archived();
    for (const [count, first, hasEarlier] of [
      [5, 26, true],
      [10, 21, true],
      [11, 20, true],
      [22, 9, true],
      [25, 6, true],
      [29, 2, true],
      [30, 1, false],
      [200, 1, false],
    ] as const) {
      const view = await readPageView(database, { ...all, lineCount: count });
      expect([seqsOf(view), view.hasEarlier, view.damagedAt]).toEqual([range(first, 30), hasEarlier, null]);
    }
  });

  it('that are damaged are told, and nothing is left out between those that are shown', async () => {
    await archived();
    const segment = await database.archive.get(9);
    if (!segment) throw new Error('no segment');
    await database.archive.put({ ...segment, lines: segment.lines.slice(0, -40) });
    const view = await readPageView(database, all);
    expect(seqsOf(view)).toEqual(range(21, 30));
    expect(view.damagedAt).toBeGreaterThanOrEqual(9);
    expect(view.damagedAt).toBeLessThanOrEqual(20);
    expect(view.hasEarlier).toBe(false);
  });

  it('that are not there though there must be some are told, too', async () => {
    await archived();
    await database.archive.delete(1);
    const view = await readPageView(database, all);
    expect([seqsOf(view), view.hasEarlier, view.damagedAt]).toEqual([range(21, 30), false, 20]);
  });

  it('hold the thought behind a request that is still open', async () => {
    const { events, snapshot } = waiting('en'); // once: its request is of this moment
    await stage(database, { events, snapshot });
    const before = await readPageView(database, all);
    const asked = snapshot.run.pending?.seq ?? 0;
    const thought = snapshot.run.pending?.thought ?? 0;
    const moved = events.filter(({ seq }) => seq >= thought && seq <= asked);
    await database.archive.put(await makeSegment(moved));
    await database.log.where('seq').belowOrEqual(asked).delete();
    await database.log.put(said(asked + 1, '15:00', 'more'));
    const view = await readPageView(database, all);
    expect(before.request?.thought).not.toBeNull();
    expect({ ...view.request, lines: view.request?.lines('en'), parts: view.request?.parts('en') }).toEqual({
      ...before.request,
      lines: before.request?.lines('en'),
      parts: before.request?.parts('en'),
    });
  });
});
