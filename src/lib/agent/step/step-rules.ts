import type { Language } from '../../base/language';
import type { LogEvent } from '../../events/log-event';
import { done, type Effect, refusal, type StepResult, type Turn } from './turn';
import type { Refusal, RowOf } from '../fold/inbox-row';
import { canonicalJson } from '../../base/canonical-json';
import { addingCapabilities, addingMode } from '../fold/adding-notes';
import { mayBecomeAny, mayBecomeRule } from '../fold/may-become-rule';
import { boundsOfOrder, isAdding } from '../fold/own-order';
import { expiryAfter, isForGood, isFull, maxRules, ruleLimits, termsOf } from '../fold/rules';
import { taskNamed } from '../fold/goals';
import type { PendingRequest, RuleTerms } from '../fold/snapshot';
import { rareLine } from '../words/rare-lines';
import { choicesOf } from '../words/lines';
import { addRuleChange, askForWhatItAllowed } from './rule-changes';

/**
 * Whether a request can become a rule with these terms. `about`: the thought that holds its payload. One for orders is of any kind of action
 * that adds: what led to this one is looked at anew whenever it is used.
 */
export function problemWithRule(
  turn: Turn,
  pending: PendingRequest,
  { bounds, rate_an_hour, lasts_hours }: RowOf<'rule'>,
  about: LogEvent | null,
): { code: Refusal; parameters: Record<string, number> } | null {
  const { run, context } = turn;
  const face = context.catalogue(pending.capability);
  const isOfOrder = bounds['order'] !== undefined;
  const isOpen = isOfOrder ? mayBecomeAny(pending) && pending.task === null : mayBecomeRule(pending);
  const payload = about?.type === 'thought' && about.seq === pending.thought ? about.decision.action_payload : null;
  const isPossible =
    isOpen &&
    face?.version === pending.capability_version &&
    // a rule has one version for all that it is for
    capabilitiesOf(pending.capability, bounds).every((name) => context.catalogue(name)?.version === face.version) &&
    payload !== null &&
    isBetween(rate_an_hour, ruleLimits.rateAnHour) &&
    (lasts_hours === null || isBetween(lasts_hours, ruleLimits.hours)) &&
    (isOfOrder
      ? canonicalJson(bounds) === canonicalJson(orderBounds(about)) && isAdding(pending.capability, payload)
      : face.ruleBounds?.knows(bounds) === true && face.isWithin(bounds, payload));
  if (!isPossible) return { code: 'no_rule_possible', parameters: {} };
  return isFull(run.rules) ? { code: 'too_many_rules', parameters: { limit: maxRules } } : null;
}

function capabilitiesOf(capability: string, { mode, order }: RowOf<'rule'>['bounds']): string[] {
  const isForBoth = mode === addingMode || order !== undefined;
  return isForBoth && addingCapabilities.includes(capability) ? [...addingCapabilities] : [capability];
}

/** Of who judged this time, and of nobody else; null: it cannot be bound so. */
function orderBounds(about: LogEvent | null): Record<string, string> | null {
  return about?.type === 'thought' ? boundsOfOrder(about.mind?.host ?? null) : null;
}

/** The rule that the person made with their y, which is the newest event. */
export function makeRule(
  turn: Turn,
  { capability, capability_version }: PendingRequest,
  { bounds, rate_an_hour, lasts_hours, lang }: RowOf<'rule'>,
): void {
  const capabilities = capabilitiesOf(capability, bounds);
  const terms: RuleTerms = {
    id: String(turn.nextSeq),
    capabilities,
    bounds: { ...bounds },
    capability_version,
    rate_an_hour,
    expires: expiryAfter(lasts_hours, turn.context.now),
  };
  const trigger = turn.run.last.seq;
  const made = addRuleChange(turn, { id: terms.id, before: null, after: terms, undo_of: null, trigger });
  turn.say(
    'monologue',
    rareLine('rule.made'),
    { name: capabilities.join(', ') },
    { trigger: made, decision: null, lang },
  );
}

/**
 * Takes the rules that came with an import out of force, and says so. Each is turned on by taking its change back, which is the
 * person's y to its terms. `trigger`: the import. How many there were.
 */
export function suspendRules(turn: Turn, { trigger, lang }: { trigger: number; lang: Language }): number {
  const rules = turn.run.rules.filter(({ shipped, is_over }) => !shipped && !is_over);
  const count = rules.length;
  const seqs = rules.map((rule) =>
    addRuleChange(turn, { id: rule.id, before: termsOf(rule), after: null, undo_of: null, trigger, by: 'import' }),
  );
  const last = seqs.at(-1);
  if (last !== undefined) turn.say('monologue', 'rules.suspended', { count }, { trigger: last, decision: null, lang });
  return count;
}

/** As `askForWhatItAllowed`; and what it allowed and runs is stopped. `change`: seq of the rule's going. */
export function endWhatItAllowed(turn: Turn, id: string, change: number, lang: Language): Effect[] {
  askForWhatItAllowed(turn, id);
  return interruptForRule(turn, id, change, lang);
}

export function revokeRead(turn: Turn, { rule: id, lang }: RowOf<'revoke'>): StepResult {
  const rule = turn.run.rules.find((known) => known.id === id && !isForGood(known.id));
  if (!rule) return refusal('no_such_rule');
  // a rule is called by the seq of the change that made it; a shipped one was there from the beginning
  const made = rule.shipped ? 1 : Number(id);
  const seq = addRuleChange(turn, { id, before: termsOf(rule), after: null, undo_of: null, trigger: made });
  const name = rule.capabilities.join(', ');
  turn.say('monologue', rareLine('rule.revoked'), { name }, { trigger: seq, decision: null, lang });
  return done(endWhatItAllowed(turn, id, seq, lang));
}

/**
 * An action that a rule allowed is stopped when the rule goes: of a change of rules this is all that cannot simply hold from the next
 * decision on. It is told how it goes on, and goes on by the person's y alone.
 */
function interruptForRule(turn: Turn, rule: string, trigger: number, lang: Language): Effect[] {
  const { underWay } = turn.context;
  if (underWay?.kind !== 'execute' || underWay.isCutOff || turn.run.interrupted) return [];
  const { by, task, capability, taint } = underWay.action;
  if (by !== `rule:${rule}`) return [];
  turn.add({ type: 'lifecycle', name: 'interrupted', reason: 'rule', task }, { trigger, lang });
  const frame = { trigger, decision: null, lang, taint };
  if (task === null) turn.say('monologue', 'stopped.rule', { capability }, frame);
  else {
    const parameters = { task, name: taskNamed(turn.snapshot, task)?.name ?? '', capability };
    const choices = choicesOf(['resume', 'drop'], lang);
    turn.say('question', 'question.interrupted.rule', parameters, { ...frame, choices });
  }
  return [{ kind: 'abort' }];
}

function isBetween(value: number, { least, most }: { least: number; most: number }): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
