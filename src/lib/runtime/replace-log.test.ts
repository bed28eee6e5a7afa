import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { KilledHouse } from '../../../tests/support/killed-house';
import { Outside } from '../../../tests/support/outside-call';
import { decision, plainMind, scriptedMind, talk, goal } from '../../../tests/support/scripted-mind';
import { expectSound, foldOf } from '../../../tests/support/sound-log';
import type { Snapshot } from '../agent/fold/snapshot';
import { textOf } from '../events/family';

/** A fresh app, with what a log was exported as brought into it. */
async function brought(file: string, options: ConstructorParameters<typeof AgentHouse>[0] = {}): Promise<AgentHouse> {
  const house = await new AgentHouse({ seed: 99, ...options }).open();
  expect(await house.import(file)).toMatchObject({ ok: true });
  return house;
}

describe('import', () => {
  it('continues the chain of the export, equal to it up to its own event', async () => {
    const first = await new AgentHouse().open();
    await first.say('Keep five notes');
    await first.approveAll(2);
    const house = await brought(await first.exported());
    const { length } = first.events;
    expect(house.events.slice(0, length)).toEqual(first.events);
    expect(house.events[length]).toMatchObject({
      type: 'lifecycle',
      name: 'imported',
      prev: first.events.at(-1)?.hash,
    });
    expect(foldOf(house.events.slice(0, length))).toEqual(first.snapshot);
    expect(house.store.doneGoals).toEqual(first.store.doneGoals);
    await expectSound(house);
  });

  it('closes what was asked or approved there: it is asked anew here, after the person goes on', async () => {
    const first = await new AgentHouse().open();
    await first.say('Keep five notes');
    const old = first.snapshot.run.pending;
    const house = await brought(await first.exported());
    expect(house.snapshot.run).toMatchObject({
      phase: 'halted',
      halt: { reason: 'imported' },
      pending: null,
      granted: null,
    });
    expect(house.snapshot.state.action.phase).toBeNull();
    expect(house.chat.at(-1)).toMatch(/^\d+ events were brought back\. I rest here/);
    expect(await house.answer('y', { request: old?.request ?? '', digest: old?.digest ?? '' })).toMatchObject({
      ok: false,
      code: 'already_answered',
    });
    expect(await house.say('y', { shown_request: old?.request ?? null })).toMatchObject({
      ok: false,
      code: 'already_answered',
    });
    await house.command('resume');
    expect(house.snapshot.run.pending).toMatchObject({ task: 'G1-T1' });
    expect(house.snapshot.run.pending?.request).not.toBe(old?.request);
    await house.approveAll();
    expect(house.chat.at(-1)).toBe('[G1] DONE Goal 1 / 100%');
    await expectSound(house);
  });

  it('any input goes on, too', async () => {
    const first = await new AgentHouse().open();
    await first.say('Keep five notes');
    const house = await brought(await first.exported());
    await house.say('Go on');
    expect(house.snapshot.run.pending?.task).toBe('G1-T1');
  });

  it('an approval that was not used yet is void', async () => {
    const killed = new KilledHouse({}, 'after_answer', 1);
    await killed.live((house) => house.open());
    await killed.live((house) => house.say('Keep five notes'));
    await killed.dieWhile((house) => house.answer('y'));
    expect(killed.house.snapshot.run.granted).not.toBeNull();
    const house = await brought(await killed.house.exported());
    expect(house.snapshot.run).toMatchObject({ pending: null, granted: null });
    await house.command('resume');
    expect(house.store.notes.size).toBe(0);
    expect(house.snapshot.run.pending?.task).toBe('G1-T1');
    await expectSound(house);
  });

  it('nobody here knows how a running action ended: the person is asked, and nothing hangs', async () => {
    const outside = new Outside();
    outside.end = () => 'hang';
    const options = {
      capabilities: [outside.capability()],
      mind: plainMind((pack) =>
        pack.task
          ? decision({ action_type: 'outside.call', action_payload: { to: pack.task.id }, task: pack.task.id })
          : null,
      ),
    };
    const first = await new AgentHouse(options).open();
    await first.say('Call five times');
    await first.answer('y');
    expect(first.snapshot.run.executing).not.toBeNull();
    const house = await brought(await first.exported(), options);
    expect(house.snapshot.run).toMatchObject({ executing: null, confirm: { kind: 'uncertain' } });
    await house.choose('fail');
    await house.command('resume');
    expect(house.snapshot.run.pending?.task).toBe('G1-T2');
    expect(outside.calls).toHaveLength(1);
    await expectSound(house);
  });

  it('begins above every leadership that wrote in the log, so that none of them can write here', async () => {
    const first = await new AgentHouse().open();
    await first.say('Keep five notes');
    await first.close();
    let last = first;
    for (let reload = 0; reload < 7; reload++) {
      last = await new AgentHouse({ store: first.store }).open();
      await last.close();
    }
    const house = await brought(await last.exported());
    const epoch = Math.max(...last.events.map((event) => event.epoch));
    expect(epoch).toBe(8);
    expect(house.newest('lifecycle').epoch).toBeGreaterThan(epoch);
    expect(house.store.epoch).toBeGreaterThan(epoch);
    await house.say('Hello');
    expect(house.newest('input').epoch).toBe(house.store.epoch);
    await expectSound(house);
  });

  it('only into an app in which nobody has spoken; what runs there is left alone', async () => {
    const first = await new AgentHouse().open();
    await first.say('Keep five notes');
    const file = await first.exported();
    const outside = new Outside();
    outside.end = () => 'hang_until_stopped';
    const house = await new AgentHouse({
      capabilities: [outside.capability()],
      mind: plainMind((pack) =>
        pack.task ? decision({ action_type: 'outside.call', action_payload: {}, task: pack.task.id }) : null,
      ),
    }).open();
    await house.say('Call five times');
    await house.answer('y');
    const before = structuredClone(house.events);
    expect(await house.import(file)).toMatchObject({ ok: false, code: 'not_empty' });
    expect(house.events).toEqual(before);
    expect(house.snapshot.run.executing).not.toBeNull();
    await house.say('Enough'); // what ran can still be cut off
    expect(house.snapshot.run.executing).toBeNull();
    await expectSound(house);
  });

  it.each([
    ['nothing', '', { line: 0 }],
    ['no trailer', 'cut', { reason: 'truncated' }],
    ['an edited line', 'edited', { line: 3, reason: 'chain' }],
    ['a swapped line', 'swapped', { line: 2, reason: 'gap' }],
    ['what is no log', '{"hello":1}\n', { line: 1, reason: 'not_an_event' }],
  ])('of %s changes nothing and names the place', async (_, kind, place) => {
    const first = await new AgentHouse().open();
    await first.say('Keep five notes');
    const lines = (await first.exported()).trimEnd().split('\n');
    const files: Record<string, string> = {
      cut: lines.slice(0, -1).join('\n'),
      edited: lines.map((line, index) => (index === 2 ? line.replace('work towards', 'worry about') : line)).join('\n'),
      swapped: [lines[0], lines[2], lines[1], ...lines.slice(3)].join('\n'),
    };
    const house = await new AgentHouse({ seed: 99 }).open();
    const before = structuredClone(house.store);
    const outcome = await house.import(files[kind] ?? kind);
    expect(outcome).toMatchObject({ ok: false, code: 'malformed_import' });
    if (kind !== '') expect(outcome.parameters).toMatchObject(place);
    expect(house.events).toEqual(before.log);
    expect(house.snapshot).toEqual(before.snapshot);
    await house.say('Keep five notes'); // and it goes on
    expect(house.snapshot.run.pending?.task).toBe('G1-T1');
    await expectSound(house);
  });

  it('of something that is no file, or cannot be read to its end, says so and nothing else happens', async () => {
    const house = await new AgentHouse().open();
    expect(await house.import(7 as unknown as string)).toMatchObject({ ok: false, code: 'unreadable' });
    const failing = await new AgentHouse({
      linesOf: async function* () {
        yield '';
        throw new Error('the file was moved');
      },
    }).open();
    expect(await failing.import('x')).toMatchObject({ ok: false, code: 'unreadable' });
    expect(failing.status).toEqual({ role: 'leading' });
    await expectSound(failing);
  });

  it('of a file that is wanted no more changes nothing, and says that, not that the file is bad', async () => {
    const file = await (await new AgentHouse().open()).exported();
    const withdrawn = new Set<string>();
    const house = await new AgentHouse({
      seed: 99,
      linesOf: async function* (text, row) {
        withdrawn.add(row);
        yield* String(text).split('\n');
      },
      isWithdrawn: (row) => withdrawn.has(row),
    }).open();
    const before = structuredClone(house.store.log);
    expect(await house.import(file)).toMatchObject({ ok: false, code: 'import_cancelled' });
    expect(await house.import('x')).toMatchObject({ ok: false, code: 'import_cancelled' });
    expect(house.events).toEqual(before);
    await house.say('Keep five notes');
    await expectSound(house);
  });

  it('of a log without a plan does not halt; of one with an ongoing purpose it does', async () => {
    const first = await new AgentHouse({ mind: scriptedMind(() => talk('Hm.')) }).open();
    await first.say('Hello');
    expect((await brought(await first.exported())).snapshot.run.halt).toBeNull();
    const ongoing = await new AgentHouse({
      mind: plainMind((pack) => {
        if (pack.why === 'plan') return new Promise(() => {}) as never;
        return pack.why === 'input'
          ? talk('Always.', { plan_update: { purpose: 'P', purpose_kind: 'ongoing' } })
          : null;
      }),
    }).open();
    await ongoing.say('P');
    const rest = await brought(await ongoing.exported());
    expect(rest.snapshot.run).toMatchObject({ phase: 'halted', halt: { reason: 'imported' } });
  });
});

