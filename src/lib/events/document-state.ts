import * as z from 'zod/mini';
import { taskOwner } from './decision';
import { freeText, goalId, taskId } from './family';
import { authority, source } from './input';

const text = z.nullable(freeText);
const task = z.strictObject({
  id: taskId,
  name: text,
  status: z.enum(['pending', 'active', 'done', 'fail']),
  owner: z.exactOptional(taskOwner),
  date: z.exactOptional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
});
const goal = z.strictObject({ id: goalId, name: text, status: z.enum(['active', 'done']), tasks: z.array(task) });

/** The five elements as a state.json holds them: what an import of it alone puts into the log. Unset or redacted is null. */
export const documentState = z.strictObject({
  input: z.strictObject({ source: z.nullable(source), authority: z.nullable(authority), text }),
  plan: z.strictObject({ purpose: text, goals: z.array(goal) }),
  thought: z.strictObject({ judgment: text, intent: text }),
  action: z.strictObject({ phase: z.nullable(z.enum(['approving', 'executing'])), summary: text }),
  result: z.strictObject({ status: z.nullable(z.enum(['done', 'fail'])), summary: text }),
});
export type DocumentState = z.infer<typeof documentState>;

/** Where its free texts stand; see Family.freeText. */
export const documentStateTexts = [
  '/input/text',
  '/plan/purpose',
  '/plan/goals/*/name',
  '/plan/goals/*/tasks/*/name',
  '/thought/judgment',
  '/thought/intent',
  '/action/summary',
  '/result/summary',
] as const;
