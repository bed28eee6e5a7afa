import * as z from 'zod/mini';
import { causes } from '../../events/action-result';
import { asShown } from '../../events/approval';
import { intake, jsonObject, purposeKind, taskOwner, taskStep } from '../../events/decision';
import { decisionId, eventSeq, goalId, intentId, requestId, sha256Hex, taskId } from '../../events/family';
import { authority, source } from '../../events/input';
import { haltReasons } from '../../events/lifecycle';
import { genesisHash } from '../../events/genesis-hash';
import { defaultSettings, settings } from './settings';
import { alarm } from './alarm';
import { taskDate } from './task-change';

/** The largest snapshot that is stored; bytes of its JSON. */
export const maxSnapshotBytes = 65_536;

const lang = z.nullable(z.enum(['en', 'ja']));

const taint = z.array(z.string());

const nullableText = z.nullable(z.string());

export const taskStatus = z.enum(['pending', 'active', 'done', 'fail']);

export type TaskStatus = z.infer<typeof taskStatus>;

const task = z.object({
  id: taskId,
  name: nullableText,
  status: taskStatus,
  /** Whose it is; without it the Avatar's. */
  owner: z.exactOptional(taskOwner),
  /** By when. */
  date: z.exactOptional(taskDate),
});

export type Task = z.infer<typeof task>;

const goal = z.object({ id: goalId, name: nullableText, status: z.enum(['active', 'done']), tasks: z.array(task) });

export type Goal = z.infer<typeof goal>;

/** The documents' five state elements: what state.json exports. Every key is always there; unset or redacted is null. */
const avatarState = z.object({
  input: z.object({ source: z.nullable(source), authority: z.nullable(authority), text: nullableText }),
  plan: z.object({ purpose: nullableText, goals: z.array(goal) }),
  thought: z.object({ judgment: nullableText, intent: nullableText }),
  action: z.object({ phase: z.nullable(z.enum(['approving', 'executing'])), summary: nullableText }),
  result: z.object({ status: z.nullable(z.enum(['done', 'fail'])), summary: nullableText }),
});

export type AvatarState = z.infer<typeof avatarState>;

export const phases = [
  'idle',
  'input',
  'plan',
  'thought',
  'approving',
  'asking',
  'action',
  'result',
  'halted',
] as const;

export type Phase = (typeof phases)[number];

/** Of the refused try of a step, what the next one needs to know. */
const refusedTry = z.optional(z.object({ task: taskId, capability: z.string(), finishes: z.boolean() }));

/** Something that asks for a deliberation. */
const due = z.object({
  seq: eventSeq,
  /** `input`: a message; `follow`: what came of an action for one; `plan`: the plan goes on; `start`: there is no purpose to work for. */
  kind: z.enum(['input', 'follow', 'plan', 'start']),
  lang,
  taint,
  /** Whether the chain of triggers behind it starts at a public input, with no user's approval between. */
  is_public: z.boolean(),
  /** The question that it answers, asked outside any task. */
  answers: z.nullable(decisionId),
  /** Where the person said it, and where they are answered, if not in the chat. */
  surface: z.optional(z.literal('cli')),
  /** The line of the CLI that it is. */
  command: z.optional(z.string()),
  /** Words of distress, answered with care already: talk alone may follow. */
  care: z.optional(z.literal(true)),
  /** What it is (an answer, an order, talk) is for a mind that reads to say. */
  judged: z.optional(z.literal('mind')),
  /** What a `follow` goes on with. */
  intent: z.optional(intentId),
  /** The person said no, it went round in circles, or was asked often enough: words alone may follow. */
  talk_only: z.optional(z.literal(true)),
  /** The person said no to being read: a mind at an address looks at nothing of theirs for it. */
  no_reading: z.optional(z.literal(true)),
  /** The request that was said no to: why, the person may say with it, and then that is what is answered. */
  refused: z.optional(requestId),
  /** The step whose try was refused with these words: what is done instead is of it, as that was to be. */
  reopened: refusedTry,
  /** It asks for what cannot be done while a request is open, so it comes after that. */
  later: z.optional(z.literal(true)),
  /** Seq of the newest message that said the same again. */
  repeated: z.optional(eventSeq),
  /** The person asked for another answer: seq of that, and how many tries there were before it. */
  again: z.optional(z.object({ seq: eventSeq, tries: z.int() })),
});