describe('clear', () => {
  it('begins a new log of its own, empties the workspace, and asks for a purpose in the tab’s language', async () => {
    const house = await new AgentHouse().open();
    await house.say('Keep five notes');
    await house.approveAll(3);
    const before = house.snapshot.run.log;
    expect(await house.clear()).toMatchObject({ ok: true });
    expect(house.events[0]).toMatchObject({ seq: 1, type: 'lifecycle', name: 'started' });
    expect(house.snapshot.run.log).not.toBe(before);
    expect(house.chat).toEqual(['What should I work towards?']);
    expect(house.store.notes.size).toBe(0);
    await house.say('Keep five notes');
    await house.approveAll();
    expect(house.chat.at(-1)).toBe('[G1] DONE Goal 1 / 100%');
    await expectSound(house);
  });

  it('cuts off what runs, and its end is written into no other log', async () => {
    const outside = new Outside();
    outside.end = () => 'hang_until_stopped';
    const house = await new AgentHouse({
      capabilities: [outside.capability()],
      mind: plainMind((pack) =>
        pack.task ? decision({ action_type: 'outside.call', action_payload: {}, task: pack.task.id }) : null,
      ),
    }).open();
    await house.say('Call five times');
    await house.answer('y');
    await house.clear();
    house.clock.advance(2_000);
    await house.settle();
    expect(house.ended).toEqual([]);
    expect(house.all('action').map(({ capability }) => capability)).toEqual(['question']);
    await house.say('Again');
    expect(goal(1).id).toBe(house.snapshot.state.plan.goals[0]?.id);
    await expectSound(house);
  });
});

