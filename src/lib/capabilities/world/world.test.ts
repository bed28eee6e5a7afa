import { describe, expect, it } from 'vitest';
import { commands } from '../../world/command';
import { capabilityContract } from '../capability.contract';
import { testingContext } from '../testing-context';
import type { Acted } from './logged-lives';
import { createWorldCapability, type ActingLives } from './world';

const answering = (acted: Acted): ActingLives => ({ act: () => Promise.resolve(acted) });
const payload = { command: 'wait', life: 12, tick: 3 } as const;

capabilityContract(createWorldCapability(answering({ kind: 'gone' })), {
  valid: commands.map((command) => ({ command, life: 12, tick: 3 })),
  invalid: [{}, { ...payload, command: 'fly' }, { command: 'wait' }, { ...payload, tick: 0 }, { ...payload, times: 2 }],
});

describe('acting in the world', () => {
  it('[YA-05] hands on the approved command, life and tick, and nothing else', async () => {
    const told: unknown[] = [];
    const capability = createWorldCapability({
      act: (...given) => {
        told.push(given);
        return Promise.resolve({ kind: 'over', end: 'beast', tick: 2 });
      },
    });
    const report = await capability.run({ ...payload }, testingContext({}));
    expect(told).toEqual([[12, 3, 'wait']]);
    expect(report).toMatchObject({ outcome: 'failed', summary: 'My time in the Lab ended at step 2 (a beast)' });
  });

  it('says that a world which cannot be reached was not acted in', async () => {
    const gone = createWorldCapability({ act: () => Promise.reject(new Error('gone')) });
    expect(await gone.run({ ...payload }, testingContext({}))).toMatchObject({
      outcome: 'failed',
      cause: 'unavailable',
    });
    for (const kind of ['gone', 'other_tick'] as const)
      expect(await createWorldCapability(answering({ kind })).run({ ...payload }, testingContext({}))).toMatchObject({
        outcome: 'failed',
      });
  });

  it('knows after a restart that what the log does not tell did not happen', async () => {
    const capability = createWorldCapability(answering({ kind: 'gone' }));
    expect(await capability.probe?.({ ...payload }, testingContext({}))).toBe('not_done');
  });
});
