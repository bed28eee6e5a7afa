import * as z from 'zod/mini';
import { eventSeq, neverOlder, type Family } from './family';

const schema = z.strictObject({
  type: z.literal('redacted'),
  /** The event whose texts were taken out, and where in it they stood. Its own place is `seq`, as every event's. */
  target: eventSeq,
  pointers: z.array(z.string()),
  asked_by: z.literal('user'),
});
export type RedactedBody = z.infer<typeof schema>;

export const redactedFamily: Family<RedactedBody> = {
  type: 'redacted',
  version: 1,
  schema,
  freeText: [],
  upcast: neverOlder,
  example: { type: 'redacted', target: 2, pointers: ['/text'], asked_by: 'user' },
};
