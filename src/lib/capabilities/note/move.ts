import * as z from 'zod/mini';
import { defineCapability } from '../define-capability';
import { notePath } from './note-path';
import { probePut } from './probe-note';

const schema = z
  .strictObject({
    path: notePath,
    to: notePath,
    /** Seq of what wrote the text that the person knows under the old name. Another text keeps its name. */
    base: z.optional(z.int().check(z.minimum(1))),
  })
  .check(z.refine(({ path, to }) => path !== to));

/**
 * Gives a note another name: its text, and whose words it is of, go with it. One that is called so already is never touched (no_effect,
 * `exists`). It always asks: a rule is bound to one place, and this is about two.
 */
export const moveNote = defineCapability({
  name: 'note.move',
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'Rename a note', ja: 'ノートの名前を変える' },
  schema,
  isWithin: () => false,
  load: async () => (await import('./run-note')).runMove,
  probe: ({ to }, context) => probePut(to, context),
});
