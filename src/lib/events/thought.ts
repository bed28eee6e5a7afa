import * as z from 'zod/mini';
import { decisionBody, decisionFreeText } from './decision';
import { eventSeq, freeText, neverOlder, type Family } from './family';

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
  decision: decisionBody,
});
export type ThoughtBody = z.infer<typeof schema>;

export const thoughtFamily: Family<ThoughtBody> = {
  type: 'thought',
  /** 2: a model's sets no purpose but what the person's own /purpose said. */
  version: 2,
  schema,
  freeText: [
    '/judgment',
    '/intent',
    '/situation_summary',
    '/search_summary',
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
