import { afterEach, describe, expect, it } from 'vitest';
import { batch, chain, done, type JournalUnderTest } from '../../../tests/support/journal-batches';
import { indexedDbStore } from '../../../tests/support/journal-stores';
import type { Journal } from '../agent/fold/ports';
import { emptySnapshot } from '../agent/fold/snapshot';
import { linesOf } from './file-lines';
import { readImport } from './read-import';
import { exportSelection } from './selection';

let store: JournalUnderTest;
afterEach(() => store.end());
const now = Date.UTC(2026, 10, 28, 12);
const log = chain(40);

async function journalOf(): Promise<Journal> {
  store = await indexedDbStore();
  const journal = await store.open();
  const epoch = await journal.claimEpoch(1);
  expect(await journal.append(batch(epoch, log, { snapshot: emptySnapshot() }))).toEqual(done);
  expect(await journal.archive({ epoch, from: 1, to: 20 }, () => true)).toEqual(done);
  return journal;
}

describe('the export of a selection', () => {
  it('holds the lines of events.jsonl, in order, each once, under a line that says that it is no whole log', async () => {
    const file = await exportSelection(await journalOf(), [33, 4, 19, 21, 4], now);
    if (!file.ok) throw new Error(file.message);
    expect(file.value).toMatchObject({ name: 'events-selection.jsonl', count: 4, seq: 33 });
    const [front, ...lines] = (await file.value.blob.text()).trimEnd().split('\n');
    expect(JSON.parse(front ?? '')).toMatchObject({
      selection: 'events',
      note: expect.stringContaining('not the whole log'),
      count: 4,
      head: { seq: 40, hash: log[39]?.hash },
    });
    expect(lines).toEqual([4, 19, 21, 33].map((seq) => JSON.stringify(log[seq - 1])));
  });

  it('is refused by an import by its first line, which changes nothing', async () => {
    const journal = await journalOf();
    for (const seqs of [[1, 2, 3], log.map(({ seq }) => seq), []]) {
      const file = await exportSelection(journal, seqs, now);
      if (!file.ok) throw new Error(file.message);
      expect(await readImport(linesOf(file.value.blob, 1_000_000))).toEqual({
        ok: false,
        problem: { line: 1, reason: 'selection' },
      });
    }
  });

  it('is none where an event cannot be read', async () => {
    const journal = await journalOf();
    expect(await exportSelection(journal, [39, 41], now)).toMatchObject({ ok: false, code: 'storage' });
  });
});
