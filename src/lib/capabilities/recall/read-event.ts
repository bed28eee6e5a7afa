import * as z from 'zod/mini';
import { defineCapability, isUnbounded } from '../define-capability';

const schema = z.strictObject({
  seq: z.int().check(z.minimum(1)),
  /** Of its text, counted from 1; left out: the beginning. */
  from: z.optional(z.int().check(z.minimum(2))),
});

/** Opens what was said, seen or found, by its number in the log: whole, in pages. Never a thought. */
export const readPastEvent = defineCapability({
  name: 'event.read',
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'Read an event of the log', ja: '記録を一件読む' },
  schema,
  isWithin: (bounds) => isUnbounded(bounds),
  ruleBounds: { propose: () => [], knows: isUnbounded },
  load: async () => (await import('./open-event')).openEvent,
  // reading changes nothing
  probe: () => Promise.resolve('not_done'),
});
