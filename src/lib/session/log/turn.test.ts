import { describe, expect, it } from 'vitest';
import { planOf, shortLog, writeLog } from '../../../../tests/support/clean-log';
import { memoryLog } from '../../../../tests/support/memory-log';
import { readTurn } from './turn';

describe('a turn', () => {
  it('holds situation, judgment and intent, what was asked, done and came of it', async () => {
    const { events, first } = shortLog();
    const turn = await readTurn(memoryLog(events));
    expect(turn).toMatchObject({
      seq: first.thought,
      judgment: 'So it is.',
      intent: 'Go on.',
      thought: { situation_summary: 'As before.' },
      asked: { seq: first.asked },
      answered: { seq: first.granted, status: 'granted' },
      action: { seq: first.action, capability: 'note.write' },
      result: { seq: first.result, outcome: 'success' },
      next: null,
      to: null,
    });
    // judgment and intent stand before anything is asked, the action before its result
    const order = [turn?.seq, turn?.asked?.seq, turn?.answered?.seq, turn?.action?.seq, turn?.result?.seq].map(Number);
    expect(order).toEqual([...order].sort((left, right) => left - right));
  });

  it('begins with the message that set it off, and ends before the next begins', async () => {
    const writer = writeLog();
    writer.write({ type: 'lifecycle', name: 'started', reason: null, log: 'log' });
    const one = writer.input('One');
    const { thought } = writer.reply(one, 'Yes.', { plan_update: planOf('G1', 'Bees') });
    const two = writer.input('Two');
    const { thought: later } = writer.reply(two, 'No.');
    const log = memoryLog(writer.events);
    expect(await readTurn(log, later - 1)).toMatchObject({
      seq: thought,
      from: one,
      to: two - 1,
      previous: null,
      next: later,
    });
    expect(await readTurn(log, later)).toMatchObject({
      seq: later,
      from: two,
      to: null,
      previous: thought,
      next: null,
    });
    expect(await readTurn(log, thought - 1)).toBeNull();
  });

  it('of another form of log shows what there is', async () => {
    const foreign = {
      type: 'thought',
      seq: 3,
      time: '2026-01-01T00:00:00.000Z',
      foreign: true,
      judgment: 'So',
      intent: 'Go',
      trigger: null,
    };
    expect(await readTurn(memoryLog([foreign]))).toMatchObject({ thought: null, judgment: 'So', intent: 'Go' });
  });
});
