import * as z from 'zod/mini';
import { alarmDate } from '../../agent/fold/alarm';

export const recallPayload = z
  .strictObject({
    /** Words to look for; empty: the newest of all. */
    query: z.string().check(z.maxLength(200)),
    /** `person`: what they said, and notes; `anyone`: whatever may be found. */
    said_by: z.enum(['person', 'anyone']),
    /** A day, by UTC; left out: from the beginning. Needed where there are no words. */
    since: z.optional(alarmDate),
    /** Only what stands before this event: a question must not find itself. */
    before: z.int().check(z.minimum(1)),
  })
  .check(z.refine(({ query, since }) => query.trim() !== '' || since !== undefined));
export type RecallPayload = z.infer<typeof recallPayload>;
