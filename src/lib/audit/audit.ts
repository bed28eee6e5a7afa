import { isTrailer } from '../events/export-trailer';
import type { ReadEvent } from '../events/log-event';
import { createChainCheck, placeOf } from './chain-check';
import { createEventChecks } from './event-checks';
import { createFoldCheck } from './fold-check';
import { readBatch, type RawLine, type ReadLine, type StoredLine } from './read-batch';
import {
  compareViolations,
  maxKeptViolations,
  type AuditReport,
  type Invariant,
  type Place,
  type Violation,
} from './report';

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
  const chain = createChainCheck(violations.report);
  const fold = createFoldCheck(violations.report);
  const events = createEventChecks(violations.report);
  const counts: AuditReport['counts'] = { lines: 0, events: 0, byType: {}, unknown: 0, foreign: 0 };
  let unreadable: AuditReport['unreadable'] = null;
  let batch: RawLine[] = [];
  /** Blank lines at the end count for nothing. */
  let lastLine = 0;
  /** A last line that breaks off: only the end of the file tells that it was the last. */
  let cut: { line: number; message: string } | null = null;

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

  function addEvent(line: number, event: StoredLine, isPlain: boolean): void {
    const { stored, hash, read } = event;
    const faultsBefore = violations.count();
    counts.events += 1;
    chain.visit(line, stored, hash);
    if (!read) return;
    if (read.ok) return visit(line, event, read.value);
    // a line that was tampered with is told as that; one that is whole and still cannot be read is of another build
    const isUntouched = isPlain && violations.count() === faultsBefore;
    if (read.code === 'newer' || isUntouched) stop(line, read.message);
  }

  function visit(line: number, { stored, mayHoldCommitment, isSound }: StoredLine, read: ReadEvent): void {
    const { type } = read.event;
    counts.byType[type] = (counts.byType[type] ?? 0) + 1;
    const kind = events.visit({ line, stored, mayHoldCommitment, isSound, read, before: fold.snapshot() });
    if (kind === 'misplaced') return stop(line, 'a line of another form of log stands after others');
    if (kind === 'foreign') counts.foreign += 1;
    if (kind === 'unknown') counts.unknown += 1;
    fold.visit(line, read);
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
      const redacted = events.finish(isWhole);
      return {
        unreadable,
        violations: violations.sorted(),
        violationCount: violations.count(),
        isTruncated,
        open: events.open(),
        redacted,
        uncompared: events.uncompared(),
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