describe('a log that cannot be used', () => {
  it('[AV-42] a damaged one stops everything and is told; a message is refused and not lost in the inbox; clear and import repair it', async () => {
    for (const repair of ['clear', 'import'] as const) {
      const good = await new AgentHouse().open();
      await good.say('Keep five notes');
      const file = await good.exported();
      const first = await new AgentHouse().open();
      await first.say('Keep five notes');
      await first.close();
      (first.store.log[4] as Record<string, unknown>)['intent'] = 'changed';
      const house = await new AgentHouse({ store: first.store }).open();
      expect(house.status).toMatchObject({
        role: 'read_only',
        code: 'corrupt',
        detail: expect.stringMatching(/^seq 5: /) as string,
      });
      const { length } = house.events;
      expect(await house.say('Hello')).toMatchObject({ ok: false, code: 'halted' });
      expect(house.events).toHaveLength(length);
      expect(await house.import('nonsense')).toMatchObject({ ok: false, code: 'malformed_import' });
      expect(await (repair === 'clear' ? house.clear() : house.import(file))).toMatchObject({ ok: true });
      expect(house.end).toBe('repaired'); // and the next loop begins on the new log
      const again = await new AgentHouse({ store: first.store }).open();
      expect(again.status).toEqual({ role: 'leading' });
      await expectSound(again);
    }
  });

  it('[AV-42] a broken snapshot with a whole log is rebuilt and told', async () => {
    const breaks: ((store: { snapshot: unknown }) => void)[] = [
      (store) => (store.snapshot = null),
      (store) => (store.snapshot = 'x'),
      (store) => delete (store.snapshot as { run: Partial<Snapshot['run']> }).run.phase,
      (store) => ((store.snapshot as Snapshot).run.last.seq -= 1),
      (store) => ((store.snapshot as Snapshot).run.last.hash = 'f'.repeat(64)),
    ];
    for (const breakIt of breaks) {
      const first = await new AgentHouse().open();
      await first.say('Keep five notes');
      await first.answer('y');
      await first.close();
      const whole = structuredClone(first.snapshot);
      breakIt(first.store);
      const house = await new AgentHouse({ store: first.store }).open();
      expect(house.newest('lifecycle')).toMatchObject({ name: 'recovered', reason: 'snapshot_rebuilt' });
      expect(house.chat.at(-1)).toBe('The saved state did not fit the log, so I made it anew from the log.');
      expect(house.snapshot.state).toEqual(whole.state);
      expect(house.snapshot.run.pending).toEqual(whole.run.pending);
      await house.approveAll();
      expect(house.chat.at(-1)).toBe('[G1] DONE Goal 1 / 100%');
      await expectSound(house);
    }
  });

  it('[AV-42] nothing at all is a first start; a state without a log is not', async () => {
    expect((await new AgentHouse().open()).status).toEqual({ role: 'leading' });
    const first = await new AgentHouse().open();
    await first.close();
    first.store.log = [];
    const house = await new AgentHouse({ store: first.store }).open();
    expect(house.status).toMatchObject({ role: 'read_only', code: 'corrupt' });
    expect(house.store.log).toEqual([]);
  });

  it('one of a later build opens read-only and says so', async () => {
    const first = await new AgentHouse().open();
    await first.close();
    const last = first.store.log.at(-1) as Record<string, unknown>;
    last['v'] = 99;
    const { hashOf } = await import('../events/chain');
    last['hash'] = hashOf(last as never);
    const house = await new AgentHouse({ store: first.store }).open();
    expect(house.status).toMatchObject({ role: 'read_only', code: 'newer' });
  });

  it('at a start 200 events are checked at most, and the whole log only when it must be folded anew', async () => {
    const first = await new AgentHouse().open();
    await first.say('Keep five notes');
    for (let message = 0; message < 60; message++) await first.say('Hello');
    await first.close();
    expect(first.events.length).toBeGreaterThan(250);
    const house = new AgentHouse({ store: first.store });
    const read: number[] = [];
    const events = house.journal.events.bind(house.journal);
    house.journal.events = async (from, limit) => {
      const found = await events(from, limit);
      read.push(found.length);
      return found;
    };
    await house.open();
    expect(read).toEqual([200]);
  });
});

