import type { JsonObject } from '../base/json';
import { isTrailer } from '../events/export-trailer';
import type { ReadEvent, UnknownEvent } from '../events/log-event';
import { createApprovalCheck } from './approval-check';
import { createAuthorityCheck, isPublic } from './authority-check';
import { createCareCheck } from './care-check';
import { createChainCheck, placeOf } from './chain-check';
import { createDecisionIndex } from './decision-index';
import { createDeliberationCheck } from './deliberation-check';
import { createFoldCheck } from './fold-check';
import { createOnceCheck } from './once-check';
import { createPlanCheck } from './plan-check';
import { createProposedCheck } from './proposed-check';
import { readBatch, type RawLine, type ReadLine, type StoredLine } from './read-batch';
import { createRedactionCheck } from './redaction-check';
import {
  compareViolations,
  maxKeptViolations,
  type AuditReport,
  type Invariant,
  type Place,
  type Violation,
} from './report';
import { createSearchCheck } from './search-check';

export interface AuditOptions {
  /** Parsed state.json: the fold must lead to it. */
  state?: unknown;
  /** Parsed head.json: it must name the last event. Without it the trailer must. */
  head?: unknown;
}

/** The invariants of DESIGN section 7 over one log, line by line. Keeps ids and short facts of what it saw, not the events. */
export interface Audit {
  /**
   * One line of events.jsonl, without its line break. `isSound`: as `isSoundLine` found it, where somebody looked already; it is then not
   * looked at again. Never throws.
   */
  add(line: string, isSound?: boolean): void;
  /** Once, after the last line. */
  finish(options?: AuditOptions): AuditReport;
}

/** Lines read at once. */
const batchSize = 64;

/** Nothing is said about the end of what was not read to its end. */
const unfinished = { isTruncated: false, isWhole: false };

export function audit(lines: Iterable<string>, options: AuditOptions = {}): AuditReport {
  const running = createAudit();
  for (const line of lines) running.add(line);
  return running.finish(options);
}

export function createAudit(): Audit {
  const violations = createViolations();
  const decisions = createDecisionIndex();
  const chain = createChainCheck(violations.report);
  const redactions = createRedactionCheck(violations.report);
  const fold = createFoldCheck(violations.report);
  const authority = createAuthorityCheck(violations.report);
  const once = createOnceCheck(violations.report);
  const search = createSearchCheck(violations.report, decisions);
  const checks = [
    createApprovalCheck(violations.report, decisions),
    once,
    createDeliberationCheck(violations.report, decisions),
    authority,
    createCareCheck(violations.report),
    createPlanCheck(violations.report, decisions),
    createProposedCheck(violations.report, decisions),
    search,
  ];
  const counts: AuditReport['counts'] = { lines: 0, events: 0, byType: {}, unknown: 0, foreign: 0 };
  let unreadable: AuditReport['unreadable'] = null;
  let batch: RawLine[] = [];
  /** Blank lines at the end count for nothing. */
  let lastLine = 0;
  /** A last line that breaks off: only the end of the file tells that it was the last. */
  let cut: { line: number; message: string } | null = null;
  /** An import fills an empty app, so foreign events stand before all others. The mark means nothing later. */
  let mayBeForeign = true;

  function flush(): void {
    const lines = readBatch(batch, counts.lines + 1);
    batch = [];
    for (const line of lines) {
      counts.lines += 1;
      if (!unreadable) addLine(line);
    }
  }

  function addLine({ line, parsed, event }: ReadLine): void {
    if (!parsed.ok && parsed.code === 'blank') return;
    lastLine = line;
    if (cut) return stop(cut.line, cut.message);
    if (!parsed.ok) {
      if (parsed.code !== 'cut_off' || counts.events === 0) return stop(line, parsed.message);
      cut = { line, message: parsed.message };
      return;
    }
    const { value: stored, doubledKey } = parsed.value;
    if (doubledKey !== null)
      violations.report(1, placeOf(line, stored), `the key ${doubledKey} stands twice in one object`);
    if (event) addEvent(line, event, doubledKey === null);
    else if (isTrailer(stored)) chain.visitTrailer(line, stored);
    else stop(line, 'it is no event of a log: it has no seq and no hash');
  }

  function addEvent(line: number, { stored, mayHoldCommitment, hash, read }: StoredLine, isPlain: boolean): void {
    const faultsBefore = violations.count();
    counts.events += 1;
    chain.visit(line, stored, hash);
    if (!read) return;
    if (read.ok) return visit(line, stored, mayHoldCommitment, read.value);
    // a line that was tampered with is told as that; one that is whole and still cannot be read is of another build
    const isUntouched = isPlain && violations.count() === faultsBefore;
    if (read.code === 'newer' || isUntouched) stop(line, read.message);
  }

  function visit(line: number, stored: JsonObject, mayHoldCommitment: boolean, read: ReadEvent): void {
    const { event } = read;
    const { seq } = event;
    counts.byType[event.type] = (counts.byType[event.type] ?? 0) + 1;
    redactions.visit(line, seq, stored, mayHoldCommitment);
    if (!read.known) {
      if (event.foreign) {
        if (!mayBeForeign) return stop(line, 'a line of another form of log stands after others');
        pass(event);
      } else {
        counts.unknown += 1;
        authority.follow(seq, event.trigger, false);
      }
      return fold.visit(line, read);
    }
    const known = read.event;
    if (known.type === 'redacted') redactions.visitRedacted(line, seq, known.target, known.pointers);
    if (known.foreign && mayBeForeign) pass(known);
    else {
      if (known.type !== 'lifecycle') mayBeForeign = false;
      if (known.type === 'thought') decisions.add(known, stored);
      const visited = { line, seq, stored, event: known, before: fold.snapshot() };
      for (const check of checks) check.visit(visited);
    }
    fold.visit(line, read);
  }

  /** A foreign event: counted, but no matter of invariants 3 to 8. */
  function pass({ seq, trigger, ...event }: UnknownEvent & { source?: unknown; authority?: unknown }): void {
    counts.foreign += 1;
    const isPublicInput =
      event.type === 'input' && isPublic({ source: String(event.source), authority: String(event.authority) });
    authority.follow(seq, trigger, isPublicInput);
  }

  function stop(line: number, message: string): void {
    unreadable = { line, message };
  }

  return {
    add(text, isSound = false) {
      batch.push({ text, isSound });
      if (batch.length >= batchSize) flush();
    },

    finish({ state, head } = {}) {
      flush();
      const end = chain.head();
      const { isTruncated, isWhole } = unreadable ? unfinished : chain.finish(lastLine, head);
      if (!unreadable) fold.finish(lastLine, end.seq, state);
      const redacted = redactions.finish(isWhole);
      return {
        unreadable,
        violations: violations.sorted(),
        violationCount: violations.count(),
        isTruncated,
        open: once.open(),
        redacted,
        counts,
        head: end,
        snapshot: fold.snapshot(),
      };
    },
  };
}

function createViolations() {
  const kept: Violation[] = [];
  let found = 0;

  function report(invariant: Invariant, { line, seq }: Place, message: string): void {
    found += 1;
    kept.push({ invariant, line, seq, message });
    // those found late may stand early (a text gone without a redaction): keep the first by line
    if (kept.length >= 2 * maxKeptViolations) kept.sort(compareViolations).length = maxKeptViolations;
  }

  return { report, count: () => found, sorted: () => kept.sort(compareViolations).slice(0, maxKeptViolations) };
}
