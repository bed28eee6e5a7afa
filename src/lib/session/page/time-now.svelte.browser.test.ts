import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { lookAtClockMs, timeNow } from './time-now';

afterEach(() => {
  vi.useRealTimers();
});

it('what is derived from the time is derived anew as it goes by, and nothing runs on when nobody looks any more', async () => {
  vi.useFakeTimers({ now: 1_000, toFake: ['Date', 'setInterval', 'clearInterval'] });
  const seen: boolean[] = [];
  const stop = $effect.root(() => {
    const isOver = $derived(timeNow() >= 1_000 + 2 * lookAtClockMs);
    $effect(() => {
      seen.push(isOver);
    });
  });
  flushSync();
  vi.advanceTimersByTime(lookAtClockMs);
  flushSync();
  expect(seen).toEqual([false]);
  vi.advanceTimersByTime(lookAtClockMs);
  flushSync();
  expect(seen).toEqual([false, true]);
  stop();
  await Promise.resolve();
  await Promise.resolve();
  expect(vi.getTimerCount()).toBe(0);
});
