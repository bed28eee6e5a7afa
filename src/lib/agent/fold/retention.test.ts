import { describe, expect, it } from 'vitest';
import { defaultRetention, eventsToArchive } from './retention';

const retention = { liveBytes: 100, segmentBytes: 30, keptEvents: 3 };
const events = (count: number, size = 10): number[] => Array.from({ length: count }, () => size);

describe('what goes to the archive', () => {
  it('is nothing while the live log is within its limit', () => {
    expect(eventsToArchive([], retention)).toBe(0);
    expect(eventsToArchive(events(10), retention)).toBe(0);
  });

  it('is about a segment of the oldest events once it is over', () => {
    expect(eventsToArchive(events(11), retention)).toBe(3);
    expect(eventsToArchive([5, 90, ...events(4)], retention)).toBe(2);
  });

  it('is never one of the newest, and never less than a segment', () => {
    expect(eventsToArchive([10, 10, 10, 40, 40, 40], retention)).toBe(3);
    expect(eventsToArchive([10, 10, 40, 40, 40], retention)).toBe(0);
    expect(eventsToArchive([500, 500], retention)).toBe(0);
  });

  it('is 1 MB of 10 by default', () => {
    expect(eventsToArchive(events(11_000, 1_024), defaultRetention)).toBe(1_024);
    expect(eventsToArchive(events(10_240, 1_024), defaultRetention)).toBe(0);
  });
});
