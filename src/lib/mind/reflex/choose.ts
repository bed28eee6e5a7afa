import type { JsonObject } from '../../base/json';
import { invariant } from '../../base/invariant';
import { cut, oneLine } from '../../base/text';
import type { ActionDecision, DecisionBody, Expectation, PlanUpdate } from '../../events/decision';
import type { ContextPack, PackEvent } from '../context-pack';
import { moodInfluenceOf, personaInfluenceOf, scored, type Weighable } from './scoring';
import { wordsOf } from './words';

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
  plan_update?: PlanUpdate;
  /** With `skip`: the task at hand has lost its ground. */
  needless?: true;
  /** The message waits until no request is open. */
  later?: true;
}

export interface Option extends Weighable {
  act: Act;
}

export interface Settings {
  /** CG-13: the mood's part in scores can be switched off. */
  isMoodOn: boolean;
}

/**
 * Weighs the options and decides for the best. `evidence`: what the judgement rests on besides the trigger; all of it stands in the
 * pack, since it is taken from there. With `task` the action belongs to the task at hand.
 */
export function choose(
  pack: ContextPack,
  settings: Settings,
  options: readonly Option[],
  { evidence = [], task }: { evidence?: readonly PackEvent[]; task?: string } = {},
): ActionDecision {
  const possible = options.filter((option) => isPossible(option, pack));
  // waiting alone is no choice: then it says why it must
  const isStuck = options[0]?.act.action != null && possible.every(({ act }) => act.action === null);
  const weighable = isStuck || possible.length === 0 ? [impossible(options, pack)] : possible;
  const ranked = scored(weighable, pack.persona, pack.mood, pack.lang, settings.isMoodOn);
  const best = ranked[0];
  invariant(best, 'there is always an option');
  const { act } = best.option;
  return {
    decision_outcome: act.outcome,
    action_type: act.action,
    action_payload: act.payload,
    reason: cut(act.reason, 500),
    persona_influence: personaInfluenceOf(best, pack.lang),
    mood_influence: moodInfluenceOf(best, pack.mood, pack.lang, settings.isMoodOn),
    evidence_event_ids: [...new Set([pack.trigger, ...evidence].map(({ seq }) => seq))].sort(
      (left, right) => left - right,
    ),
    console_delivery: act.delivery,
    expected: act.expected ?? [],
    finishes: act.finishes ?? true,
    weighed: ranked.map(({ option, score }) => ({ option: oneLine(option.name, 160), score })),
    judgment: cut(act.judgment, 500),
    intent: cut(act.intent, 300),
    ...(act.plan_update && { plan_update: act.plan_update }),
    ...(task !== undefined && (act.outcome === 'do_action' || act.needless) && { task }),
    ...(task !== undefined && act.needless && { needless: true as const }),
    ...(act.later && { later: true as const }),
  };
}

/** Holding still, which can always be weighed against acting. `base` as in Weighable. */
export function waiting(
  pack: ContextPack,
  base: number,
  outcome: 'skip' | 'defer',
  judgment: string,
  reason: string,
): Option {
  const words = wordsOf(pack.lang);
  return {
    name: words.option.wait,
    base,
    nature: { approach: -1, starts: -1 },
    topics: [],
    direction: 'wait',
    concerns: [],
    act: {
      outcome,
      action: null,
      payload: {},
      judgment,
      intent: words.intent.wait,
      reason,
      delivery: { delivery: 'silent', message_kind: null },
    },
  };
}

/** Only what can be done right now is weighed. */
function isPossible({ act }: Option, pack: ContextPack): boolean {
  return act.action === null || pack.catalogue.includes(act.action);
}

function impossible(options: readonly Option[], pack: ContextPack): Option {
  const words = wordsOf(pack.lang);
  const action = options[0]?.act.action ?? '';
  return waiting(pack, 0, 'defer', words.judgment.unavailable(action), words.judgment.unavailable(action));
}
