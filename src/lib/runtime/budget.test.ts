import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { Outside } from '../../../tests/support/outside-call';
import { decision, goal, plainMind, talk } from '../../../tests/support/scripted-mind';
import { expectSound } from '../../../tests/support/sound-log';
import type { Capability } from '../agent/fold/capability';
import { success } from '../base/result';

/** Talks to itself for ever, beside its tasks. */
const mutterer = () => plainMind((pack) => (pack.why === 'plan' ? talk(`Hm, hm ${pack.trigger.seq}.`) : null));

/** Looks at one thing after the other without asking: there is a rule for it. */
function watcher(): { mind: ReturnType<typeof plainMind>; capabilities: Capability[] } {
  const look: Capability = {
    ...new Outside().capability({ sends: false }),
    name: 'world',
    parse: (payload) => success(payload),
    run: async (_payload, { now }) => ({
      ...{ outcome: 'success', cause: null, summary: 'Looked', found: null, output: null, useful: false },
      ...{ search_summary: 'looked', changes: [], seen: {}, taint: [] },
      observation: {
        source: 'world',
        facts: [{ text: 'Something', confidence: 1, observed_at: new Date(now).toISOString() }],
        estimates: [],
        unknowns: [],
      },
    }),
  };
  const mind = plainMind((pack) =>
    pack.why === 'plan' ? decision({ action_type: 'world', action_payload: { at: pack.trigger.seq } }) : null,
  );
  return { mind, capabilities: [look] };
}

describe('budgets', () => {
  it('five turns running without progress halt with a plain question; y goes on', async () => {
    const house = await new AgentHouse({ mind: mutterer() }).open();
    await house.say('Keep five notes');
    expect(house.chat.filter((line) => line.startsWith('Hm'))).toHaveLength(5);
    expect(house.snapshot.run).toMatchObject({
      phase: 'halted',
      halt: { reason: 'budget' },
      pending: { capability: 'budget.extend' },
    });
    expect(house.snapshot.run.pending?.lines[0].text).toBe('5 turns in a row brought nothing new. Go on all the same?');
    const { length } = house.events;
    house.clock.advance(7_200_000);
    await house.settle();
    expect(house.events).toHaveLength(length);
    await house.answer('y');
    expect(house.changed).toMatchObject([{ subject: 'budget', by: 'user', after: { turns: 0, idle_turns: 0 } }]);
    expect(house.chat.filter((line) => line.startsWith('Hm'))).toHaveLength(11); // the first one is caused by the y
    expect(house.snapshot.run.halt?.reason).toBe('budget');
    await expectSound(house);
  });

  it('n leaves it halted; a message is answered meanwhile; Resume goes on', async () => {
    const house = await new AgentHouse({ mind: mutterer() }).open();
    await house.say('Keep five notes');
    await house.answer('n');
    expect(house.snapshot.run).toMatchObject({ halt: { reason: 'budget' }, pending: null });
    await house.say('Hello');
    expect(house.chat.at(-1)).toBe('You said: Hello');
    expect(house.snapshot.run.halt?.reason).toBe('budget');
    await house.command('resume');
    expect(house.chat.filter((line) => line.startsWith('Hm'))).toHaveLength(11);
    await expectSound(house);
  });

  it('Resume closes the question; an answer to it comes too late', async () => {
    const house = await new AgentHouse({ mind: mutterer() }).open();
    await house.say('Keep five notes');
    const { request, digest } = house.snapshot.run.pending ?? { request: '', digest: '' };
    await house.command('stop');
    expect(await house.answer('y')).toMatchObject({ ok: false, code: 'halted' });
    await house.command('resume');
    expect(await house.answer('y', { request, digest })).toMatchObject({ ok: true }); // stopped is another halt: the question stands
    await house.command('resume');
    expect(await house.answer('y', { request, digest })).toMatchObject({ ok: false, code: 'already_answered' });
    await expectSound(house);
  });

  it('a number of turns an hour that the user did not cause, not one more; the next hour is a new one', async () => {
    const first = await new AgentHouse().open();
    expect(first.snapshot.run.settings.turns_an_hour).toBe(600);
    first.snapshot.run.settings.turns_an_hour = 30; // 600 would only take longer
    await first.close();
    const house = await new AgentHouse({ ...watcher(), store: first.store }).open();
    await house.say('Watch');
    await house.settleFully();
    const turns = () => house.all('action').filter(({ capability }) => capability === 'world').length;
    expect(turns()).toBe(29); // the question at the start was one, too
    expect(house.snapshot.run.pending?.lines[0].text).toBe('30 turns this hour are used. Go on for another hour?');
    await house.answer('n');
    house.clock.advance(3_600_000);
    await house.command('resume');
    await house.settleFully();
    expect(turns()).toBe(29 + 31); // one more than 30: the person caused it
  });

  it('turns that the user caused do not count, and a word of the user is progress', async () => {
    const house = await new AgentHouse({
      mind: plainMind((pack) => (pack.why === 'plan' ? decision({}) : null)),
    }).open();
    await house.say('Keep five notes');
    for (let message = 0; message < 30; message++) await house.say('Hello');
    expect(house.snapshot.run.halt).toBeNull();
    expect(house.snapshot.run.budget_use).toMatchObject({ turns: 32, idle_turns: 1 }); // the plan’s own, not the replies
    await expectSound(house);
  });

  it('a budget cannot be lifted by a rule, nor by the mind itself', async () => {
    const house = await new AgentHouse({
      mind: plainMind((pack) =>
        pack.why === 'plan'
          ? decision({
              action_type: 'budget.extend',
              action_payload: { budget: 'turns' },
              task: pack.task?.id ?? 'G1-T1',
            })
          : null,
      ),
    }).open();
    await house.say('Keep five notes');
    expect(house.newest('approval')).toMatchObject({ status: 'asked', capability: 'budget.extend', by: null });
    expect(house.changed).toEqual([]);
  });
});

