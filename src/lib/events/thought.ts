import * as z from 'zod/mini';
import { decisionBody, decisionFreeText, intentEnd, ways } from './decision';
import { decisionId, eventSeq, freeText, intentId, neverOlder, taskId, type Family } from './family';

const schema = z.strictObject({
  type: z.literal('thought'),
  judgment: freeText,
  intent: freeText,
  situation_summary: freeText,
  /** From 1, counted for one trigger; an invalid output takes a number too. */
  attempt: z.int().check(z.minimum(1)),
  search_summary: freeText,
  /** Seqs of further messages that waited with the trigger, and that this decision is for as well. */
  also: z.optional(z.array(eventSeq)),
  /** What is said beside the action, before it: an output of its own repeats it. */
  say: z.optional(freeText),
  /** What it is for. Absent where published rules judged, or an earlier build. */
  serves: z.optional(intentId),
  /** That ends with it. */
  closes: z.optional(intentEnd),
  /** Seq of the line that asked what its trigger answers: a mind that reads found that it does. */
  answers: z.optional(eventSeq),
  /** The task that asked it, where that answer is all that was left of it. */
  ends_task: z.optional(taskId),
  /** Tasks of the Avatar's own that it finds done already: each ends at once, by a result with no action behind it. */
  found_done: z.optional(z.array(taskId)),
  /** The decision whose request it takes back. */
  replaces: z.optional(decisionId),
  /** Who judged, and where: the host of a served model, null for one of this browser. */
  mind: z.optional(z.strictObject({ kind: z.enum(['device', 'browser', 'served']), host: z.nullable(z.string()) })),
  way: z.optional(z.enum(ways)),
  /** The first event in view, the summary of what came before, and how many in between were left out for want of room. */
  seen: z.optional(
    z.strictObject({ from: eventSeq, summary: z.nullable(eventSeq), left_out: z.int().check(z.minimum(0)) }),
  ),
  decision: decisionBody,
});
export type ThoughtBody = z.infer<typeof schema>;

export const thoughtFamily: Family<ThoughtBody> = {
  type: 'thought',
  /** 2: a model's sets no purpose but what the person's own /purpose said. 3: what is said beside, what it serves, who judged from what. 4: `ends_task`, `leaves_more`. 5: `found_done`. 6: `closes.from`. 7: `purpose_dropped`. */
  version: 7,
  schema,
  freeText: [
    '/judgment',
    '/intent',
    '/situation_summary',
    '/search_summary',
    '/say',
    '/closes/why',
    '/closes/until',
    ...decisionFreeText.map((at) => `/decision${at}`),
  ],
  upcast: neverOlder,
  example: {
    type: 'thought',
    judgment: 'The goal has no note yet.',
    intent: 'Write bees/goal.md.',
    situation_summary: 'Purpose set; G1 has 6 tasks, 0 done; nothing waits.',
    attempt: 1,
    search_summary: 'decided note.write',
    say: 'I would like to write down the goal first.',
    serves: 'I2',
    mind: { kind: 'served', host: 'models.example' },
    way: 'tools',
    seen: { from: 1, summary: null, left_out: 0 },
    decision: {
      decision_outcome: 'do_action',
      action_type: 'note.write',
      action_payload: { path: 'bees/goal.md', content: '# City bees' },
      reason: 'The first task asks for it.',
      persona_influence: {
        value: 0.05,
        summary: 'careful',
        traits: ['careful'],
        preferred_direction: 'support',
        concerns: [],
      },
      mood_influence: {
        value: 0,
        summary: 'even',
        vad: { v: 0.1, a: 0, d: 0.1 },
        action_threshold_bias: 'neutral',
        defer_bias: 'neutral',
      },
      evidence_event_ids: [2],
      console_delivery: { delivery: 'activity_only', message_kind: null },
      expected: [{ kind: 'note_holds', path: 'bees/goal.md', texts: ['City bees'] }],
      finishes: true,
      weighed: [{ option: 'note.write', score: 0.71 }],
      task: 'G1-T1',
    },
  },
};
