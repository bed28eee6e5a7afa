import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Each failure by a name that finds it; not more than `failed`. */
  failures: readonly string[];
}

export const noTests: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };

export function oneFailure(name: string): Counts {
  return { ...noTests, failed: 1, failures: [name] };
}

export function sumOf(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (sum, next) => ({
      passed: sum.passed + next.passed,
      failed: sum.failed + next.failed,
      skipped: sum.skipped + next.skipped,
      failures: [...sum.failures, ...next.failures],
    }),
    noTests,
  );
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly {
    name: string;
    status: string;
    assertionResults: readonly { fullName: string; status: string }[];
  }[];
}

/** The counts in Vitest's JSON report. A run that failed with no failed test (a file that cannot load, say) counts as one. */
export function vitestCounts(reportFile: string, exitCode: number): Counts {
  const report = readReport(reportFile) as VitestReport | null;
  if (report === null) return exitCode === 0 ? noTests : oneFailure('vitest wrote no report');
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [name] : [];
    return failed.map(({ fullName }) => `${name} › ${fullName}`);
  });
  return atLeastOneFailure('vitest', exitCode, {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, failures.length),
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  });
}

interface PlaywrightSuite {
  specs: readonly { title: string; file: string; line: number; ok: boolean; tests: readonly { status: string }[] }[];
  suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: readonly PlaywrightSuite[];
}

/** The counts in Playwright's JSON report; a flaky test counts as failed. */
export function playwrightCounts(reportFile: string, exitCode: number): Counts {
  const report = readReport(reportFile) as PlaywrightReport | null;
  if (report === null) return exitCode === 0 ? noTests : oneFailure('Playwright wrote no report');
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failures = report.suites.flatMap(failedSpecs);
  return atLeastOneFailure('Playwright', exitCode, { passed: expected, failed: unexpected + flaky, skipped, failures });
}

function failedSpecs({ specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'));
  return [
    ...failed.map(({ title, file, line }) => `${file}:${String(line)} › ${title}`),
    ...suites.flatMap(failedSpecs),
  ];
}

function atLeastOneFailure(tool: string, exitCode: number, counts: Counts): Counts {
  if (exitCode === 0 || counts.failed > 0) return counts;
  return { ...counts, failed: 1, failures: [`${tool} ended with exit code ${String(exitCode)}, and no test failed`] };
}

/** Null where the tool wrote none. */
function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
