import { describe, expect, it } from 'vitest';
import { LoopProbe } from './loop-probe';

describe('LoopProbe', () => {
  it('finds a thread free that is on time, and busy that is late', () => {
    const probe = new LoopProbe(100);
    probe.start(0);
    expect(probe.look(101)).toEqual({ delayMs: 1, looks: 1, busy: 0 });
    expect(probe.look(230)).toEqual({ delayMs: 30, looks: 1, busy: 1 });
    expect(probe.waitMs(230)).toBe(70);
  });

  it('counts the looks that a long task swallowed, so that busy is the share of time', () => {
    const probe = new LoopProbe(100);
    probe.start(0);
    // busy from 50 to 2,050: looks at 100, 200 … 2,000 are late
    expect(probe.look(2_050)).toEqual({ delayMs: 1_950, looks: 20, busy: 20 });
    expect(probe.look(2_100)).toEqual({ delayMs: 0, looks: 1, busy: 0 });
  });

  it('tells nothing of a sleep, nor of a look before its time', () => {
    const probe = new LoopProbe(100);
    expect(probe.look(5)).toBeNull();
    probe.start(0);
    expect(probe.look(99)).toBeNull();
    expect(probe.look(3_600_000)).toBeNull();
    expect(probe.look(3_600_100)).toEqual({ delayMs: 0, looks: 1, busy: 0 });
  });
});
