import { describe, expect, it } from 'vitest';
import { AgentHouse, type HouseOptions } from '../../../tests/support/agent-house';
import { textsOf } from '../../../tests/support/described';
import { Outside } from '../../../tests/support/outside-call';
import { decision, plainMind, scriptedMind, writeNote } from '../../../tests/support/scripted-mind';
import { expectSound, foldOf } from '../../../tests/support/sound-log';
import type { Run, Snapshot } from '../agent/fold/snapshot';

const recovered = 'The saved state did not fit the log, so I made it anew from the log.';

/** A call outside for each message, so that nothing but what the log grants may reach the outside. */
function calling(outside: Outside): HouseOptions {
  return {
    capabilities: [outside.capability({ sends: false })],
    mind: scriptedMind((pack) =>
      pack.why === 'input'
        ? decision({ action_type: 'outside.call', action_payload: { to: pack.trigger.text ?? '' } })
        : decision({}),
    ),
  };
}

/** The same store with another snapshot in it, led by another tab. */
async function reopened(
  house: AgentHouse,
  options: HouseOptions,
  lie: (run: Run) => Partial<Run>,
): Promise<AgentHouse> {
  await house.close();
  const { store, clock } = house;
  const { state, run } = structuredClone(store.snapshot) as Snapshot;
  store.snapshot = { state, run: { ...run, ...lie(run) } };
  return new AgentHouse({ ...options, store, clock }).open();
}

function expectRebuilt(house: AgentHouse): void {
  expect(house.status).toEqual({ role: 'leading' });
  expect(house.chat).toContain(recovered);
  expect(house.newest('lifecycle')).toMatchObject({ name: 'recovered', reason: 'snapshot_rebuilt' });
  expect(house.snapshot).toEqual(foldOf(house.events));
}

