import * as z from 'zod/mini';
import { revisedPlan } from '../../agent/fold/plan-revision';
import { planCapability } from '../../agent/fold/task-change';
import { defineCapability } from '../define-capability';
import { noteContent } from '../note/note-content';
import { notePath } from '../note/note-path';
import { probePut } from '../note/probe-note';
import type * as runChange from './run-change';

/** Of all notes together: each text of a thought has a salt beside it, and an event has 32 KB. */
const maxEdits = 30;

const edit = z
  .strictObject({ find: noteContent.check(z.minLength(1)), replace: noteContent })
  .check(z.refine(({ find, replace }) => find !== replace));
const editedNotes = z.array(z.strictObject({ path: notePath, edits: z.array(edit).check(z.minLength(1)) })).check(
  z.minLength(1),
  z.refine(
    (notes) =>
      new Set(notes.map(({ path }) => path)).size === notes.length &&
      notes.reduce((sum, { edits }) => sum + edits.length, 0) <= maxEdits,
  ),
);

const schema = z
  .strictObject({ ...revisedPlan, notes: z.optional(editedNotes) })
  .check(
    z.refine(
      ({ goal, goal_name, changes, notes, purpose, alarms_off, alarms }) =>
        (goal === undefined) === (changes === undefined) &&
        (goal_name === undefined) === (changes === undefined) &&
        (changes ?? notes ?? purpose ?? alarms_off ?? alarms) !== undefined,
    ),
  );

/** What runs and what is looked at before: needed seldom, and once it is there it takes no time. */
let code: typeof runChange | null = null;

/**
 * Changes one goal's tasks, and with them whatever a correction touches: parts of notes, the purpose's words, alarms. All of it by one y and with
 * one result, or nothing; the cycle makes what is no note, in the transaction of the result. It always asks: the plan is the person's.
 */
export const changePlan = defineCapability({
  name: planCapability,
  /** 2: notes, purpose and alarms may stand beside tasks, or alone. */
  version: 2,
  kind: 'act',
  sends: false,
  title: { en: 'Change the plan', ja: '計画の変更' },
  schema,
  isWithin: () => false,
  load: async () => (code ??= await import('./run-change')).runPlanChange,
  check: async ({ notes = [] }, context) =>
    notes.length === 0 ? [] : (code ??= await import('./run-change')).misfitsIn(notes, context),
  /** As of a plan that is kept: a note that says it was written by it is of a log that lost its end, and with it nobody knows what else. */
  probe: async ({ notes = [] }, context) => {
    const ends = await Promise.all(notes.map(({ path }) => probePut(path, context)));
    return ends.every((end) => end === 'not_done') ? 'not_done' : 'unknown';
  },
});
