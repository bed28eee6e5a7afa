import * as z from 'zod/mini';
import { jsonObject } from './decision';
import { eventSeq, neverOlder, type Family } from './family';

const schema = z.strictObject({
  type: z.literal('change'),
  /** What was changed: "budget", "purpose" (agreed to, as a mind proposed it), "rules.<id>", "settings.<name>", "persona.<part>", "alarms.<id>", "plan.<goal>", "note" (brought back as it was). */
  subject: z.string(),
  /**
   * A rule's or an alarm's terms, a setting's {value}, a purpose's {value, kind, keeps_goals, decision}, of a goal {tasks: facts by id, order, name}, or a
   * note's path as {value}: before, of one that goes, after, of one that comes back, or as {value} the paths of several of which parts come back. Null: there was none, or there is none now.
   */
  before: z.nullable(jsonObject),
  after: z.nullable(jsonObject),
  /** `build`: a rule that came with the app, at the first start of a build that has it. */
  by: z.string().check(z.regex(/^(user|import|build|rule:.+)$/)),
  undo_of: z.nullable(eventSeq),
});
export type ChangeBody = z.infer<typeof schema>;

export const changeFamily: Family<ChangeBody> = {
  type: 'change',
  /** 2: by a build. */
  version: 2,
  schema,
  /** What a rule is bound to, or an alarm is for, may be a private matter; names and words of the person's are such. */
  freeText: [
    '/before/bounds/*',
    '/after/bounds/*',
    '/before/value',
    '/after/value',
    '/before/value/*',
    '/after/value/*',
    '/before/text',
    '/after/text',
    '/before/name',
    '/after/name',
    '/before/tasks/*/name',
    '/after/tasks/*/name',
  ],
  upcast: neverOlder,
  example: {
    type: 'change',
    subject: 'budget',
    before: { turns: 600 },
    after: { turns: 0 },
    by: 'user',
    undo_of: null,
  },
};
