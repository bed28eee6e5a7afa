import * as z from 'zod/mini';
import { jsonObject } from './decision';
import { decisionId, eventSeq, freeText, neverOlder, type Family } from './family';

/** A button under a question. What it does is told by its id, never by its words. */
export const choice = z.strictObject({ id: z.string(), label: freeText });
export type Choice = z.infer<typeof choice>;

const schema = z.strictObject({
  type: z.literal('output'),
  pane: z.enum(['chat', 'cli']),
  /** The line as it was shown. */
  data: freeText,
  kind: z.enum(['reply', 'record', 'monologue', 'message', 'question']),
  /** Null where code speaks. */
  decision: z.nullable(decisionId),
  /** For a line that code made: which one, and what was put into it. */
  code: z.optional(z.string()),
  parameters: z.optional(jsonObject),
  choices: z.optional(z.array(choice)),
  /** Made by published rules, with no model behind it. */
  by_rules: z.optional(z.boolean()),
  /** Seqs of the messages that it is an answer to: it leaves the talk together with them. */
  to: z.optional(z.array(eventSeq).check(z.minLength(1))),
  /** Seq of the answer that it is given in place of, since the person asked again. */
  replaces: z.optional(eventSeq),
  /** The person stopped it: what had been said by then, or that nothing had. */
  cut: z.optional(z.literal(true)),
});
export type OutputBody = z.infer<typeof schema>;

export const outputFamily: Family<OutputBody> = {
  type: 'output',
  version: 1,
  schema,
  freeText: [
    '/data',
    '/choices/*/label',
    '/parameters/name',
    '/parameters/path',
    '/parameters/summary',
    '/parameters/text',
    '/parameters/value',
  ],
  upcast: neverOlder,
  example: {
    type: 'output',
    pane: 'chat',
    data: '[G1-T1] DONE Write bees/goal.md',
    kind: 'record',
    decision: 'D7',
    code: 'record.done',
    parameters: { task: 'G1-T1', name: 'Write bees/goal.md' },
  },
};
