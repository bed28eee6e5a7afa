import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { expectSound } from '../../../tests/support/sound-log';
import { createWorldCapability } from '../capabilities/world/world';
import { createWorldMind } from '../deliberation/world-mind';
import { AvatarLife } from '../world/avatar-life';
import { beginEpisode } from '../world/episode';
import { createWorld } from '../world/generate';
import { ruleMinds } from '../world/minds/rule-minds';
import { readOptions } from '../world/options';
import { GridPort } from '../world/port';
import { playEpisode, settingsFor } from '../world/run';
import type { Tick } from '../world/tick';

const options = readOptions({ mind: 'reflex', preset: 'standard', ticks: '120', seed: '3' });

function house(told: Tick[]) {
  const settings = settingsFor(options);
  const port = new GridPort(createWorld(settings.preset, options.seed));
  const life = new AvatarLife(port, ruleMinds.reflex, settings, options.seed, { ticked: (tick) => told.push(tick) });
  return new AgentHouse({ mind: createWorldMind(life), capabilities: [createWorldCapability(life)] });
}

describe('a life in the Lab through the cycle', () => {
  it('[YA-07] goes by thought, shipped rule, action and result, and is the same life as in bulk', async () => {
    const told: Tick[] = [];
    const lived = await house(told).open();
    await lived.say('Survive');
    await lived.settleFully();

    const bulk: Tick[] = [];
    const settings = settingsFor(options);
    const episode = beginEpisode(settings, 0, options.seed, null);
    playEpisode(episode, settings, ruleMinds.reflex, { ticked: (tick) => bulk.push(tick) });
    // who stands behind a port does not know the truth, so nobody credits foresight there
    const bare = (ticks: readonly Tick[]) =>
      ticks.map(({ command, position, life, food, fear, curiosity, danger }) => ({
        ...{ command, position, life, food, fear, curiosity, danger },
      }));
    expect(told).toHaveLength(120);
    expect(bare(told)).toEqual(bare(bulk));

    const acted = lived.all('approval').filter(({ capability }) => capability === 'world');
    expect(acted).toHaveLength(120);
    expect(acted.every(({ status, by }) => status === 'granted' && by === 'rule:world')).toBe(true);
    const done = lived.all('action').filter(({ capability }) => capability === 'world');
    expect(done).toHaveLength(120);
    expect(lived.all('observation').filter(({ source }) => source === 'world').length).toBeGreaterThanOrEqual(120);
    await expectSound(lived);
  });

  it('[YA-02] stops at Stop between two ticks, and Resume goes on with the life as it stood', async () => {
    const told: Tick[] = [];
    const lived = house(told);
    let isStopped = false;
    const stopping = new Promise<void>((resolve) => {
      lived.onCommit = () => {
        if (isStopped || told.length < 30) return;
        isStopped = true;
        void lived.command('stop').then(() => resolve());
      };
    });
    await lived.open();
    await lived.say('Survive');
    await stopping;
    await lived.settleFully();
    const before = told.length;
    expect(before).toBeLessThan(120);
    expect(lived.snapshot.run.halt?.reason).toBe('stopped');
    await lived.command('resume');
    await lived.settleFully();
    expect(told).toHaveLength(120);
    expect(told.map(({ tick }) => tick)).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
    await expectSound(lived);
  });
});
