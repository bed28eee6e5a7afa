import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { Outside } from '../../../tests/support/outside-call';
import { decision, plainMind, scriptedMind, talk } from '../../../tests/support/scripted-mind';
import { expectSound } from '../../../tests/support/sound-log';

function callingHouse(outside: Outside, more: ConstructorParameters<typeof AgentHouse>[0] = {}): AgentHouse {
  return new AgentHouse({
    capabilities: [outside.capability()],
    mind: plainMind((pack) =>
      pack.task
        ? decision({ action_type: 'outside.call', action_payload: { to: pack.task.id }, task: pack.task.id })
        : null,
    ),
    ...more,
  });
}

/** Nothing happens however long one waits, and nothing that was under way comes back. */
async function expectQuiet(house: AgentHouse): Promise<void> {
  const { length } = house.events;
  for (let beat = 0; beat < 5; beat++) {
    house.clock.advance(60_000);
    await house.settle();
  }
  expect(house.events.slice(length).map(({ type }) => type)).toEqual([]);
}

describe('stop', () => {
  it('[F-38] in the model call about a message: nothing happens afterwards, and Resume answers it', async () => {
    let calls = 0;
    let isHanging = true;
    const house = await new AgentHouse({
      mind: scriptedMind((pack) => {
        calls += 1;
        return pack.why === 'input' && isHanging ? new Promise(() => {}) : talk('Here.');
      }),
    }).open();
    await house.say('Hello');
    await house.command('stop');
    expect(house.snapshot.run).toMatchObject({ phase: 'halted', halt: { reason: 'stopped' } });
    expect(house.all('lifecycle').slice(-2)).toMatchObject([
      { name: 'interrupted', reason: 'stop' },
      { name: 'halted' },
    ]);
    const before = calls;
    house.clock.advance(1_000);
    await house.settle();
    await expectQuiet(house);
    expect(calls).toBe(before);
    isHanging = false;
    await house.command('resume');
    expect(house.chat.slice(-2)).toEqual(['Going on.', 'Here.']);
    await expectSound(house);
  });

  it('[F-38] in the model call about the plan: its late output counts for nothing', async () => {
    const late: (() => void)[] = [];
    const plain = plainMind();
    const house = await new AgentHouse({
      mind: scriptedMind(async (pack, signal) => {
        if (pack.why === 'plan') await new Promise<void>((resolve) => late.push(resolve));
        return plain.deliberate(pack, signal);
      }),
    }).open();
    await house.say('Keep five notes');
    await house.command('stop');
    for (const release of late) release();
    await house.settle();
    expect(house.snapshot.run.pending).toBeNull();
    await expectQuiet(house);
    await house.command('resume');
    for (const release of late) release();
    await house.settle();
    expect(house.snapshot.run.pending?.task).toBe('G1-T1');
    await expectSound(house);
  });

  it('[F-38] between y and the action: nothing runs, and Resume goes on with what was approved', async () => {
    const outside = new Outside();
    let stop: (() => Promise<unknown>) | null = null;
    const house: AgentHouse = callingHouse(outside, {
      checkpoint: async (name) => {
        if (name !== 'after_answer' || !stop) return;
        const put = stop;
        stop = null;
        void put();
      },
    });
    await house.open();
    await house.say('Call five times');
    stop = () => house.command('stop');
    await house.answer('y');
    expect(house.snapshot.run).toMatchObject({ phase: 'halted', granted: { task: 'G1-T1' } });
    await expectQuiet(house);
    expect(outside.calls).toEqual([]);
    await house.command('resume');
    expect(outside.calls).toHaveLength(1);
    await expectSound(house);
  });

  it('an approval that waited ten minutes in a stop is asked anew', async () => {
    const outside = new Outside();
    let stop: (() => Promise<unknown>) | null = null;
    const house: AgentHouse = callingHouse(outside, {
      checkpoint: async (name) => {
        if (name !== 'after_answer' || !stop) return;
        const put = stop;
        stop = null;
        void put();
      },
    });
    await house.open();
    await house.say('Call five times');
    const old = house.snapshot.run.pending;
    stop = () => house.command('stop');
    await house.answer('y');
    house.clock.advance(600_000);
    await house.command('resume');
    expect(outside.calls).toEqual([]);
    expect(house.snapshot.run.pending).toMatchObject({ decision: old?.decision, digest: old?.digest });
    expect(house.snapshot.run.pending?.request).not.toBe(old?.request);
    await house.answer('y');
    expect(outside.calls).toHaveLength(1);
    await expectSound(house);
  });

  it('[F-38] in a capability that listens: nothing was done, and nothing happens afterwards', async () => {
    const outside = new Outside();
    outside.end = () => 'hang_until_stopped';
    const house = await callingHouse(outside).open();
    await house.say('Call five times');
    await house.answer('y');
    await house.command('stop');
    expect(house.ended.at(-1)).toMatchObject({ outcome: 'no_effect', cause: 'stopped', task: 'G1-T1' });
    expect(house.snapshot.run.phase).toBe('halted');
    await expectQuiet(house);
    expect(outside.calls).toHaveLength(1);
    outside.end = () => ({});
    await house.command('resume');
    expect(house.snapshot.run.pending).toMatchObject({ task: 'G1-T1' }); // the way is thought about and asked again
    await expectSound(house);
  });

  it('[F-38] in a capability that does not listen: after a second its end is unknown, and what it does later counts for nothing', async () => {
    const outside = new Outside();
    outside.end = () => 'hang';
    const house = await callingHouse(outside).open();
    await house.say('Call five times');
    await house.answer('y');
    await house.command('stop');
    house.clock.advance(999);
    await house.settle();
    expect(house.snapshot.run.executing).not.toBeNull();
    house.clock.advance(1);
    await house.settle();
    expect(house.ended.at(-1)).toMatchObject({ outcome: 'uncertain', cause: 'unknown_end' });
    await expectQuiet(house);
    await house.command('resume');
    expect(house.snapshot.run).toMatchObject({ phase: 'asking', confirm: { kind: 'uncertain' } });
    expect(outside.calls).toHaveLength(1);
    await expectSound(house);
  });

  it('while stopped a message is answered and the plan rests; only Resume goes on', async () => {
    const house = await new AgentHouse().open();
    await house.say('Keep five notes');
    await house.answer('y');
    await house.command('stop');
    await house.say('Hello');
    expect(house.chat.at(-1)).toBe('You said: Hello');
    expect(house.snapshot.run.halt?.reason).toBe('stopped');
    expect(await house.answer('y')).toMatchObject({ ok: false, code: 'halted' });
    expect(await house.say('y')).toMatchObject({ ok: false, code: 'halted' });
    expect(house.store.notes.size).toBe(1);
    await house.command('resume');
    await house.answer('y');
    expect(house.store.notes.size).toBe(2);
    await expectSound(house);
  });

  it('stays stopped when a reply turns out invalid, and when the budget would have been spent', async () => {
    const house = await new AgentHouse({
      mind: plainMind((pack) => (pack.trigger.text === 'Nonsense?' ? ({} as never) : null)),
    }).open();
    await house.say('Keep five notes');
    await house.command('stop');
    await house.say('Nonsense?');
    expect(house.all('lifecycle').filter(({ name }) => name === 'invalid_output')).toHaveLength(3);
    expect(house.snapshot.run.halt?.reason).toBe('stopped');
    await house.say('Hello');
    expect(house.snapshot.run.halt?.reason).toBe('stopped');
    expect(house.chat.at(-1)).toBe('You said: Hello');
    await expectSound(house);
  });

  it('pressed again it cuts off the reply that was begun after the first time, and is refused when nothing runs', async () => {
    const house = await new AgentHouse({
      mind: scriptedMind((pack) => (pack.why === 'input' ? new Promise(() => {}) : decision({}))),
    }).open();
    await house.command('stop');
    expect(await house.command('stop')).toMatchObject({ ok: false, code: 'nothing_to_stop' });
    await house.say('Hello');
    expect(await house.command('stop')).toMatchObject({ ok: true });
    house.clock.advance(1_000);
    await house.settle();
    await expectQuiet(house);
    await expectSound(house);
  });

  it('resume without anything to resume, and drop without anything to drop, say so', async () => {
    const house = await new AgentHouse({
      mind: plainMind((pack) => (pack.why === 'start' ? decision({}) : null)),
    }).open();
    expect(await house.command('resume')).toMatchObject({ ok: false, code: 'nothing_to_resume' });
    expect(await house.command('drop')).toMatchObject({ ok: false, code: 'nothing_to_drop' });
    expect(await house.say('/done')).toMatchObject({ ok: false, code: 'no_such_choice' });
    expect(house.all('input')).toEqual([]);
  });

  it('is taken up at the next heartbeat though its poke was lost and something hangs', async () => {
    const outside = new Outside();
    outside.end = () => 'hang_until_stopped';
    const house = await callingHouse(outside).open();
    await house.say('Call five times');
    await house.answer('y');
    await house.journal.putRow({ kind: 'control', id: 'unheard', lang: 'en', at: '', command: 'stop' });
    await house.settleFully();
    expect(house.snapshot.run.halt).toBeNull();
    house.clock.advance(60_000);
    await house.settle();
    expect(house.snapshot.run.halt?.reason).toBe('stopped');
  });

  it('[CG-21] commands and answers are no input events; what they cause is there', async () => {
    const house = await new AgentHouse().open();
    await house.say('Keep five notes');
    for (const text of ['/help', '/status', '/stop', '/resume', 'y', '/drop']) await house.say(text);
    expect(house.all('input').map(({ text }) => text)).toEqual(['Keep five notes']);
    expect(house.all('lifecycle').map(({ name }) => name)).toEqual(['started', 'halted', 'resumed']);
    expect(house.all('output').flatMap(({ code }) => code ?? [])).toContain('reply.help');
    // nothing in the log is behind them: no event that only happens to be the newest is named as their cause
    const told = house.all('output').filter(({ code }) => code === 'reply.help' || code === 'reply.status');
    expect(told.map(({ trigger }) => trigger)).toEqual([1, 1]);
    expect(house.all('approval').filter(({ by }) => by === 'user')).toHaveLength(1);
    await expectSound(house);
  });
});