describe('loops', () => {
  it('[F-37] the same action a third time, with nothing new between, is refused and its task fails', async () => {
    const outside = new Outside();
    const house = await new AgentHouse({
      capabilities: [outside.capability()],
      mind: plainMind((pack) =>
        pack.task
          ? decision({
              action_type: 'outside.call',
              action_payload: { to: 'same' },
              task: pack.task.id,
              finishes: false,
            })
          : null,
      ),
    }).open();
    await house.say('Call');
    await house.answer('y');
    await house.answer('y');
    expect(outside.calls).toHaveLength(2);
    expect(house.chat).toContain('[G1-T1] FAIL Task 1 / it would have repeated itself');
    expect(house.ended.find(({ cause }) => cause === 'repeated')).toMatchObject({
      action: null,
      outcome: 'failed',
    });
    await expectSound(house);
  });

  it('[F-37] a failing action comes to its end within three, too', async () => {
    const outside = new Outside();
    outside.end = () => ({ outcome: 'no_effect', cause: 'error', summary: 'Nothing' });
    const house = await new AgentHouse({
      capabilities: [outside.capability()],
      mind: plainMind((pack) =>
        pack.task
          ? decision({ action_type: 'outside.call', action_payload: { to: 'same' }, task: pack.task.id })
          : null,
      ),
    }).open();
    await house.say('Call');
    for (let count = 0; count < 5 && house.snapshot.run.pending?.task === 'G1-T1'; count++) await house.answer('y');
    expect(house.all('action').filter(({ task }) => task === 'G1-T1').length).toBeLessThanOrEqual(3);
    expect(house.snapshot.state.plan.goals[0]?.tasks[0]?.status).toBe('fail');
    await expectSound(house);
  });

  it('a word of the user between makes it another matter', async () => {
    const outside = new Outside();
    const house = await new AgentHouse({
      capabilities: [outside.capability()],
      mind: plainMind((pack) =>
        pack.task
          ? decision({
              action_type: 'outside.call',
              action_payload: { to: 'same' },
              task: pack.task.id,
              finishes: false,
            })
          : null,
      ),
    }).open();
    await house.say('Call');
    for (let count = 0; count < 4; count++) {
      await house.answer('y');
      await house.say('Once more');
    }
    expect(outside.calls).toHaveLength(4);
    await expectSound(house);
  });

  it('[F-37] an idle hour: no deliberation, no event, at most 60 wake-ups', async () => {
    let deliberations = 0;
    const plain = plainMind();
    const house = await new AgentHouse({
      mind: {
        ...plain,
        deliberate: (pack, signal) => {
          deliberations += 1;
          return plain.deliberate(pack, signal);
        },
      },
    }).open();
    await house.say('Keep five notes');
    await house.approveAll();
    let reads = 0;
    const nextRow = house.journal.nextRow.bind(house.journal);
    house.journal.nextRow = async () => {
      reads += 1;
      return nextRow();
    };
    const [before, { length }] = [deliberations, house.events];
    for (let second = 0; second < 3_600; second += 10) {
      house.clock.advance(10_000);
      await house.settle();
    }
    expect(deliberations).toBe(before);
    expect(house.events).toHaveLength(length);
    expect(reads).toBeLessThanOrEqual(60);
  });
});

