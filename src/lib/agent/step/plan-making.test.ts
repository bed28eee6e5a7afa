import { describe, expect, it } from 'vitest';
import { emptySnapshot, type Goal, type Snapshot } from '../fold/snapshot';
import { planChangeOf } from './plan-making';

const goal: Goal = {
  id: 'G1',
  name: 'Party',
  status: 'active',
  tasks: [
    { id: 'G1-T1', name: 'Ask', status: 'done' },
    { id: 'G1-T2', name: 'Cake', status: 'pending' },
    { id: 'G1-T3', name: 'Hall', status: 'fail' },
  ],
};
const { state, ...rest } = emptySnapshot();
const snapshot: Snapshot = { ...rest, state: { ...state, plan: { ...state.plan, goals: [goal] } } };
const done = (task: string, name: string) => ({ do: 'done' as const, task, name });

describe('a change of the plan that was agreed to', () => {
  it('is still so where a step that it marks as done was done meanwhile', () => {
    const made = planChangeOf(snapshot, goal, [done('G1-T1', 'Ask'), done('G1-T2', 'Cake')], false);
    expect(made.ok && made.value.after).toEqual({ tasks: { 'G1-T2': { name: 'Cake', status: 'done' } } });
  });

  it('is none where all that it marks was, or where a step ended otherwise', () => {
    expect(planChangeOf(snapshot, goal, [done('G1-T1', 'Ask')], false)).toMatchObject({ code: 'no_change' });
    expect(planChangeOf(snapshot, goal, [done('G1-T3', 'Hall')], false)).toMatchObject({ code: 'task_ended' });
    const drop = { do: 'drop' as const, task: 'G1-T1', name: 'Ask' };
    expect(planChangeOf(snapshot, goal, [drop], false)).toMatchObject({ code: 'task_ended' });
  });

  it('by hand ticks nothing twice', () => {
    expect(planChangeOf(snapshot, goal, [done('G1-T1', 'Ask')], true)).toMatchObject({ code: 'task_ended' });
  });
});