export type Due = z.infer<typeof due>;

/** What a mind is at: a message to be answered, a task to be done. */
const openIntent = z.object({
  id: intentId,
  /** Null: a message, or what the plan does next. */
  task: z.nullable(taskId),
  deliberations: z.int(),
  /** What opened it. */
  due,
});

export type OpenIntent = z.infer<typeof openIntent>;

/** The person's newest message and what came of it so far: while that is words and reading alone, it can be said otherwise or asked again. */
const exchange = z.object({
  input: eventSeq,
  /** It, and what was judged together with it. */
  dues: z.array(due),
  intent: intentId,
  /** The newest decision for it. */
  decision: z.nullable(decisionId),
  /** Tries at the first of `dues` so far. */
  tries: z.int(),
  /** Seq of the newest answer. */
  output: z.nullable(eventSeq),
  /** More than words and reading came of it. */
  has_acted: z.boolean(),
  /** Rules answer a second time what they answered the first time. */
  is_by_rules: z.boolean(),
  /** The person asked for another answer, and it is not there yet. */
  is_asked_again: z.boolean(),
});

export type Exchange = z.infer<typeof exchange>;

/** An action on its way through approval; all that its later events repeat. */
const actionOnItsWay = z.object({
  decision: decisionId,
  /** Seq of the thought that holds the payload. */
  thought: eventSeq,
  request: requestId,
  digest: sha256Hex,
  capability: z.string(),
  capability_version: z.int(),
  task: z.nullable(taskId),
  finishes: z.boolean(),
  leaves_more: z.optional(z.boolean()),
  lang,
  taint,
  is_public: z.boolean(),
  /** The line of the CLI that asked for it. */
  command: z.optional(z.string()),
  serves: z.optional(intentId),
  /** Words beside it told the person of it. */
  said: z.optional(z.literal(true)),
  /** With it the mind said until when it waits. */
  rests: z.optional(z.literal(true)),
});

export type ActionOnItsWay = z.infer<typeof actionOnItsWay>;

export const decidedAction = z.omit(actionOnItsWay, { request: true, digest: true, capability_version: true });

export type DecidedAction = z.infer<typeof decidedAction>;

/** An approval line; its text is null where it was redacted. */
const lineWithCode = z.object({ code: z.string(), parameters: jsonObject, text: nullableText });
type ShownLine = z.infer<typeof lineWithCode>;
const shownLine = z.union([
  lineWithCode,
  // as earlier builds stored it
  z.pipe(
    nullableText,
    z.transform((text): ShownLine => ({ code: asShown, parameters: {}, text })),
  ),
]);
const shownLines = z.tuple([shownLine, shownLine]);
export type ShownLines = z.infer<typeof shownLines>;

const pendingRequest = z.extend(actionOnItsWay, {
  /** Seq of the asking. */
  seq: eventSeq,
  lines: shownLines,
  /** When the same action failed before: that result. */
  failed_before: z.nullable(z.object({ seq: eventSeq, time: z.string(), cause: z.nullable(z.enum(causes)) })),
});

export type PendingRequest = z.infer<typeof pendingRequest>;

const grantedRequest = z.extend(actionOnItsWay, {
  seq: eventSeq,
  /** When it was granted, and by whom: past 10 minutes it is asked anew. */
  time: z.string(),
  by: z.string(),
  lines: shownLines,
});

export type GrantedRequest = z.infer<typeof grantedRequest>;

