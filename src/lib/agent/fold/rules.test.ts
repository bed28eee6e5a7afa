import { describe, expect, it } from 'vitest';
import { mayBecomeRule } from './may-become-rule';
import { isInForce, isNeverByRule, rulesAt, ruleUsed, unaskedNow } from './rules';
import { unusedRule, type PendingRequest } from './snapshot';

const terms = { id: '9', capabilities: ['note.write'], bounds: {}, capability_version: 1, rate_an_hour: 2 };
const ending = unusedRule({ ...terms, expires: '2026-11-28T10:00:00.000Z' });

describe('a rule', () => {
  it('never covers what changes rules, settings, persona or budgets', () => {
    for (const name of ['settings.change', 'rules.change', 'budget.extend', 'persona.change', 'policy.change'])
      expect(isNeverByRule(name)).toBe(true);
    for (const name of ['note.write', 'conversation', 'world']) expect(isNeverByRule(name)).toBe(false);
  });

  it('can be made of a request only where nothing outside, public or failed stands behind it', () => {
    const plain = { capability: 'note.write', is_public: false, taint: [], failed_before: null };
    const may = (more: object): boolean => mayBecomeRule({ ...plain, ...more } as unknown as PendingRequest);
    expect(may({})).toBe(true);
    expect(may({ taint: ['link:bees.example'] })).toBe(false);
    expect(may({ is_public: true })).toBe(false);
    expect(may({ failed_before: { seq: 1, time: '', cause: null } })).toBe(false);
    expect(may({ capability: 'budget.extend' })).toBe(false);
  });

  it('is in force until its end, not at it, and over for good once that was seen', () => {
    expect(isInForce(ending, Date.UTC(2026, 10, 28, 9, 59, 59, 999))).toBe(true);
    expect(isInForce(ending, Date.UTC(2026, 10, 28, 10))).toBe(false);
    const [before] = rulesAt([ending], '2026-11-28T09:59:59.999Z');
    const [after] = rulesAt([ending], '2026-11-28T10:00:00.000Z');
    expect([before?.is_over, after?.is_over]).toEqual([false, true]);
    expect(after && isInForce(after, Date.UTC(2026, 10, 28, 9))).toBe(false);
  });

  it('what may be done unasked is told of those in force: the shipped one of the Lab’s world, and the person’s own', () => {
    const shipped = unusedRule({ ...terms, id: 'world', capabilities: ['world'], expires: null }, true);
    const talking = unusedRule({ ...terms, id: 'conversation', capabilities: ['conversation'], expires: null }, true);
    const [before, after] = [Date.UTC(2026, 10, 28, 9), Date.UTC(2026, 10, 28, 10)];
    expect(unaskedNow([talking, shipped, ending], null, before)).toEqual({
      world: true,
      reading: false,
      own: [ending],
    });
    expect(unaskedNow([talking, ending], null, after)).toEqual({ world: false, reading: false, own: [] });
  });

  it('counts its hour from the first use; a clock that goes back stays in it', () => {
    const first = ruleUsed(ending, '2026-11-28T09:10:00.000Z');
    const back = ruleUsed(first, '2026-11-28T08:00:00.000Z');
    const next = ruleUsed(back, '2026-11-28T10:10:00.000Z');
    expect([first.hour.uses, back.hour.uses, next.hour.uses, next.uses]).toEqual([1, 2, 1, 3]);
  });
});
