import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { Outside } from '../../../tests/support/outside-call';
import { decision, goal, plainMind, talk } from '../../../tests/support/scripted-mind';
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

describe('a new purpose', () => {
  const newPurpose = (pack: ContextPack) =>
    pack.why === 'input' && pack.purpose && pack.trigger.text?.startsWith('/purpose')
      ? talk('Taken.', { plan_update: { purpose: pack.trigger.text.slice(9), goals: [goal(pack.next_goal)] } })
      : null;

  it('[AV-41] [SP-01] asks keep or drop for each active goal, one after the other', async () => {
    const house = await new AgentHouse({
      mind: plainMind((pack) => {
        if (pack.why === 'input' && !pack.purpose)
          return talk('Two.', { plan_update: { purpose: 'Old', goals: [goal(1), goal(2)] } });
        return newPurpose(pack);
      }),
    }).open();
    await house.say('Old');
    await house.answer('y');
    await house.say('/purpose New');
    expect(house.snapshot.state.plan.purpose).toBe('New');
    expect(house.chat.at(-1)).toBe('The purpose is new. Keep the goal G1, “Goal 1”, or drop it?');
    expect(await house.choose('keep:G2')).toMatchObject({ ok: false, code: 'no_such_choice' });
    await house.choose('drop:G1');
    expect(house.chat.slice(-1)).toEqual(['The purpose is new. Keep the goal G2, “Goal 2”, or drop it?']);
    expect(house.chat).toContain('[G1-T2] FAIL Task 2 / dropped');
    expect(house.chat).toContain('[G1] DONE Goal 1 / 100%');
    expect(house.snapshot.run.pending).toBeNull(); // it was for a task of the goal that was dropped
    await house.choose('keep:G2');
    expect(house.snapshot.state.plan.goals.map(({ id }) => id)).toEqual(['G2', 'G3']);
    expect(house.snapshot.run).toMatchObject({ confirm: null, pending: { task: 'G2-T1' } });
    await house.approveAll();
    expect(house.chat.at(-1)).toBe('[G3] DONE Goal 3 / 100%');
    await expectSound(house);
  });

  it('[AV-41] keeping all goes on with the old goals first', async () => {
    const house = await new AgentHouse({ mind: plainMind(newPurpose) }).open();
    await house.say('Old');
    await house.say('/purpose New');
    await house.choose('keep:G1');
    expect(house.snapshot.run.pending?.task).toBe('G1-T1');
    await house.approveAll();
    expect(house.snapshot.state.plan.goals).toEqual([]);
    await expectSound(house);
  });

  it('a goal that ends by itself meanwhile is not asked about, and the next one is', async () => {
    const house = await new AgentHouse({
      mind: plainMind((pack) => {
        if (pack.why === 'input' && !pack.purpose)
          return talk('Two.', { plan_update: { purpose: 'Old', goals: [goal(1), goal(2)] } });
        return newPurpose(pack);
      }),
    }).open();
    await house.say('Old');
    for (let task = 0; task < 4; task++) await house.answer('y');
    await house.say('/purpose New');
    expect(house.snapshot.run.pending?.task).toBe('G1-T5');
    await house.answer('y');
    expect(house.chat.slice(-2)).toEqual([
      '[G1] DONE Goal 1 / 100%',
      'The purpose is new. Keep the goal G2, “Goal 2”, or drop it?',
    ]);
    await house.choose('keep:G2');
    expect(house.snapshot.run.pending?.task).toBe('G2-T1');
    await expectSound(house);
  });

  it('does not make the person’s choice about an unknown end go away', async () => {
    const outside = new Outside();
    outside.end = () => 'throw';
    const house = await houseWith(outside, callingMind(newPurpose));
    await house.answer('y');
    expect(house.snapshot.run.confirm?.kind).toBe('uncertain');
    const asked = house.snapshot.run.confirm?.output;
    await house.say('/purpose New');
    expect(house.snapshot.run.confirm?.kind).toBe('keep_goal');
    await house.choose('keep:G1');
    expect(house.snapshot.run.confirm).toMatchObject({ kind: 'uncertain', output: asked });
    await house.choose('done');
    expect(house.chat).toContain('[G1-T1] DONE Task 1');
    expect(house.snapshot.run.pending?.task).toBe('G1-T2');
    await expectSound(house);
  });

  it('goes with a running action of the goal that is dropped: it is cut off first, and told once', async () => {
    const outside = new Outside();
    const house = await houseWith(outside, callingMind(newPurpose));
    await house.say('/purpose New'); // while the request stays open
    outside.end = () => 'hang_until_stopped';
    await house.answer('y');
    expect(house.snapshot.run.phase).toBe('action');
    await house.choose('drop:G1');
    expect(house.chat).toContain('[G1-T1] FAIL Task 1 / dropped');
    expect(house.snapshot.state.plan.goals.map(({ id }) => id)).toEqual(['G2']);
    expect(house.snapshot.run).toMatchObject({ confirm: null, interrupted: null, pending: { task: 'G2-T1' } });
    await expectSound(house);
  });
});