/** An action that was logged and has no result yet. For `asking`, the question it asked. */
const openAction = z.extend(actionOnItsWay, {
  seq: eventSeq,
  lines: shownLines,
  /** Who granted it: the person, or a rule. */
  by: z.optional(z.string()),
});

export type OpenAction = z.infer<typeof openAction>;

const openQuestion = z.extend(openAction, {
  /** Seq of the output that shows it. */
  output: eventSeq,
  /** Seq of the input that answers it; its result is still to be written. */
  answer: z.nullable(eventSeq),
});

export type OpenQuestion = z.infer<typeof openQuestion>;

/** A question that code asks, answered by button or /command only. `output` is the seq of the line that asks it. */
const confirmation = z.discriminatedUnion('kind', [
  /** The end of an action is not known: done, fail or retry. */
  z.object({ kind: z.literal('uncertain'), output: eventSeq, action: openAction }),
  /** A task was cut off: resume or drop. */
  z.object({ kind: z.literal('interrupted'), output: eventSeq, task: taskId }),
  /** A new purpose was set: keep or drop the goals of the old one, one by one. */
  z.object({ kind: z.literal('keep_goal'), output: eventSeq, goals: z.array(goalId) }),
]);

export type Confirmation = z.infer<typeof confirmation>;

const taskControl = z.object({
  step: z.nullable(taskStep),
  /** Actions so far. */
  actions: z.int(),
  /** Partial results and results without effect so far. */
  tries: z.int(),
  /** Seq of its newest result. */
  result: z.nullable(eventSeq),
  /** Inputs that answered its questions, oldest first. */
  answers: z.array(eventSeq),
  cause: z.nullable(z.enum(causes)),
  /** Its newest decision; before the first, the one that planned it. */
  decision: decisionId,
});

export type TaskControl = z.infer<typeof taskControl>;

const budgetUse = z.object({
  /** Start of the hour that is counted; UTC. Null before the first turn. */
  hour: z.nullable(z.string()),
  /** Turns in that hour not caused by the user. */
  turns: z.int(),
  /** Turns running without a task done, a fact seen or a word of the user. */
  idle_turns: z.int(),
  /** The user spoke or answered since the last turn. */
  user_spoke: z.boolean(),
  /** How often the budgets for models were given once more, and in which hour of the clock. */
  models: z._default(z.object({ hour: z.nullable(z.string()), times: z.int() }), { hour: null, times: 0 }),
});

/** Of a standing permission what its change holds: what is granted, within what, and until when. */
export const ruleTerms = z.object({
  /** Seq of the change that first made it; a shipped one has a name. */
  id: z.string(),
  capabilities: z.array(z.string()),
  /** Read by the capability; null: none. A redacted one is null, and covers nothing. */
  bounds: z.nullable(z.record(z.string(), z.nullable(z.string()))),
  /** What its capability's payloads meant when it was made; null: whatever they mean. */
  capability_version: z._default(z.nullable(z.int()), null),
  /** Uses in an hour, counted from the first of them as budgets are; null: no limit. */
  rate_an_hour: z._default(z.nullable(z.int()), null),
  /** UTC; null: until it is revoked. */
  expires: z._default(z.nullable(z.string()), null),
});

export type RuleTerms = z.infer<typeof ruleTerms>;

const rule = z.extend(ruleTerms, {
  shipped: z.boolean(),
  uses: z.int(),
  /** Start of the hour that is counted, UTC, and the uses in it. */
  hour: z._default(z.object({ start: z.nullable(z.string()), uses: z.int() }), { start: null, uses: 0 }),
  /** Its end was seen to pass: a clock that goes back does not revive it. */
  is_over: z._default(z.boolean(), false),
});

export type Rule = z.infer<typeof rule>;

const pastAction = z.object({
  thought: eventSeq,
  task: z.nullable(taskId),
  result: eventSeq,
  time: z.string(),
  cause: z.nullable(z.enum(causes)),
  failed: z.boolean(),
});

export type PastAction = z.infer<typeof pastAction>;

