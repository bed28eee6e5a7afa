import * as z from 'zod/mini';
import { decisionId, freeText, neverOlder, requestId, sha256Hex, taskId, type Family } from './family';

const schema = z.strictObject({
  type: z.literal('action'),
  summary: freeText,
  capability: z.string(),
  decision: decisionId,
  request: requestId,
  digest: sha256Hex,
  task: z.nullable(taskId),
  /** The command line behind it, for what came from the cli. */
  command: z.nullable(freeText),
});
export type ActionBody = z.infer<typeof schema>;

export const actionFamily: Family<ActionBody> = {
  type: 'action',
  version: 1,
  schema,
  freeText: ['/summary', '/command'],
  upcast: neverOlder,
  example: {
    type: 'action',
    summary: 'Write the new note bees/goal.md',
    capability: 'note.write',
    decision: 'D7',
    request: 'R8',
    digest: 'a'.repeat(64),
    task: 'G1-T1',
    command: null,
  },
};
