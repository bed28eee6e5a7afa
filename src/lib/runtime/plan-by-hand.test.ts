import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { decision, goal, plainDecision, plainMind } from '../../../tests/support/scripted-mind';
import { edited, exported, type Stored } from '../../../tests/support/forge';
import { expectSound } from '../../../tests/support/sound-log';
import { goalRate } from '../agent/fold/goals';
import { audit } from '../audit/audit';
import { verdictOf } from '../audit/report';
import type { JsonObject } from '../base/json';
import type { ActionDecision } from '../events/decision';
import { textsHolding } from '../events/redaction';
import type { ContextPack } from '../mind/context-pack';

/** T2, T3 and T5 are the person's. */
function sharedGoal(): ReturnType<typeof goal> {
  const planned = goal(1);
  const tasks = planned.tasks.map((task, at) => ([1, 2, 4].includes(at) ? { ...task, owner: 'yours' as const } : task));
  return { ...planned, tasks };
}

function sharing(overrides: (pack: ContextPack) => ActionDecision | null = () => null) {
  return plainMind((pack) => {
    const own = overrides(pack);
    if (own) return own;
    if (pack.why !== 'input' || pack.purpose) return null;
    const made = plainDecision(pack);
    return { ...made, plan_update: { ...made.plan_update, goals: [sharedGoal()] } };
  });
}

async function begun(mind = sharing()): Promise<AgentHouse> {
  const house = await new AgentHouse({ mind }).open();
  await house.say('Plan the party');
  return house;
}

const tick = (task: string) => ({ do: 'done', task, name: '' }) as const;
const drop = (task: string) => ({ do: 'drop', task, name: '' }) as const;
const statuses = (house: AgentHouse) =>
  house.snapshot.state.plan.goals.flatMap(({ tasks }) => tasks.map(({ id, status }) => `${id} ${status}`));
const tasksOf = (house: AgentHouse) => house.snapshot.state.plan.goals[0]?.tasks ?? [];

