import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confirmationsOf, goalRate, withConfirmation, withoutConfirmations } from './goals';
import { type Confirmation, emptySnapshot, type OpenAction, type TaskStatus } from './snapshot';

const goal = (statuses: TaskStatus[]) => ({
  tasks: statuses.map((status, index) => ({ id: `G1-T${index + 1}`, name: 'x', status })),
});

fc.configureGlobal({ seed: 20_261_128 }); // the same cases every time

describe('the rate of a goal', () => {
  it('[AV-52] is the tasks done of all tasks, in whole percent', () => {
    expect(goalRate(goal(['done', 'done', 'done', 'done', 'fail']), {})).toBe('80%');
    expect(goalRate(goal(['fail', 'fail', 'fail', 'fail', 'fail']), {})).toBe('0%');
    expect(goalRate(goal(['done', 'done', 'done', 'done', 'done', 'done', 'fail']), {})).toBe('85%');
    expect(goalRate(goal([]), {})).toBe('0%');
  });

  it('[AV-52] leaves out what the person dropped: that is neither done nor failed', () => {
    const dropped = { 'G1-T4': { cause: 'dropped' }, 'G1-T5': { cause: 'dropped' } } as const;
    expect(goalRate(goal(['done', 'done', 'active', 'fail', 'fail']), dropped)).toBe('66%');
    expect(goalRate(goal(['done', 'done', 'done', 'fail', 'fail']), dropped)).toBe('100%');
    expect(goalRate(goal(['pending', 'pending', 'pending', 'fail', 'fail']), dropped)).toBe('0%');
    // a no to what was proposed, and what failed, still count
    const others = { 'G1-T4': { cause: 'rejected' }, 'G1-T5': { cause: 'error' } } as const;
    expect(goalRate(goal(['done', 'done', 'done', 'fail', 'fail']), others)).toBe('60%');
    // taken up again, it counts again
    expect(goalRate(goal(['done', 'done', 'done', 'fail', 'pending']), dropped)).toBe('75%');
  });

  it('100% is said only when all are done', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<TaskStatus>('done', 'fail', 'active', 'pending'), { minLength: 1, maxLength: 10 }),
        (statuses) => {
          expect(goalRate(goal(statuses), {}) === '100%').toBe(statuses.every((status) => status === 'done'));
        },
      ),
    );
  });
});

const { run } = emptySnapshot();
const uncertain = (seq: number): Confirmation => ({
  kind: 'uncertain',
  output: seq + 1,
  action: { seq } as OpenAction,
});
const keep: Confirmation = { kind: 'keep_goal', output: 20, goals: ['G1'] };
const interrupted: Confirmation = { kind: 'interrupted', output: 30, task: 'G1-T1' };

describe('what code asks', () => {
  it('the newest is asked, and older ones come up again when it is over', () => {
    const open = [uncertain(1), keep, interrupted].reduce(withConfirmation, run);
    expect(open.confirm).toBe(interrupted);
    expect(confirmationsOf(open).map(({ kind }) => kind)).toEqual(['uncertain', 'keep_goal', 'interrupted']);
    const without = withoutConfirmations(open, ({ kind }) => kind === 'interrupted');
    expect(without.confirm).toBe(keep);
    expect(withoutConfirmations(without, () => true)).toEqual(run);
  });

  it('one of the same matter takes the place of the other; two unknown ends are two matters', () => {
    const again = { ...keep, output: 40 };
    expect(confirmationsOf([keep, interrupted, again].reduce(withConfirmation, run))).toEqual([interrupted, again]);
    expect(confirmationsOf([uncertain(1), uncertain(5)].reduce(withConfirmation, run))).toHaveLength(2);
  });
});
