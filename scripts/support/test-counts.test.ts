import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { oneFailure, playwrightCounts, sumOf, vitestCounts } from './test-counts';

const folder = mkdtempSync(join(tmpdir(), 'test-counts-'));

function report(content: unknown): string {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const counted = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
const passedReport = report({
  ...counted,
  testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults: [] }],
});

const spec = { file: 'a.spec.ts', line: 7, ok: true, tests: [{ status: 'expected' }] };
const playwrightReport = report({
  stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
  suites: [
    {
      specs: [
        { ...spec, title: 'holds' },
        { ...spec, title: 'holds the second time', tests: [{ status: 'flaky' }] },
      ],
      suites: [{ specs: [{ ...spec, title: 'does not hold', ok: false }] }],
    },
  ],
});

test('reads what Playwright reports, counts a flaky test as failed, and names both', () => {
  expect(playwrightCounts(playwrightReport, 1)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
    failures: ['a.spec.ts:7 › holds the second time', 'a.spec.ts:7 › does not hold'],
  });
});

test('reads what Vitest reports, and names the tests that failed and the files that could not be loaded', () => {
  expect(vitestCounts(passedReport, 0)).toEqual({ passed: 5, failed: 0, skipped: 2, failures: [] });
  const failedReport = report({
    ...counted,
    numFailedTests: 1,
    testResults: [
      { name: 'a.test.ts', status: 'failed', assertionResults: [{ fullName: 'holds', status: 'failed' }] },
      { name: 'b.test.ts', status: 'failed', assertionResults: [] },
    ],
  });
  expect(vitestCounts(failedReport, 1)).toMatchObject({ failed: 2, failures: ['a.test.ts › holds', 'b.test.ts'] });
});

test('counts a run that failed without a failed test as one failure', () => {
  const withoutTest = { failed: 1, failures: ['vitest ended with exit code 1, and no test failed'] };
  expect(vitestCounts(passedReport, 1)).toMatchObject(withoutTest);
  expect(vitestCounts(join(folder, 'none.json'), 1)).toEqual(oneFailure('vitest wrote no report'));
  expect(playwrightCounts(join(folder, 'none.json'), 0)).toMatchObject({ passed: 0, failed: 0, skipped: 0 });
});

test('sums up', () => {
  const counts = { passed: 1, failed: 2, skipped: 3, failures: ['a', 'b'] };
  expect(sumOf([counts, counts])).toEqual({ passed: 2, failed: 4, skipped: 6, failures: ['a', 'b', 'a', 'b'] });
});
