import { textOf } from '../../events/family';
import type { Expectation } from '../../events/decision';
import type { CapabilityReport } from '../fold/capability';

/**
 * The report after comparing what was expected with what was seen: a success that does not hold all of it is partial, one that
 * holds none of it had no effect. What a mind expects can never make a failure better.
 */
export function withExpectations(report: CapabilityReport, expected: readonly Expectation[]): CapabilityReport {
  if (report.outcome !== 'success' || expected.length === 0) return report;
  const checks = expected.flatMap((expectation) => checksOf(expectation, report.seen));
  const met = checks.filter(Boolean).length;
  if (met === checks.length) return report;
  return { ...report, outcome: met === 0 ? 'no_effect' : 'partial', cause: 'mismatch' };
}

function checksOf(expectation: Expectation, seen: CapabilityReport['seen']): boolean[] {
  const path = textOf(expectation.path) ?? '';
  const content = Object.hasOwn(seen, path) ? (seen[path] ?? null) : null;
  if (expectation.kind === 'note_absent') return [content === null];
  if (expectation.texts.length === 0) return [content !== null];
  return expectation.texts.map((text) => content !== null && content.includes(textOf(text) ?? ''));
}
