import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { Outside } from '../../../tests/support/outside-call';
import { decision, plainMind, type Reply } from '../../../tests/support/scripted-mind';
import { expectSound } from '../../../tests/support/sound-log';
import type { ContextPack, Deliberator } from '../mind/context-pack';

/** Answers messages plainly, and calls the outside for each task. */
function callingMind(overrides: (pack: ContextPack) => ReturnType<typeof decision> | null = () => null): Deliberator {
  return plainMind((pack) => overrides(pack) ?? (pack.task ? call(pack) : null));
}

function call(pack: ContextPack) {
  return decision({
    action_type: 'outside.call',
    action_payload: { to: pack.task?.id ?? '' },
    task: pack.task?.id ?? '',
  });
}

async function houseWith(outside: Outside, mind: Deliberator = callingMind()): Promise<AgentHouse> {
  const house = await new AgentHouse({ capabilities: [outside.capability()], mind }).open();
  await house.say('Call five times');
  return house;
}

describe('interrupts', () => {
  it('[AV-40] [AV-41] a message stops a running capability; its task is told and waits for resume or drop', async () => {
    const outside = new Outside();
    outside.end = () => 'hang_until_stopped';
    const house = await houseWith(outside);
    await house.answer('y');
    expect(house.snapshot.run.phase).toBe('action');
    await house.say('Wait, what is this?');
    expect(house.chat.slice(-4)).toEqual([
      '> Wait, what is this?',
      'You spoke, so I stopped G1-T1, “Task 1”, in the middle of outside.call. Resume it, or drop it?',
      '[G1-T1] ACTIVE Task 1 / stopped',
      'You said: Wait, what is this?',
    ]);
    expect(house.newest('output').seq).toBeGreaterThan(0);
    expect(
      house
        .all('output')
        .find(({ code }) => code === 'question.interrupted')
        ?.choices?.map(({ id }) => id),
    ).toEqual(['resume', 'drop']);
    expect(house.snapshot.run).toMatchObject({
      phase: 'asking',
      interrupted: { task: 'G1-T1' },
      confirm: { kind: 'interrupted' },
    });
    house.clock.advance(3_600_000);
    await house.settle();
    expect(outside.calls).toHaveLength(1);
    await expectSound(house);

    outside.end = () => ({});
    await house.choose('resume');
    expect(house.snapshot.run.pending).toMatchObject({ task: 'G1-T1' });
    await house.answer('y');
    expect(house.chat).toContain('[G1-T1] DONE Task 1');
    await expectSound(house);
  });

  it('[AV-41] drop marks the task FAIL / dropped, and the next begins', async () => {
    const outside = new Outside();
    outside.end = () => 'hang_until_stopped';
    for (const how of ['choice', 'button', 'command'] as const) {
      const house = await houseWith(outside);
      await house.answer('y');
      await house.say('Stop that');
      if (how === 'choice') await house.choose('drop');
      else if (how === 'button') await house.command('drop');
      else await house.say('／drop');
      expect(house.chat).toContain('[G1-T1] FAIL Task 1 / dropped');
      expect(house.snapshot.run).toMatchObject({ interrupted: null, confirm: null, pending: { task: 'G1-T2' } });
      await expectSound(house);
    }
  });

  it('[AV-40] a message stops a deliberation of the plan, which leaves a record and no thought', async () => {
    const mind = slowMind((pack) => (pack.why === 'plan' ? 'wait' : null));
    const house = await new AgentHouse({ mind }).open();
    await house.say('Keep five notes');
    const thoughts = house.all('thought').length;
    await house.say('Hello');
    expect(house.newest('lifecycle')).toMatchObject({ name: 'interrupted', reason: 'input', task: null });
    expect(house.all('thought')).toHaveLength(thoughts + 1);
    expect(house.chat.at(-1)).toBe('You said: Hello');
    // nothing was begun, so nothing waits to be resumed: the plan goes on by itself
    expect(mind.underWay).toBe(1);
    mind.release();
    await house.settle();
    expect(house.snapshot.run.pending?.task).toBe('G1-T1');
    await expectSound(house);
  });

  it('[AV-41] a task that was begun and is being thought about waits for resume or drop, too', async () => {
    const outside = new Outside();
    const mind = slowMind((pack) =>
      pack.task?.status === 'active' ? 'wait' : pack.task ? { ...call(pack), finishes: false } : null,
    );
    const house = await houseWith(outside, mind);
    await house.answer('y');
    expect(mind.underWay).toBe(1);
    await house.say('Hello');
    expect(house.chat).toContain('You spoke, so I stopped G1-T1, “Task 1”, while thinking. Resume it, or drop it?');
    expect(house.snapshot.run.interrupted?.task).toBe('G1-T1');
    await house.choose('resume');
    expect(mind.underWay).toBe(1);
    mind.release();
    await house.settle();
    await expectSound(house);
  });

  it('[AV-40] a message that comes while another is answered stops that, and both are answered in order', async () => {
    const mind = slowMind((pack) => (pack.trigger.text === 'First' ? 'wait' : null));
    const house = await new AgentHouse({ mind }).open();
    await house.say('Keep five notes');
    await house.say('First');
    await house.say('Second');
    await house.say('Third');
    mind.release();
    await house.settle();
    const replies = house.all('output').filter(({ kind }) => kind === 'reply');
    expect(replies.map(({ data }) => data).slice(-3)).toEqual([
      'You said: First',
      'You said: Second',
      'You said: Third',
    ]);
    await expectSound(house);
  });

  it('[AV-41] nothing but the user’s input interrupts: no heartbeat, no time, no finished effect', async () => {
    const outside = new Outside();
    outside.end = () => 'hang';
    const house = await houseWith(outside);
    await house.answer('y');
    for (let beat = 0; beat < 5; beat++) {
      house.clock.advance(60_000);
      await house.settle();
    }
    expect(house.snapshot.run.phase).toBe('action');
    expect(house.all('lifecycle').filter(({ name }) => name === 'interrupted')).toEqual([]);
  });

  it('a mind that does not listen is not waited for: a second later the message is answered, and its late output counts for nothing', async () => {
    const mind = slowMind((pack) => (pack.why === 'plan' ? 'ignore' : null));
    const house = await new AgentHouse({ mind }).open();
    await house.say('Keep five notes');
    await house.say('Hello');
    expect(house.chat.at(-1)).toBe('> Hello');
    house.clock.advance(1_000);
    await house.settle();
    expect(house.chat.at(-1)).toBe('You said: Hello');
    const thoughts = house.all('thought').length;
    mind.release();
    await house.settle();
    expect(house.all('thought').length - thoughts).toBeLessThanOrEqual(1);
    await expectSound(house);
  });

  it('two messages in a row tell once of the task that was cut off', async () => {
    const outside = new Outside();
    outside.end = () => 'hang';
    const house = await houseWith(outside);
    await house.answer('y');
    await house.say('One');
    await house.say('Two');
    house.clock.advance(1_000);
    await house.settle();
    expect(house.all('output').filter(({ code }) => code === 'question.interrupted')).toHaveLength(1);
    expect(house.chat).toContain('You said: One');
    expect(house.chat).toContain('You said: Two');
    await expectSound(house);
  });

  it('a drop that comes before what runs has stopped waits for its end, a second at most, and is not lost', async () => {
    const outside = new Outside();
    outside.end = () => 'hang';
    const house = await houseWith(outside);
    await house.answer('y');
    const dropping = house.command('drop');
    await house.settle().catch(() => undefined);
    expect(house.store.inbox).toHaveLength(1);
    house.clock.advance(1_000);
    expect(await dropping).toMatchObject({ ok: true });
    expect(house.chat).toContain('[G1-T1] FAIL Task 1 / dropped');
    expect(house.ended.filter(({ decision: of }) => of === house.newest('action').decision).length).toBeGreaterThan(0);
    expect(house.snapshot.run).toMatchObject({ confirm: null, pending: { task: 'G1-T2' } });
    expect(outside.calls).toHaveLength(1);
    await expectSound(house);
  });
});

/** A plain mind, some of whose deliberations wait for the test; `wait` ends when it is told to, `ignore` does not. */
function slowMind(
  reply: (pack: ContextPack) => 'wait' | 'ignore' | Exclude<Reply, (...never: never[]) => unknown> | null,
) {
  const plain = plainMind();
  let releases: (() => void)[] = [];
  let isReleased = false;
  return {
    ...plain,
    get underWay() {
      return releases.length;
    },
    release() {
      isReleased = true;
      for (const release of releases) release();
      releases = [];
    },
    async deliberate(pack: ContextPack, signal: Parameters<Deliberator['deliberate']>[1]): Promise<unknown> {
      const wanted = reply(pack);
      if (wanted !== 'wait' && wanted !== 'ignore') return wanted ?? plain.deliberate(pack, signal);
      if (!isReleased) {
        await new Promise<void>((resolve, reject) => {
          releases.push(resolve);
          if (wanted === 'ignore') return;
          signal.addEventListener('abort', () => {
            releases = releases.filter((release) => release !== resolve);
            reject(new Error('aborted'));
          });
        });
      }
      return plain.deliberate(pack, signal);
    },
  };
}