const run = z.object({
  log: nullableText,
  phase: z.enum(phases),
  halt: z.nullable(z.object({ reason: z.enum(haltReasons), seq: eventSeq, detail: nullableText })),
  /** Messages that wait for a deliberation, oldest first. */
  queue: z.array(due),
  /** What the plan waits for a deliberation on. */
  due: z.nullable(due),
  /** Deliberations so far on each trigger that is still due. */
  attempts: z.array(z.object({ trigger: eventSeq, count: z.int() })),
  /** Invalid outputs running, whatever they were about. */
  invalid: z.int(),
  /** The newest decision to act. */
  decided: z.nullable(decidedAction),
  /** A speaking action under way; never outlives its transaction. */
  saying: z.nullable(openAction),
  pending: z.nullable(pendingRequest),
  granted: z.nullable(grantedRequest),
  executing: z.nullable(openAction),
  asking: z.nullable(openQuestion),
  confirm: z.nullable(confirmation),
  /** Older ones that a newer one stands before; the last of them comes up again next. */
  confirms_waiting: z.array(confirmation),
  /** The purpose was put in other words, and its goals were kept; `output`: seq of the line that offers to start over. */
  amended: z._default(z.nullable(z.object({ output: eventSeq, goals: z.array(goalId) })), null),
  /** The task that was cut off and neither resumed nor dropped. */
  interrupted: z.nullable(z.object({ task: taskId, seq: eventSeq })),
  purpose_kind: z.nullable(purposeKind),
  /** The person was asked, since the last goal ended, whether the purpose is reached. */
  asked_whether_reached: z.boolean(),
  /** The person said that the purpose is reached; until the next purpose or goal. */
  is_purpose_reached: z._default(z.boolean(), false),
  /** Without a purpose, the newest question was the one for it: it is not asked again at each start. */
  asked_for_purpose: z.boolean(),
  /** Seq of the thought that set the purpose. */
  purpose_seq: z.nullable(eventSeq),
  /** Of all that purpose and goals were made from: what is decided by them carries it on, whatever happens between. */
  plan_taint: taint,
  intake: z.nullable(intake),
  tasks: z.record(taskId, taskControl),
  /** Goals that ended and are still shown; until the next event that changes the plan. */
  finished_goals: z.array(goal),
  next_goal: z.int(),
  /** The moment, or in logs of earlier builds the day, that the plan waits for, by the mind's own word; what bears on the plan comes before it. */
  rests_until: z.optional(z.string()),
  /** Seq of the thought that planned each goal that is active or still shown. */
  planned: z._default(z.record(goalId, eventSeq), {}),
  budget_use: budgetUse,
  rules: z.array(rule),
  /** Ids of rules that builds after the log's first one brought: a revoked one is not brought again. */
  shipped_later: z._default(z.array(z.string()), []),
  /** Those that will ring, and those whose ring is not answered. */
  alarms: z._default(z.array(alarm), []),
  /** Seqs of the newest changes that can be undone, newest last; at most 16. */
  undoable: z._default(z.array(eventSeq), []),
  settings,
  /** Failed actions, and the last two of any end: newest last, at most 8. */
  past_actions: z.array(pastAction),
  /** What ended last and was more than talk: an action, or a question that the person left out. */
  last_end: z._default(
    z.nullable(
      z.object({
        ...{ task: z.nullable(taskId), cause: z.nullable(z.enum(causes)), request: z.optional(requestId) },
        refused: refusedTry,
      }),
    ),
    null,
  ),
  /** Seq of the newest observation or user input: the loop guard looks no further back. */
  news: z.int(),
  /** Seqs of the last observations, newest last; at most 8. */
  observations: z._default(z.array(eventSeq), []),
  /** What a mind that reads is at, oldest first; at most 16. */
  intents: z._default(z.array(openIntent), []),
  /** The newest summary of older talk, and up to which event it goes. */
  summary: z._default(z.nullable(z.object({ seq: eventSeq, to: eventSeq })), null),
  /** The newest message, where it can still be said otherwise or asked again. */
  exchange: z._default(z.nullable(exchange), null),
  /** Seq of the newest event with which another topic began: older talk is told by its summary alone. */
  topic: z._default(z.int(), 0),
  /** Seq of the newest event from which on nothing said before may be taken as known elsewhere: words were taken out or replaced, or a log brought in. */
  forgotten: z._default(z.int(), 0),
  /** The person's calendar day, YYYY-MM-DD, on which the whole answer to words of distress was given last. */
  cared_on: z._default(nullableText, null),
  turn: z.int(),
  last: z.object({ seq: z.int(), hash: z.string(), time: nullableText }),
});

