import { expiryAfter } from '../agent/rules';
import { termsIn } from '../agent/evolve-change';
import { settingSubject, type SettingName } from '../agent/settings';
import { canonicalJson } from '../base/canonical-json';
import { isJsonObject, type JsonObject } from '../base/json';
import type { EventOf, LogEvent } from '../events/log-event';
import type { Check } from './check';
import { isProposing, type DecisionIndex } from './decision-index';
import type { Report } from './report';

/** Part of invariant 3: a change of a setting or a rule that an approved action made is the one in the approved payload, once. */
export function createProposedCheck(report: Report, decisions: DecisionIndex): Check {
  const made = createProposals();
  return {
    visit({ line, seq, event }) {
      if (event.type === 'change' && event.trigger !== null) {
        const behind = made.behind(event.trigger);
        const proposal = behind && decisions.get(behind.decision)?.proposal;
        if (behind && proposal && (behind.isUsed || !isAsProposed(event, proposal)))
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
}

/** Which events tell of the doing of a proposal: its action and that action's result. */
export function createProposals(): Proposals {
  const decisions = new Map<number, string>();
  const used = new Set<string>();
  return {
    visit(event) {
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
  };
}

/**
 * Whether a change is what a payload says, as far as that still stands there: a text that was redacted cannot be compared any more, and
 * is no violation.
 */
export function isAsProposed(change: EventOf<'change'>, proposal: JsonObject): boolean {
  const { setting, revoke } = proposal;
  const { subject } = change;
  if (setting !== undefined) {
    const isThat = isJsonObject(setting) || subject === settingSubject(setting as SettingName);
    return isThat && isSame(change.after?.['value'], proposal['after']);
  }
  if (revoke !== undefined)
    return (typeof revoke !== 'string' || subject === `rules.${revoke}`) && change.after === null;
  const terms = termsIn(change.after);
  if (!terms || change.before !== null || subject !== `rules.${change.seq}`) return false;
  const hours = proposal['lasts_hours'];
  const expires = expiryAfter(typeof hours === 'number' ? hours : null, Date.parse(change.time));
  const folder = proposal['folder'] === '' ? undefined : proposal['folder'];
  return (
    terms.expires === expires &&
    terms.rate_an_hour === proposal['rate_an_hour'] &&
    terms.capabilities.length === 1 &&
    isSame(terms.capabilities[0], proposal['add']) &&
    Object.keys(terms.bounds ?? {}).every((bound) => bound === 'folder') &&
    isSame(terms.bounds?.['folder'], folder)
  );
}

function isSame(changed: unknown, proposed: unknown): boolean {
  if (changed === null || isJsonObject(changed) || isJsonObject(proposed)) return true; // redacted in one of them
  if (changed === undefined || proposed === undefined) return changed === proposed;
  return canonicalJson(changed) === canonicalJson(proposed);
}
