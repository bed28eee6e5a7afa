import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goalRate } from './goal-rate';
import type { TaskStatus } from './snapshot';

const goal = (statuses: TaskStatus[]) => ({
  tasks: statuses.map((status, index) => ({ id: `G1-T${index + 1}`, name: 'x', status })),
});

fc.configureGlobal({ seed: 20_261_128 }); // the same cases every time

describe('the rate of a goal', () => {
  it('[AV-52] is the tasks done of all tasks, in whole percent', () => {
    expect(goalRate(goal(['done', 'done', 'done', 'done', 'fail']))).toBe('80%');
    expect(goalRate(goal(['fail', 'fail', 'fail', 'fail', 'fail']))).toBe('0%');
    expect(goalRate(goal(['done', 'done', 'done', 'done', 'done', 'done', 'fail']))).toBe('85%');
    expect(goalRate(goal([]))).toBe('0%');
  });

  it('100% is said only when all are done', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<TaskStatus>('done', 'fail', 'active', 'pending'), { minLength: 1, maxLength: 10 }),
        (statuses) => {
          expect(goalRate(goal(statuses)) === '100%').toBe(statuses.every((status) => status === 'done'));
        },
      ),
    );
  });
});
