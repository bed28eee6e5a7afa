import { expect, it } from 'vitest';
import { batch, done, observed, snapshotAfter } from '../../../tests/support/journal-batches';
import { indexedDbStore } from '../../../tests/support/journal-stores';
import { exportFile } from './export-file';
import { linesOf } from './file-lines';
import { importLimits } from './import-limits';
import { readExportedLog } from './import-log';
import { journalSignalsContract } from './journal-signals.contract';
import { journalContract } from './journal.contract';

journalContract('the journal over the IndexedDB of a browser', indexedDbStore);
journalSignalsContract(indexedDbStore);

/** Little stays live, so that most of what is brought in goes into the archive at once. */
const retention = { liveBytes: 100_000, segmentBytes: 50_000, keptEvents: 50 };

it('exports from one store of a browser what another takes in, byte for byte', async () => {
  const [from, to] = [await indexedDbStore(), await indexedDbStore()];
  try {
    const source = await from.open();
    const log = observed(1_300, '都市の蜂 🐝');
    const epoch = await source.claimEpoch(1);
    expect(await source.append(batch(epoch, log, { snapshot: snapshotAfter(log.at(-1)) }))).toEqual(done);
    const file = await exportFile(source, 'events', 0);
    if (!file.ok) throw new Error(file.message);
    expect(file.value).toMatchObject({ seq: 1_300, count: 1_300, name: 'events.jsonl' });

    const target = await to.open();
    await target.putRow({ kind: 'import', id: 'a', lang: 'en', at: '', file: file.value.blob, name: 'events.jsonl' });
    const next = await target.nextRow();
    const { file: carried } = next?.row as { file: Blob };
    const read = await readExportedLog(linesOf(carried, importLimits.lineCharacters), retention);
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    const { archived, events, snapshot, doneGoals } = read.value;
    expect(archived.length).toBeGreaterThan(5);
    const own = await target.claimEpoch(read.value.epoch + 1);
    const whole = { ...batch(own, events as never), archived, snapshot, doneGoals };
    expect(await target.replace(whole)).toEqual(done);

    const again = await exportFile(target, 'events', 0);
    expect(again.ok && (await again.value.blob.text())).toBe(await file.value.blob.text());
  } finally {
    await from.end();
    await to.end();
  }
});
