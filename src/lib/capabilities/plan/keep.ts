import * as z from 'zod/mini';
import { keepCapability, keptPlan } from '../../agent/fold/plan-keeping';
import { boxesIn, canKeepBoxes } from '../../base/checklist';
import { defineCapability } from '../define-capability';
import { noteContent } from '../note/note-content';
import { notePath } from '../note/note-path';
import { probePut } from '../note/probe-note';

const schema = z
  .strictObject({
    ...keptPlan,
    path: notePath,
    /** The whole note; its checklist are the boxes in it. */
    content: noteContent,
    mode: z.enum(['create', 'replace']),
    /** As of a note that is written. */
    base: z.optional(z.int().check(z.minimum(1))),
  })
  .check(
    z.refine(({ content, alarms }) => {
      const boxes = boxesIn(content);
      return boxes.length + alarms.length > 0 && canKeepBoxes(boxes);
    }),
  );

/**
 * Writes the note of a plan, with a checklist in it, and sets the plan's alarms: all of it by one y and with one result, or nothing. The cycle
 * sets the alarms, in the transaction of the result, as it does with alarms that come alone.
 */
export const keepPlan = defineCapability({
  name: keepCapability,
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'Keep a plan: note, checklist, alarms', ja: '計画をまとめる（ノート、チェックリスト、アラーム）' },
  schema,
  isWithin: () => false,
  load: async () => (await import('./run-keep')).runKeep,
  /** A note that says it was written by it is of a log that lost its end: nobody knows whether the alarms were set. */
  probe: async ({ path }, context) => ((await probePut(path, context)) === 'not_done' ? 'not_done' : 'unknown'),
});