describe('tasks of the person', () => {
  it('are never waited for: what comes next is the Avatar’s, and nothing more once only theirs are left', async () => {
    const house = await begun();
    await house.approveAll();
    expect(statuses(house)).toEqual(['G1-T1 done', 'G1-T2 pending', 'G1-T3 pending', 'G1-T4 done', 'G1-T5 pending']);
    expect(house.snapshot.run).toMatchObject({ phase: 'idle', due: null });
    const thoughts = house.all('thought').length;
    await house.settle();
    expect(house.all('thought')).toHaveLength(thoughts);
    await expectSound(house);
  });

  it('are ticked in any order, by an input and a result of the person’s, and with the last of them the goal is over', async () => {
    const house = await begun();
    await house.approveAll();
    const before = house.events.length;
    expect(await house.byHand('G1', tick('G1-T5'))).toMatchObject({ ok: true });
    const [input, change, result, record] = house.events.slice(before);
    expect(input).toMatchObject({ type: 'input', surface: 'plan', authority: 'user', trigger: null });
    expect(change).toMatchObject({
      type: 'change',
      subject: 'plan.G1',
      by: 'user',
      trigger: input?.seq,
      undo_of: null,
    });
    expect(result).toMatchObject({
      type: 'result',
      status: 'done',
      action: null,
      by: 'user',
      task: 'G1-T5',
      cause: null,
    });
    expect(record).toMatchObject({ type: 'output', kind: 'record', data: '[G1-T5] DONE Task 5' });
    await house.byHand('G1', tick('G1-T2'));
    expect(house.all('result').some(({ status }) => status === 'goal_done')).toBe(false);
    await house.byHand('G1', tick('G1-T3'));
    expect(house.newest('result')).toMatchObject({ status: 'goal_done', goal: 'G1', rate: '100%' });
    await expectSound(house);
  });

  it('[AV-52] what they drop is no part of the rate any more, in logs of this build', async () => {
    const house = await begun();
    await house.approveAll();
    await house.byHand('G1', drop('G1-T2'), drop('G1-T3'));
    const causes = house.snapshot.run.tasks;
    expect(house.snapshot.state.plan.goals.map((open) => goalRate(open, causes))).toEqual(['66%']);
    await house.byHand('G1', tick('G1-T5'));
    expect(house.chat.at(-1)).toBe('[G1] DONE Goal 1 / 100%');
    await expectSound(house);

    // as an earlier build counted, in a log of its own
    const { seq: done } = house.newest('result');
    const { seq: record } = house.newest('output');
    const counted = (v: number, rate: string): string => {
      const closed = edited(house.events as unknown as Stored[], done, (event) => Object.assign(event, { v, rate }));
      const told = edited(closed, record, (event) => {
        Object.assign(event, { data: `[G1] DONE Goal 1 / ${rate}` });
        Object.assign(event['parameters'] as JsonObject, { rate });
      });
      return verdictOf(audit(exported(told).trimEnd().split('\n'), { state: undefined }));
    };
    expect(counted(2, '60%')).toMatch(/^clean/);
    expect(counted(2, '100%')).toContain('G1 is at 60%, not 100%');
    expect(counted(3, '60%')).toContain('G1 is at 100%, not 60%');
  });

  it('are theirs alone: what is the Avatar’s is not ticked, and what has ended is not ended twice', async () => {
    const house = await begun();
    expect(await house.byHand('G1', tick('G1-T4'))).toMatchObject({ ok: false, code: 'not_yours' });
    await house.byHand('G1', tick('G1-T2'));
    const events = house.events.length;
    expect(await house.byHand('G1', tick('G1-T2'))).toMatchObject({ ok: false, code: 'task_ended' });
    expect(await house.byHand('G1', drop('G1-T2'))).toMatchObject({ ok: false, code: 'task_ended' });
    expect(await house.byHand('G1', drop('G1-T9'))).toMatchObject({ ok: false, code: 'no_such_task' });
    expect(await house.byHand('G7', drop('G7-T1'))).toMatchObject({ ok: false, code: 'no_such_task' });
    expect(house.events).toHaveLength(events);
    await expectSound(house);
  });

  it('are ticked while a request waits, which stays', async () => {
    const house = await begun();
    const { pending } = house.snapshot.run;
    expect(pending?.task).toBe('G1-T1');
    await house.byHand('G1', tick('G1-T3'));
    expect(house.snapshot.run.pending).toEqual(pending);
    await expectSound(house);
  });

  it('do not let go on what was stopped or refused', async () => {
    const house = await begun();
    await house.answer('n');
    expect(house.snapshot.run.halt?.reason).toBe('rejected');
    await house.byHand('G1', tick('G1-T3'));
    expect(house.snapshot.run.halt?.reason).toBe('rejected');
    await expectSound(house);
  });
});

