import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { FakeClock } from '../../../tests/support/fake-clock';
import { plainMind } from '../../../tests/support/scripted-mind';
import type { WorkSpan } from '../bridge/contract';
import { WorkRecord } from './work-record';

describe('WorkRecord', () => {
  it('makes a turn of what lies between leaving rest and coming to rest', () => {
    const clock = new FakeClock();
    const record = new WorkRecord(clock);
    record.rest(true);
    clock.advance(1_000);
    record.rest(false);
    record.add({ phase: 'input', start: 1_000, ms: 20 });
    clock.advance(80);
    record.rest(true);
    expect(record.since(-1)).toEqual([
      { phase: 'input', start: 1_000, ms: 20 },
      { phase: 'turn', start: 1_000, ms: 80 },
    ]);
    expect(record.since(1_050)).toEqual([{ phase: 'turn', start: 1_000, ms: 80 }]);
    expect([record.awakeSince, record.since(1_080)]).toEqual([null, []]);
  });

  it('counts apart what it was woken for in vain, of the last hour', () => {
    const clock = new FakeClock();
    const record = new WorkRecord(clock);
    record.rest(true);
    for (let minute = 0; minute < 90; minute++) {
      clock.advance(60_000);
      record.rest(false);
      clock.advance(2);
      record.rest(true);
    }
    expect(record.since(-1)).toEqual([]);
    expect(record.idle().meanMs).toBe(2);
    expect(record.idle().count).toBeLessThanOrEqual(60);
  });

  it('does not grow for ever', () => {
    const record = new WorkRecord(new FakeClock());
    for (let start = 0; start < 10_000; start++) record.add({ phase: 'input', start, ms: 1 });
    const spans = record.since(-1);
    expect(spans.length).toBeLessThanOrEqual(600);
    expect(spans.at(-1)?.start).toBe(9_999);
  });
});

describe('the loop', () => {
  it('tells of each part of a turn, and that it rests; an hour with nothing due wakes it 60 times and is no turn', async () => {
    const clock = new FakeClock();
    const record = new WorkRecord(clock);
    const watch = {
      onPhase: (span: WorkSpan) => record.add(span),
      onRest: (isAtRest: boolean) => record.rest(isAtRest),
    };
    const house = await new AgentHouse({ clock, watch, mind: plainMind() }).open();
    await house.say('Finish the essay');
    await house.answer('y');
    await house.settleFully();
    expect(record.awakeSince).toBeNull();
    const parts = new Set(record.since(-1).map(({ phase }) => phase));
    for (const phase of ['input', 'thought', 'plan', 'action', 'result', 'turn'] as const)
      expect(parts).toContain(phase);

    const before = record.since(-1).length;
    for (let minute = 0; minute < 60; minute++) {
      clock.advance(60_000);
      await house.settleFully();
    }
    expect(record.since(-1).length).toBe(before);
    expect(record.idle().count).toBeLessThanOrEqual(60);
    expect(record.idle().count).toBeGreaterThanOrEqual(59);
    await house.close();
  });
});
