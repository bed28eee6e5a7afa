import * as z from 'zod/mini';
import type { JsonObject } from '../base/json';
import { freeText } from './family';
import { source } from './input';

/** Null where a text was redacted before it was exported. */
const text = z.nullable(freeText);
const input = z.object({ type: z.literal('input'), source, text });
const thought = z.object({ type: z.literal('thought'), judgment: text, intent: text });
const action = z.object({ type: z.literal('action'), summary: text });
const ended = z.object({ type: z.literal('result'), status: z.enum(['done', 'fail']), summary: text });
const goalDone = z.object({
  type: z.literal('result'),
  status: z.literal('goal_done'),
  goal: z.string(),
  name: text,
  rate: z.string(),
});
const foreignBody = z.union([input, thought, action, ended, goalDone]);

/** The documents' own four types, with their fields alone. What else stood in a line is not taken over. */
export type ForeignBody = z.infer<typeof foreignBody>;

/** Null for what is no line of the documents' shape. */
export function readForeign(line: JsonObject): ForeignBody | null {
  const read = foreignBody.safeParse(line);
  return read.success ? read.data : null;
}
