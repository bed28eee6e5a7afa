import * as z from 'zod/mini';
import type { JsonObject, JsonValue } from '../base/json';
import { jsonObject } from './decision';
import { decisionId, eventSeq, freeText, requestId, sha256Hex, type Family } from './family';

/** The code of a line from before version 2, of which only the words are known. */
export const asShown = 'as_shown';

/** Which line it is, what was put into it, and its words as they were shown. Only code and parameters are ever compared. */
const line = z.strictObject({ code: z.string(), parameters: jsonObject, text: freeText });

const schema = z.strictObject({
  type: z.literal('approval'),
  status: z.enum(['asked', 'granted', 'denied', 'withdrawn']),
  request: requestId,
  decision: decisionId,
  /** Of capability, version and payload in committed form; see action-digest.ts. */
  digest: sha256Hex,
  /** What will be done, and what it touches: by the capability, from the payload. */
  lines: z.tuple([line, line]),
  /** Null while asked and where a later decision took it back, else "user", "rule:<id>" or "import". */
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
  /** 3: a request can be withdrawn. */
  version: 3,
  schema,
  /** In version 1 a line was its text alone. */
  freeText: ['/lines/*', '/lines/*/text', '/lines/*/parameters/**'],
  upcast: (body, from) => (from < 2 ? withCodes(body) : body),
  example: {
    type: 'approval',
    status: 'asked',
    request: 'R8',
    decision: 'D7',
    digest: 'a'.repeat(64),
    lines: [
      {
        code: 'note.create',
        parameters: { path: 'bees/goal.md', bytes: 312 },
        text: 'Write the new note bees/goal.md',
      },
      {
        code: 'note.create.touches',
        parameters: {},
        text: 'Your notes on this device, one file added. Nothing is sent.',
      },
    ],
    by: null,
    via: null,
    capability: 'note.write',
    capability_version: 1,
  },
};

function withCodes(body: JsonObject): JsonObject {
  const { lines } = body;
  if (!Array.isArray(lines)) return body; // the schema refuses it
  return { ...body, lines: lines.map((text: JsonValue) => ({ code: asShown, parameters: {}, text })) };
}
