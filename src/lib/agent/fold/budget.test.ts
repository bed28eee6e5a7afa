import { describe, expect, it } from 'vitest';
import { budgetAfterTurn, spentBudget } from './budget';
import { defaultSettings } from './settings';
import { emptySnapshot } from './snapshot';

const start = Date.UTC(2026, 10, 28, 9);
const at = (ms: number) => new Date(start + ms).toISOString();
const unused = emptySnapshot().run.budget_use;

function after(turns: number, from = unused, everyMs = 1_000): typeof unused {
  let use = from;
  for (let turn = 0; turn < turns; turn++) use = { ...budgetAfterTurn(use, at(turn * everyMs), false), idle_turns: 0 };
  return use;
}

describe('the budgets', () => {
  it('600 turns an hour are allowed, and not the next one before the hour is over', () => {
    expect(spentBudget(after(599), defaultSettings, start + 3_599_999)).toBeNull();
    expect(spentBudget(after(600), defaultSettings, start + 3_599_999)).toEqual({ budget: 'turns', count: 600 });
    expect(spentBudget(after(600), defaultSettings, start + 3_600_000)).toBeNull();
    expect(budgetAfterTurn(after(600), at(3_600_000), false)).toMatchObject({ hour: at(3_600_000), turns: 1 });
  });

  it('a clock that goes back begins no new hour', () => {
    expect(budgetAfterTurn(after(600), at(-86_400_000), false)).toMatchObject({ hour: at(0), turns: 601 });
    expect(spentBudget(after(600), defaultSettings, start - 86_400_000)).toEqual({ budget: 'turns', count: 600 });
  });

  it('five turns running without progress are allowed, and not a sixth', () => {
    let use = unused;
    for (let turn = 1; turn <= 5; turn++) {
      expect(spentBudget(use, defaultSettings, start)).toBeNull();
      use = budgetAfterTurn(use, at(turn), false);
    }
    expect(spentBudget(use, defaultSettings, start)).toEqual({ budget: 'progress', count: 5 });
  });

  it('a turn that the user caused is free and ends the row', () => {
    const used = { ...after(3), idle_turns: 4 };
    expect(budgetAfterTurn(used, at(5), true)).toEqual({ ...used, idle_turns: 0, user_spoke: false });
    const spoken = { ...after(600), idle_turns: 5, user_spoke: true };
    expect(spentBudget(spoken, defaultSettings, start)).toBeNull();
    expect(budgetAfterTurn(spoken, at(5), false)).toMatchObject({ turns: 600, idle_turns: 0, user_spoke: false });
  });
});
