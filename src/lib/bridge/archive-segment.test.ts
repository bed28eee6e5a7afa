import { describe, expect, it } from 'vitest';
import { chain } from '../../../tests/support/journal-batches';
import type { StoredLogEvent } from '../agent/fold/ports';
import { linesOfEvents, makeSegment, readSegment } from './archive-segment';

const log = chain(40, '都市の蜂 🐝') as unknown as StoredLogEvent[];
const run = log.slice(4, 30);

describe('a segment', () => {
  it('gives back what was put into it, to the byte', async () => {
    const segment = await makeSegment(run);
    expect(segment).toMatchObject({ from: 5, to: 30, prev: log[3]?.hash, hash: log[29]?.hash });
    expect(segment.bytes).toBe(new TextEncoder().encode(linesOfEvents(run)).length);
    expect(segment.lines.length).toBeLessThan(segment.bytes / 2);
    const read = await readSegment(segment);
    expect(read.damagedAt).toBeNull();
    expect(linesOfEvents(read.events)).toBe(linesOfEvents(run));
  });

  it('that is cut short gives what is before the cut, and names what is first missing', async () => {
    const segment = await makeSegment(run);
    for (const length of [0, 5, 18, 200, segment.lines.length - 9, segment.lines.length - 1]) {
      const { events, damagedAt } = await readSegment({ ...segment, lines: segment.lines.slice(0, length) });
      expect(events).toEqual(run.slice(0, events.length));
      if (damagedAt === null) expect(events).toEqual(run);
      else expect(damagedAt).toBe(5 + events.length);
    }
  });

  it.each([
    ['lacks an event', [...run.slice(0, 3), ...run.slice(4)], 8],
    ['has one twice', [...run.slice(0, 4), run[3], ...run.slice(4)], 9],
    ['ends early', run.slice(0, 20), 25],
    [
      'has one of another log',
      [...run.slice(0, 2), ...(chain(40, 'other').slice(6, 30) as unknown as StoredLogEvent[])],
      7,
    ],
    ['has something else', [...run.slice(0, 2), 5, ...run.slice(3)], 7],
  ])('that %s names the first bad seq', async (_, events, bad) => {
    const segment = await makeSegment(run);
    const { lines } = await makeSegment(events as StoredLogEvent[]);
    const read = await readSegment({ ...segment, lines });
    expect(read.damagedAt).toBe(bad);
    expect(read.events).toEqual(run.slice(0, bad - 5));
  });

  it('with a bit changed anywhere gives no event that is another than it was', async () => {
    const segment = await makeSegment(run);
    for (let at = 0; at < segment.lines.length; at += 7) {
      const lines = segment.lines.slice();
      lines[at] = (lines[at] ?? 0) ^ 16;
      const { events, damagedAt } = await readSegment({ ...segment, lines });
      expect(linesOfEvents(events)).toBe(linesOfEvents(run.slice(0, events.length)));
      if (damagedAt === null) expect(events.length).toBe(run.length);
      else expect(damagedAt).toBe(5 + events.length);
    }
  });
});
