import { addingCapabilities, addingMode } from '../agent/fold/adding-notes';
import { isAdding } from '../agent/fold/own-order';
import { isForGood, isNeverByRule, isOfMind } from '../agent/fold/rules';
import { termsIn } from '../agent/fold/evolve-change';
import { shippedLater, shippedRule, shippedRules, type RuleTerms } from '../agent/fold/snapshot';
import { canonicalJson } from '../base/canonical-json';
import type { EventOf, LogEvent } from '../events/log-event';
import type { DecisionFacts, DecisionIndex } from './decision-index';
import { createOrders, payloadOf } from './orders';
import { createProposals, isAsProposed } from './proposed-check';

/**
 * Standing permissions as the log tells them, apart from the fold, so that a fault in the fold makes none. A rule is in force only where
 * the person made it: by their own y to one action of its kind, by their y to a proposal of it, or by undoing its end.
 */
export interface RulesInForce {
  /** Why a rule did not allow this grant; null when it did. `facts`: of the decision; undefined where it is none. Counts the use. */
  problemWith(grant: EventOf<'approval'>, facts: DecisionFacts | undefined): string | null;
  /** Why no build brings such a rule; null for any other change, and for one that does. Before `visit`. */
  problemWithShipping(change: EventOf<'change'>): string | null;
  /** Every event, in order, after `problemWith` for a grant. */
  visit(event: LogEvent): void;
}

/** What the person granted. */
interface Grant {
  decision: string;
  capability: string;
  version: number;
  isTainted: boolean;
}

interface Rule {
  terms: RuleTerms;
  isShipped: boolean;
  /** Start of the hour that is counted, ms, and the uses in it. */
  hour: { start: number; uses: number } | null;
}

const hourMs = 3_600_000;

export function createRulesInForce(decisions: DecisionIndex): RulesInForce {
  const rules = new Map<string, Rule>(shippedRules.map((terms) => [terms.id, { terms, isShipped: true, hour: null }]));
  /** What the person granted, by seq: the kind of action that a rule may be made of. */
  const grants = new Map<number, Grant>();
  const orders = createOrders();
  /** What the Avatar proposed and the person granted. */
  const proposals = createProposals();
  /** Changes of rules by seq: what they replaced. */
  const changes = new Map<number, { subject: string; before: RuleTerms | null; after: RuleTerms | null }>();
  /** What each rule was at last, in force or not: a change that names another cannot be taken back to it. */
  const newest = new Map<string, RuleTerms | null>(shippedRules.map((terms) => [`rules.${terms.id}`, terms]));

  /** Rules that a build brought already, and the newest start. */
  const brought = new Set<string>();
  let started: number | null = null;

  function problemWithShipping({ subject, before, after, by, undo_of, trigger }: EventOf<'change'>): string | null {
    if (by !== 'build') return null;
    const id = subject.startsWith('rules.') ? subject.slice('rules.'.length) : '';
    const shipped = shippedLater.find((known) => known.id === id);
    if (!shipped) return `no build brings ${subject}`;
    if (brought.has(id)) return `${subject} was brought already`;
    if (trigger === null || trigger !== started || undo_of !== null) return `${subject} was brought by no start`;
    return before === null && isSame(shipped, termsIn(after)) ? null : `${subject} is not as it is shipped`;
  }

  function isOfPerson(event: EventOf<'change'>, terms: RuleTerms): boolean {
    const { trigger, undo_of, subject, before, after } = event;
    if (undo_of !== null) {
      const back = changes.get(undo_of);
      return back?.subject === subject && isSame(back.before, termsIn(after)) && isSame(back.after, termsIn(before));
    }
    if (trigger === null) return false;
    const grant = grants.get(trigger);
    const behind = proposals.behind(trigger);
    const proposal = behind && decisions.get(behind.decision)?.proposal;
    if (behind && proposal) return !behind.isUsed && isAsProposed(event, proposal, proposals);
    return grant !== undefined && !grant.isTainted && isOfKind(grant, terms) && isOrderOf(grant, terms);
  }

  /** Of the person's y, a rule for orders is for what only adds, and for who judged then. */
  function isOrderOf({ decision, capability }: Grant, { bounds }: RuleTerms): boolean {
    const { order, ...others } = bounds ?? {};
    if (order === undefined) return true;
    const facts = decisions.get(decision);
    const isAddition = facts !== undefined && isAdding(capability, payloadOf(facts));
    const mind = others['mind'];
    return isAddition && Object.keys(others).join() === 'mind' && (mind == null || isOfMind(mind, facts));
  }

  function visitChange(event: EventOf<'change'>): void {
    const { seq, subject, before, after, by } = event;
    if (!subject.startsWith('rules.')) return;
    const isShipping = by === 'build' && problemWithShipping(event) === null;
    const id = subject.slice('rules.'.length);
    if (isForGood(id)) return;
    if (isSame(newest.get(subject) ?? null, termsIn(before)))
      changes.set(seq, { subject, before: termsIn(before), after: termsIn(after) });
    newest.set(subject, termsIn(after));
    rules.delete(id);
    const terms = termsIn(after);
    const isMade = (by === 'user' || by === 'import') && terms !== null && isOfPerson(event, terms);
    if (isShipping) brought.add(id);
    if (terms?.id !== id || (!isMade && !isShipping)) return;
    const shipped = shippedRule(id);
    if (shipped && !isSame(shipped, terms)) return;
    rules.set(id, { terms, isShipped: shipped !== undefined, hour: null });
  }

  function visitApproval({
    seq,
    status,
    by,
    decision,
    capability,
    capability_version,
    taint,
  }: EventOf<'approval'>): void {
    if (status !== 'granted' || by !== 'user') return;
    grants.set(seq, { decision, capability, version: capability_version, isTainted: taint.length > 0 });
  }

  return {
    problemWith(grant, facts) {
      const by = grant.by ?? '';
      const { capability, capability_version, time } = grant;
      if (isNeverByRule(capability)) return `${capability} can be granted by no rule`;
      const rule = rules.get(by.slice('rule:'.length));
      if (!rule?.terms.capabilities.includes(capability)) return `${by} is not in force for ${capability}`;
      const { bounds, rate_an_hour, expires } = rule.terms;
      if (grant.repeats !== undefined) return `${by} cannot grant what failed before`;
      if (!rule.isShipped && grant.taint.length > 0) return `${by} cannot grant what was decided from outside words`;
      if (rule.terms.capability_version !== null && rule.terms.capability_version !== capability_version)
        return `${by} is for another version of ${capability}`;
      if (expires !== null && time >= expires) return `${by} ended at ${expires}`;
      if (bounds?.['mind'] !== undefined && !isOfItsMind(bounds['mind'], facts))
        return `${by} is for another mind than ${grant.decision} is of`;
      if (bounds?.['order'] !== undefined) {
        const problem = bounds['order'] === null ? null : orders.problemWith(grant, facts);
        if (problem !== null) return `${by} is for what the person orders: ${problem}`;
      } else if (!covers(bounds, capability, facts)) return `${by} does not cover the payload of ${grant.decision}`;
      const uses = usesAfter(rule, Date.parse(time));
      return rate_an_hour !== null && uses > rate_an_hour
        ? `${by} allows ${rate_an_hour} an hour; this is one more`
        : null;
    },

    problemWithShipping,

    visit(event) {
      if (event.type === 'lifecycle' && event.name === 'started') started = event.seq;
      // once its end was seen to pass it is over, whatever the clock says later
      for (const [id, { terms }] of rules) if (terms.expires !== null && event.time >= terms.expires) rules.delete(id);
      if (event.type === 'change') visitChange(event);
      else if (event.type === 'approval') visitApproval(event);
      orders.visit(event);
      proposals.visit(event);
    },
  };
}

