import { describe, expect, it } from 'vitest';
import { confirmationsOf, withConfirmation, withoutConfirmations } from './confirmations';
import { emptySnapshot, type Confirmation, type OpenAction } from './snapshot';

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
