import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { KilledHouse } from '../../../tests/support/killed-house';
import { Outside } from '../../../tests/support/outside-call';
import { decision, plainMind, scriptedMind, talk, writeNote } from '../../../tests/support/scripted-mind';
import { expectSound } from '../../../tests/support/sound-log';
import type { Capability } from '../agent/fold/capability';

const minute = 60_000;

function calling(outside: Outside, more: Partial<Capability> = {}) {
  return {
    capabilities: [outside.capability(more)],
    mind: plainMind((pack) =>
      pack.task
        ? decision({ action_type: 'outside.call', action_payload: { to: pack.task.id }, task: pack.task.id })
        : null,
    ),
  };
}

describe('killed after the y, before the action', () => {
  async function killedAfterAnswer(): Promise<{ killed: KilledHouse; outside: Outside; died: () => Promise<void> }> {
    const outside = new Outside();
    const killed = new KilledHouse(calling(outside), 'after_answer', 1);
    await killed.live((house) => house.open());
    const died = async () => {
      await killed.house.say('Call five times');
      await killed.dieWhile((house) => house.answer('y'));
    };
    return { killed, outside, died };
  }

  it('[F-01] the approval survives, and it goes on by itself while the answer is younger than 10 minutes', async () => {
    const { killed, outside, died } = await killedAfterAnswer();
    await died();
    expect(outside.calls).toEqual([]);
    killed.clock.advance(10 * minute - 1);
    await killed.replace();
    expect(outside.calls).toHaveLength(1);
    expect(killed.house.chat).toContain('[G1-T1] DONE Task 1');
    await expectSound(killed.house);
  });

  it.each([10 * minute, 24 * 60 * minute, -minute])(
    '[F-01] else (%d ms later) the same action is asked anew, under a new request',
    async (ms) => {
      const { killed, outside, died } = await killedAfterAnswer();
      await died();
      const before = killed.house.snapshot.run.granted;
      killed.clock.jump(ms);
      await killed.replace();
      const { pending } = killed.house.snapshot.run;
      expect(outside.calls).toEqual([]);
      expect(pending).toMatchObject({ decision: before?.decision, digest: before?.digest, lines: before?.lines });
      expect(pending?.request).not.toBe(before?.request);
      await killed.house.answer('y', { request: before?.request ?? '' });
      expect(outside.calls).toEqual([]);
      await killed.house.answer('y');
      expect(outside.calls).toEqual([pending?.request]);
      await expectSound(killed.house);
    },
  );
});

