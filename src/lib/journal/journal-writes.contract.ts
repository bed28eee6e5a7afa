import { describe, expect, it } from 'vitest';
import {
  batch,
  chain,
  done,
  doneGoal,
  loggedChange,
  type JournalUnderTest,
  noteChanges,
  outcome,
  put,
  row,
  snapshotAfter,
  spoiled,
  stateOf,
  time,
} from '../../../tests/support/journal-batches';
import type { Batch, Journal, StoredLogEvent } from '../agent/fold/ports';
import type { Snapshot } from '../agent/fold/snapshot';
import type { LogEvent } from '../events/log-event';

/** What a journal promises of one batch: transactions, notes, replacing. `current`: the store and one journal on it, new for each test. */
export function journalWritesContract(current: () => { store: JournalUnderTest; journal: Journal }): void {
  const store = (): JournalUnderTest => current().store;
  const journal = (): Journal => current().journal;

  describe('a transaction', () => {
    /** Everything that can be in one. */
    async function everything(journalOf: Journal): Promise<{ whole: Batch; log: LogEvent[] }> {
      const epoch = await journalOf.claimEpoch(1);
      await journalOf.putRow(row('a'));
      const log = chain(2);
      const whole = batch(epoch, log, {
        snapshot: snapshotAfter(log[1]),
        row: { order: (await journalOf.nextRow())?.order ?? 0, outcome: outcome('a') },
        notes: noteChanges(1, [put('a.md', 'first'), put('b.md', 'second')]),
        doneGoals: [doneGoal(2)],
        changes: [loggedChange(2)],
        blobs: { added: [{ hash: 'a'.repeat(64), bytes: new Uint8Array([1, 2]) }], dropped: [] },
      });
      return { whole, log };
    }

    it('holds events, snapshot, row, notes, done goals, changes and blobs', async () => {
      const { whole, log } = await everything(journal());
      expect(await journal().append(whole)).toEqual(done);
      const tab = await store().open();
      expect(await tab.events(1, 10)).toEqual(log);
      expect(await tab.head()).toEqual({ seq: 2, hash: log[1]?.hash, snapshot: whole.snapshot });
      expect(await tab.nextRow()).toBeNull();
      expect(await store().outcomes()).toEqual([outcome('a')]);
      expect((await tab.notes.list('')).map(({ path }) => path)).toEqual(['a.md', 'b.md']);
      expect(await store().doneGoals()).toEqual([doneGoal(2)]);
      expect(await store().changes()).toEqual([loggedChange(2)]);
      expect(await tab.blob('a'.repeat(64))).toEqual(new Uint8Array([1, 2]));
      expect(await tab.blob('b'.repeat(64))).toBeNull();
    });

    it('drops blobs with what rewrote the event that named them', async () => {
      const { whole } = await everything(journal());
      await journal().append(whole);
      const [first, , next] = chain(3);
      const rewritten = [first as unknown as StoredLogEvent];
      const more = { rewritten, blobs: { added: [], dropped: ['a'.repeat(64)] } };
      const events = [next as LogEvent];
      const rewrite = { ...batch(whole.epoch, events, { snapshot: snapshotAfter(next) }), ...more };
      expect(await journal().rewrite(rewrite)).toEqual(done);
      expect((await journal().tables()).blobs).toEqual([]);
    });

    it('names the changes of one subject by their seqs, in their order', async () => {
      const epoch = await journal().claimEpoch(1);
      const changes = [loggedChange(2), { ...loggedChange(1), subject: 'rules.1' }, loggedChange(1 + 2)];
      await journal().append(batch(epoch, chain(3), { changes }));
      expect(await journal().changesOf(loggedChange(1).subject)).toEqual([2, 3]);
      expect(await journal().changesOf('rules.1')).toEqual([1]);
      expect(await journal().changesOf('rules.2')).toEqual([]);
    });

    const cannotBeStored = (() => 'a function') as unknown as string;
    it.each([
      ['an event', (whole: Batch) => ({ ...whole, events: spoiled(whole.events, cannotBeStored) })],
      [
        'the snapshot',
        (whole: Batch) => ({
          ...whole,
          snapshot: { ...whole.snapshot, extra: cannotBeStored } as unknown as Snapshot,
        }),
      ],
      [
        'a done goal',
        (whole: Batch) => ({
          ...whole,
          doneGoals: [doneGoal(1), { seq: 2, goal: { ...doneGoal(2).goal, name: cannotBeStored } }],
        }),
      ],
      [
        'a change',
        (whole: Batch) => ({ ...whole, changes: [loggedChange(1), { ...loggedChange(2), subject: cannotBeStored }] }),
      ],
      [
        'the second note',
        (whole: Batch) => ({ ...whole, notes: noteChanges(1, [put('a.md', 'x'), put(cannotBeStored, 'y')]) }),
      ],
      [
        'the outcome',
        (whole: Batch) => ({
          ...whole,
          row: whole.row && { ...whole.row, outcome: { ...whole.row.outcome, parameters: { bad: cannotBeStored } } },
        }),
      ],
    ])('leaves nothing when %s cannot be stored', async (_, spoil) => {
      const { whole } = await everything(journal());
      const before = await stateOf(store(), journal());
      const failed = await journal().append(spoil(whole));
      expect(failed).toMatchObject({ ok: false, code: 'storage' });
      expect(await stateOf(store(), journal())).toEqual(before);
      expect(await journal().append(whole)).toEqual(done); // the store itself is well
    });

    it('leaves nothing when the store fails in the middle', async () => {
      const { failNextNote } = store();
      if (!failNextNote) return; // a store in memory has no such fault
      const { whole } = await everything(journal());
      const before = await stateOf(store(), journal());
      failNextNote();
      expect(await journal().append(whole)).toMatchObject({ ok: false, code: 'storage' });
      expect(await stateOf(store(), journal())).toEqual(before);
      expect(await journal().append(whole)).toEqual(done);
    });

    it('is seen whole or not at all', async () => {
      const epoch = await journal().claimEpoch(1);
      const reader = await store().open();
      const log = chain(12);
      const heads: (number | null)[] = [];
      let isWriting = true;
      const reading = (async () => {
        while (isWriting) {
          const head = await reader.head();
          if (head) expect((head.snapshot as Snapshot).run.last).toMatchObject({ seq: head.seq, hash: head.hash });
          heads.push(head?.seq ?? null);
          await new Promise((resolve) => setTimeout(resolve));
        }
      })();
      for (let seq = 0; seq < 12; seq += 3) {
        const events = log.slice(seq, seq + 3);
        expect(await journal().append(batch(epoch, events, { snapshot: snapshotAfter(events.at(-1)) }))).toEqual(done);
        await new Promise((resolve) => setTimeout(resolve));
      }
      isWriting = false;
      await reading;
      expect(heads.length).toBeGreaterThan(1);
      for (const seq of heads) expect([null, 3, 6, 9, 12]).toContain(seq);
    });
  });

  describe('a row that is begun', () => {
    it('is known to be so by the next leader, until another is; it stays where it is', async () => {
      const epoch = await journal().claimEpoch(1);
      await journal().putRow(row('a'));
      await journal().putRow(row('b'));
      const order = (await journal().nextRow())?.order ?? 0;
      expect(await journal().beginRow(epoch, order)).toEqual({ ok: true, value: true });
      const next = await store().open();
      const newer = await next.claimEpoch(1);
      expect(await next.nextRow()).toMatchObject({ order, row: { id: 'a' } });
      expect(await next.beginRow(newer, order)).toEqual({ ok: true, value: false });
      expect(await next.beginRow(newer, order + 1)).toEqual({ ok: true, value: true });
      expect(await next.beginRow(newer, order + 1)).toEqual({ ok: true, value: false });
    });

    it('is begun by the leader alone', async () => {
      const epoch = await journal().claimEpoch(1);
      await (await store().open()).claimEpoch(1);
      expect(await journal().beginRow(epoch, 1)).toMatchObject({ ok: false, code: 'stale_epoch' });
      const newest = await journal().epoch();
      expect(await journal().beginRow(newest, 1)).toEqual({ ok: true, value: true });
    });
  });

  describe('notes', () => {
    it('are written, read, listed by folder and counted in bytes', async () => {
      const epoch = await journal().claimEpoch(1);
      const changes = [
        put('bees/goal.md', '都市の蜂'),
        put('bees.md', 'x'),
        put('bees/b/deep.md', ''),
        put('beesX/a.md', 'yy'),
      ];
      await journal().append(batch(epoch, [], { notes: noteChanges(4, changes) }));
      expect(await journal().notes.read('bees/goal.md')).toMatchObject({
        path: 'bees/goal.md',
        content: '都市の蜂',
        bytes: 12,
        taint: [],
        written_by: 4,
        time,
      });
      expect(await journal().notes.read('bees')).toBeNull();
      expect((await journal().notes.list('')).map(({ path }) => path)).toEqual([
        'bees.md',
        'bees/b/deep.md',
        'bees/goal.md',
        'beesX/a.md',
      ]);
      expect(await journal().notes.list('bees')).toEqual([
        { path: 'bees/b/deep.md', bytes: 0, time, taint: [], written_by: 4 },
        { path: 'bees/goal.md', bytes: 12, time, taint: [], written_by: 4 },
      ]);
      expect(await journal().notes.list('bee')).toEqual([]);
      expect(await journal().notes.totalBytes()).toBe(15);
    });

    it('remember who made them, who wrote last, and where all that is in them came from', async () => {
      const epoch = await journal().claimEpoch(1);
      const write = (action: number, content: string, taint: string[], at: string): Promise<unknown> =>
        journal().append(batch(epoch, [], { notes: { changes: [put('a.md', content)], taint, action, time: at } }));
      await write(4, 'one', ['web:b.example', 'link:a.example'], '2026-11-28T09:00:00.000Z');
      await write(9, 'two', ['web:b.example', 'public:x'], '2026-11-28T10:00:00.000Z');
      expect(await journal().notes.read('a.md')).toMatchObject({
        content: 'two',
        bytes: 3,
        taint: ['link:a.example', 'public:x', 'web:b.example'],
        written_by: 9,
        created_by: 4,
        time: '2026-11-28T10:00:00.000Z',
      });
    });

    it('begin anew after they were deleted', async () => {
      const epoch = await journal().claimEpoch(1);
      const first = { changes: [put('a.md', 'one'), put('b.md', 'b')], taint: ['web:b.example'], action: 4, time };
      await journal().append(batch(epoch, [], { notes: first }));
      await journal().append(batch(epoch, [], { notes: noteChanges(6, [{ kind: 'delete', path: 'a.md' }]) }));
      expect(await journal().notes.read('a.md')).toBeNull();
      expect(await journal().notes.totalBytes()).toBe(1);
      expect(
        await journal().append(batch(epoch, [], { notes: noteChanges(7, [{ kind: 'delete', path: 'none.md' }]) })),
      ).toEqual(done);
      await journal().append(batch(epoch, [], { notes: noteChanges(8, [put('a.md', 'new')]) }));
      expect(await journal().notes.read('a.md')).toMatchObject({ taint: [], written_by: 8, created_by: 8 });
    });

    it('take several changes of one file in their order', async () => {
      const epoch = await journal().claimEpoch(1);
      const changes = [put('a.md', '1'), { kind: 'delete' as const, path: 'a.md' }, put('a.md', '2'), put('a.md', '3')];
      await journal().append(batch(epoch, [], { notes: noteChanges(4, changes) }));
      expect(await journal().notes.read('a.md')).toMatchObject({ content: '3' });
      await journal().append(
        batch(epoch, [], { notes: noteChanges(5, [put('a.md', '4'), { kind: 'delete', path: 'a.md' }]) }),
      );
      expect(await journal().notes.list('')).toEqual([]);
    });
  });

  describe('replacing', () => {
    async function filled(): Promise<number> {
      const epoch = await journal().claimEpoch(1);
      await journal().putRow(row('a'));
      await journal().putRow(row('b'));
      const log = chain(3);
      const notes = noteChanges(1, [put('a.md', 'x')]);
      const change = { snapshot: snapshotAfter(log[2]), notes, doneGoals: [doneGoal(2)], changes: [loggedChange(2)] };
      expect(await journal().append(batch(epoch, log, change))).toEqual(done);
      return epoch;
    }

    it('puts another log in place of all there is, empties the workspace, and leaves the inbox', async () => {
      const epoch = await filled();
      const other = chain(2, 'other');
      const order = (await journal().nextRow())?.order ?? 0;
      const whole = {
        ...batch(epoch, other),
        snapshot: snapshotAfter(other[1]),
        doneGoals: [doneGoal(1)],
        changes: [loggedChange(1)],
      };
      expect(await journal().replace({ ...whole, row: { order, outcome: outcome('a') } })).toEqual(done);
      expect(await journal().events(1, 10)).toEqual(other);
      expect(await journal().load()).toEqual({ snapshot: whole.snapshot, last: other[1], replaced: epoch });
      expect(await journal().notes.list('')).toEqual([]);
      expect(await store().doneGoals()).toEqual([doneGoal(1)]);
      expect(await store().changes()).toEqual([loggedChange(1)]);
      expect(await store().outcomes()).toEqual([outcome('a')]);
      expect((await journal().nextRow())?.row).toEqual(row('b'));
      const next = chain(3, 'other').slice(2);
      expect(await journal().append(batch(epoch, next))).toEqual(done); // the same leadership goes on
    });

    it('keeps the workspace when told to', async () => {
      const epoch = await filled();
      const before = await journal().notes.read('a.md');
      const other = chain(2, 'other');
      const whole = { ...batch(epoch, other), snapshot: snapshotAfter(other[1]), keepsNotes: true };
      expect(await journal().replace(whole)).toEqual(done);
      expect(await journal().events(1, 10)).toEqual(other);
      expect(before).not.toBeNull();
      expect(await journal().notes.read('a.md')).toEqual(before);
    });

    it('changes nothing when any of it fails', async () => {
      const epoch = await filled();
      const other = chain(2, 'other');
      const before = await stateOf(store(), journal());
      const whole = { ...batch(epoch, other), snapshot: snapshotAfter(other[1]) };
      const bad = (() => 'a function') as unknown as string;
      const failing = [
        { ...whole, events: spoiled(other, bad) },
        { ...whole, snapshot: { ...whole.snapshot, extra: bad } as unknown as Snapshot },
        { ...whole, doneGoals: [{ seq: 1, goal: { ...doneGoal(1).goal, name: bad } }] },
      ];
      for (const one of failing) {
        expect(await journal().replace(one)).toMatchObject({ ok: false, code: 'storage' });
        expect(await stateOf(store(), journal())).toEqual(before);
      }
      for (const events of [other.slice(1), [...other, ...other], [other[0], chain(2)[1]] as LogEvent[]]) {
        expect(await journal().replace({ ...whole, events })).toMatchObject({ ok: false, code: 'stale_log' });
        expect(await stateOf(store(), journal())).toEqual(before);
      }
    });
  });
}