describe('the plan by hand', () => {
  it('takes steps in, out of the way, to another place, and gives them names, days and whose they are', async () => {
    const house = await begun();
    const done = await house.byHand(
      'G1',
      { do: 'add', name: 'Order pizza', owner: 'yours', date: '2026-12-12' },
      drop('G1-T3'),
      { do: 'rename', task: 'G1-T5', name: '', to: 'Bake the cake' },
      { do: 'date', task: 'G1-T5', name: '', date: '2026-12-11' },
      { do: 'owner', task: 'G1-T4', name: '', owner: 'yours' },
      { do: 'move', task: 'G1-T5', name: '', before: 'G1-T2' },
    );
    expect(done).toMatchObject({ ok: true });
    expect(tasksOf(house)).toEqual([
      { id: 'G1-T1', name: 'Task 1', status: 'pending' },
      { id: 'G1-T5', name: 'Bake the cake', status: 'pending', owner: 'yours', date: '2026-12-11' },
      { id: 'G1-T2', name: 'Task 2', status: 'pending', owner: 'yours' },
      { id: 'G1-T3', name: 'Task 3', status: 'fail', owner: 'yours' },
      { id: 'G1-T4', name: 'Task 4', status: 'pending', owner: 'yours' },
      { id: 'G1-T6', name: 'Order pizza', status: 'pending', owner: 'yours', date: '2026-12-12' },
    ]);
    expect(house.ended.at(-1)).toMatchObject({ status: 'fail', cause: 'dropped', by: 'user', task: 'G1-T3' });
    await expectSound(house);
  });

  it('leaves with the Avatar what waits for a y', async () => {
    const house = await begun();
    const owner = { do: 'owner', task: 'G1-T1', name: '', owner: 'yours' } as const;
    expect(await house.byHand('G1', owner)).toMatchObject({ ok: false, code: 'task_at_work' });
    await expectSound(house);
  });

  it('ends a request with the task that it was for', async () => {
    const house = await begun();
    expect(house.snapshot.run.pending?.task).toBe('G1-T1');
    await house.byHand('G1', drop('G1-T1'));
    expect(house.snapshot.run.pending?.task).toBe('G1-T4');
    await expectSound(house);
  });

  it('is taken back as long as it is as it was left; a number that was given is given to no other', async () => {
    const house = await begun();
    await house.byHand('G1', { do: 'add', name: 'Order pizza' });
    const { seq } = house.newest('change');
    expect(await house.undo(seq)).toMatchObject({ ok: true });
    expect(tasksOf(house).map(({ id }) => id)).toEqual(['G1-T1', 'G1-T2', 'G1-T3', 'G1-T4', 'G1-T5']);
    expect(await house.undo(seq)).toMatchObject({ ok: false, code: 'changed_since' });
    await house.byHand('G1', { do: 'add', name: 'Order sushi' });
    expect(tasksOf(house).at(-1)?.id).toBe('G1-T7');
    await house.byHand('G1', { do: 'rename', task: 'G1-T2', name: '', to: 'One' });
    const renamed = house.newest('change').seq;
    await house.byHand('G1', { do: 'rename', task: 'G1-T2', name: '', to: 'Two' });
    expect(await house.undo(renamed)).toMatchObject({ ok: false, code: 'changed_since' });
    await expectSound(house);
  });

  it('keeps a step that was added while something waits for a y under it', async () => {
    const house = await begun();
    await house.byHand('G1', { do: 'add', name: 'Order pizza' });
    const { seq } = house.newest('change');
    await house.answer('y');
    await house.answer('y');
    expect(house.snapshot.run.pending?.task).toBe('G1-T6');
    expect(await house.undo(seq)).toMatchObject({ ok: false, code: 'task_at_work' });
    await house.answer('y');
    expect(statuses(house).at(-1)).toBe('G1-T6 done');
    await expectSound(house);
  });

  it('lets a goal go on whose last tick is taken back', async () => {
    const house = await begun();
    await house.approveAll();
    for (const task of ['G1-T2', 'G1-T3', 'G1-T5']) await house.byHand('G1', tick(task));
    expect(house.snapshot.state.plan.goals).toEqual([]);
    const ticked = house.all('change').at(-1)?.seq ?? 0;
    expect(await house.undo(ticked)).toMatchObject({ ok: true });
    expect(statuses(house).at(-1)).toBe('G1-T5 pending');
    expect(house.snapshot.run.finished_goals).toEqual([]);
    await expectSound(house);
    await house.byHand('G1', tick('G1-T5'));
    expect(house.newest('result')).toMatchObject({ status: 'goal_done', goal: 'G1', rate: '100%' });
    await expectSound(house);
  });

  it('makes no other task due than before', async () => {
    const due: string[] = [];
    const house = await begun(
      sharing((pack) => {
        if (pack.task) due.push(`${pack.task.id} for ${pack.trigger.seq}`);
        return null;
      }),
    );
    const before = [...due];
    await house.byHand('G1', tick('G1-T2'), tick('G1-T3'));
    expect(due).toEqual(before);
    await expectSound(house);
  });

  it('gets another name, alone or with what else changes, and its old one back; the goal ends under the new one', async () => {
    const house = await begun();
    await house.byHand('G1', { do: 'goal', name: 'Goal 1', to: 'Party for 15' }, { do: 'add', name: 'Order pizza' });
    const change = house.newest('change');
    expect(change).toMatchObject({ before: { name: 'Goal 1' }, after: { name: 'Party for 15' } });
    expect(house.snapshot.state.plan.goals[0]?.name).toBe('Party for 15');
    await house.byHand('G1', { do: 'goal', name: '', to: 'Party for 16' });
    expect(await house.undo(change.seq)).toMatchObject({ ok: false, code: 'changed_since' });
    await house.undo(house.newest('change').seq);
    expect(await house.undo(change.seq)).toMatchObject({ ok: true });
    expect(house.snapshot.state.plan.goals[0]).toMatchObject({ name: 'Goal 1', tasks: { length: 5 } });
    await house.byHand('G1', { do: 'goal', name: '', to: 'Party for 15' });
    await house.approveAll();
    await house.byHand('G1', tick('G1-T2'), tick('G1-T3'), tick('G1-T5'));
    expect(house.newest('result')).toMatchObject({ status: 'goal_done', goal: 'G1', name: 'Party for 15' });
    await expectSound(house);
  });

  it('is exported and brought in as it stands', async () => {
    const house = await begun();
    await house.byHand('G1', tick('G1-T2'), { do: 'date', task: 'G1-T5', name: '', date: '2026-12-11' });
    const other = await new AgentHouse().open();
    expect(await other.import(await house.exported())).toMatchObject({ ok: true });
    expect(other.snapshot.state.plan).toEqual({
      ...house.snapshot.state.plan,
      goals: house.snapshot.state.plan.goals.map((known) => ({
        ...known,
        tasks: known.tasks.map((task) => (task.status === 'active' ? { ...task, status: 'pending' } : task)),
      })),
    });
    await expectSound(other);
  });
});

