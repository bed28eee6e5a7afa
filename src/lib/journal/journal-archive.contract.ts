import { describe, expect, it } from 'vitest';
import {
  batch,
  chain,
  done,
  type JournalUnderTest,
  observed,
  snapshotAfter,
  stateOf,
} from '../../../tests/support/journal-batches';
import { CorruptLogError, type Journal, type StoredLogEvent } from '../agent/fold/ports';
import type { JsonObject } from '../base/json';
import type { LogEvent } from '../events/log-event';
import { makeSegment } from '../bridge/archive-segment';
import { withoutTexts } from '../events/redaction';
import { exportFile } from './export-file';
import { importLimits, linesOf } from './file-lines';
import { readImport } from './read-import';

const wanted = (): boolean => true;

/** What a journal promises of events that leave the live log. As journal-writes.contract.ts. */
export function journalArchiveContract(current: () => { store: JournalUnderTest; journal: Journal }): void {
  const store = (): JournalUnderTest => current().store;
  const journal = (): Journal => current().journal;

  async function filled(log: LogEvent[]): Promise<number> {
    const epoch = await journal().claimEpoch(1);
    expect(await journal().append(batch(epoch, log, { snapshot: snapshotAfter(log.at(-1)) }))).toEqual(done);
    return epoch;
  }

  /** Each event stands at one place, and in order. */
  async function expectEachOnce(length: number): Promise<void> {
    const { live, segments } = await store().places();
    expect([...segments.flat(), ...live]).toEqual(Array.from({ length }, (_, index) => index + 1));
  }

  describe('a whole log that is put with an older part packed', () => {
    async function put(log: LogEvent[], { from = 1, upTo = 7 } = {}) {
      const epoch = await filled(chain(2, 'before'));
      const runs = [log.slice(from - 1, 4), log.slice(4, upTo)] as unknown as StoredLogEvent[][];
      const archived = await Promise.all(runs.map((run) => makeSegment(run)));
      const snapshot = snapshotAfter(log.at(-1));
      const before = await stateOf(store(), journal());
      const replaced = await journal().replace({ ...batch(epoch, log.slice(7), { snapshot }), snapshot, archived });
      return { replaced, before, epoch };
    }

    it('is read as one, goes on, and is archived on from there', async () => {
      const log = chain(12);
      const { replaced, epoch } = await put(log);
      expect(replaced).toEqual(done);
      await expectEachOnce(12);
      expect(await journal().archivedUpTo()).toBe(7);
      expect(await journal().events(1, 100)).toEqual(log);
      expect(await journal().archive({ epoch, from: 8, to: 9 }, wanted)).toEqual(done);
      await expectEachOnce(12);
    });

    it.each([{ from: 2 }, { upTo: 6 }])('is refused whole where its parts do not make one chain: %o', async (gap) => {
      const { replaced, before } = await put(chain(12), gap);
      expect(replaced).toMatchObject({ ok: false, code: 'stale_log' });
      expect(await stateOf(store(), journal())).toEqual(before);
      await expectEachOnce(2);
    });
  });

  describe('archived events', () => {
    it('are read as one with the live log, in any page, from any tab', async () => {
      const log = chain(12);
      const epoch = await filled(log);
      const before = await stateOf(store(), journal());
      expect(await journal().archivedUpTo()).toBe(0);
      expect(await journal().archive({ epoch, from: 1, to: 4 }, wanted)).toEqual(done);
      expect(await journal().archive({ epoch, from: 5, to: 9 }, wanted)).toEqual(done);
      expect(await store().places()).toEqual({
        live: [10, 11, 12],
        segments: [
          [1, 2, 3, 4],
          [5, 6, 7, 8, 9],
        ],
      });
      for (const tab of [journal(), await store().open()]) {
        expect(await stateOf(store(), tab)).toEqual(before);
        expect(await tab.archivedUpTo()).toBe(9);
        for (let from = 1; from <= 13; from += 1) {
          expect(await tab.event(from)).toEqual(log[from - 1] ?? null);
          for (const limit of [1, 2, 5, 100]) {
            const stretch = log.slice(from - 1, from - 1 + limit);
            expect(await tab.events(from, limit)).toEqual(stretch);
            expect(await tab.lines(from, limit)).toEqual(stretch.map((event) => JSON.stringify(event)));
          }
        }
        expect(JSON.stringify(await tab.events(1, 100))).toBe(JSON.stringify(log)); // the order of keys, too
      }
    });

    it('are copies for whoever reads them', async () => {
      const log = chain(4);
      const epoch = await filled(log);
      await journal().archive({ epoch, from: 1, to: 2 }, wanted);
      const [first] = await journal().events(1, 1);
      if (first) first['text'] = 'changed';
      expect(await journal().events(1, 10)).toEqual(log);
    });

    it('let the log go on behind them', async () => {
      const log = chain(6);
      const epoch = await filled(log.slice(0, 4));
      await journal().archive({ epoch, from: 1, to: 3 }, wanted);
      expect(await journal().append(batch(epoch, log.slice(4), { snapshot: snapshotAfter(log[5]) }))).toEqual(done);
      expect(await journal().events(1, 10)).toEqual(log);
      expect(await journal().archive({ epoch, from: 4, to: 5 }, wanted)).toEqual(done);
      expect(await journal().events(1, 10)).toEqual(log);
      await expectEachOnce(6);
    });

    it('are moved oldest first, without a gap, never the newest, and by the leader alone', async () => {
      const log = chain(8);
      const epoch = await filled(log);
      await journal().archive({ epoch, from: 1, to: 3 }, wanted);
      const before = [await store().places(), await stateOf(store(), journal())];
      for (const [run, code] of [
        [{ epoch: epoch - 1, from: 4, to: 5 }, 'stale_epoch'],
        [{ epoch, from: 4, to: 8 }, 'stale_log'],
        [{ epoch, from: 5, to: 6 }, expect.stringMatching(/stale_log|not_wanted/)],
        [{ epoch, from: 3, to: 5 }, 'not_wanted'],
        [{ epoch, from: 4, to: 9 }, 'not_wanted'],
      ] as const) {
        expect(await journal().archive(run, wanted)).toMatchObject({ ok: false, code });
        expect([await store().places(), await stateOf(store(), journal())]).toEqual(before);
      }
      expect(await journal().archive({ epoch, from: 4, to: 7 }, wanted)).toEqual(done);
    });

    it('stay where they are when something else is to be done', async () => {
      const epoch = await filled(chain(4));
      expect(await journal().archive({ epoch, from: 1, to: 2 }, () => false)).toMatchObject({ code: 'not_wanted' });
      expect(await store().places()).toEqual({ live: [1, 2, 3, 4], segments: [] });
    });

    it('go with the log that another one takes the place of', async () => {
      const epoch = await filled(chain(4));
      await journal().archive({ epoch, from: 1, to: 3 }, wanted);
      const other = chain(2, 'other');
      expect(await journal().replace({ ...batch(epoch, other), snapshot: snapshotAfter(other[1]) })).toEqual(done);
      expect(await journal().events(1, 10)).toEqual(other);
      expect(await store().places()).toEqual({ live: [1, 2], segments: [] });
      expect(await journal().archive({ epoch, from: 1, to: 1 }, wanted)).toEqual(done);
      expect(await journal().events(1, 10)).toEqual(other);
    });

    it('are changed in place by a redaction, together with live ones, or not at all', async () => {
      const log = chain(8);
      const epoch = await filled(log.slice(0, 7));
      await journal().archive({ epoch, from: 1, to: 2 }, wanted);
      await journal().archive({ epoch, from: 3, to: 5 }, wanted);
      await journal().events(1, 10); // at hand from here on
      const bare = (seq: number): StoredLogEvent =>
        withoutTexts(log[seq - 1] as unknown as JsonObject, ['/text']) as StoredLogEvent;
      const before = [await store().places(), await stateOf(store(), journal())];
      const rewrite = { ...batch(epoch, log.slice(7), { snapshot: snapshotAfter(log[7]) }) };
      const other = { ...bare(4), hash: 'f'.repeat(64) };
      for (const [change, code] of [
        [{ rewritten: [bare(1), other] }, 'stale_log'],
        [{ rewritten: [bare(1)], epoch: epoch - 1 }, 'stale_epoch'],
        [{ rewritten: [bare(1)], events: log.slice(5, 6) }, 'stale_log'],
      ] as const) {
        expect(await journal().rewrite({ ...rewrite, ...change })).toMatchObject({ ok: false, code });
        expect([await store().places(), await stateOf(store(), journal())]).toEqual(before);
      }
      expect(await journal().rewrite({ ...rewrite, rewritten: [1, 3, 4, 6].map(bare) })).toEqual(done);
      const changed = log.map((event) => ([1, 3, 4, 6].includes(event.seq) ? bare(event.seq) : event));
      expect(await journal().events(1, 10)).toEqual(changed);
      expect(JSON.stringify(await journal().event(3))).toBe(JSON.stringify(bare(3)));
      expect(await journal().archive({ epoch, from: 6, to: 7 }, wanted)).toEqual(done);
      expect(await journal().events(1, 10)).toEqual(changed);
      await expectEachOnce(8);
    });

    it('are there for whoever reads while they move, each once', async () => {
      const log = observed(60, 'read while they move');
      const epoch = await filled(log);
      const reader = await store().open();
      let isMoving = true;
      const reading = (async () => {
        let times = 0;
        while (isMoving || times === 0) {
          expect((await reader.events(1, 100)).map(({ seq }) => seq)).toEqual(log.map(({ seq }) => seq));
          expect(await reader.event(30)).toEqual(log[29]);
          times += 1;
          await new Promise((resolve) => setTimeout(resolve));
        }
      })();
      for (let from = 1; from < 50; from += 10) {
        expect(await journal().archive({ epoch, from, to: from + 9 }, wanted)).toEqual(done);
      }
      isMoving = false;
      await reading;
      await expectEachOnce(60);
    });

    it('stand as they did when the store fails in the middle', async () => {
      const { failNextSegment } = store();
      if (!failNextSegment) return; // a store in memory has no such fault
      const log = chain(6);
      const epoch = await filled(log);
      failNextSegment();
      expect(await journal().archive({ epoch, from: 1, to: 3 }, wanted)).toMatchObject({ ok: false, code: 'storage' });
      expect(await store().places()).toEqual({ live: [1, 2, 3, 4, 5, 6], segments: [] });
      expect(await journal().archive({ epoch, from: 1, to: 3 }, wanted)).toEqual(done);
      expect(await journal().events(1, 10)).toEqual(log);
    });

    it('are neither lost nor doubled when the tab dies while they move', async () => {
      if (!store().break) return;
      const log = chain(40);
      const epoch = await filled(log);
      let survivor = journal();
      for (let pause = 0; pause < 6; pause += 1) {
        const dying = await store().open();
        const from = (await survivor.archivedUpTo()) + 1;
        let asked = 0;
        const moving = dying.archive({ epoch, from, to: from + 3 }, () => {
          if (++asked === 2) void after(pause, () => store().break?.());
          return true;
        });
        await moving.catch(() => {});
        survivor = await store().open();
        expect(await survivor.events(1, 100)).toEqual(log);
        await expectEachOnce(40);
      }
    });

    it('that are damaged are named, never taken for nothing', async () => {
      const { damage } = store();
      if (!damage) return;
      const log = chain(12);
      const epoch = await filled(log);
      await journal().archive({ epoch, from: 1, to: 4 }, wanted);
      await journal().archive({ epoch, from: 5, to: 9 }, wanted);
      await damage(7);
      expect(await journal().events(1, 100)).toEqual(log.slice(0, 6)); // as far as it can be read
      expect(await journal().lines(1, 100)).toEqual(log.slice(0, 6).map((event) => JSON.stringify(event)));
      const told = [
        () => journal().events(7, 100),
        () => journal().events(9, 1),
        () => journal().event(8),
        () => journal().event(7),
        () => journal().lines(7, 100),
      ];
      for (const read of told) {
        const error = await read().catch((reason: unknown) => reason);
        expect(error).toBeInstanceOf(CorruptLogError);
        expect(error).toMatchObject({ seq: 7, message: expect.stringContaining('seq 7') });
      }
      expect(await journal().event(6)).toEqual(log[5]);
      expect(await journal().events(10, 10)).toEqual(log.slice(9));
      expect((await journal().head())?.seq).toBe(12);
    });

    it('that are damaged are exported up to the first bad one, as a file that an import takes', async () => {
      const { damage } = store();
      if (!damage) return;
      const log = chain(12);
      const epoch = await filled(log);
      await journal().archive({ epoch, from: 1, to: 9 }, wanted);
      await damage(7);
      expect(await exportFile(journal(), 'events', 0)).toMatchObject({ ok: false, code: 'corrupt' });
      const good = await exportFile(journal(), 'good', 0);
      if (!good.ok) throw new Error(good.message);
      expect(good.value).toMatchObject({ seq: 6, count: 6 });
      const read = await readImport(linesOf(good.value.blob, importLimits.lineCharacters));
      expect(read).toMatchObject({ ok: true, kind: 'events', value: { count: 6, events: log.slice(0, 6) } });
    });

    it('that were lost whole leave a hole, behind which the live log is read on', async () => {
      const { loseSegment } = store();
      if (!loseSegment) return;
      const log = chain(40);
      const epoch = await filled(log);
      await journal().archive({ epoch, from: 1, to: 4 }, wanted);
      await journal().archive({ epoch, from: 5, to: 30 }, wanted);
      await loseSegment(5);
      const left = [...log.slice(0, 4), ...log.slice(30)];
      for (const tab of [journal(), await store().open()]) {
        expect(await tab.events(1, 100)).toEqual(left);
        expect(await tab.events(5, 3)).toEqual(log.slice(30, 33));
        expect(await tab.events(3, 5)).toEqual([...log.slice(2, 4), ...log.slice(30, 33)]);
        expect(await tab.lines(20, 100)).toEqual(log.slice(30).map((event) => JSON.stringify(event)));
        expect(await tab.event(20)).toBeNull();
      }
    });

    it('are all that is left of a live log that was lost, which is told from an empty one', async () => {
      const log = chain(4);
      const epoch = await filled(log);
      await journal().archive({ epoch, from: 1, to: 3 }, wanted);
      await store().lose(4);
      expect(await journal().head()).toMatchObject({ seq: 3, hash: log[2]?.hash });
      expect((await journal().tables()).head).toMatchObject({ seq: 3, hash: log[2]?.hash });
      expect(await journal().archivedUpTo()).toBe(3);
      expect(await journal().events(1, 10)).toEqual(log.slice(0, 3));
    });

    it('are not made of a live log that is damaged: the first bad event is named', async () => {
      const log = chain(6);
      const epoch = await filled(log);
      await store().lose(3);
      const moved = await journal()
        .archive({ epoch, from: 1, to: 4 }, wanted)
        .catch((reason: unknown) => reason);
      expect(moved).toBeInstanceOf(CorruptLogError);
      expect(moved).toMatchObject({ seq: 3 });
      expect((await store().places()).live).toEqual([1, 2, 4, 5, 6]);
    });
  });
}

/** After so many turns of the microtask queue. */
async function after(turns: number, work: () => unknown): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
  await work();
}
