import type { Settings } from './settings';
import type { Run } from './snapshot';

type BudgetUse = Run['budget_use'];

/** Counted from the first turn of an hour, by the wall clock; a clock that went back starts no new hour early. */
const hourMs = 3_600_000;

/** `count`: of money, an amount with its currency, as 1.02 USD. */
export type ModelSpent = { budget: 'tokens'; count: number } | { budget: 'money'; count: string };
/** A budget that forbids another turn. */
export type SpentBudget = { budget: 'turns' | 'progress'; count: number } | ModelSpent;

/** Those that are kept beside the minds, by the hour of the clock. */
export function isModelBudget(budget: string | null): boolean {
  return budget === 'tokens' || budget === 'money';
}

/** As often as `time` (UTC) says, an hour's budget for models was given once more in that hour of the clock. */
export function modelsExtendedAt({ models }: BudgetUse, time: string): BudgetUse['models'] {
  const hour = hourOfClock(time);
  return { hour, times: models.hour === hour ? models.times + 1 : 1 };
}

/** Of an ISO time, UTC: 2026-11-28T18. */
export function hourOfClock(time: string): string {
  return time.slice(0, 13);
}

/** Use after one more turn at `time` (UTC). A turn that the user caused, by a message or an answer since the last turn, is free. */
export function budgetAfterTurn(use: BudgetUse, time: string, isMessage: boolean): BudgetUse {
  if (isMessage || use.user_spoke) return { ...use, idle_turns: 0, user_spoke: false };
  const isSameHour = use.hour !== null && Math.max(0, Date.parse(time) - Date.parse(use.hour)) < hourMs;
  return {
    ...use,
    hour: isSameHour ? use.hour : time,
    turns: isSameHour ? use.turns + 1 : 1,
    idle_turns: use.idle_turns + 1,
    user_spoke: false,
  };
}

/** Which budget forbids another turn of its own now (ms since 1970 UTC), or null. */
export function spentBudget(
  use: BudgetUse,
  settings: Settings,
  now: number,
): { budget: 'turns' | 'progress'; count: number } | null {
  if (use.user_spoke) return null;
  if (use.idle_turns >= settings.turns_without_progress) return { budget: 'progress', count: use.idle_turns };
  const isSameHour = use.hour !== null && Math.max(0, now - Date.parse(use.hour)) < hourMs;
  return isSameHour && use.turns >= settings.turns_an_hour ? { budget: 'turns', count: use.turns } : null;
}
