import type { Snapshot } from '../agent/fold/snapshot';
import type { JsonObject } from '../base/json';
import type { ReadEvent, UnknownEvent } from '../events/log-event';
import { createApprovalCheck } from './approval-check';
import { createAuthorityCheck, isPublic } from './authority-check';
import { createCareCheck } from './care-check';
import { createDecisionIndex } from './decision-index';
import { createDeliberationCheck } from './deliberation-check';
import { createForeignCheck } from './foreign-check';
import { createIntentCheck } from './intent-check';
import { createKeepCheck } from './keep-check';
import { createLinesCheck } from './lines-check';
import { createNoteCheck } from './note-check';
import { createOnceCheck } from './once-check';
import { createPictureCheck } from './picture-check';
import { createPlanChangeCheck } from './plan-change-check';
import { createPlanCheck } from './plan-check';
import { createProposedCheck } from './proposed-check';
import { createPurposeCheck } from './purpose-check';
import { createRedactionCheck } from './redaction-check';
import type { OpenActionNote, RedactionNote, Report, UncomparedNote } from './report';
import { createResultCheck } from './result-check';
import { createSearchCheck } from './search-check';
import { createSpeechCheck } from './speech-check';
import { createSummaryCheck } from './summary-check';
import { createTalkCheck } from './talk-check';
import { createWithdrawalCheck } from './withdrawal-check';

/** An event that was read, and its place. `before`: the fold of all events before it. */
export interface ReadAtLine {
  line: number;
  stored: JsonObject;
  /** False: no commitment stands in it in place of a text. */
  mayHoldCommitment: boolean;
  /** Somebody found its line to be sound: then its texts are bound, but for those that were taken out. */
  isSound: boolean;
  read: ReadEvent;
  before: Snapshot;
}

/**
 * What the invariants ask of each event, once its line is read, chained and folded by whoever goes through the log: all but the chain
 * and the fold themselves. Keeps ids and short facts, not the events.
 */
export interface EventChecks {
  /** Each event, in order. `misplaced`: a foreign one where none can be, so that nothing after it means anything. */
  visit(event: ReadAtLine): 'checked' | 'foreign' | 'unknown' | 'misplaced';
  /** Actions without a result so far. */
  open(): OpenActionNote[];
  /** Kinds of action whose approvals' lines this build cannot compare, so far. */
  uncompared(): UncomparedNote[];
  /** Once, after the last event. `isWhole`: none is missing. */
  finish(isWhole: boolean): RedactionNote[];
}

export function createEventChecks(report: Report): EventChecks {
  const decisions = createDecisionIndex();
  const redactions = createRedactionCheck(report);
  const authority = createAuthorityCheck(report);
  const once = createOnceCheck(report);
  const lines = createLinesCheck(report, decisions);
  const foreign = createForeignCheck(report);
  const speech = createSpeechCheck(report, decisions);
  const withdrawals = createWithdrawalCheck(report);
  const keeping = createKeepCheck(report, decisions);
  const planChanges = createPlanChangeCheck(report, decisions);
  const checks = [
    createApprovalCheck(report, decisions),
    lines,
    createResultCheck(report),
    once,
    createDeliberationCheck(report, decisions),
    authority,
    createCareCheck(report),
    createNoteCheck(report, decisions),
    createPictureCheck(report),
    createPlanCheck(report, decisions),
    planChanges,
    keeping,
    createProposedCheck(report, decisions),
    createPurposeCheck(report),
    createSearchCheck(report, decisions),
    speech,
    createIntentCheck(report),
    withdrawals,
    createSummaryCheck(report),
    createTalkCheck(report),
  ];
  /** An import fills an empty app, so foreign events stand before all others. The mark means nothing later. */
  let mayBeForeign = true;

  /** A foreign event is no matter of invariants 3 to 8. */
  function pass({ seq, trigger, ...event }: UnknownEvent & { source?: unknown; authority?: unknown }): 'foreign' {
    const isPublicInput =
      event.type === 'input' && isPublic({ source: String(event.source), authority: String(event.authority) });
    authority.follow(seq, trigger, isPublicInput);
    return 'foreign';
  }

  return {
    visit({ line, stored, mayHoldCommitment, isSound, read, before }) {
      const { seq } = read.event;
      if (mayHoldCommitment || !isSound) redactions.visit(line, seq, stored, mayHoldCommitment);
      if (!read.known) {
        if (read.event.foreign) {
          if (!mayBeForeign) return 'misplaced';
          foreign.visitForeign({ line, seq }, stored);
          return pass(read.event);
        }
        authority.follow(seq, read.event.trigger, false);
        return 'unknown';
      }
      const { event } = read;
      if (event.type === 'redacted') redactions.visitRedacted(line, seq, event.target, event.pointers);
      if (event.foreign && mayBeForeign) {
        foreign.visitForeign({ line, seq }, stored);
        return pass(event);
      }
      foreign.visit(event);
      if (event.type !== 'lifecycle') mayBeForeign = false;
      if (event.type === 'thought') decisions.add(event, stored);
      const visited = { line, seq, stored, event, before };
      for (const check of checks) check.visit(visited);
      return 'checked';
    },
    open: () => once.open(),
    uncompared: () => lines.uncompared(),
    finish(isWhole) {
      speech.finish(isWhole);
      withdrawals.finish(isWhole);
      planChanges.finish(isWhole);
      keeping.finish(isWhole);
      return redactions.finish(isWhole);
    },
  };
}
