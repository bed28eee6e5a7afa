import * as z from 'zod/mini';
import { goalId } from '../../events/family';
import { alarmSetting } from './alarm';
import { planCapability } from './task-change';

export const keepCapability = 'plan.keep';

/** Notes and what changes with them: all of it with one result, or nothing. */
export function isWholeOrNothing(capability: string): boolean {
  return capability === keepCapability || capability === planCapability;
}

/** How many alarms one plan is kept with, at most; there is room for 20 in all. */
export const maxKeptAlarms = 10;

/** Whose plan it is, as it is called now, and the alarms that are new with it. Its note stands beside them. */
export const keptPlan = {
  goal: goalId,
  goal_name: z.string().check(z.maxLength(200)),
  alarms: z.array(alarmSetting.check(z.refine(({ alarm }) => alarm === undefined))).check(z.maxLength(maxKeptAlarms)),
};