export type Run = z.infer<typeof run>;

/** A fold of the log: the documents' five elements, and what the cycle needs besides. */
export const snapshot = z.object({ state: avatarState, run });

export type Snapshot = z.infer<typeof snapshot>;

const shippedTerms = { bounds: null, capability_version: null, rate_an_hour: null, expires: null } as const;

export const shippedRules: readonly RuleTerms[] = [
  { id: 'conversation', capabilities: ['conversation', 'question'], ...shippedTerms },
  { id: 'world', capabilities: ['world'], ...shippedTerms },
];

/** What looks at the person's own, and changes nothing. */
export const readingCapabilities = ['note.read', 'note.list', 'recall', 'event.read', 'alarm.list'] as const;

/** Shipped by later builds: each comes into a log once, by a change at the first start of a build that has it. */
export const shippedLater: readonly RuleTerms[] = [
  { id: 'reading', ...shippedTerms, capabilities: [...readingCapabilities], bounds: { mind: 'here' } },
];

/** A rule that came with the app, as it came; undefined: it is the person's. */
export function shippedRule(id: string): RuleTerms | undefined {
  return [...shippedRules, ...shippedLater].find((terms) => terms.id === id);
}

/** A rule that has just come into force. */
export function unusedRule(terms: RuleTerms, shipped = false): Rule {
  return { ...terms, shipped, uses: 0, hour: { start: null, uses: 0 }, is_over: false };
}

/** Before the first event. */
export function emptySnapshot(): Snapshot {
  return {
    state: {
      input: { source: null, authority: null, text: null },
      plan: { purpose: null, goals: [] },
      thought: { judgment: null, intent: null },
      action: { phase: null, summary: null },
      result: { status: null, summary: null },
    },
    run: {
      log: null,
      phase: 'idle',
      halt: null,
      queue: [],
      due: null,
      attempts: [],
      invalid: 0,
      decided: null,
      saying: null,
      pending: null,
      granted: null,
      executing: null,
      asking: null,
      confirm: null,
      confirms_waiting: [],
      amended: null,
      interrupted: null,
      purpose_kind: null,
      asked_whether_reached: false,
      is_purpose_reached: false,
      asked_for_purpose: false,
      purpose_seq: null,
      plan_taint: [],
      intake: null,
      tasks: {},
      finished_goals: [],
      next_goal: 1,
      planned: {},
      budget_use: { hour: null, turns: 0, idle_turns: 0, user_spoke: false, models: { hour: null, times: 0 } },
      rules: shippedRules.map((terms) => unusedRule({ ...terms, capabilities: [...terms.capabilities] }, true)),
      shipped_later: [],
      alarms: [],
      undoable: [],
      settings: { ...defaultSettings },
      past_actions: [],
      last_end: null,
      news: 0,
      observations: [],
      intents: [],
      summary: null,
      exchange: null,
      topic: 0,
      forgotten: 0,
      cared_on: null,
      turn: 0,
      last: { seq: 0, hash: genesisHash, time: null },
    },
  };
}

/** Nothing of the person's is in it yet: only starts, and the question that a first start asks. Only then may a log be brought in. */
export function isUntouched({ state, run }: Snapshot): boolean {
  return state.input.source === null && state.plan.purpose === null && run.queue.length === 0;
}
