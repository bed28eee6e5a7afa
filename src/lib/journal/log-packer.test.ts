import { describe, expect, it } from 'vitest';
import { observed } from '../../../tests/support/journal-batches';
import type { StoredLogEvent } from '../agent/fold/ports';
import { readSegment } from '../bridge/archive-segment';
import { LogPacker, packLog } from './log-packer';

const retention = { liveBytes: 20_000, segmentBytes: 5_000, keptEvents: 20 };
const log = observed(200, '蜂') as unknown as StoredLogEvent[];

async function unpacked(runs: Awaited<ReturnType<typeof packLog>>['archived']): Promise<StoredLogEvent[]> {
  const read = await Promise.all(runs.map(readSegment));
  expect(read.every(({ damagedAt }) => damagedAt === null)).toBe(true);
  return read.flatMap(({ events }) => events);
}

describe('packing a log', () => {
  it('keeps the newest events within the limit, and each event once and in order', async () => {
    const { archived, events } = await packLog(log, retention);
    expect([...(await unpacked(archived)), ...events]).toEqual(log);
    expect(archived.length).toBeGreaterThan(5);
    const bytes = (from: number) =>
      Buffer.byteLength(
        log
          .slice(from)
          .map((event) => `${JSON.stringify(event)}\n`)
          .join(''),
      );
    expect(bytes(log.length - events.length)).toBeLessThanOrEqual(retention.liveBytes);
    for (const run of archived) expect(run.bytes).toBeGreaterThanOrEqual(retention.segmentBytes);
  });

  it('packs nothing of what fits, and never the newest few, however large', async () => {
    expect(await packLog(log.slice(0, 10), retention)).toEqual({ archived: [], events: log.slice(0, 10) });
    const { events } = await packLog(log, { ...retention, keptEvents: 150 });
    expect(events.length).toBeGreaterThanOrEqual(150);
    expect(await packLog([], retention)).toEqual({ archived: [], events: [] });
  });

  it('never holds more than the limit and two segments', async () => {
    const packer = new LogPacker(retention);
    let held = 0;
    for (const event of log) {
      packer.add(event);
      held += Buffer.byteLength(JSON.stringify(event)) + 1;
      if (!packer.isFull) continue;
      await packer.pack();
      expect(packer.isFull).toBe(false);
      expect(held).toBeLessThan(retention.liveBytes + 2 * retention.segmentBytes);
      held = retention.liveBytes; // at most
    }
    const { archived, events } = await packer.finish();
    expect([...(await unpacked(archived)), ...events]).toEqual(log);
  });
});
