import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  batch,
  chain,
  done,
  outcome,
  row,
  snapshotAfter,
  type SignallingStore,
} from '../../../tests/support/journal-batches';
import type { Journal, StoredLogEvent } from '../agent/fold/ports';

/** Pages look when a live query is run again, so each write is signalled once, and none that they cannot see yet. */
export function journalSignalsContract(makeStore: () => Promise<SignallingStore>): void {
  describe('signals to live queries', () => {
    let store: SignallingStore;
    let journal: Journal;
    beforeEach(async () => {
      store = await makeStore();
      journal = await store.open();
    });
    afterEach(() => store.end());

    /** What the work leaves in the history of commits and signals. */
    async function signalledBy(work: () => Promise<unknown>): Promise<readonly string[]> {
      const before = store.signals().length;
      await work();
      return store.signals().slice(before);
    }

    it('come once for each kind of write, after its commit', async () => {
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
        expect(await signalledBy(async () => expect(await write()).toEqual(done))).toEqual(['committed', 'signalled']);
      }
    });

    it('never come for what was refused, or undone at the end', async () => {
      const log = chain(2);
      const first = (epoch: number) => batch(epoch, log.slice(0, 1), { snapshot: snapshotAfter(log[0]) });
      const signals = await signalledBy(async () => {
        const epoch = await journal.claimEpoch(1);
        expect(await journal.append(first(epoch - 1))).toMatchObject({ ok: false, code: 'stale_epoch' });
        expect(await journal.append(batch(epoch, log.slice(1)))).toMatchObject({ ok: false, code: 'stale_log' });
        store.failNextCommit();
        expect(await journal.append(first(epoch))).toMatchObject({ ok: false, code: 'storage' });
      });
      expect(signals).toEqual([]); // of the leadership alone no page shows anything
    });
  });
}
