import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playwrightCounts, sumOf, vitestCounts } from './test-counts';

const folder = mkdtempSync(join(tmpdir(), 'test-counts-'));

function report(content: unknown): string {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitestReport = report({ numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 });
const playwrightReport = report({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 } });

test('reads what Vitest and Playwright report, and counts a flaky test as failed', () => {
  expect(vitestCounts(vitestReport, 0)).toEqual({ passed: 5, failed: 0, skipped: 2 });
  expect(playwrightCounts(playwrightReport, 1)).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

test('counts a run that failed without a failed test as one failure', () => {
  expect(vitestCounts(vitestReport, 1)).toEqual({ passed: 5, failed: 1, skipped: 2 });
  expect(vitestCounts(join(folder, 'none.json'), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(playwrightCounts(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

test('sums up', () => {
  const counts = { passed: 1, failed: 2, skipped: 3 };
  expect(sumOf([counts, counts])).toEqual({ passed: 2, failed: 4, skipped: 6 });
});