describe('a state.json whose plan speaks of distress', () => {
  const stateOf = (purpose: string, task: string) =>
    JSON.stringify({
      input: { source: null, authority: null, text: null },
      plan: {
        purpose,
        goals: [
          { id: 'G1', name: 'A week', status: 'active', tasks: [{ id: 'G1-T1', name: task, status: 'pending' }] },
        ],
      },
      thought: { judgment: null, intent: null },
      action: { phase: null, summary: null },
      result: { status: null, summary: null },
    });

  it.each([
    ['I want to die', 'Write a note'],
    ['死にたい', 'Write a note'],
    ['Keep five notes', 'Find a way to kill myself'],
  ])('is taken without it: %s, %s', async (purpose, task) => {
    const house = await brought(stateOf(purpose, task));
    expect(house.snapshot.state.plan).toEqual({ purpose: null, goals: [] });
    const [told] = house.all('lifecycle').filter(({ name }) => name === 'imported');
    expect(told?.detail).toBe('plan_left_out');
    expect(JSON.stringify(house.events)).not.toContain(purpose === 'Keep five notes' ? task : purpose);
    await expectSound(house);
  });

  it('is taken whole where no word of it does', async () => {
    const house = await brought(stateOf('Keep five notes', 'Write a note'));
    expect(textOf(house.snapshot.state.plan.purpose)).toBe('Keep five notes');
    expect(house.all('lifecycle').find(({ name }) => name === 'imported')?.detail).toBeUndefined();
  });
});
