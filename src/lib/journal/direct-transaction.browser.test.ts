import { liveQuery } from 'dexie';
import { expect, it } from 'vitest';
import { batch, chain, done } from '../../../tests/support/journal-batches';
import { YadoriDatabase } from '../bridge/database';
import { DexieJournal } from './dexie-journal';

it('is seen by liveQuery, in this thread and in every other', async () => {
  const [mine, other] = [new YadoriDatabase('seen'), new YadoriDatabase('seen')];
  const heard: string[] = [];
  // the channel by which Dexie tells its copies in other threads and tabs
  const channel = new BroadcastChannel('x-storagemutated-1');
  channel.onmessage = () => heard.push('elsewhere');
  const counts: number[] = [];
  const watching = liveQuery(() => other.log.count()).subscribe((count) => counts.push(count));
  try {
    await mine.open();
    await expect.poll(() => counts.at(-1)).toBe(0);
    const journal = new DexieJournal(mine);
    const epoch = await journal.claimEpoch(1);
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    heard.length = 0; // that was Dexie's own
    expect(await journal.append(batch(epoch, chain(2)))).toEqual(done);
    await expect.poll(() => counts.at(-1)).toBe(2);
    await expect.poll(() => heard.length).toBeGreaterThan(0);
  } finally {
    watching.unsubscribe();
    channel.close();
    other.close();
    await mine.delete();
  }
});
