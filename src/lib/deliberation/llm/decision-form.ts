import * as z from 'zod/mini';
import { purposeSaid } from '../../agent/fold/chat-grammar';
import type { JsonObject } from '../../base/json';
import type { ContextPack } from '../../mind/context-pack';
import { isFromPublic } from '../../mind/is-from-public';
import { line, payloadForms, type PayloadForm } from './payload-forms';

/** What a model gives for one turn: an ActionDecision without what code knows better (ids, mood, scores). */
export interface WrittenDecision {
  judgment: string;
  intent: string;
  reason: string;
  evidence_event_ids: number[];
  persona_influence: { summary: string; preferred_direction: 'observe' | 'support' | 'wait' | 'avoid' | 'explore' };
  mood_influence: {
    summary: string;
    action_threshold_bias: 'higher' | 'neutral' | 'lower';
    defer_bias: 'higher' | 'neutral' | 'lower';
  };
  console_delivery: {
    delivery: 'silent' | 'activity_only' | 'notify' | 'chat';
    message_kind: 'report' | 'progress' | 'question' | 'error' | null;
  };
  plan_update?: WrittenPlan | null;
  action:
    | { decision_outcome: 'skip' | 'defer'; action_type: null }
    | {
        decision_outcome: 'do_action';
        action_type: string;
        action_payload: JsonObject;
        task: string | null;
        finishes: boolean;
        /** The message is kept, and judged again once nothing waits for y or n. */
        later?: true;
      };
}

/** Without a purpose: a model proposes one by an action, and what the person's /purpose says is set by code. */
export interface WrittenPlan {
  purpose_kind?: 'to_reach' | 'ongoing' | null;
  purpose_reached?: boolean;
  goal: { name: string; tasks: string[] } | null;
}

/** Up to how many active goals another may come; as accept-decision has it. */
const roomForGoals = 8;
const bias = z.enum(['higher', 'neutral', 'lower']);

/**
 * The form of one turn's answer, made of what the turn allows: only events that were shown are evidence, only the task at hand and
 * capabilities that are there can be named. The same form goes to the engine and checks what comes back.
 */
export function decisionForm(pack: ContextPack, shown: readonly number[]): z.ZodMiniType<WrittenDecision> {
  const plan = planForm(pack);
  const shape = {
    judgment: line(300),
    intent: line(200),
    reason: line(300),
    evidence_event_ids: z.array(z.literal(shown as [number, ...number[]])).check(z.maxLength(4)),
    persona_influence: z.strictObject({
      summary: line(160),
      preferred_direction: z.enum(['observe', 'support', 'wait', 'avoid', 'explore']),
    }),
    mood_influence: z.strictObject({ summary: line(160), action_threshold_bias: bias, defer_bias: bias }),
    console_delivery: z.strictObject({
      delivery: z.enum(['silent', 'activity_only', 'notify', 'chat']),
      message_kind: z.nullable(z.enum(['report', 'progress', 'question', 'error'])),
    }),
    ...(plan && { plan_update: z.nullable(plan) }),
    action: actionForm(pack),
  };
  return z.strictObject(shape) as unknown as z.ZodMiniType<WrittenDecision>;
}

/** The forms of what can be done in this turn. */
export function offered(pack: ContextPack): { form: PayloadForm; schema: z.ZodMiniType<JsonObject> }[] {
  return payloadForms.flatMap((form) => {
    const isSpeaking = form.capability === 'conversation' || form.capability === 'question';
    if (!pack.catalogue.includes(form.capability) || (pack.is_request_open && !isSpeaking)) return [];
    const schema = form.schema(pack);
    return schema ? [{ form, schema }] : [];
  });
}

function actionForm(pack: ContextPack): z.ZodMiniType {
  const task = pack.why === 'plan' && pack.task ? z.nullable(z.enum([pack.task.id])) : z.null();
  const acts = offered(pack).map(({ form, schema }) =>
    z.strictObject({
      decision_outcome: z.literal('do_action'),
      action_type: z.literal(form.capability),
      action_payload: schema,
      task,
      finishes: z.boolean(),
    }),
  );
  const kept = pack.why === 'input' && pack.is_request_open && !isFromPublic(pack.trigger) ? later(pack) : [];
  const rests = z.strictObject({ decision_outcome: z.enum(['skip', 'defer']), action_type: z.null() });
  return z.union([...acts, ...kept, rests]);
}

/** What a message asks for beyond talk cannot be done while a request is open: it is kept, with a word on that. */
function later(pack: ContextPack): z.ZodMiniType[] {
  return offered(pack)
    .filter(({ form }) => form.capability === 'conversation')
    .map(({ schema }) =>
      z.strictObject({
        decision_outcome: z.literal('do_action'),
        action_type: z.literal('conversation'),
        action_payload: schema,
        task: z.null(),
        finishes: z.boolean(),
        later: z.literal(true),
      }),
    );
}

/** What of the plan may change now; null: nothing. Goals and tasks that stand are never replaced. */
function planForm(pack: ContextPack): z.ZodMiniType<WrittenPlan> | null {
  const { why, purpose, goals, trigger } = pack;
  if (isFromPublic(trigger)) return null;
  const goal = z.strictObject({
    name: line(120),
    tasks: z.array(line(120)).check(z.minLength(5), z.maxLength(10)),
  });
  const kind = z.enum(['to_reach', 'ongoing']);
  const isFor = purpose !== null || purposeSaid(trigger) !== null;
  const hasRoom = goals.length < roomForGoals && isFor;
  const made =
    why === 'input'
      ? z.strictObject({
          purpose_kind: z.nullable(kind),
          purpose_reached: z.boolean(),
          goal: hasRoom ? z.nullable(goal) : z.null(),
        })
      : why === 'plan' && goals.length === 0 && purpose !== null
        ? z.strictObject({ goal })
        : null;
  return made;
}