describe('killed between an action and its result', () => {
  for (const at of ['after_action', 'after_effect'] as const) {
    it(`[F-02] ${at}: uncertain, the task stays active, nothing is repeated, the person is asked`, async () => {
      const outside = new Outside();
      const killed = new KilledHouse(calling(outside), at, at === 'after_action' ? 2 : 1);
      await killed.live((house) => house.open());
      await killed.live((house) => house.say('Call five times'));
      await killed.live((house) => house.answer('y'));
      expect(killed.wasKilled).toBe(true);
      const { house } = killed;
      const calls = at === 'after_action' ? 0 : 1;
      expect(outside.calls).toHaveLength(calls);
      expect(house.newest('result')).toMatchObject({
        status: 'fail',
        outcome: 'uncertain',
        cause: 'unknown_end',
        task: 'G1-T1',
      });
      expect(house.snapshot.state.plan.goals[0]?.tasks[0]?.status).toBe('active');
      expect(house.chat.slice(-2)).toEqual([
        '[G1-T1] ACTIVE Task 1 / how it ended is not known',
        'I do not know how this ended: Call {"to":"G1-T1"}. I will not repeat it by myself. Did it happen?',
      ]);
      expect(house.newest('output').choices?.map(({ id }) => id)).toEqual(['done', 'fail', 'retry']);
      for (let reload = 0; reload < 3; reload++) {
        house.clock.advance(60 * minute);
        await killed.replace();
      }
      expect(outside.calls).toHaveLength(calls);
      expect(killed.house.snapshot.run).toMatchObject({ phase: 'asking', confirm: { kind: 'uncertain' } });
      await expectSound(killed.house);
    });
  }

  for (const [how, end] of [
    ['by choice', (house: AgentHouse, choice: string) => house.choose(choice)],
    ['by /command', (house: AgentHouse, choice: string) => house.say(`/${choice}`)],
  ] as const) {
    it(`[CG-34] the person ends it ${how}: done, fail, or asked once more`, async () => {
      for (const choice of ['done', 'fail', 'retry']) {
        const outside = new Outside();
        outside.end = (call) => (call === 1 ? 'throw' : {});
        const house = await new AgentHouse(calling(outside)).open();
        await house.say('Call five times');
        await house.answer('y');
        expect(house.snapshot.run.confirm?.kind).toBe('uncertain');
        const { request } = house.newest('action');
        expect(await end(house, choice)).toMatchObject({ ok: true });
        if (choice === 'retry') {
          expect(house.snapshot.run).toMatchObject({
            confirm: null,
            pending: { task: 'G1-T1', failed_before: { cause: 'unknown_end' } },
          });
          expect(house.snapshot.run.pending?.request).not.toBe(request);
          expect(outside.calls).toHaveLength(1);
          await house.answer('y');
          expect(outside.calls).toHaveLength(2);
        } else {
          expect(house.ended.at(-1)).toMatchObject({
            by: 'user',
            outcome: choice === 'done' ? 'success' : 'failed',
          });
        }
        const line = choice === 'fail' ? '[G1-T1] FAIL Task 1 / how it ended is not known' : '[G1-T1] DONE Task 1';
        expect(house.chat).toContain(line);
        expect(house.snapshot.run.pending?.task).toBe('G1-T2');
        expect(await end(house, 'done')).toMatchObject({ ok: false, code: 'no_such_choice' });
        await expectSound(house);
      }
    });
  }

  it('what the capability knows is so: done is done; not done is thought about again and asked again', async () => {
    for (const [end, line] of [
      ['done', '[G1-T1] DONE Task 1'],
      ['not_done', '[G1-T1] ACTIVE Task 1 / cut off before it ran'],
    ] as const) {
      const outside = new Outside();
      const killed = new KilledHouse(calling(outside, { probe: async () => end }), 'after_action', 2);
      await killed.live((house) => house.open());
      await killed.live((house) => house.say('Call five times'));
      await killed.live((house) => house.answer('y'));
      expect(outside.calls).toEqual([]);
      expect(killed.house.chat).toContain(line);
      expect(killed.house.snapshot.run.pending?.task).toBe(end === 'done' ? 'G1-T2' : 'G1-T1');
      await expectSound(killed.house);
    }
  });

  it('a probe that fails, throws or never answers knows nothing', async () => {
    for (const probe of [
      () => Promise.reject(new Error('no line')),
      () => {
        throw new Error('at once');
      },
      () => new Promise<never>(() => {}),
    ]) {
      const outside = new Outside();
      const killed = new KilledHouse(calling(outside, { probe }), 'after_action', 2);
      await killed.live((house) => house.open());
      await killed.live((house) => house.say('Call five times'));
      await killed.live((house) => house.answer('y'));
      killed.clock.advance(10_000);
      await killed.house.settle();
      expect(killed.house.snapshot.run.confirm?.kind).toBe('uncertain');
      await killed.house.say('Hello'); // it did not hang
      expect(killed.house.chat.at(-1)).toBe('You said: Hello');
      await expectSound(killed.house);
    }
  });

  it('an action that the person asked for beside the tasks is asked anew when it certainly did not run', async () => {
    const killed = new KilledHouse(
      {
        mind: plainMind((pack) =>
          pack.why === 'input' && pack.purpose
            ? writeNote('mine.md', 'Mine')
            : pack.why === 'plan'
              ? decision({})
              : null,
        ),
      },
      'after_action',
      2, // the first is the question at the start
    );
    await killed.live((house) => house.open());
    await killed.live((house) => house.say('Keep five notes'));
    await killed.live((house) => house.say('Write it down'));
    const before = killed.house.snapshot.run.pending?.request;
    await killed.live((house) => house.answer('y'));
    expect(killed.wasKilled).toBe(true);
    expect(killed.house.store.notes.size).toBe(0);
    expect(killed.house.snapshot.run.pending).toMatchObject({ capability: 'note.write', task: null });
    expect(killed.house.snapshot.run.pending?.request).not.toBe(before);
    await killed.house.answer('y');
    expect(killed.house.store.notes.has('mine.md')).toBe(true);
    await expectSound(killed.house);
  });

  it('where another request is open by then, the mind is told that it did not run, and the message is answered', async () => {
    const outside = new Outside();
    outside.end = () => 'throw';
    const reader = plainMind((pack) => {
      if (pack.task && pack.why === 'plan')
        return decision({ action_type: 'outside.call', action_payload: {}, task: pack.task.id, way: 'tools' });
      if (pack.why === 'follow') return talk(`Told of ${pack.trigger.text}`, { way: 'tools' });
      return pack.trigger.text === 'Write it down' ? writeNote('mine.md', 'Mine', { way: 'tools' }) : null;
    });
    const mind = { ...reader, isRules: false };
    const killed = new KilledHouse({ capabilities: [outside.capability()], mind }, 'after_action', 3);
    await killed.live((house) => house.open());
    await killed.live((house) => house.say('/purpose Call five times'));
    await killed.live((house) => house.answer('y'));
    await killed.live((house) => house.say('Write it down'));
    await killed.dieWhile((house) => house.answer('y'));
    const { confirm } = killed.house.snapshot.run;
    await killed.house.journal.putRow({
      ...{ kind: 'choice', id: 'retried', lang: 'en', at: new Date(killed.clock.now()).toISOString() },
      ...{ question: confirm?.output ?? 0, choice: 'retry', label: 'Try again' },
    });
    await killed.replace();
    expect(killed.house.snapshot.run.pending).toMatchObject({ capability: 'outside.call', task: 'G1-T1' });
    expect(killed.house.ended).toContainEqual(expect.objectContaining({ cause: 'not_run', task: null }));
    expect(killed.house.chat.at(-1)).toMatch(/^Told of /);
    expect(killed.house.snapshot.run).toMatchObject({ intents: [{ task: 'G1-T1' }], queue: [] });
    await expectSound(killed.house);
  });

  it('[F-04] a time-out with the effect perhaps done is uncertain, never failed, never retried', async () => {
    for (const end of [{ outcome: 'uncertain', cause: 'timeout', summary: 'No answer in time' }, 'throw'] as const) {
      const outside = new Outside();
      outside.end = () => end;
      const house = await new AgentHouse(calling(outside)).open();
      await house.say('Call five times');
      await house.answer('y');
      house.clock.advance(60 * minute);
      await house.settle();
      await house.say('Hello');
      expect(outside.calls).toHaveLength(1);
      expect(house.ended).not.toContainEqual(expect.objectContaining({ outcome: 'failed' }));
      expect(house.snapshot.run.confirm?.kind).toBe('uncertain');
      await expectSound(house);
    }
  });

  it('a capability that throws before it gives a promise may have begun: uncertain', async () => {
    const outside = new Outside();
    const run = () => {
      throw new Error('at once');
    };
    const house = await new AgentHouse(calling(outside, { run })).open();
    await house.say('Call five times');
    await house.answer('y');
    expect(house.ended.at(-1)).toMatchObject({ outcome: 'uncertain' });
    await expectSound(house);
  });

  it('a report that does not fit the log keeps its end and what it changed', async () => {
    for (const report of [
      { summary: 'x'.repeat(40_000) },
      { summary: 'half \uD83D' },
      { output: '凪'.repeat(20_000) },
      { taint: ['not a taint'] },
      {
        observation: {
          source: 's',
          facts: [{ text: 'x', confidence: NaN, observed_at: '' }],
          estimates: [],
          unknowns: [],
        },
      },
    ]) {
      const outside = new Outside();
      outside.end = () => ({ ...report, changes: [{ kind: 'put', path: 'a.md', content: 'There' }] });
      const house = await new AgentHouse(calling(outside)).open();
      await house.say('Call five times');
      await house.answer('y');
      expect(house.chat).toContain('[G1-T1] DONE Task 1');
      expect(house.store.notes.get('a.md')?.content).toBe('There');
      await expectSound(house);
    }
  });

  it('a capability that is gone, or of another version, is not run', async () => {
    for (const change of [{ version: 2 }, { name: 'outside.other' }]) {
      const outside = new Outside();
      const first = await new AgentHouse(calling(outside)).open();
      await first.say('Call five times');
      await first.close();
      const again = await new AgentHouse({
        ...calling(outside),
        capabilities: [outside.capability(change)],
        store: first.store,
      }).open();
      await again.answer('y');
      expect(outside.calls).toEqual([]);
      expect(again.chat).toContain('[G1-T1] FAIL Task 1 / not available here');
      await expectSound(again);
    }
  });
});

