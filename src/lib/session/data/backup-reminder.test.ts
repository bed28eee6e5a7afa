import { describe, expect, it } from 'vitest';
import { backupAge, readLastBackup, reminder } from './backup-reminder';

const now = Date.UTC(2026, 10, 28);
const day = 86_400_000;
const last = (seq: number, daysAgo: number) => ({
  log: 'L',
  seq,
  at: new Date(now - daysAgo * day).toISOString(),
});

describe('a backup is asked for', () => {
  it.each([
    ['not of an app that is hardly used', null, 20, false],
    ['where there is none and something to lose', null, reminder.eventsWithoutAny, true],
    ['not just after one', last(900, 0), 900, false],
    ['after many events', last(100, 0), 100 + reminder.events, true],
    ['after many days with something new', last(100, reminder.days), 101, true],
    ['not after many days without anything new', last(100, 400), 100, false],
    ['not before', last(100, reminder.days - 1), 101, false],
    ['as if there were none where the log is another', { ...last(100, 0), log: 'other' }, 300, true],
    ['as if there were none where the log is shorter', last(900, 0), 300, true],
  ] as const)('%s', (_, made, seq, isDue) => {
    expect(backupAge(made, 'L', seq, now).isDue).toBe(isDue);
  });

  it('with the age that it has, and none where the clock went back or the time cannot be read', () => {
    expect(backupAge(last(100, 3), 'L', 120, now)).toEqual({ isDue: false, events: 20, days: 3 });
    expect(backupAge(last(100, -3), 'L', 120, now).days).toBeNull();
    expect(backupAge({ ...last(100, 3), at: 'soon' }, 'L', 120, now).days).toBeNull();
  });
});

it('what is remembered is read back, and anything else is none', () => {
  const made = last(5, 1);
  expect(readLastBackup(JSON.stringify(made))).toEqual(made);
  for (const text of [null, '', '{', 'null', '7', '{"log":1}']) expect(readLastBackup(text)).toBeNull();
});