describe('a purpose that is dropped', () => {
  const drops = (pack: ContextPack) =>
    pack.why === 'input' && pack.trigger.text === 'Drop it'
      ? talk('It is dropped.', { plan_update: { purpose_dropped: true } })
      : null;

  it('leaves each of its goals to the person, keep or drop, and then nothing goes on, after a restart too', async () => {
    const house = await new AgentHouse({
      mind: plainMind((pack) => {
        if (pack.why === 'input' && !pack.purpose && pack.trigger.text === 'Old')
          return talk('Two.', { plan_update: { purpose: 'Old', goals: [goal(1), goal(2)] } });
        return drops(pack);
      }),
    }).open();
    await house.say('Old');
    await house.say('Drop it');
    expect(house.snapshot.state.plan.purpose).toBeNull();
    expect(house.snapshot.run).toMatchObject({ purpose_seq: null, purpose_kind: null, intake: null });
    expect(house.chat.at(-1)).toBe('The goal you gave me is dropped. Keep the plan G1, “Goal 1”, or drop it, too?');
    await house.choose('keep:G1');
    await house.choose('drop:G2');
    expect(house.snapshot.state.plan.goals.map(({ id }) => id)).toEqual(['G1']);
    await house.approveAll();
    expect(house.snapshot.state.plan.goals).toEqual([]);
    await house.close();
    const again = await new AgentHouse({ store: house.store }).open();
    expect(again.snapshot.run).toMatchObject({ phase: 'idle', asking: null });
    await expectSound(again);
  });

  it('without a plan is gone at once; there must be one', async () => {
    const house = await new AgentHouse({
      mind: plainMind(
        (pack) =>
          drops(pack) ?? (pack.trigger.text === 'Old' ? talk('Yes.', { plan_update: { purpose: 'Old' } }) : null),
      ),
    }).open();
    await house.say('Old');
    expect(house.snapshot.state.plan.purpose).toBe('Old');
    await house.say('Drop it');
    expect(house.snapshot.state.plan.purpose).toBeNull();
    expect(house.snapshot.run).toMatchObject({ phase: 'idle', plan_taint: [], confirm: null });
    await house.say('Drop it');
    expect(house.all('lifecycle').filter(({ name }) => name === 'invalid_output').length).toBeGreaterThan(0);
    await expectSound(house);
  });

  it.each<[string, Parameters<AgentHouse['say']>[1], boolean]>([
    ['a link filled in', { taint: ['link:box'] }, true],
    ['a mind that reads makes of a message', {}, false],
  ])('is none that %s', async (_, more, isRules) => {
    const mind = plainMind(
      (pack) => drops(pack) ?? (pack.trigger.text === 'Old' ? talk('Yes.', { plan_update: { purpose: 'Old' } }) : null),
    );
    const house = await new AgentHouse({ mind }).open();
    await house.say('Old');
    await house.close();
    const other = await new AgentHouse({ mind: { ...mind, isRules }, store: house.store }).open();
    await other.say('Drop it', more);
    expect(other.snapshot.state.plan.purpose).toBe('Old');
    await expectSound(other);
  });
});
