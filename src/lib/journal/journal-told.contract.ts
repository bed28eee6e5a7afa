import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  batch,
  chain,
  done,
  outcome,
  row,
  snapshotAfter,
  type TellingStore,
} from '../../../tests/support/journal-batches';
import type { Journal, StoredLogEvent } from '../agent/fold/ports';

/** What a journal that tells of its writes promises: pages look when told, so each write is told once, and none that they cannot see yet. */
export function journalToldContract(makeStore: () => Promise<TellingStore>): void {
  describe('telling that it wrote', () => {
    let store: TellingStore;
    let journal: Journal;
    beforeEach(async () => {
      store = await makeStore();
      journal = await store.open();
    });
    afterEach(() => store.end());

    /** What the work leaves in the history of commits and tellings. */
    async function toldBy(work: () => Promise<unknown>): Promise<readonly string[]> {
      const before = store.told().length;
      await work();
      return store.told().slice(before);
    }

    it('comes once for each kind of write, after its commit', async () => {
      const log = chain(6);
      const snapshot = snapshotAfter(log[3]);
      const epoch = await journal.claimEpoch(1);
      const whole = { ...batch(epoch, log.slice(0, 4)), snapshot };
      const rewritten = [log[3] as unknown as StoredLogEvent];
      const more = batch(epoch, log.slice(4, 5), { snapshot: snapshotAfter(log[4]) });
      await journal.putRow(row('a'));
      const order = (await journal.nextRow())?.order ?? 0;
      for (const write of [
        () => journal.append(batch(epoch, log.slice(0, 2), { snapshot: snapshotAfter(log[1]) })),
        () => journal.append(batch(epoch, [], { row: { order, outcome: outcome('a') } })),
        () => journal.replace(whole),
        () => journal.rewrite({ ...more, rewritten }),
        () => journal.archive({ epoch, from: 1, to: 2 }, () => true),
      ]) {
        expect(await toldBy(async () => expect(await write()).toEqual(done))).toEqual(['committed', 'told']);
      }
    });

    it('never comes for what was refused, or undone at the end', async () => {
      const log = chain(2);
      const first = (epoch: number) => batch(epoch, log.slice(0, 1), { snapshot: snapshotAfter(log[0]) });
      const told = await toldBy(async () => {
        const epoch = await journal.claimEpoch(1);
        expect(await journal.append(first(epoch - 1))).toMatchObject({ ok: false, code: 'stale_epoch' });
        expect(await journal.append(batch(epoch, log.slice(1)))).toMatchObject({ ok: false, code: 'stale_log' });
        store.failNextCommit();
        expect(await journal.append(first(epoch))).toMatchObject({ ok: false, code: 'storage' });
      });
      expect(told).toEqual(['committed']); // the leadership alone, of which no page shows anything
    });
  });
}
