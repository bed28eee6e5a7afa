import { describe, expect, it } from 'vitest';
import { AgentClock } from './agent-clock';

describe('AgentClock', () => {
  it('tells how long the question lay, whatever the two clocks show', () => {
    const clock = new AgentClock();
    // the thread's clock is 500 behind; 1 ms to, 1 ms fro
    clock.take({ askedAt: 1_000, heardAt: 501, answeredAt: 503, receivedAt: 1_004 });
    const later = clock.take({ askedAt: 2_000, heardAt: 1_741, answeredAt: 1_743, receivedAt: 2_244 });
    expect(later).toEqual({ delayMs: 241, isNew: false });
    expect(clock.toPage(1_743)).toBe(2_243);
  });

  it('does not take a page that was late in hearing the answer for a thread that was late', () => {
    const clock = new AgentClock();
    clock.take({ askedAt: 1_000, heardAt: 501, answeredAt: 503, receivedAt: 1_004 });
    const { delayMs } = clock.take({ askedAt: 2_000, heardAt: 1_501, answeredAt: 1_502, receivedAt: 2_900 });
    expect(delayMs).toBe(1);
  });

  it('notices another thread, and forgets the clock of the one before', () => {
    const clock = new AgentClock();
    clock.take({ askedAt: 9_000, heardAt: 8_001, answeredAt: 8_001, receivedAt: 9_002 });
    const { delayMs, isNew } = clock.take({ askedAt: 10_000, heardAt: 103, answeredAt: 103, receivedAt: 10_006 });
    expect({ delayMs, isNew }).toEqual({ delayMs: 3, isNew: true });
  });
});
