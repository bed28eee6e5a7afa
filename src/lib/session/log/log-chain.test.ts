import { describe, expect, it } from 'vitest';
import { shortLog } from '../../../../tests/support/clean-log';
import { memoryLog } from '../../../../tests/support/memory-log';
import { wholeLog } from '../../../../tests/support/whole-log';
import { chainOf } from './log-chain';

const { events, writer, input, first } = shortLog();
const log = memoryLog(events);

describe('the chain of an event', () => {
  it('goes from what set it off over thought, approval and action to result and message, from any of them', async () => {
    const whole = (await chainOf(log, first.thought))?.events.map(({ seq }) => seq);
    const types = (await chainOf(log, first.thought))?.events.map(({ type }) => type);
    expect(types).toEqual(['thought', 'thought', 'approval', 'approval', 'action', 'result', 'observation', 'output']);
    for (const seq of [first.asked, first.granted, first.action, first.result, first.result + 1, first.result + 2]) {
      const chain = await chainOf(log, seq);
      expect(chain?.events.map((event) => event.seq)).toEqual(whole);
      expect(chain?.event.seq).toBe(seq);
      expect(chain?.previous?.seq).toBe(seq - 1);
    }
  });

  it('of a message is what was made of it', async () => {
    const chain = await chainOf(log, input);
    expect(chain?.events.map(({ type }) => type)).toEqual([
      'input',
      'thought',
      'approval',
      'action',
      'output',
      'result',
    ]);
    expect(chain?.causes).toEqual([]);
  });

  it('tells what led to it, nearest first', async () => {
    const chain = await chainOf(log, first.action);
    expect(chain?.events[0]?.seq).toBeLessThan(first.thought);
    expect(chain?.causes).toEqual([input]);
    expect(chain?.hasMoreCauses).toBe(false);
  });

  it('holds a result that the person gave later, and stops where another matter begins', async () => {
    const { events: all } = wholeLog();
    const source = memoryLog(all);
    for (const { seq, type, decision } of all) {
      if (type !== 'result' || typeof decision !== 'string') continue;
      const chain = await chainOf(source, seq);
      const decisions = new Set(
        chain?.events.flatMap((event) => (event.seq === chain.events[0]?.seq ? [] : (event['decision'] ?? []))),
      );
      expect([...decisions].filter((value) => typeof value === 'string')).toEqual([decision]);
    }
  });

  it('of the first event is that alone; of none there is none', async () => {
    expect(await chainOf(log, 1)).toMatchObject({ previous: null, events: [{ seq: 1 }], causes: [] });
    expect(await chainOf(log, writer.events.length + 1)).toBeNull();
  });
});
