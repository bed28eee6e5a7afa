import { compareText } from '../base/compare';
import { oneLine } from '../base/text';
import { verdictOf, violationLine, type AuditReport } from './report';

/** The report as lines to print; the verdict is the last. What comes from the file is shown with unseen characters made visible. */
export function describeReport(report: AuditReport): string[] {
  const { counts, head, open, redacted, uncompared, violations } = report;
  const types = Object.entries(counts.byType)
    .sort(([left], [right]) => compareText(left, right))
    .map(([type, count]) => `${count} ${type}`);
  const lines = [`log ${head.log ?? 'without an id'}: ${counts.events} events up to seq ${head.seq}`];
  if (types.length > 0) lines.push(`of these ${types.join(', ')}`);
  if (counts.unknown > 0) lines.push(`${counts.unknown} of types that this build does not know: kept and skipped`);
  if (counts.foreign > 0) lines.push(`${counts.foreign} from another form of log: invariants 3 to 8 skip them`);
  for (const { line, seq, pointers } of redacted)
    lines.push(`redacted: line ${line}, seq ${seq}: ${pointers.join(', ')}`);
  for (const { line, seq, request, capability } of open) {
    lines.push(`open: line ${line}, seq ${seq}: ${capability} of ${request} has no result`);
  }
  for (const { kind, count } of uncompared)
    lines.push(`not compared: the lines of ${count} approvals of ${kind}, which this build does not know`);
  lines.push(...violations.map(violationLine));
  const unsaid = report.violationCount - violations.length;
  if (unsaid > 0) lines.push(`and ${unsaid} more`);
  if (report.isTruncated) lines.push('truncated: events may be missing at the end');
  return [...lines, verdictOf(report)].map((line) => oneLine(line, 400));
}
