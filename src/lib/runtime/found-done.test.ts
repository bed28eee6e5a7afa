import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { decision, goal, plainDecision, scriptedMind, talk, writeNote } from '../../../tests/support/scripted-mind';
import { expectSound } from '../../../tests/support/sound-log';
import type { ActionDecision } from '../events/decision';
import type { ContextPack } from '../mind/context-pack';

const rest = decision({ way: 'tools', closes: { status: 'blocked', why: 'Later.', until: 'you say so' } });

/** Of a goal whose second task is the person's; `once`: what its first turn of the plan gives, `reply`: what it says to “Go on”. */
async function houseOf(once: Partial<ActionDecision> | null, reply: Partial<ActionDecision> = {}) {
  let turns = 0;
  const planned = goal(1);
  const tasks = planned.tasks.map((task, at) => (at === 1 ? { ...task, owner: 'yours' as const } : task));
  const mind = scriptedMind((pack: ContextPack) => {
    if (pack.why === 'plan' && pack.task) return turns++ === 0 && once ? decision({ way: 'tools', ...once }) : rest;
    if (pack.trigger.text === 'Go on') return talk('So be it.', { way: 'tools', ...reply });
    const plain = plainDecision(pack);
    return plain.plan_update?.goals
      ? { ...plain, plan_update: { ...plain.plan_update, goals: [{ ...planned, tasks }] } }
      : plain;
  });
  const house = await new AgentHouse({ mind }).open();
  await house.say('Keep five notes');
  return house;
}

const statuses = (house: AgentHouse) => house.snapshot.state.plan.goals[0]?.tasks.map(({ status }) => status);
const invalid = (house: AgentHouse) =>
  house
    .all('lifecycle')
    .flatMap(({ name, detail }) => (name === 'invalid_output' ? [typeof detail === 'string' ? detail : ''] : []));

describe('tasks that a mind finds done', () => {
  it('end one by one, each by a result of its own, and count as progress', async () => {
    const house = await houseOf({ found_done: ['G1-T3', 'G1-T1'] });
    expect([invalid(house), statuses(house)]).toEqual([[], ['done', 'pending', 'done', 'pending', 'pending']]);
    expect(house.snapshot.run.tasks['G1-T3']).toMatchObject({ actions: 0, cause: null });
    expect(house.snapshot.run.budget_use.idle_turns).toBe(1); // the rest after them
    await expectSound(house);
  });

  it.each<[string, Partial<ActionDecision>, string]>([
    ['the person’s', { found_done: ['G1-T1', 'G1-T2'] }, 'G1-T2 is for the person to do'],
    ['one that nobody planned', { found_done: ['G1-T9'] }, 'G1-T9 is no task of an active goal'],
    ['one of another goal', { found_done: ['G7-T1'] }, 'G7-T1 is no task of an active goal'],
    ['one twice', { found_done: ['G1-T1', 'G1-T1'] }, 'a task ends only once'],
    [
      'one that is done for beside',
      { ...writeNote('a.md', 'x'), task: 'G1-T1', found_done: ['G1-T1'] },
      'its task ends by',
    ],
    ['none', { found_done: [] }, 'found_done'],
    ['one, by words alone', { ...talk('Done.'), way: 'talk', found_done: ['G1-T1'] }, 'who only talks ends no task'],
  ])('are not %s', async (_, once, says) => {
    const house = await houseOf(once);
    expect(invalid(house)[0]).toContain(says);
    expect(statuses(house)?.every((status) => status === 'pending')).toBe(true);
    await expectSound(house);
  });

  it('are not one that had ended, nor one that is asked for', async () => {
    const ended = await houseOf({ found_done: ['G1-T1'] }, { found_done: ['G1-T1'] });
    await ended.say('Go on');
    expect(invalid(ended)[0]).toContain('G1-T1 had ended already');
    await expectSound(ended);
    const asked = await houseOf({ ...writeNote('a.md', 'x'), task: 'G1-T1' }, { found_done: ['G1-T1'] });
    await asked.say('Go on');
    expect(invalid(asked)[0]).toContain('G1-T1 is under way');
    await expectSound(asked);
  });

  it('end after a word of the person’s, and close their goal with the last of it', async () => {
    const house = await houseOf(null, { found_done: ['G1-T1', 'G1-T3', 'G1-T4', 'G1-T5'] });
    await house.byHand('G1', { do: 'done', task: 'G1-T2', name: '' });
    await house.say('Go on');
    expect(house.snapshot.state.plan.goals).toEqual([]);
    expect(house.chat.filter((line) => /^\[G1\] DONE .* 100%$/.test(line))).toHaveLength(1);
    await expectSound(house);
  });
});
