import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  batch,
  chain,
  done,
  doneGoal,
  type JournalUnderTest,
  noteChanges,
  outcome,
  put,
  row,
  snapshotAfter,
  spoilDeeply,
  stateOf,
  time,
} from '../../../tests/support/journal-batches';
import type { InboxRow } from '../agent/fold/inbox-row';
import { StorageError, type Journal } from '../agent/fold/ports';
import type { Goal, Snapshot } from '../agent/fold/snapshot';
import type { LogEvent } from '../events/log-event';
import { journalWholeContract } from './journal-whole.contract';
import { journalArchiveContract } from './journal-archive.contract';
import { journalWritesContract } from './journal-writes.contract';

/** What every journal promises (agent/fold/ports.ts). */
export function journalContract(name: string, makeStore: () => Promise<JournalUnderTest>): void {
  describe(name, () => {
    let store: JournalUnderTest;
    let journal: Journal;

    beforeEach(async () => {
      store = await makeStore();
      journal = await store.open();
    });
    afterEach(() => store.end());

    journalWritesContract(() => ({ store, journal }));
    journalArchiveContract(() => ({ store, journal }));
    journalWholeContract(() => ({ store, journal }));

    describe('the log', () => {
      it('is empty at first', async () => {
        expect(await journal.load()).toEqual({ snapshot: null, last: null, replaced: 0 });
        expect(await journal.epoch()).toBe(0);
        expect(await journal.head()).toBeNull();
        expect(await journal.event(1)).toBeNull();
        expect(await journal.events(1, 10)).toEqual([]);
        expect(await journal.nextRow()).toBeNull();
        expect(await journal.notes.list('')).toEqual([]);
        expect(await journal.notes.totalBytes()).toBe(0);
      });

      it('goes on event by event and is read back as it was written', async () => {
        const epoch = await journal.claimEpoch(1);
        const log = chain(7);
        const snapshots = [snapshotAfter(log[2]), snapshotAfter(log[6])];
        expect(await journal.append(batch(epoch, log.slice(0, 3), { snapshot: snapshots[0] as Snapshot }))).toEqual(
          done,
        );
        expect(await journal.append(batch(epoch, log.slice(3), { snapshot: snapshots[1] as Snapshot }))).toEqual(done);

        expect(await journal.events(1, 100)).toEqual(log);
        expect(await journal.events(3, 2)).toEqual(log.slice(2, 4));
        expect(await journal.events(8, 2)).toEqual([]);
        expect(await journal.event(4)).toEqual(log[3]);
        expect(await journal.event(8)).toBeNull();
        expect(await journal.eventsAt([4, 8, 1, 4])).toEqual([log[3], null, log[0], log[3]]);
        expect(await journal.load()).toEqual({ snapshot: snapshots[1], last: log[6], replaced: 0 });
        expect(await journal.head()).toEqual({ seq: 7, hash: log[6]?.hash, snapshot: snapshots[1] });
        expect(JSON.stringify(await journal.event(1))).toBe(JSON.stringify(log[0])); // the order of keys, too
      });

      it('keeps a second copy of the snapshot at each 250 events, and none of a log before', async () => {
        const epoch = await journal.claimEpoch(1);
        const log = chain(620);
        expect(await journal.earlierSnapshot()).toBeNull();
        for (const [from, to, kept] of [
          [0, 240, null],
          [240, 260, 260],
          [260, 499, 260],
          [499, 500, 500],
          [500, 620, 500],
        ] as const) {
          const events = log.slice(from, to);
          expect(await journal.append(batch(epoch, events, { snapshot: snapshotAfter(events.at(-1)) }))).toEqual(done);
          expect(await journal.earlierSnapshot()).toEqual(kept === null ? null : snapshotAfter(log[kept - 1]));
        }
        const other = chain(2, 'other');
        expect(await journal.replace({ ...batch(epoch, other), snapshot: snapshotAfter(other[1]) })).toEqual(done);
        expect(await journal.earlierSnapshot()).toBeNull();
      });

      it('keeps the stored snapshot when a batch has none', async () => {
        const epoch = await journal.claimEpoch(1);
        const log = chain(2);
        const first = snapshotAfter(log[0]);
        await journal.append(batch(epoch, log.slice(0, 1), { snapshot: first }));
        expect(await journal.append(batch(epoch, []))).toEqual(done);
        expect((await journal.load()).snapshot).toEqual(first);
      });

      it('refuses what does not follow the newest event, and changes nothing', async () => {
        const epoch = await journal.claimEpoch(1);
        const log = chain(5);
        const other = chain(5, 'other');
        await journal.append(batch(epoch, log.slice(0, 3), { snapshot: snapshotAfter(log[2]) }));
        const before = await stateOf(store, journal);
        const wrong: readonly (readonly LogEvent[])[] = [
          log.slice(2, 4), // its first is there already
          log.slice(4), // a gap
          other.slice(3), // the right seq after another event
          other.slice(0, 1), // a second beginning
          [log[3], other[4]] as LogEvent[], // breaks off inside
          [log[3], log[3]] as LogEvent[], // one twice
        ];
        for (const events of wrong) {
          const change = { snapshot: snapshotAfter(events.at(-1)), notes: noteChanges(3, [put('a.md', 'x')]) };
          const refused = await journal.append(batch(epoch, events, change));
          expect(refused).toMatchObject({ ok: false, code: 'stale_log' });
          expect(await stateOf(store, journal)).toEqual(before);
        }
        expect(await journal.append(batch(epoch, log.slice(3)))).toEqual(done);
      });

      it('fills no hole that a damaged store has', async () => {
        const epoch = await journal.claimEpoch(1);
        const log = chain(4);
        await journal.append(batch(epoch, log.slice(0, 3)));
        await store.lose(2);
        expect(await journal.append(batch(epoch, log.slice(1, 2)))).toMatchObject({ ok: false, code: 'stale_log' });
        expect((await journal.events(1, 10)).map(({ seq }) => seq)).toEqual([1, 3]);
        expect(await journal.append(batch(epoch, log.slice(3)))).toEqual(done); // the newest is there: loading tells of the hole
      });

      it('refuses a first event that is no beginning', async () => {
        const epoch = await journal.claimEpoch(1);
        const [, second] = chain(2);
        expect(await journal.append(batch(epoch, [second as LogEvent]))).toMatchObject({
          ok: false,
          code: 'stale_log',
        });
        expect(await journal.head()).toBeNull();
      });
    });

    describe('leadership', () => {
      it('goes to ever higher numbers, above any that is asked for', async () => {
        const other = await store.open();
        const numbers = [await journal.claimEpoch(1), await other.claimEpoch(1), await journal.claimEpoch(1)];
        expect(numbers).toEqual([1, 2, 3]);
        expect(await other.claimEpoch(40)).toBe(40);
        expect(await journal.claimEpoch(10)).toBe(41);
        expect(await other.epoch()).toBe(41);
      });

      it('is never given twice, however many ask at once', async () => {
        const tabs = [journal, await store.open(), await store.open()];
        const numbers = await Promise.all(tabs.flatMap((tab) => [tab.claimEpoch(1), tab.claimEpoch(1)]));
        expect(numbers.toSorted((left, right) => left - right)).toEqual([1, 2, 3, 4, 5, 6]);
      });

      it('refuses a batch of an older one, and of one that nobody has', async () => {
        const log = chain(2);
        expect(await journal.append(batch(1, log))).toMatchObject({ ok: false, code: 'stale_epoch' });
        const mine = await journal.claimEpoch(1);
        await (await store.open()).claimEpoch(1);
        await journal.putRow(row('a'));
        const before = await stateOf(store, journal);
        const everything = {
          snapshot: snapshotAfter(log[1]),
          row: { order: (await journal.nextRow())?.order ?? 0, outcome: outcome('a') },
          notes: noteChanges(1, [put('a.md', 'x')]),
          doneGoals: [doneGoal(2)],
        };
        expect(await journal.append(batch(mine, log, everything))).toMatchObject({ ok: false, code: 'stale_epoch' });
        expect(await journal.append(batch(mine + 5, log))).toMatchObject({ ok: false, code: 'stale_epoch' });
        const whole = { ...batch(mine, log), ...everything, snapshot: snapshotAfter(log[1]) };
        expect(await journal.replace(whole)).toMatchObject({ ok: false, code: 'stale_epoch' });
        expect(await stateOf(store, journal)).toEqual(before);
      });

      it('that is stale is told before anything else that is wrong', async () => {
        const mine = await journal.claimEpoch(1);
        await journal.claimEpoch(1);
        const wrong = batch(mine, chain(3).slice(1), { row: { order: 99, outcome: outcome('none') } });
        expect(await journal.append(wrong)).toMatchObject({ ok: false, code: 'stale_epoch' });
        const follows = batch(mine + 1, chain(3).slice(1), { row: { order: 99, outcome: outcome('none') } });
        expect(await journal.append(follows)).toMatchObject({ ok: false, code: 'stale_log' });
      });

      it('of two tabs that write at once, only the newest is obeyed', async () => {
        const other = await store.open();
        const older = await journal.claimEpoch(1);
        const newer = await other.claimEpoch(1);
        const log = chain(1);
        const [first, second] = await Promise.all([journal.append(batch(older, log)), other.append(batch(newer, log))]);
        expect(first).toMatchObject({ ok: false, code: 'stale_epoch' });
        expect(second).toEqual(done);
        expect(await journal.events(1, 10)).toEqual(log);
      });
    });

    describe('the inbox', () => {
      it('gives its rows oldest first, each once', async () => {
        const other = await store.open();
        const rows = [row('c'), row('a'), row('b')];
        await journal.putRow(rows[0] as InboxRow);
        await other.putRow(rows[1] as InboxRow);
        await journal.putRow(rows[2] as InboxRow);
        const epoch = await journal.claimEpoch(1);
        const taken: unknown[] = [];
        for (let next = await journal.nextRow(); next; next = await journal.nextRow()) {
          expect(await other.nextRow()).toEqual(next);
          taken.push(next.row);
          const { id } = next.row as InboxRow;
          expect(await journal.append(batch(epoch, [], { row: { order: next.order, outcome: outcome(id) } }))).toEqual(
            done,
          );
        }
        expect(taken).toEqual(rows);
      });

      it('counts a row once that is put twice, also by two tabs at once and after it was taken', async () => {
        const other = await store.open();
        await Promise.all([
          journal.putRow(row('a')),
          other.putRow(row('a')),
          journal.putRow({ ...row('a'), lang: 'ja' }),
        ]);
        const next = await journal.nextRow();
        expect(next?.row).toMatchObject({ id: 'a' });
        const epoch = await journal.claimEpoch(1);
        await journal.append(batch(epoch, [], { row: { order: next?.order ?? 0, outcome: outcome('a') } }));
        await other.putRow(row('a'));
        expect(await journal.nextRow()).toBeNull();
      });

      it('carries a file', async () => {
        const file = new Blob(['{"type":"exported"}\n', '蜂']);
        await journal.putRow({ kind: 'import', id: 'a', lang: 'en', at: time, file, name: 'events.jsonl' });
        const found = (await journal.nextRow())?.row as { file: Blob; name: string };
        expect(found.name).toBe('events.jsonl');
        expect(found.file).toBeInstanceOf(Blob);
        expect(await found.file.text()).toBe('{"type":"exported"}\n蜂');
      });

      it('refuses a batch whose row another has taken, and undoes all of it', async () => {
        const epoch = await journal.claimEpoch(1);
        await journal.putRow(row('a'));
        const order = (await journal.nextRow())?.order ?? 0;
        const log = chain(4);
        await journal.append(batch(epoch, log.slice(0, 2), { row: { order, outcome: outcome('a') } }));
        const before = await stateOf(store, journal);
        const again = batch(epoch, log.slice(2), {
          snapshot: snapshotAfter(log[3]),
          row: { order, outcome: { ...outcome('a'), ok: false } },
          notes: noteChanges(3, [put('a.md', 'x')]),
          doneGoals: [doneGoal(3)],
        });
        expect(await journal.append(again)).toMatchObject({ ok: false, code: 'row_gone' });
        expect(await stateOf(store, journal)).toEqual(before);
        const whole = { ...again, events: chain(2, 'other'), snapshot: snapshotAfter(log[1]) };
        expect(await journal.replace(whole)).toMatchObject({ ok: false, code: 'row_gone' });
        expect(await stateOf(store, journal)).toEqual(before);
      });

      it('keeps the newest outcomes, at most 200, whatever the wall clock says', async () => {
        const epoch = await journal.claimEpoch(1);
        for (let number = 1; number <= 205; number++) {
          await journal.putRow(row(`row-${number}`));
          const order = (await journal.nextRow())?.order ?? 0;
          const at = new Date(Date.UTC(2027, 0, 1) - number * 60_000).toISOString(); // the clock goes back all the time
          await journal.append(batch(epoch, [], { row: { order, outcome: { ...outcome(`row-${number}`), at } } }));
          if (number % 40 === 0) await journal.putRow(row(`row-${number - 30}`)); // recent: still known
        }
        const kept = (await store.outcomes()).map(({ id }) => Number(id.slice(4)));
        expect(kept.length).toBeLessThanOrEqual(200);
        expect(kept.length).toBeGreaterThanOrEqual(100);
        const oldest = 205 - kept.length + 1;
        expect(kept.toSorted((left, right) => left - right)).toEqual(Array.from(kept, (_, index) => oldest + index));
        expect(await journal.nextRow()).toBeNull();
      }, 60_000);
    });

    it('gives copies: what is done to them, or to what was handed in, changes nothing stored', async () => {
      const epoch = await journal.claimEpoch(1);
      const handed = row('a') as Extract<InboxRow, { kind: 'text' }>;
      await journal.putRow(handed);
      const log = chain(2);
      const whole = batch(epoch, structuredClone(log), {
        snapshot: snapshotAfter(log[1]),
        notes: { changes: [put('a.md', 'x')], taint: ['web:a.example'], action: 1, time },
        doneGoals: [doneGoal(1)],
      });
      await journal.append(whole);
      await store.putMind('persona', { name: 'Nagi' });
      const before = await stateOf(store, journal);

      handed.taint.push('link:evil.example');
      (whole.events[0] as unknown as { text: string }).text = 'changed';
      (whole.snapshot as Snapshot).state.plan.purpose = 'changed';
      (whole.doneGoals[0] as { goal: Goal }).goal.name = 'changed';
      const read = [
        await journal.load(),
        await journal.head(),
        await journal.event(1),
        await journal.events(1, 2),
        await journal.nextRow(),
        await journal.notes.read('a.md'),
        await journal.notes.list(''),
        await journal.mind('persona'),
      ];
      read.forEach(spoilDeeply);
      expect(await stateOf(store, journal)).toEqual(before);
      expect(await journal.mind('persona')).toEqual({ name: 'Nagi' });
    });

    it('tells persona and mood from nothing stored', async () => {
      expect(await journal.mind('mood')).toBeUndefined();
      await store.putMind('mood', { v: 0 });
      expect(await journal.mind('mood')).toEqual({ v: 0 });
      expect(await journal.mind('persona')).toBeUndefined();
    });

    it('never takes a store that fails for an empty one', async () => {
      const epoch = await journal.claimEpoch(1);
      const log = chain(2);
      await journal.append(batch(epoch, log.slice(0, 1)));
      if (!store.break) return;
      await store.break();
      const readings = [
        () => journal.load(),
        () => journal.head(),
        () => journal.event(1),
        () => journal.events(1, 1),
        () => journal.nextRow(),
        () => journal.putRow(row('a')),
        () => journal.mind('persona'),
        () => journal.claimEpoch(1),
        () => journal.notes.read('a.md'),
        () => journal.notes.list(''),
        () => journal.notes.totalBytes(),
      ];
      for (const read of readings) await expect(read(), String(read)).rejects.toBeInstanceOf(StorageError);
      expect(await journal.append(batch(epoch, log.slice(1)))).toMatchObject({ ok: false, code: 'storage' });
      const whole = { ...batch(epoch, log), snapshot: snapshotAfter(log[1]) };
      expect(await journal.replace(whole)).toMatchObject({ ok: false, code: 'storage' });
    });
  });
}
