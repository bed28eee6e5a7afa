import type { Snapshot } from '../agent/fold/snapshot';

/** As numbered in DESIGN section 7. */
export type Invariant = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Where in the file: line from 1, and the seq that stands there; null where none can be read. */
export interface Place {
  line: number;
  seq: number | null;
}

export interface Violation extends Place {
  invariant: Invariant;
  message: string;
}

/** An action without a result. No violation: the log may end while it runs. */
export interface OpenActionNote extends Place {
  request: string;
  capability: string;
}

/** Texts that a person had taken out, as JSON Pointers into their event. */
export interface RedactionNote extends Place {
  pointers: string[];
}

export interface AuditReport {
  /** Why the log could not be read to its end; null when it was. What stands after that line was not looked at. */
  unreadable: { line: number; message: string } | null;
  /** The first `maxKeptViolations` found, the one to be named first. */
  violations: Violation[];
  violationCount: number;
  /** Its end may have been cut off: neither a trailer nor a head names it. It is among the violations, too. */
  isTruncated: boolean;
  open: OpenActionNote[];
  redacted: RedactionNote[];
  counts: { lines: number; events: number; byType: Record<string, number>; unknown: number; foreign: number };
  head: { log: string | null; seq: number; hash: string };
  /** The fold of all events that were read. */
  snapshot: Snapshot;
}

/** How a check tells what it found. */
export type Report = (invariant: Invariant, place: Place, message: string) => void;

/** Every violation is counted; this many are kept, so that a log of nothing but faults needs no more memory than a good one. */
export const maxKeptViolations = 200;

/** 0 clean, 1 violated or truncated, 2 unreadable. */
export function exitCodeOf(report: AuditReport): 0 | 1 | 2 {
  if (report.unreadable) return 2;
  return report.violationCount === 0 ? 0 : 1;
}

/** One line that says it all: the first bad line with its invariant and seq, or that the log is clean. */
export function verdictOf(report: AuditReport): string {
  if (report.unreadable) return `unreadable: line ${report.unreadable.line}: ${report.unreadable.message}`;
  const [first] = report.violations;
  if (first) return violationLine(first);
  return `clean: ${report.counts.events} events, head ${report.head.hash}`;
}

export function violationLine({ invariant, line, seq, message }: Violation): string {
  return `invariant ${invariant}: line ${line}, ${seq === null ? 'no seq' : `seq ${seq}`}: ${message}`;
}

/** By line; on one line the chain first, since the rest may follow from it, and the fold last, since it follows from the rest. */
export function compareViolations(left: Violation, right: Violation): number {
  return left.line - right.line || rank(left.invariant) - rank(right.invariant);
}

function rank(invariant: Invariant): number {
  return invariant === 2 ? 9 : invariant;
}
