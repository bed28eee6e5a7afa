import { YadoriDatabase } from '../../src/lib/bridge/database';
import { IndexedDbJournal } from '../../src/lib/journal/indexed-db-journal';
import { batch, chain, row, snapshotAfter } from './journal-batches';

/** Another thread that writes to a store as a leader does, and as a page does; answers once the write is stored. */
export interface WriteOrder {
  name: string;
  write: 'event' | 'row';
}

let journal: Promise<{ journal: IndexedDbJournal; epoch: number }> | null = null;
let written = 0;

async function open(name: string): Promise<{ journal: IndexedDbJournal; epoch: number }> {
  const journal = new IndexedDbJournal(new YadoriDatabase(name));
  return { journal, epoch: await journal.claimEpoch(1) };
}

async function write(order: WriteOrder): Promise<unknown> {
  const opened = await (journal ??= open(order.name));
  if (order.write === 'row') return opened.journal.putRow(row('from another thread'));
  const event = chain(++written).at(-1);
  if (!event) throw new Error('a chain of so many has a last event');
  return opened.journal.append(batch(opened.epoch, [event], { snapshot: snapshotAfter(event) }));
}

self.onmessage = ({ data }: MessageEvent<WriteOrder>) => void write(data).then((result) => self.postMessage(result));