/** A rule for notes that are new or grow comes of a y to either. */
function isOfKind({ capability, version }: Grant, { capabilities, capability_version, bounds }: RuleTerms): boolean {
  if (capability_version !== version) return false;
  if (capabilities.join() === capability) return true;
  const { mode, order } = bounds ?? {};
  const isForBoth = mode === addingMode || mode === null || order !== undefined;
  return isForBoth && capabilities.join() === addingCapabilities.join() && addingCapabilities.includes(capability);
}

/** How many uses the hour then has, this one included. Counted from the first, and a clock that went back starts none early. */
function usesAfter(rule: Rule, time: number): number {
  const isSame = rule.hour !== null && Math.max(0, time - rule.hour.start) < hourMs;
  rule.hour = isSame && rule.hour ? { ...rule.hour, uses: rule.hour.uses + 1 } : { start: time, uses: 1 };
  return rule.hour.uses;
}

/** Whether terms are equal, but for bounds that were redacted in one of them: those cannot be compared any more. */
function isSame(left: RuleTerms | null, right: RuleTerms | null): boolean {
  if (left === null || right === null) return left === right;
  return canonicalJson(hiddenAlike(left, right)) === canonicalJson(hiddenAlike(right, left));
}

function hiddenAlike(terms: RuleTerms, other: RuleTerms): RuleTerms {
  const bounds = Object.entries(terms.bounds ?? {}).map(([bound, value]) => [
    bound,
    other.bounds?.[bound] === null ? null : value,
  ]);
  return { ...terms, bounds: terms.bounds && (Object.fromEntries(bounds) as RuleTerms['bounds']) };
}

/** A redacted bound cannot be compared any more, and is no violation. */
function isOfItsMind(mind: string | null, facts: DecisionFacts | undefined): boolean {
  return mind === null || isOfMind(mind, facts);
}

/** A text that was redacted, in the rule or in the payload, cannot be compared any more, and is no violation. */
function covers(bounds: RuleTerms['bounds'], capability: string, facts: DecisionFacts | undefined): boolean {
  const { mind: _mind, ...places } = bounds ?? {};
  return Object.entries(places).every(([bound, value]) => {
    const { path, folder, mode } = facts?.places ?? {};
    if (bound === 'mode' && value === addingMode && capability === 'note.append') return true;
    const place = bound === 'folder' ? (path ?? folder) : bound === 'mode' ? mode : undefined;
    if (place === undefined) return false;
    if (value === null || place === 'redacted') return true;
    if (bound === 'mode') return place.text === (value === addingMode ? 'create' : value);
    return place.text === value || place.text.startsWith(`${value}/`);
  });
}
