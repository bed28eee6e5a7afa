import { expect, it } from 'vitest';
import { planned, waiting } from '../../../../tests/support/page-scenes';
import { emptySnapshot } from '../../agent/fold/snapshot';
import { stateChanges } from './state-diff';

const side = (snapshot = emptySnapshot(), mood: { v: number; a: number; d: number } | null = null) => ({
  snapshot,
  mood,
});

it('a state has no difference from itself', () => {
  expect(stateChanges(side(planned('en').snapshot), side(planned('en').snapshot))).toEqual([]);
});

it('a purpose, its goals and what was thought, done and felt are told one by one', () => {
  const { snapshot } = planned('en');
  const changes = stateChanges(side(), side(snapshot, { v: 0.1, a: -0.05, d: 0 }));
  const told = changes.map(({ what, id, before, after }) => [what, id, before, after]);
  expect(told).toContainEqual(['purpose', null, null, 'Finish my essay on city bees by 4 December.']);
  expect(told).toContainEqual(['goal', 'G1', null, 'active']);
  expect(told).toContainEqual(['result', null, null, 'No file of that name']);
  expect(told).toContainEqual(['phase', null, 'idle', 'thought']);
  expect(told).toContainEqual(['mood', null, null, 'V\u00A00.10 · A\u00A0−0.05 · D\u00A00.00']);
  expect(changes.some(({ what }) => what === 'task')).toBe(false); // a new goal says it all
});

it('a task, a rule and a setting are named; a goal that is gone was closed', () => {
  const before = planned('en').snapshot;
  const after = waiting('en').snapshot;
  after.state.plan.goals[0]!.tasks[3]!.status = 'done';
  after.state.plan.goals.splice(1, 1);
  after.run.rules.push({ ...after.run.rules[0]!, id: '40', capabilities: ['note.read'] });
  after.run.settings = { ...after.run.settings, tries_a_task: 5 };
  const told = stateChanges(side(before), side(after)).map(({ what, id, before: one, after: other }) => [
    what,
    id,
    one,
    other,
  ]);
  expect(told).toContainEqual(['task', 'G1-T4', 'pending', 'done']);
  expect(told).toContainEqual(['goal', 'G2', 'active', 'closed']);
  expect(told).toContainEqual(['rule', '40', null, 'note.read']);
  expect(told).toContainEqual(['setting', 'tries_a_task', '3', '5']);
});