describe('what a start finds', () => {
  it('a deliberation that died leaves no trace and is made again, under the same number', async () => {
    const killed = new KilledHouse({ mind: scriptedMind(() => decision({})) }, 'deliberating', 1);
    await killed.live((house) => house.open());
    expect(killed.wasKilled).toBe(true);
    expect(killed.house.all('thought')).toMatchObject([{ attempt: 1 }]);
    await expectSound(killed.house);
  });

  it('its language is that of its tab', async () => {
    const house = await new AgentHouse({
      lang: 'ja',
      mind: scriptedMind((pack) => decision({ action_type: 'conversation', action_payload: { text: pack.lang } })),
    }).open();
    expect(house.chat).toEqual(['ja']);
  });
});

describe('what a start goes on with', () => {
  it('goals, tasks, intent and plan are those of before, also after a death without a word', async () => {
    const first = await new AgentHouse({
      mind: plainMind((pack) =>
        pack.task
          ? writeNote(`${pack.task.id}.md`, 'x', { task: pack.task.id, intent: `Do ${pack.task.id} next.` })
          : null,
      ),
    }).open();
    await first.say('Keep five notes');
    await first.answer('y');
    const { state, run } = structuredClone(first.snapshot);
    expect(state.thought.intent).toBe('Do G1-T2 next.');
    expect(state.plan.goals[0]?.tasks.map(({ status }) => status)).toEqual([
      'done',
      ...Array<string>(4).fill('pending'),
    ]);
    const house = await new AgentHouse({ store: first.store, clock: first.clock }).open(); // nobody closed the first
    expect(house.snapshot.state).toEqual(state);
    expect(house.snapshot.run.pending).toEqual(run.pending);
    expect(house.snapshot.run.tasks).toEqual(run.tasks);
    await house.answer('y');
    expect(house.snapshot.state.plan.goals[0]?.tasks[1]?.status).toBe('done');
    await expectSound(house);
  });
});
