import { describe, expect, it } from 'vitest';
import { shippedRules } from '../../agent/fold/snapshot';
import { extendBudget } from './extend';

const payload = { budget: 'turns', hours: 1, count: 600 };

describe('budget.extend', () => {
  it('asks in plain words, in both languages', () => {
    expect(extendBudget.describe(payload, 'en')[0]).toBe('600 turns this hour are used. Go on for another hour?');
    expect(extendBudget.describe(payload, 'ja')[0]).toBe('この1時間の600ターンを使いきりました。もう1時間続けますか。');
    expect(extendBudget.describe({ ...payload, count: 12_000 }, 'en')[0]).toContain('12,000 turns');
  });

  it('names no number that does not stand in the payload', () => {
    const lines = extendBudget.describe({ budget: 'turns', hours: 1 }, 'en');
    expect(lines[0]).toBe('All turns this hour are used. Go on for another hour?');
  });

  it('is covered by no rule at all', () => {
    expect(extendBudget.isWithin({}, payload)).toBe(false);
    expect(shippedRules.flatMap(({ capabilities }) => capabilities)).not.toContain('budget.extend');
  });
});