describe('a plan that is private', () => {
  it('is called by no name where that was taken out, and by a new one after that', async () => {
    const house = await begun();
    await house.byHand('G1', { do: 'goal', name: '', to: 'Party for Ann' });
    const targets = house.events.flatMap((event) => {
      const pointers = textsHolding(event as unknown as JsonObject, 'Party for Ann').map(({ pointer }) => pointer);
      return pointers.length > 0 ? [{ seq: event.seq, pointers }] : [];
    });
    expect(targets.flatMap(({ pointers }) => pointers)).toContain('/after/name');
    await house.put({ kind: 'redact', id: 'redact', lang: 'en', at: '', targets });
    expect(JSON.stringify(house.events)).not.toContain('Party for Ann');
    expect(house.snapshot.state.plan.goals[0]?.name).toBeNull();
    await house.byHand('G1', { do: 'goal', name: '', to: 'A party' });
    expect(house.snapshot.state.plan.goals[0]?.name).toBe('A party');
    await expectSound(house);
  });

  it('is named no more where its step was taken out of the log, and can still be ticked and taken back', async () => {
    const house = await begun();
    await house.byHand('G1', { do: 'add', name: 'Plum cake for Ann', owner: 'yours' });
    const targets = house.events.flatMap((event) => {
      const pointers = textsHolding(event as unknown as JsonObject, 'Plum cake for Ann').map(({ pointer }) => pointer);
      return pointers.length > 0 ? [{ seq: event.seq, pointers }] : [];
    });
    expect(targets.map(({ seq }) => house.events[seq - 1]?.type)).toEqual(['input', 'change']);
    await house.put({ kind: 'redact', id: 'redact', lang: 'en', at: '', targets });
    expect(JSON.stringify(house.events)).not.toContain('Plum cake');
    expect(tasksOf(house).at(-1)).toEqual({ id: 'G1-T6', name: null, status: 'pending', owner: 'yours' });
    await house.byHand('G1', tick('G1-T6'));
    await house.undo(house.all('change').at(-1)?.seq ?? 0);
    expect(tasksOf(house).at(-1)).toMatchObject({ id: 'G1-T6', name: null, status: 'pending' });
    await expectSound(house);
  });

  it('comes in by its state alone, with whose each step is and by when', async () => {
    const house = await begun();
    await house.byHand('G1', { do: 'date', task: 'G1-T5', name: '', date: '2026-12-11' });
    const other = await new AgentHouse().open();
    expect(await other.import(JSON.stringify(house.snapshot.state))).toMatchObject({ ok: true });
    expect(tasksOf(other)[4]).toEqual({
      id: 'G1-T5',
      name: 'Task 5',
      status: 'pending',
      owner: 'yours',
      date: '2026-12-11',
    });
    await other.byHand('G1', tick('G1-T5'), { do: 'add', name: 'Order pizza' });
    expect(statuses(other).slice(-2)).toEqual(['G1-T5 done', 'G1-T6 pending']);
    await expectSound(other);
  });
});

