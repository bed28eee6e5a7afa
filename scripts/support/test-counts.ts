import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const noTests: Counts = { passed: 0, failed: 0, skipped: 0 };
export const oneFailure: Counts = { passed: 0, failed: 1, skipped: 0 };

export function sumOf(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (sum, next) => ({
      passed: sum.passed + next.passed,
      failed: sum.failed + next.failed,
      skipped: sum.skipped + next.skipped,
    }),
    noTests,
  );
}

/** The counts in Vitest's JSON report. A run that failed with no failed test (a file that cannot load, say) counts as one. */
export function vitestCounts(reportFile: string, exitCode: number): Counts {
  const report = readReport(reportFile) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
  } | null;
  if (report === null) return exitCode === 0 ? noTests : oneFailure;
  return atLeastOneFailure(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/** The counts in Playwright's JSON report; a flaky test counts as failed. */
export function playwrightCounts(reportFile: string, exitCode: number): Counts {
  const report = readReport(reportFile) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  } | null;
  if (report === null) return exitCode === 0 ? noTests : oneFailure;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return atLeastOneFailure(exitCode, { passed: expected, failed: unexpected + flaky, skipped });
}

function atLeastOneFailure(exitCode: number, counts: Counts): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Null where the tool wrote none. */
function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
