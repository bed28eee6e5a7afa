import * as z from 'zod/mini';
import { jsonObject } from '../../events/decision';
import { goalId, taintMarks } from '../../events/family';
import { pictureLimits } from '../../events/picture';
import { taskChanges } from './task-change';

/** What any tab may put before the leader; only these. `id` is drawn by the tab, so that a row sent twice counts once. */
const base = { id: z.string(), lang: z.enum(['en', 'ja']), at: z.string() };

/** Of a text: what its event will hold, and the bytes themselves. */
const pictures = z
  .array(
    z.object({
      hash: z.string(),
      salt: z.string(),
      type: z.enum(['image/jpeg', 'image/png']),
      width: z.int(),
      height: z.int(),
      bytes: z.custom<Uint8Array<ArrayBuffer>>(
        (bytes) => bytes instanceof Uint8Array && bytes.length <= pictureLimits.bytes,
      ),
    }),
  )
  .check(z.maxLength(pictureLimits.count));
export type BroughtPicture = z.infer<typeof pictures>[number];

const text = z.object({
  ...base,
  kind: z.literal('text'),
  text: z.string(),
  surface: z.enum(['chat', 'cli']),
  /** The request that the tab showed when it was sent: a y is for that one or for none. */
  shown_request: z.nullable(z.string()),
  /** Where the text came from besides the person's own typing: link:<host>. */
  taint: taintMarks,
  /** What the person said it is, where a question is open; without it the words tell. */
  as: z.optional(z.enum(['answer', 'aside'])),
  /** Seq of the person's newest message, in place of which it is said. */
  supersedes: z.optional(z.int()),
  pictures: z.optional(pictures),
  /** The button that says it in the person's place, and the seq of the output that offers it: no order that they typed. */
  choice: z.optional(z.object({ id: z.string().check(z.startsWith('say:')), question: z.int() })),
});

const answer = z.object({
  ...base,
  kind: z.literal('answer'),
  request: z.string(),
  /** What was shown; compared with the pending request's, so that nothing else can be granted. */
  digest: z.string(),
  answer: z.enum(['y', 'n']),
  via: z.enum(['key', 'button']),
  /** With n: what the person says to it. */
  why: z.optional(z.string()),
});

const choice = z.object({
  ...base,
  kind: z.literal('choice'),
  /** Seq of the output that offers it. */
  question: z.int(),
  choice: z.string(),
  /** The button's words, for the log. */
  label: z.string(),
  surface: z.optional(z.literal('cli')),
});

const control = z.object({
  ...base,
  kind: z.literal('control'),
  command: z.enum(['stop', 'resume', 'drop', 'topic']),
  /** Seq of what a mind is answering: a stop ends that alone. */
  speech: z.optional(z.int()),
  surface: z.optional(z.literal('cli')),
});

/** Another answer in place of the newest one; by its seq. */
const again = z.object({ ...base, kind: z.literal('again'), output: z.int() });

/** A line of the CLI that asks for an action: it is asked for like any other. */
const command = z.object({
  ...base,
  kind: z.literal('command'),
  /** As typed, behind a slash. */
  line: z.string(),
  capability: z.string(),
  payload: jsonObject,
  /** Of what its payload was made from, which may be outside text. */
  taint: taintMarks,
});

const replace = z.object({
  ...base,
  kind: z.literal('import'),
  /** A Blob of events.jsonl. */
  file: z.unknown(),
  name: z.string(),
});

/** y to a request, and from then on to all that is like it: within these bounds, so often, so long. */
const rule = z.object({
  ...base,
  kind: z.literal('rule'),
  request: z.string(),
  /** As in an answer. */
  digest: z.string(),
  bounds: z.record(z.string(), z.string()),
  rate_an_hour: z.int(),
  /** Null: until it is revoked. */
  lasts_hours: z.nullable(z.int()),
  via: z.enum(['key', 'button']),
});

const revoke = z.object({
  ...base,
  kind: z.literal('revoke'),
  rule: z.string(),
  /** The command of the CLI behind it; without it a button. */
  line: z.optional(z.string()),
});

