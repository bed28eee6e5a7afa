import * as z from 'zod/mini';
import type { JsonObject, JsonValue } from '../base/json';
import { decisionId, eventSeq, freeText, goalId, taskId, weight } from './family';

const json: z.ZodMiniType<JsonValue> = z.lazy(() =>
  z.union([z.null(), z.boolean(), z.number(), z.string(), z.array(json), z.record(z.string(), json)]),
);

export const jsonObject = z.record(z.string(), json);

/** −1 … 1 each: valence, arousal, dominance. */
export const vad = z.strictObject({ v: weight, a: weight, d: weight });

export type Vad = z.infer<typeof vad>;

export const personaInfluence = z.strictObject({
  /** By how much the persona moved the chosen option's score. */
  value: weight,
  summary: freeText,
  traits: z.array(z.string()),
  preferred_direction: z.enum(['observe', 'support', 'wait', 'avoid', 'explore']),
  concerns: z.array(freeText),
});

export type PersonaInfluence = z.infer<typeof personaInfluence>;

const bias = z.enum(['higher', 'neutral', 'lower']);

export const moodInfluence = z.strictObject({
  /** By how much the mood moved the chosen option's score. */
  value: weight,
  summary: freeText,
  vad,
  action_threshold_bias: bias,
  defer_bias: bias,
});

export type MoodInfluence = z.infer<typeof moodInfluence>;

/** What must be found when the note is read back after acting; compared by code, so "expected" can fail. */
export const expectation = z.strictObject({
  kind: z.enum(['note_holds', 'note_absent']),
  path: freeText,
  /** For `note_holds`: each of these must stand in the note. */
  texts: z.array(freeText),
});

export type Expectation = z.infer<typeof expectation>;

/** How a mind does a task: its own affair, kept for it by the log. */
export const taskStep = z.strictObject({ recipe: z.string(), step: z.string(), parameters: jsonObject });

export type TaskStep = z.infer<typeof taskStep>;

/** A task that the person does, and ticks; the others are the Avatar's, and end by an action. */
export const taskOwner = z.literal('yours');

const plannedTask = z.strictObject({
  id: taskId,
  name: freeText,
  step: z.nullable(taskStep),
  owner: z.exactOptional(taskOwner),
  /** The last day for it, YYYY-MM-DD. */
  date: z.exactOptional(z.string().check(z.regex(/^20\d\d-[01]\d-[0-3]\d$/))),
});

export const plannedGoal = z.strictObject({ id: goalId, name: freeText, tasks: z.array(plannedTask) });

export type PlannedGoal = z.infer<typeof plannedGoal>;

export const purposeKind = z.enum(['to_reach', 'ongoing']);

export type PurposeKind = z.infer<typeof purposeKind>;

/** What a mind has asked and learned before it plans: each answer is the seq of the input that gave it. */
export const intake = z.strictObject({
  recipe: z.string(),
  answers: z.record(z.string(), eventSeq),
  awaiting: z.nullable(z.string()),
});

export const planUpdate = z.strictObject({
  /** A new purpose: replaces the old one. */
  purpose: z.optional(freeText),
  purpose_kind: z.optional(purposeKind),
  /** New goals, each with all its 5–10 tasks. */
  goals: z.optional(z.array(plannedGoal)),
  /** Null ends the intake. */
  intake: z.optional(z.nullable(intake)),
  /** The person said that the purpose is reached. */
  purpose_reached: z.optional(z.boolean()),
  /** The person wants it no more: there is none then, and each of its goals is kept or dropped by their word. */
  purpose_dropped: z.optional(z.literal(true)),
});

export type PlanUpdate = z.infer<typeof planUpdate>;

const consoleDelivery = z.strictObject({
  delivery: z.enum(['silent', 'activity_only', 'notify', 'chat']),
  message_kind: z.nullable(z.enum(['report', 'progress', 'question', 'error'])),
});

