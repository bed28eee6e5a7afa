import { expect, it } from 'vitest';
import type { LogEvent } from '../events/log-event';
import { RecentEvents } from './recent-events';

function numbered(from: number, to: number): LogEvent[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({ seq: from + index }) as LogEvent);
}

it('gives the newest events by seq, and no more than a limited number', () => {
  const recent = new RecentEvents();
  recent.add(numbered(1, 3));
  expect(recent.get(2)).toEqual({ seq: 2 });
  recent.add(numbered(4, 300));
  expect(recent.get(3)).toBeUndefined();
  expect(recent.get(300)).toEqual({ seq: 300 });
  expect(numbered(1, 300).filter(({ seq }) => recent.get(seq))).toHaveLength(128);
});

it('forgets all at once', () => {
  const recent = new RecentEvents();
  recent.add(numbered(1, 3));
  recent.clear();
  expect(recent.get(1)).toBeUndefined();
});
