import { describe, expect, it } from 'vitest';
import { AvatarLife } from '../../world/avatar-life';
import { commands } from '../../world/command';
import { createWorld } from '../../world/generate';
import { ruleMinds } from '../../world/minds/rule-minds';
import { readOptions } from '../../world/options';
import { GridPort } from '../../world/port';
import { settingsFor } from '../../world/run';
import { capabilityContract } from '../capability.contract';
import { testingContext } from '../testing-context';
import { createWorldCapability } from './world';

const settings = settingsFor(readOptions({ ticks: '2000' }));
const newLife = () => new AvatarLife(new GridPort(createWorld(settings.preset, 1)), ruleMinds.reflex, settings, 1);

capabilityContract(createWorldCapability(newLife()), {
  valid: commands.map((command) => ({ command })),
  invalid: [{}, { command: 'fly' }, { command: '' }, { command: 'north', times: 2 }],
});

describe('acting in the world', () => {
  it('[YA-05] does the approved command and nothing else, whatever the mind would do now', async () => {
    const life = newLife();
    const capability = createWorldCapability(life);
    const before = (await life.port.observe()).facing;
    const report = await capability.run({ command: 'turn_right' }, testingContext({}));
    expect(report).toMatchObject({ outcome: 'success', observation: { source: 'world' } });
    expect((await life.port.observe()).facing).toBe((before + 1) % 4);
    expect((await life.port.observe()).tick).toBe(1);
  });

  it('says that a world which cannot be reached was not acted in, and that an ended one refuses', async () => {
    const gone = createWorldCapability({ act: () => Promise.reject(new Error('gone')) });
    expect(await gone.run({ command: 'wait' }, testingContext({}))).toMatchObject({
      outcome: 'failed',
      cause: 'unavailable',
    });
    const port = new GridPort({ ...createWorld(settings.preset, 1), end: 'time' });
    const over = createWorldCapability(new AvatarLife(port, ruleMinds.wait, settings, 1));
    expect(await over.run({ command: 'wait' }, testingContext({}))).toMatchObject({ outcome: 'failed' });
  });

  it('knows after a restart that the world is another one, in which nothing was done, and does not guess in the same one', async () => {
    const capability = createWorldCapability(newLife());
    const context = testingContext({ action: 77 });
    expect(await capability.probe?.({ command: 'wait' }, context)).toBe('not_done');
    await capability.run({ command: 'wait' }, context);
    expect(await capability.probe?.({ command: 'wait' }, context)).toBe('unknown');
  });
});
