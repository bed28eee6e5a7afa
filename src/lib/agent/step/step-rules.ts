import type { Language } from '../../base/language';
import type { LogEvent } from '../../events/log-event';
import { done, type Effect, interruptForRule, refusal, type StepResult, type Turn } from './turn';
import type { Refusal, RowOf } from '../fold/inbox-row';
import {
  expiryAfter,
  isForGood,
  isFull,
  maxRules,
  mayBecomeRule,
  ruleLimits,
  termsOf,
  termsStored,
} from '../fold/rules';
import { shippedLater, type PendingRequest, type RuleTerms } from '../fold/snapshot';
import { askAnew } from './step-ask';

/** Whether a request can become a rule with these terms. `about`: the thought that holds its payload. */
export function problemWithRule(
  turn: Turn,
  pending: PendingRequest,
  { bounds, rate_an_hour, lasts_hours }: RowOf<'rule'>,
  about: LogEvent | null,
): { code: Refusal; parameters: Record<string, number> } | null {
  const { run, context } = turn;
  const face = context.catalogue(pending.capability);
  const isOpenToRules = mayBecomeRule(pending) && face?.version === pending.capability_version;
  const payload = about?.type === 'thought' && about.seq === pending.thought ? about.decision.action_payload : null;
  const isPossible =
    isOpenToRules &&
    payload !== null &&
    isBetween(rate_an_hour, ruleLimits.rateAnHour) &&
    (lasts_hours === null || isBetween(lasts_hours, ruleLimits.hours)) &&
    face.ruleBounds?.knows(bounds) === true &&
    face.isWithin(bounds, payload);
  if (!isPossible) return { code: 'no_rule_possible', parameters: {} };
  return isFull(run.rules) ? { code: 'too_many_rules', parameters: { limit: maxRules } } : null;
}

/** The rule that the person made with their y, which is the newest event. */
export function makeRule(
  turn: Turn,
  { capability, capability_version }: PendingRequest,
  { bounds, rate_an_hour, lasts_hours, lang }: RowOf<'rule'>,
): void {
  const terms: RuleTerms = {
    id: String(turn.nextSeq),
    capabilities: [capability],
    bounds: { ...bounds },
    capability_version,
    rate_an_hour,
    expires: expiryAfter(lasts_hours, turn.context.now),
  };
  const trigger = turn.run.last.seq;
  const made = addRuleChange(turn, { id: terms.id, before: null, after: terms, undo_of: null, trigger });
  turn.say('monologue', 'rule.made', { name: capability }, { trigger: made, decision: null, lang });
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

/** Adds the change of one rule; gives its seq. */
export function addRuleChange(
  turn: Turn,
  change: {
    id: string;
    before: RuleTerms | null;
    after: RuleTerms | null;
    undo_of: number | null;
    trigger: number;
    by?: 'user' | 'import' | 'build';
  },
): number {
  const { id, before, after, undo_of, trigger, by = 'user' } = change;
  const event = turn.add(
    {
      type: 'change',
      subject: `rules.${id}`,
      before: before && termsStored(before),
      after: after && termsStored(after),
      by,
      undo_of,
    },
    { trigger },
  );
  return event.seq;
}

/** Rules that this build brings into a log that does not know them yet. `trigger`: the start. */
export function bringShippedRules(turn: Turn, trigger: number): void {
  for (const terms of shippedLater) {
    if (turn.run.shipped_later.includes(terms.id)) continue;
    addRuleChange(turn, { id: terms.id, before: null, after: terms, undo_of: null, trigger, by: 'build' });
  }
}

/** What a rule allowed and is not begun yet is asked for, now that it is gone. */
export function askForWhatItAllowed(turn: Turn, id: string): void {
  const { granted, pending } = turn.run;
  if (granted?.by === `rule:${id}` && !pending) askAnew(turn, granted);
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
  turn.say('monologue', 'rule.revoked', { name }, { trigger: seq, decision: null, lang });
  return done(endWhatItAllowed(turn, id, seq, lang));
}

function isBetween(value: number, { least, most }: { least: number; most: number }): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
