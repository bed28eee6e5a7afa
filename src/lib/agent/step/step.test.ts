import { describe, expect, it } from 'vitest';
import { decision } from '../../../../tests/support/scripted-mind';
import { emptySnapshot } from '../fold/snapshot';
import { needsLate } from './step';

describe('what comes late', () => {
  it.each([
    ['plan.keep', true],
    ['plan.change', true],
    ['note.write', false],
  ])('is waited for where the first decision of all is %s: %s', (action_type, isNeeded) => {
    const stimulus = {
      kind: 'decided',
      output: { kind: 'output', raw: decision({ action_type }) },
    } as Parameters<typeof needsLate>[1];
    expect(needsLate(emptySnapshot(), stimulus, { underWay: null, now: 0 })).toBe(isNeeded);
  });
});