describe('a stored snapshot that says something else than the log', () => {
  it('[F-10] runs nothing that nobody granted: what waited for y waits on', async () => {
    const outside = new Outside();
    const options = calling(outside);
    const house = await new AgentHouse(options).open();
    await house.say('one');
    const asked = house.newest('approval');
    const led = await reopened(house, options, ({ pending, last }) => ({
      pending: null,
      granted: pending && { ...pending, by: 'user', time: last.time ?? '' },
      phase: 'action',
    }));
    expect(outside.calls).toEqual([]);
    expect(led.all('action').filter(({ capability }) => capability === 'outside.call')).toEqual([]);
    expect(led.snapshot.run).toMatchObject({
      granted: null,
      pending: { request: asked.request, digest: asked.digest },
    });
    expectRebuilt(led);
    await led.answer('y');
    expect(outside.calls).toEqual([asked.request]);
    await expectSound(led);
  });

  it('[F-05] runs nothing a second time: a grant that was used is used up', async () => {
    const outside = new Outside();
    const options = calling(outside);
    const house = await new AgentHouse(options).open();
    await house.say('one');
    const waiting = house.snapshot.run.pending;
    await house.answer('y');
    expect(outside.calls).toHaveLength(1);
    const grant = house.all('approval').findLast(({ status, by }) => status === 'granted' && by === 'user');
    const led = await reopened(house, options, () => ({
      granted: waiting && { ...waiting, seq: grant?.seq ?? 0, time: grant?.time ?? '', by: 'user' },
    }));
    expect(outside.calls).toHaveLength(1);
    expect(led.snapshot.run.granted).toBeNull();
    expectRebuilt(led);
    await expectSound(led);
  });

  it('[F-16] asks for what the log asks for, in its words', async () => {
    const outside = new Outside();
    const options = calling(outside);
    const house = await new AgentHouse(options).open();
    await house.say('one');
    await house.answer('n');
    await house.say('two');
    const other = house.all('approval').find(({ status }) => status === 'asked');
    const lies: ((pending: NonNullable<Run['pending']>) => Partial<NonNullable<Run['pending']>>)[] = [
      ({ lines: [what, touches] }) => ({ lines: [{ ...what, code: 'note.read', text: 'Read a note' }, touches] }),
      () => ({ digest: other?.digest ?? '' }),
      () => ({
        decision: other?.decision ?? '',
        thought: Number(other?.decision.slice(1)),
        digest: other?.digest ?? '',
      }),
      () => ({ capability: 'note.read' }),
      () => ({ taint: ['web:lie.example'] }),
      () => ({ task: 'G1-T1' }),
    ];
    let led = house;
    for (const lie of lies) {
      led = await reopened(led, options, ({ pending }) => ({ pending: pending && { ...pending, ...lie(pending) } }));
      expectRebuilt(led);
      expect(led.snapshot.run.pending && textsOf(led.snapshot.run.pending.lines)).toEqual([
        'Call {"to":"two"}',
        'The outside.',
      ]);
    }
    await led.answer('y');
    expect(outside.calls).toEqual([led.all('approval').findLast(({ status }) => status === 'asked')?.request]);
    await expectSound(led);
  });

  it('[F-02] finds out about no action that was never logged', async () => {
    const outside = new Outside();
    const options = calling(outside);
    const house = await new AgentHouse(options).open();
    await house.say('one');
    const led = await reopened(house, options, ({ pending }) => ({ pending: null, executing: pending }));
    expect(
      led.ended.filter(({ action }) => action !== null && led.all('action').every(({ seq }) => seq !== action)),
    ).toEqual([]);
    expect(led.snapshot.run).toMatchObject({ executing: null, pending: { capability: 'outside.call' } });
    expectRebuilt(led);
    await expectSound(led);
  });

  it('[AV-35] lets no rule act that was revoked, and none further than it reaches', async () => {
    const mind = plainMind((pack) => (pack.task ? writeNote(`${pack.task.id}.md`, 'x', { task: pack.task.id }) : null));
    const house = await new AgentHouse({ mind }).open();
    await house.say('Keep five notes');
    await house.always({ rate_an_hour: 1 });
    const [rule] = house.ownRules;
    expect(house.snapshot.run.pending?.task).toBe('G1-T3');
    await house.revoke(rule?.id ?? '');
    const led = await reopened(house, { mind }, ({ rules }) => ({
      rules: rule ? [...rules, { ...rule, rate_an_hour: null }] : rules,
    }));
    await led.answer('y');
    expect([...led.store.notes.keys()]).toEqual(['G1-T1.md', 'G1-T2.md', 'G1-T3.md']);
    expect(led.ownRules).toEqual([]);
    expect(led.snapshot.run.pending).toMatchObject({ task: 'G1-T4', request: led.newest('approval').request });
    expect(led.chat).toContain(recovered);
    expect(led.snapshot).toEqual(foldOf(led.events));
    await led.approveAll();
    await expectSound(led);
  });

  it('[AV-35] lets a rule act that was widened only as it stands in the log', async () => {
    const mind = plainMind((pack) =>
      pack.task
        ? writeNote(`${pack.task.id === 'G1-T1' ? 'bees/' : ''}${pack.task.id}.md`, 'x', { task: pack.task.id })
        : null,
    );
    const house = await new AgentHouse({ mind }).open();
    await house.say('Keep five notes');
    await house.always({ bounds: { folder: 'bees' } });
    expect(house.snapshot.run.pending?.task).toBe('G1-T2');
    await house.answer('n');
    const led = await reopened(house, { mind }, ({ rules }) => ({
      rules: rules.map((rule) => (rule.shipped ? rule : { ...rule, bounds: {} })),
    }));
    await led.command('resume');
    expect([...led.store.notes.keys()]).toEqual(['bees/G1-T1.md']);
    expect(led.ownRules).toMatchObject([{ bounds: { folder: 'bees' } }]);
    expect(led.snapshot.run.pending?.capability).toBe('note.write');
    await led.approveAll();
    await expectSound(led);
  });
});

describe('a rule whose change is in the archive', () => {
  const retention = { liveBytes: 9_000, segmentBytes: 3_000, keptEvents: 4 };
  const outside = new Outside();
  const options = { ...calling(outside), retention };

  async function archived(): Promise<AgentHouse> {
    const house = await new AgentHouse(options).open();
    await house.say('one');
    await house.always();
    const [rule] = house.ownRules;
    for (
      let count = 0;
      count < 30 && !house.store.archive.flat().some(({ seq }) => seq === Number(rule?.id));
      count++
    ) {
      await house.say(`Hello ${count}`);
      house.clock.advance(61_000);
      await house.settleFully();
    }
    expect(house.store.archive.flat().map(({ seq }) => seq)).toContain(Number(rule?.id));
    return house;
  }

  it('[AV-35] acts by it, and no more once it is revoked', async () => {
    const house = await archived();
    const calls = outside.calls.length;
    await house.say('again');
    expect(outside.calls).toHaveLength(calls + 1);
    const [rule] = house.ownRules;
    expect(house.newest('action').request).toBe(
      `R${house.all('approval').findLast(({ by }) => by === `rule:${rule?.id}`)?.seq}`,
    );
    await house.revoke(rule?.id ?? '');
    await house.say('and again');
    expect(outside.calls).toHaveLength(calls + 1);
    expect(house.snapshot.run.pending?.capability).toBe('outside.call');
    await expectSound(house);
  });
});