/** All of an ActionDecision but judgment and intent, which stand beside it in the thought. */
export const decisionBody = z.strictObject({
  decision_outcome: z.enum(['do_action', 'skip', 'defer']),
  /** The capability, null without an action. */
  action_type: z.nullable(z.string().check(z.maxLength(200))),
  action_payload: jsonObject,
  reason: freeText,
  persona_influence: personaInfluence,
  mood_influence: moodInfluence,
  evidence_event_ids: z.array(eventSeq),
  console_delivery: consoleDelivery,
  expected: z.array(expectation),
  /** False: success leaves the task active, and the mind thinks again. */
  finishes: z.boolean(),
  /** Of a message's action that stands for a task as well: whether the message asks for more after it. Absent: as `finishes` says. */
  leaves_more: z.exactOptional(z.boolean()),
  /** The options that were weighed, best first. */
  weighed: z.array(z.strictObject({ option: freeText, score: weight })),
  plan_update: z.optional(planUpdate),
  task: z.optional(taskId),
  /** With `skip`: what the task builds on was refused or dropped, so there is nothing to do for it. */
  needless: z.optional(z.literal(true)),
  /** While a request is open: the message is taken up again, as it was said, once nothing waits for y or n. */
  later: z.optional(z.literal(true)),
});

export type DecisionBody = z.infer<typeof decisionBody>;

/** How a mind answers: by published rules, by calls of tools, by a form, or in words alone; the last never acts. */
export const ways = ['rules', 'tools', 'form', 'talk'] as const;
export type Way = (typeof ways)[number];

const when = z.optional(z.string().check(z.regex(/^20\d\d-[01]\d-[0-3]\d(T[\d:.]+Z)?$/)));

/** How what a mind was at ends by its own word: done, waiting on something outside (`until`), or given up. */
export const intentEnd = z.strictObject({
  status: z.enum(['done', 'blocked', 'dropped']),
  why: freeText,
  until: z.optional(freeText),
  /** The day that `until` names, YYYY-MM-DD: before it the person's word alone does not bring it up again. */
  day: when,
  /** The moment that it names, UTC, where the person is; it stands beside no day. */
  from: when,
});

export type IntentEnd = z.infer<typeof intentEnd>;

/** What a mind gives for one deliberation; `say`, `closes`, `answers`, `ends_task`, `found_done` and `replaces` stand beside the decision in the thought, as it says there. */
export const actionDecision = z.extend(decisionBody, {
  judgment: z.string(),
  intent: z.string(),
  say: z.optional(z.string().check(z.minLength(1), z.maxLength(8_000))),
  closes: z.optional(intentEnd),
  answers: z.optional(eventSeq),
  ends_task: z.optional(taskId),
  found_done: z.optional(z.array(taskId)),
  replaces: z.optional(decisionId),
  way: z.optional(z.enum(ways)),
  /** The first event that it was shown, and how many between that and the summary it was not. */
  seen: z.optional(z.strictObject({ from: eventSeq, left_out: z.int().check(z.minimum(0)) })),
});

export type ActionDecision = z.infer<typeof actionDecision>;

/** Free text inside a decision, as pointers relative to it. */
export const decisionFreeText = [
  '/action_payload/**',
  '/reason',
  '/persona_influence/summary',
  '/persona_influence/concerns/*',
  '/mood_influence/summary',
  '/expected/*/path',
  '/expected/*/texts/*',
  '/weighed/*/option',
  '/plan_update/purpose',
  '/plan_update/goals/*/name',
  '/plan_update/goals/*/tasks/*/name',
  '/plan_update/goals/*/tasks/*/step/parameters/**',
] as const;

/** A decision that code makes, with neither persona nor mood in it. */
export function decisionByCode(
  capability: string,
  payload: JsonObject,
  reason: string,
  kind: 'question' | null,
): DecisionBody {
  return {
    decision_outcome: 'do_action',
    action_type: capability,
    action_payload: payload,
    reason,
    persona_influence: { value: 0, summary: '', traits: [], preferred_direction: 'wait', concerns: [] },
    mood_influence: {
      value: 0,
      summary: '',
      vad: { v: 0, a: 0, d: 0 },
      action_threshold_bias: 'neutral',
      defer_bias: 'neutral',
    },
    evidence_event_ids: [],
    console_delivery: { delivery: 'silent', message_kind: kind },
    expected: [],
    finishes: true,
    weighed: [],
  };
}
