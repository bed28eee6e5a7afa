import { expiryAfter, readingTerms } from '../agent/fold/rules';
import type { RuleTerms, Snapshot } from '../agent/fold/snapshot';
import { purposeSubject } from '../agent/fold/goals';
import { termsIn } from '../agent/fold/evolve-change';
import { settingSubject, type SettingName } from '../agent/fold/settings';
import { canonicalJson } from '../base/canonical-json';
import { isJsonObject, type JsonObject } from '../base/json';
import type { EventOf, LogEvent } from '../events/log-event';
import type { Check } from './check';
import { isCorrection, isProposing, type DecisionIndex } from './decision-index';
import { isPlanAsProposed } from './plan-as-proposed';
import type { Report } from './report';

/** Part of invariant 3: a change of a setting or a rule that an approved action made is the one in the approved payload, once. */
export function createProposedCheck(report: Report, decisions: DecisionIndex): Check {
  const made = createProposals();

  function isAsApproved(event: EventOf<'change'>, proposal: JsonObject, before: Snapshot): boolean {
    if (proposal['changes'] !== undefined) return isPlanAsProposed(event, proposal, before);
    return isAsProposed(event, proposal, made);
  }

  return {
    visit({ line, seq, event, before }) {
      if (event.type === 'change' && event.trigger !== null) {
        const behind = made.behind(event.trigger);
        const facts = behind && decisions.get(behind.decision);
        const proposal = facts && !isCorrection(facts) ? facts.proposal : null; // of several changes each is looked at as one of them
        if (behind && proposal && (behind.isUsed || !isAsApproved(event, proposal, before)))
          report(3, { line, seq }, `it changes something else than ${behind.decision} was approved for`);
      }
      made.visit(event);
    },
  };
}

export interface Proposals {
  /** Every event, in order; a change after it was asked about. */
  visit(event: LogEvent): void;
  /** The decision whose doing that event is, and whether it made its change already; null: it is of none. */
  behind(seq: number): { decision: string; isUsed: boolean } | null;
  /** The newest version of a capability that the log tells of; 0: it tells of none. */
  versionOf(capability: string): number;
}

/** Which events tell of the doing of a proposal: its action and that action's result. */
export function createProposals(): Proposals {
  const decisions = new Map<number, string>();
  const used = new Set<string>();
  const versions = new Map<string, number>();
  return {
    visit(event) {
      if (event.type === 'approval') versions.set(event.capability, event.capability_version);
      if (event.type === 'change') {
        const decision = event.trigger === null ? undefined : decisions.get(event.trigger);
        if (decision !== undefined) used.add(decision);
      } else if (event.type === 'action' && isProposing(event.capability)) decisions.set(event.seq, event.decision);
      else if (event.type === 'result' && event.trigger !== null) {
        const decision = decisions.get(event.trigger);
        if (decision !== undefined) decisions.set(event.seq, decision);
      }
    },
    behind: (seq) => {
      const decision = decisions.get(seq);
      return decision === undefined ? null : { decision, isUsed: used.has(decision) };
    },
    versionOf: (capability) => versions.get(capability) ?? 0,
  };
}

/**
 * Whether a change is what a payload says, as far as that still stands there: a text that was redacted cannot be compared any more, and
 * is no violation.
 */
export function isAsProposed(
  change: EventOf<'change'>,
  proposal: JsonObject,
  { versionOf }: Pick<Proposals, 'versionOf'>,
): boolean {
  const { setting, revoke, purpose } = proposal;
  const { subject } = change;
  if (purpose !== undefined) {
    const isThat = subject === purposeSubject && isSame(change.after?.['kind'], proposal['purpose_kind']);
    return (
      isThat && isSame(change.after?.['value'], purpose) && change.after?.['keeps_goals'] === proposal['keeps_goals']
    );
  }
  if (setting !== undefined) {
    const isThat = isJsonObject(setting) || subject === settingSubject(setting as SettingName);
    return isThat && isSame(change.after?.['value'], proposal['after']);
  }
  if (revoke !== undefined)
    return (typeof revoke !== 'string' || subject === `rules.${revoke}`) && change.after === null;
  if (proposal['host'] !== undefined) return isReadingAsProposed(change, proposal['host']);
  if (proposal['add'] === undefined) return isAlarmAsProposed(change, proposal);
  const terms = termsIn(change.after);
  if (!terms || change.before !== null || subject !== `rules.${change.seq}`) return false;
  const hours = proposal['lasts_hours'];
  const expires = expiryAfter(typeof hours === 'number' ? hours : null, Date.parse(change.time));
  const folder = proposal['folder'] === '' ? undefined : proposal['folder'];
  return (
    terms.expires === expires &&
    terms.rate_an_hour === proposal['rate_an_hour'] &&
    terms.capabilities.length === 1 &&
    // for what its payloads mean now, and no rule for whatever they will mean: versions only rise
    terms.capability_version !== null &&
    terms.capability_version >= versionOf(terms.capabilities[0] ?? '') &&
    isSame(terms.capabilities[0], proposal['add']) &&
    Object.keys(terms.bounds ?? {}).every((bound) => bound === 'folder') &&
    (terms.bounds?.['folder'] === null || isSame(terms.bounds?.['folder'], folder)) // null: it was redacted
  );
}

/** The rule as it is shown before, for that host alone. */
function isReadingAsProposed({ seq, subject, before, after }: EventOf<'change'>, host: unknown): boolean {
  const terms = termsIn(after);
  if (!terms || before !== null || subject !== `rules.${seq}`) return false;
  const mind = terms.bounds?.['mind'];
  const isThat = mind === null || typeof host !== 'string' || mind === host; // null, or no text: it was redacted
  const whole = readingTerms(terms.id, '');
  return isThat && canonicalJson({ ...terms, bounds: whole.bounds }) === canonicalJson(whole) && hasOnly(terms, 'mind');
}

function hasOnly({ bounds }: RuleTerms, bound: string): boolean {
  return Object.keys(bounds ?? {}).join() === bound;
}

/** Of a new alarm, of other times for one that is there, of its end, and of putting it off. */
export function isAlarmAsProposed(
  { seq, subject, time, before, after }: EventOf<'change'>,
  proposal: JsonObject,
): boolean {
  const { alarm, text, minutes, at } = proposal;
  const id = alarm === undefined ? `A${seq}` : alarm;
  if (typeof id === 'string' && subject !== `alarms.${id}`) return false;
  if (minutes !== undefined) {
    const until = typeof minutes === 'number' ? new Date(Date.parse(time) + minutes * 60_000).toISOString() : null;
    const { snoozed, ...others } = after ?? {};
    const { snoozed: _, ...old } = before ?? {};
    const isOther = Object.keys({ ...old, ...others }).some((name) => !isSame(others[name], old[name]));
    return after !== null && snoozed === until && !isOther && isSame(before?.['text'], text);
  }
  if (at === undefined) return after === null && isSame(before?.['text'], text);
  const { zone, date = null, weekdays = [], late_minutes = null } = proposal;
  const terms: Record<string, unknown> = { id, text, at, zone, date, weekdays, late_minutes, snoozed: null };
  if (after === null || (alarm === undefined && before !== null)) return false;
  return Object.keys({ ...terms, ...after }).every((name) => isSame(after[name], terms[name]));
}

export function isSame(changed: unknown, proposed: unknown): boolean {
  if (isJsonObject(changed) || isJsonObject(proposed)) return true; // redacted in one of them
  if (changed === undefined || proposed === undefined) return changed === proposed;
  return canonicalJson(changed) === canonicalJson(proposed);
}
