import * as z from 'zod/mini';
import { documentState, documentStateTexts } from './document-state';
import { eventSeq, freeText, neverOlder, taskId, type Family } from './family';

export const haltReasons = [
  'rejected',
  'invalid',
  'stopped',
  'budget',
  'storage',
  'data_lost',
  'corrupt',
  'mind',
  'model',
  'imported',
] as const;
export type HaltReason = (typeof haltReasons)[number];

const schema = z.strictObject({
  type: z.literal('lifecycle'),
  name: z.enum([
    'started',
    'halted',
    'resumed',
    'recovered',
    'interrupted',
    'invalid_output',
    'imported',
    'asked_again',
    'new_topic',
  ]),
  /** A code; for `halted` one of haltReasons. */
  reason: z.nullable(z.string()),
  /** Random id of the log: in its first event. */
  log: z.optional(z.string()),
  /** For `invalid_output`: which try for its trigger. */
  attempt: z.optional(z.int()),
  /** For `interrupted`: the task that was cut off. */
  task: z.optional(z.nullable(taskId)),
  /** For `halted` by a budget: which. For `imported`: how many events, or `plan_left_out`: it spoke of distress. */
  detail: z.optional(z.nullable(freeText)),
  /** For `asked_again`: seq of the answer that the person wants another of. */
  replaces: z.optional(eventSeq),
  /** For `recovered`: the first seq that recovery had to look at. */
  from: z.optional(eventSeq),
  /** For `imported` from a state.json alone: that state, as it was taken. */
  state: z.optional(documentState),
});
export type LifecycleBody = z.infer<typeof schema>;

export const lifecycleFamily: Family<LifecycleBody> = {
  type: 'lifecycle',
  version: 1,
  schema,
  freeText: ['/detail', ...documentStateTexts.map((at) => `/state${at}`)],
  upcast: neverOlder,
  example: { type: 'lifecycle', name: 'started', reason: null, log: 'AAAAAAAAAAAAAAAAAAAAAA' },
};