describe('the limits of a task', () => {
  it('[CG-34] partial and no_effect mean another way, three at most; then the task has failed', async () => {
    for (const outcome of ['partial', 'no_effect'] as const) {
      const outside = new Outside();
      outside.end = () => ({ outcome, cause: 'error', summary: 'Half' });
      const tries: number[] = [];
      const house = await new AgentHouse({
        capabilities: [outside.capability()],
        mind: plainMind((pack) => {
          if (!pack.task) return null;
          if (pack.task.id === 'G1-T1') tries.push(pack.task.tries);
          const action_payload = { to: pack.task.id, way: pack.task.tries };
          return decision({ action_type: 'outside.call', action_payload, task: pack.task.id });
        }),
      }).open();
      await house.say('Call');
      for (let count = 0; count < 3; count++) await house.answer('y');
      expect(tries).toEqual([0, 1, 2]);
      expect(house.chat.filter((line) => line.startsWith('[G1-T1]'))).toEqual([
        '[G1-T1] ACTIVE Task 1 / it failed',
        '[G1-T1] ACTIVE Task 1 / it failed',
        '[G1-T1] ACTIVE Task 1 / it failed',
        '[G1-T1] FAIL Task 1 / no way led there',
      ]);
      expect(
        house.ended
          .filter(({ task }) => task === 'G1-T1')
          .map((result) => [result.status, 'outcome' in result && result.outcome]),
      ).toEqual([
        ['fail', outcome],
        ['fail', outcome],
        ['fail', outcome],
        ['fail', 'failed'],
      ]);
      expect(house.snapshot.run.pending?.task).toBe('G1-T2');
      await expectSound(house);
    }
  });

  it('[CG-34] each outcome means its own thing for the task', async () => {
    const ends = {
      success: 'done',
      failed: 'fail',
      partial: 'active',
      no_effect: 'active',
      uncertain: 'active',
    } as const;
    for (const [outcome, status] of Object.entries(ends)) {
      const outside = new Outside();
      outside.end = () => ({
        outcome: outcome as keyof typeof ends,
        cause: outcome === 'success' ? null : 'error',
        summary: 'So',
      });
      const house = await new AgentHouse({
        capabilities: [outside.capability()],
        mind: plainMind((pack) =>
          pack.task
            ? decision({
                action_type: 'outside.call',
                action_payload: { to: pack.task.id, n: pack.task.tries },
                task: pack.task.id,
              })
            : null,
        ),
      }).open();
      await house.say('Call');
      await house.answer('y');
      expect(house.snapshot.state.plan.goals[0]?.tasks[0]?.status).toBe(status);
      expect(house.snapshot.state.result.status).toBe(outcome === 'success' ? 'done' : 'fail');
      await expectSound(house);
    }
  });

  it('what was expected and not seen makes a success partial, and none of it no_effect', async () => {
    const house = await new AgentHouse({
      mind: plainMind((pack) => {
        if (!pack.task) return null;
        const path = `${pack.task.id}-${pack.task.tries}.md`;
        return decision({
          action_type: 'note.write',
          action_payload: { path, content: 'bees and honey', mode: 'create' },
          task: pack.task.id,
          expected: [{ kind: 'note_holds', path, texts: pack.task.tries === 0 ? ['bees', 'wax'] : ['wax'] }],
        });
      }),
    }).open();
    await house.say('Write');
    await house.answer('y');
    await house.answer('y');
    const ended = house.ended.filter(({ task }) => task === 'G1-T1');
    expect(ended).toMatchObject([
      { outcome: 'partial', cause: 'mismatch' },
      { outcome: 'no_effect', cause: 'mismatch' },
    ]);
    expect(house.store.notes.size).toBe(2);
  });

  it('success with finishes false leaves it active, eight actions at most', async () => {
    const outside = new Outside();
    const house = await new AgentHouse({
      capabilities: [outside.capability()],
      mind: plainMind((pack) =>
        pack.task
          ? decision({
              action_type: 'outside.call',
              action_payload: { n: pack.task.actions, of: pack.task.id },
              task: pack.task.id,
              finishes: false,
            })
          : null,
      ),
    }).open();
    await house.say('Call');
    for (let count = 0; count < 8; count++) {
      expect(house.snapshot.run.pending?.task).toBe('G1-T1');
      await house.answer('y');
    }
    expect(house.chat).toContain('[G1-T1] FAIL Task 1 / no way led there');
    expect(house.snapshot.run.pending?.task).toBe('G1-T2');
    await expectSound(house);
  });

  it('talk counts among the eight', async () => {
    const house = await new AgentHouse({
      mind: plainMind((pack) =>
        pack.task ? talk(`Still at it: ${pack.task.actions}`, { task: pack.task.id, finishes: false }) : null,
      ),
    }).open();
    await house.say('Talk');
    for (let hour = 0; hour < 4; hour++) await house.command('resume');
    expect(house.chat.filter((line) => line.includes('no way led there')).length).toBeGreaterThan(0);
    expect(house.all('action').filter(({ task }) => task === 'G1-T1')).toHaveLength(8);
    await expectSound(house);
  });

  it('actions without a task change none', async () => {
    const outside = new Outside();
    outside.end = () => ({ outcome: 'failed', cause: 'error', summary: 'It did not work' });
    const house = await new AgentHouse({
      capabilities: [outside.capability()],
      mind: plainMind((pack) => {
        if (pack.why === 'plan') return decision({});
        return pack.trigger.text === 'Call' ? decision({ action_type: 'outside.call', action_payload: {} }) : null;
      }),
    }).open();
    await house.say('Keep five notes');
    const { goals } = house.snapshot.state.plan;
    await house.say('Call');
    await house.answer('y');
    expect(house.snapshot.state.plan.goals).toEqual(goals);
    expect(house.chat).toContain('It did not work.');
    expect(goal(1).tasks).toHaveLength(goals[0]?.tasks.length ?? 0);
    await expectSound(house);
  });
});
