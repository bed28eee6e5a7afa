import type { JsonObject } from '../../base/json';
import { invariant } from '../../base/invariant';
import { cut, oneLine } from '../../base/text';
import type { ActionDecision, DecisionBody, Expectation, IntentEnd, PlanUpdate } from '../../events/decision';
import type { ContextPack, PackEvent } from '../../mind/context-pack';
import { moodInfluenceOf, personaInfluenceOf, scored, type Weighable } from './scoring';
import { answerWords } from './answer-words';

/** What an option comes to when it is chosen. */
export interface Act {
  outcome: DecisionBody['decision_outcome'];
  /** The capability; null without an action. */
  action: string | null;
  payload: JsonObject;
  judgment: string;
  intent: string;
  reason: string;
  delivery: DecisionBody['console_delivery'];
  expected?: Expectation[];
  /** True unless said otherwise. */
  finishes?: boolean;
  /** The message asks for more after this action. */
  leavesMore?: true;
  closes?: IntentEnd;
  replaces?: string;
  plan_update?: PlanUpdate;
  /** With `skip`: the task at hand has lost its ground. */
  needless?: true;
  /** The message waits until no request is open. */
  later?: true;
}

export interface Option extends Weighable {
  act: Act;
}

/**
 * Weighs the options and decides for the best. `evidence`: what the judgement rests on besides the trigger; all of it stands in the
 * pack, since it is taken from there. With `task` the action belongs to the task at hand.
 */
export function choose(
  pack: ContextPack,
  options: readonly Option[],
  { evidence = [], task }: { evidence?: readonly PackEvent[]; task?: string } = {},
): ActionDecision {
  const possible = options.filter(({ act }) => act.action === null || pack.catalogue.includes(act.action));
  const weighable = possible.length > 0 ? possible : [waiting(pack, answerWords[pack.lang].judged.unavailable)];
  const ranked = scored(weighable, pack.persona, pack.mood, pack.lang, pack.mood_influence);
  const best = ranked[0];
  invariant(best, 'there is always an option');
  const { act } = best.option;
  return {
    decision_outcome: act.outcome,
    action_type: act.action,
    action_payload: act.payload,
    reason: cut(act.reason, 500),
    persona_influence: personaInfluenceOf(best, pack.lang),
    mood_influence: moodInfluenceOf(best, pack.mood, pack.lang, pack.mood_influence),
    evidence_event_ids: [...new Set([pack.trigger, ...evidence].map(({ seq }) => seq))].sort(
      (left, right) => left - right,
    ),
    console_delivery: act.delivery,
    expected: act.expected ?? [],
    finishes: act.finishes ?? true,
    weighed: ranked.map(({ option, score }) => ({ option: oneLine(option.name, 160), score })),
    judgment: cut(act.judgment, 500),
    intent: cut(act.intent, 300),
    ...(act.leavesMore && { leaves_more: true }),
    ...(act.closes && { closes: act.closes }),
    ...(act.replaces !== undefined && { replaces: act.replaces }),
    ...(act.plan_update && { plan_update: act.plan_update }),
    ...(task !== undefined && (act.outcome === 'do_action' || act.needless) && { task }),
    ...(task !== undefined && act.needless && { needless: true as const }),
    ...(act.later && { later: true as const }),
  };
}

/** Holding still. `base` as in Weighable. */
export function waiting(pack: ContextPack, judgment: string, base = 0.26): Option {
  const words = answerWords[pack.lang];
  return {
    name: words.option.wait,
    base,
    nature: { approach: -1, starts: -1 },
    topics: [],
    direction: 'wait',
    concerns: [],
    act: {
      outcome: 'skip',
      action: null,
      payload: {},
      judgment,
      intent: words.option.wait,
      reason: judgment,
      delivery: { delivery: 'silent', message_kind: null },
    },
  };
}

export interface Button {
  /** What it does, for code alone. */
  id: string;
  label: string;
}

interface Said {
  /** Which of our lines it is; stands in the output. */
  code: string;
  text: string;
  judgment: string;
  plan_update?: PlanUpdate;
}

/** An option that answers in chat, with buttons that open a page or say something in the person's place. */
export function answering(pack: ContextPack, said: Said & { buttons?: readonly Button[] }): Option {
  const words = answerWords[pack.lang];
  return {
    name: words.option.answer,
    base: 0.9,
    nature: { approach: 0.5, starts: 0.5 },
    topics: ['talk'],
    direction: 'support',
    concerns: [],
    act: {
      outcome: 'do_action',
      action: 'conversation',
      payload: {
        code: said.code,
        text: cut(said.text, 8_000),
        ...(said.buttons &&
          said.buttons.length > 0 && { choices: said.buttons.map(({ id, label }) => ({ id, label })) }),
      },
      judgment: said.judgment,
      intent: words.option.answer,
      reason: said.judgment,
      delivery: { delivery: 'chat', message_kind: null },
      ...(said.plan_update && { plan_update: said.plan_update }),
    },
  };
}

/** An option that asks the person, with buttons that answer. */
export function asking(pack: ContextPack, asked: Said & { buttons: readonly Button[] }): Option {
  const words = answerWords[pack.lang];
  return {
    name: words.option.ask,
    base: 0.9,
    nature: { approach: 0.5, asks: 0.5, care: 0.2 },
    topics: ['talk'],
    direction: 'support',
    concerns: [],
    act: {
      outcome: 'do_action',
      action: 'question',
      payload: {
        code: asked.code,
        text: cut(asked.text, 8_000),
        choices: asked.buttons.map(({ id, label }) => ({ id, label })),
      },
      judgment: asked.judgment,
      intent: words.option.ask,
      reason: asked.judgment,
      delivery: { delivery: 'chat', message_kind: 'question' },
      ...(asked.plan_update && { plan_update: asked.plan_update }),
    },
  };
}

/** An option that acts, as the person ordered. */
export function acting(
  pack: ContextPack,
  given: {
    action: string;
    payload: JsonObject;
    name: string;
    expected?: Expectation[];
    plan_update?: PlanUpdate;
    topics?: readonly string[];
  },
): Option {
  const words = answerWords[pack.lang];
  return {
    name: given.name,
    base: 0.9,
    nature: { approach: 1, starts: 1 },
    topics: given.topics ?? [],
    direction: 'support',
    concerns: [],
    act: {
      outcome: 'do_action',
      action: given.action,
      payload: given.payload,
      judgment: words.judged.ordered,
      intent: cut(given.name, 300),
      reason: words.judged.ordered,
      delivery: { delivery: 'activity_only', message_kind: null },
      ...(given.expected && { expected: given.expected }),
      ...(given.plan_update && { plan_update: given.plan_update }),
    },
  };
}
