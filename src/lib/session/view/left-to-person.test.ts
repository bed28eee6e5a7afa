import { expect, it } from 'vitest';
import { emptySnapshot, type Task } from '../../agent/fold/snapshot';
import { leftToPerson } from './left-to-person';

const task = (id: string, more: Partial<Task> = {}): Task => ({
  id,
  name: id,
  status: 'pending',
  owner: 'yours',
  ...more,
});

function withTasks(...tasks: Task[]) {
  const snapshot = emptySnapshot();
  snapshot.run.phase = 'idle';
  snapshot.state.plan.goals = [{ id: 'G1', name: 'Party', status: 'active', tasks }];
  return snapshot;
}

it('is all that is open and the person’s, the next day first, then what has no day', () => {
  const tasks = [
    task('G1-T1'),
    task('G1-T2', { date: '2026-12-11' }),
    task('G1-T3', { date: '2026-12-02' }),
    task('G1-T4', { status: 'done' }),
    task('G1-T5', { status: 'fail', date: '2026-12-01' }),
    task('G1-T6'),
  ];
  expect(leftToPerson(withTasks(...tasks)).map(({ id }) => id)).toEqual(['G1-T3', 'G1-T2', 'G1-T1', 'G1-T6']);
});

it('is nothing while the Avatar has something to do, or is at work', () => {
  const { owner: _, ...own } = task('G1-T2');
  expect(leftToPerson(withTasks(task('G1-T1'), own))).toEqual([]);
  const busy = withTasks(task('G1-T1'));
  busy.run.phase = 'thought';
  expect(leftToPerson(busy)).toEqual([]);
  expect(leftToPerson(withTasks())).toEqual([]);
});
