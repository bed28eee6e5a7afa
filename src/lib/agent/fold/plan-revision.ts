import * as z from 'zod/mini';
import type { TextEdit } from '../../base/edit-text';
import { purposeKind } from '../../events/decision';
import { goalId } from '../../events/family';
import { alarmSetting } from './alarm';
import { textLimits } from './inbox-row';
import { taskChanges } from './task-change';

const purposeText = z.string().check(
  z.maxLength(textLimits.purpose),
  z.refine((text) => text.trim() === text && text !== ''),
);

/** All that one correction changes beside notes. Tasks and the goal's name alone are what a planProposal is. */
export const revisedPlan = {
  goal: z.optional(goalId),
  goal_name: z.optional(z.string().check(z.maxLength(200))),
  changes: z.optional(taskChanges),
  /** In other words; as it is now, and as it shall be. Its goals stay. */
  purpose: z.optional(z.strictObject({ before: purposeText, after: purposeText, kind: purposeKind })),
  /** As they are now: the person sees what goes, and what is another meanwhile makes all of it stale. */
  alarms_off: z.optional(alarmList(true)),
  alarms: z.optional(alarmList(false)),
};

function alarmList(areThere: boolean) {
  const one = alarmSetting.check(z.refine(({ alarm }) => (alarm !== undefined) === areThere));
  return z.array(one).check(z.minLength(1), z.maxLength(10));
}

/** What each edit finds must stand in the note exactly once. */
export interface EditedNote {
  path: string;
  edits: readonly TextEdit[];
}
