import * as z from 'zod/mini';
import { eventSeq, freeText, neverOlder, type Family } from './family';

const schema = z.strictObject({
  type: z.literal('summary'),
  /** Seqs of the first and last event that it stands for. */
  from: eventSeq,
  to: eventSeq,
  /** By the mind, of what was said and done there. */
  text: freeText,
  /** Seq of the summary of all before `from`, which this one was built on; null: there was none. */
  previous: z.nullable(eventSeq),
  mind: z.strictObject({ kind: z.enum(['device', 'browser', 'served']), host: z.nullable(z.string()) }),
});
export type SummaryBody = z.infer<typeof schema>;

/** Older talk in the mind's own words, so that a window has room for what is new. Never found by searching. */
export const summaryFamily: Family<SummaryBody> = {
  type: 'summary',
  version: 1,
  schema,
  freeText: ['/text'],
  upcast: neverOlder,
  example: {
    type: 'summary',
    from: 1,
    to: 40,
    text: 'The person plans a birthday for their sister, who loves astronomy. No balloons.',
    previous: null,
    mind: { kind: 'served', host: 'models.example' },
  },
};