const changePlan = (changes: object[], more: Partial<ActionDecision> = {}) =>
  decision({
    action_type: 'plan.change',
    action_payload: { goal: 'G1', goal_name: 'Goal 1', changes: changes as never },
    ...more,
  });
const wanted = [
  { do: 'drop', task: 'G1-T3', name: 'Task 3' },
  { do: 'done', task: 'G1-T4', name: 'Task 4' },
  { do: 'add', name: 'Order pizza', owner: 'yours' },
];

describe('a change of the plan that the person wished for', () => {
  const mind = () =>
    sharing((pack) => {
      if (pack.why === 'input' && pack.trigger.text === 'Change it') return changePlan(wanted);
      return pack.why === 'plan' && pack.task ? decision({ reason: 'waits' }) : null;
    });

  it('is one card that tells all of it, and is taken with the result, after y', async () => {
    const house = await begun(mind());
    await house.say('Change it');
    const [what] = house.snapshot.run.pending?.lines ?? [];
    expect(what?.text).toBe(
      'Change the plan “Goal 1”: drop “Task 3”; mark “Task 4” as done; add “Order pizza”, for you to do',
    );
    expect(tasksOf(house)).toHaveLength(5);
    await house.answer('y');
    expect(statuses(house)).toEqual([
      'G1-T1 pending',
      'G1-T2 pending',
      'G1-T3 fail',
      'G1-T4 done',
      'G1-T5 pending',
      'G1-T6 pending',
    ]);
    const change = house.newest('change');
    const ends = house.ended.filter(({ trigger }) => trigger === change.seq);
    expect(ends.map(({ task, status, by, cause }) => ({ task, status, by, cause }))).toEqual([
      { task: 'G1-T3', status: 'fail', by: 'user', cause: 'dropped' },
      { task: 'G1-T4', status: 'done', by: 'user', cause: null },
    ]);
    await expectSound(house);
    expect(await house.undo(change.seq)).toMatchObject({ ok: true });
    expect(statuses(house)).toHaveLength(5);
    await expectSound(house);
  });

  it('changes nothing after n', async () => {
    const house = await begun(mind());
    const plan = house.snapshot.state.plan;
    await house.say('Change it');
    await house.answer('n');
    expect(house.snapshot.state.plan).toEqual(plan);
    expect(house.all('change').filter(({ subject }) => subject.startsWith('plan.'))).toEqual([]);
    await expectSound(house);
  });

  it('changes nothing where the plan is not as the card says any more', async () => {
    const house = await begun(mind());
    await house.say('Change it');
    await house.byHand('G1', drop('G1-T3'));
    await house.answer('y');
    expect(house.ended.at(-1)).toMatchObject({ outcome: 'no_effect', cause: 'mismatch' });
    expect(tasksOf(house)).toHaveLength(5);
    await expectSound(house);
  });

  it.each([
    ['the plan alone', (pack: ContextPack) => (pack.why === 'plan' ? changePlan(wanted) : null), {}],
    [
      'a link',
      (pack: ContextPack) => (pack.why === 'input' && pack.purpose ? changePlan(wanted) : null),
      { taint: ['link:example.org'] },
    ],
  ])('is for a word of the person’s own, and not for %s', async (_, overrides, more) => {
    const house = await begun(sharing(overrides));
    await house.say('Change it', more);
    expect(house.all('approval').some(({ capability }) => capability === 'plan.change')).toBe(false);
    const told = house.all('lifecycle').filter(({ name }) => name === 'invalid_output');
    expect(told.at(-1)?.detail).toBe('only a word of the person’s own changes the plan');
  });
});
