import { describe, expect, it } from 'vitest';
import { FakeClock } from '../../../tests/support/fake-clock';
import { failure, success, type Result } from '../base/result';
import { handlesAtMost, NewHandles, readOnlyCode } from './new-handles';

/** Gives the next of `ends`, the last again and again; lets time pass. */
function handles(...ends: Result<null, 'newer' | 'storage'>[]): {
  next: NewHandles['next'];
  asked: number[];
  pass(ms: number): void;
} {
  const clock = new FakeClock();
  const asked: number[] = [];
  const made = new NewHandles(clock, () => {
    asked.push(clock.monotonic());
    return Promise.resolve(ends.length > 1 ? (ends.shift() as (typeof ends)[0]) : (ends[0] as (typeof ends)[0]));
  });
  return {
    asked,
    pass: (ms) => clock.advance(ms),
    next: async (cause) => {
      let isOver = false;
      const next = made.next(cause).finally(() => (isOver = true));
      while (!isOver) {
        clock.advance(100);
        await new Promise((resolve) => setImmediate(resolve));
      }
      return next;
    },
  };
}

const lost = failure('storage', 'UnknownError: Internal error');

describe('[F-08] a new connection', () => {
  it('is had at most three times, whether they open or not; then the newest cause is told', async () => {
    const healthy = handles(success(null));
    for (let time = 0; time < handlesAtMost; time++) expect(await healthy.next('lost')).toEqual(success(null));
    expect(await healthy.next('lost again')).toEqual(failure('storage', 'lost again'));
    expect(healthy.asked).toHaveLength(3);

    const broken = handles(lost);
    expect(await broken.next('lost')).toEqual(lost);
    expect(broken.asked).toHaveLength(3);
    expect(await broken.next('lost')).toEqual(failure('storage', 'lost'));
    expect(broken.asked).toHaveLength(3);
  });

  it('is tried again while it does not open', async () => {
    const { next, asked } = handles(lost, success(null));
    expect(await next('lost')).toEqual(success(null));
    expect(asked).toHaveLength(2);
  });

  it('is had again long after', async () => {
    const { next, pass } = handles(success(null));
    for (let time = 0; time < handlesAtMost; time++) await next('lost');
    expect(await next('lost')).toMatchObject({ ok: false });
    pass(600_000);
    expect(await next('lost')).toEqual(success(null));
  });

  it('is not asked for where the disk is full: no connection makes room', async () => {
    const { next, asked } = handles(success(null));
    const full = 'AbortError: aborted (QuotaExceededError: full)';
    expect(await next(full)).toEqual(failure('storage', full));
    expect(asked).toEqual([]);
    expect(readOnlyCode(failure('storage', full))).toBe('disk_full');
    expect(readOnlyCode(lost)).toBe('storage');
    expect(readOnlyCode(failure('newer', 'QuotaExceededError'))).toBe('newer');
  });

  it('ends with a store of a later build, which is not touched again', async () => {
    const { next, asked } = handles(failure('newer', 'the store has version 9'));
    expect(await next('lost')).toEqual(failure('newer', 'the store has version 9'));
    expect(asked).toHaveLength(1);
  });
});
