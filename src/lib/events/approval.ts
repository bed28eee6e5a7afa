import * as z from 'zod/mini';
import { decisionId, eventSeq, freeText, neverOlder, requestId, sha256Hex, type Family } from './family';

const schema = z.strictObject({
  type: z.literal('approval'),
  status: z.enum(['asked', 'granted', 'denied']),
  request: requestId,
  decision: decisionId,
  /** Of capability, version and payload in committed form; see action-digest.ts. */
  digest: sha256Hex,
  /** What will be done, and what it touches: by the capability, from the payload. */
  lines: z.tuple([freeText, freeText]),
  /** Null while asked, else "user", "rule:<id>" or "import". */
  by: z.nullable(z.string().check(z.regex(/^(user|import|rule:.+)$/))),
  via: z.nullable(z.enum(['key', 'button', 'chat', 'cli', 'rule'])),
  capability: z.string(),
  /** The capability's version that the digest names. */
  capability_version: z.int(),
  /** The same action failed before, with this result: no rule can approve its repetition. */
  repeats: z.optional(eventSeq),
});
export type ApprovalBody = z.infer<typeof schema>;

export const approvalFamily: Family<ApprovalBody> = {
  type: 'approval',
  version: 1,
  schema,
  freeText: ['/lines/0', '/lines/1'],
  upcast: neverOlder,
  example: {
    type: 'approval',
    status: 'asked',
    request: 'R8',
    decision: 'D7',
    digest: 'a'.repeat(64),
    lines: ['Write the new note bees/goal.md, 312 B', 'Your notes on this device, one file added. Nothing is sent.'],
    by: null,
    via: null,
    capability: 'note.write',
    capability_version: 1,
  },
};