/** Takes a change of a rule or a setting back; by its seq. */
const undo = z.object({
  ...base,
  kind: z.literal('undo'),
  change: z.int(),
  /** As in a revoke. */
  line: z.optional(z.string()),
});

/** Settings by the person's own hand: all of them, or none. Null: nothing of their own. */
const set = z.object({
  ...base,
  kind: z.literal('settings'),
  changes: z.array(z.object({ name: z.string(), value: z.unknown() })),
});

/** What the person changes of a goal's tasks by hand: all of it, or none. */
const plan = z.object({
  ...base,
  kind: z.literal('plan'),
  goal: goalId,
  changes: taskChanges,
  /** As in a revoke. */
  line: z.optional(z.string()),
});

/** A text file of the person's, which becomes a note. */
const file = z.object({
  ...base,
  kind: z.literal('file'),
  name: z.string(),
  content: z.string(),
});

const clear = z.object({ ...base, kind: z.literal('clear') });

/** Texts to be taken out of the log, by place: the row itself holds none of them. */
const redact = z.object({
  ...base,
  kind: z.literal('redact'),
  targets: z.array(z.object({ seq: z.int(), pointers: z.array(z.string()) })),
});

export const inboxRow = z.discriminatedUnion('kind', [
  text,
  answer,
  choice,
  control,
  again,
  command,
  rule,
  revoke,
  undo,
  set,
  plan,
  replace,
  file,
  clear,
  redact,
]);

export type InboxRow = z.infer<typeof inboxRow>;

export type RowOf<K extends InboxRow['kind']> = Extract<InboxRow, { kind: K }>;

/** Why a row changed nothing. */
export const refusals = [
  'empty',
  'text_too_long',
  'purpose_too_long',
  'control_characters',
  'looks_like_a_key',
  'already_answered',
  'answer_unclear',
  'no_such_choice',
  'nothing_to_stop',
  'nothing_to_resume',
  'nothing_to_drop',
  'halted',
  'no_rule_possible',
  'too_many_rules',
  'no_such_rule',
  'nothing_to_undo',
  'changed_since',
  'no_such_task',
  'task_ended',
  'task_at_work',
  'not_yours',
  'too_many_tasks',
  'no_change',
  'request_open',
  'not_possible',
  'setting_not_possible',
  'notes_full',
  'not_empty',
  'unreadable',
  'malformed_import',
  'import_cancelled',
  'import_died',
  'event_too_large',
  'busy',
  'not_redactable',
  'not_editable',
  'not_again',
  'no_talk',
  'storage',
] as const;

export type Refusal = (typeof refusals)[number];

/** What became of a row; kept for a while so that the tab that sent it can tell the person. */
export const rowOutcome = z.object({
  id: z.string(),
  ok: z.boolean(),
  code: z.nullable(z.enum(refusals)),
  /** Numbers and names for the message: characters, limit, line, reason. */
  parameters: z.record(z.string(), z.union([z.string(), z.number()])),
  at: z.string(),
});

export type RowOutcome = z.infer<typeof rowOutcome>;

/** UTF-16 units, as a text box counts them. */
export const textLimits = { input: 8_000, purpose: 2_000, name: 200 } as const;

/** Of one event as stored; bytes of its JSON. */
export const maxEventBytes = 32_768;

/**
 * A waiting row after another log was put in place: numbers begin anew there, so that an answer to a request of the old log could
 * fall on a request of the new one. It names one that never is. What the person wrote stays.
 */
export function withoutReferences(row: InboxRow): InboxRow {
  switch (row.kind) {
    case 'answer':
    case 'rule':
      return { ...row, request: '', digest: '' };
    case 'undo':
      return { ...row, change: 0 };
    case 'choice':
      return { ...row, question: 0 };
    case 'text':
      return {
        ...row,
        ...(row.shown_request !== null && { shown_request: '' }),
        ...(row.supersedes !== undefined && { supersedes: 0 }),
      };
    case 'again':
      return { ...row, output: 0 };
    default:
      return row;
  }
}
