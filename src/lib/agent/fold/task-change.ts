import * as z from 'zod/mini';
import { isCalendarDate } from '../../base/calendar-date';
import { hasDeceptiveCharacters } from '../../base/text';
import { taskOwner } from '../../events/decision';
import { goalId, taskId } from '../../events/family';

/** Calendar day, YYYY-MM-DD. */
export const taskDate = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

const name = z.string().check(
  z.maxLength(200),
  z.refine((text) => text.trim() === text && text !== '' && !/[\r\n\t]/.test(text) && !hasDeceptiveCharacters(text)),
);
/** As it is called now: shown with the change; empty where it was taken out of the log. */
const named = { task: taskId, name: z.string().check(z.maxLength(200)) };

/** What is changed of one task, or what the goal itself is called. */
export const taskChange = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('add'),
    name,
    owner: z.exactOptional(taskOwner),
    date: z.optional(taskDate.check(z.refine(isCalendarDate))),
  }),
  z.strictObject({ do: z.literal('drop'), ...named }),
  z.strictObject({ do: z.literal('done'), ...named }),
  z.strictObject({ do: z.literal('rename'), ...named, to: name }),
  z.strictObject({ do: z.literal('date'), ...named, date: z.nullable(taskDate.check(z.refine(isCalendarDate))) }),
  z.strictObject({ do: z.literal('owner'), ...named, owner: z.enum(['yours', 'avatar']) }),
  /** Null: to the end. */
  z.strictObject({ do: z.literal('move'), ...named, before: z.nullable(taskId) }),
  z.strictObject({ do: z.literal('goal'), name: named.name, to: name }),
]);
export type TaskChange = z.infer<typeof taskChange>;
export const taskChanges = z.array(taskChange).check(z.minLength(1), z.maxLength(20));

/** What changes of one goal, and how it was called. */
export const planProposal = z.strictObject({
  goal: goalId,
  goal_name: z.string().check(z.maxLength(200)),
  changes: taskChanges,
});
export const planCapability = 'plan.change';
