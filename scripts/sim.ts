/**
 * Deterministic simulation: several tabs of the real core and runtime over a faked browser, killed and hampered wherever they can be.
 * `npm run sim -- [--seeds N] [--first S]` runs N seeds (1,000) from S (1) on all cores; `--seed S` repeats one. Prints what happened how
 * often, and each violation with its seed. The exit code is 1 on a violation or when too little happened to count as proof.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Coverage, type CoverageData } from '../tests/simulation/coverage';
import { byKind, shortOf } from '../tests/simulation/requirements';
import { runSeeds, type FoundViolation } from '../tests/simulation/run-seeds';

/** Seeds that a process is given at a time. */
const portion = 50;
/** Fewer seeds prove nothing about how often things happen. */
const enoughToCount = 500;

const { seeds, first, isSingle } = readCommandLine();
const begun = performance.now();
const { violations, coverage } = isSingle ? await runSeeds(first, 1) : await runOnAllCores(first, seeds);
const seconds = (performance.now() - begun) / 1_000;

printCounts('killed at', coverage.kills);
printCounts('faults', [...byKind(coverage.faults)]);
printCounts('all seeds', coverage.counts);
for (const { seed, message } of violations.sort((a, b) => a.seed - b.seed)) console.log(`\nseed ${seed}: ${message}`);
const short = seeds >= enoughToCount && violations.length === 0 ? shortOf(coverage) : [];
for (const lack of short) console.log(`too seldom: ${lack}`);
console.log(`\n${seeds} seeds from ${first} in ${seconds.toFixed(1)} s: ${violations.length} violated`);
process.exit(violations.length + short.length > 0 ? 1 : 0);

function readCommandLine(): { seeds: number; first: number; isSingle: boolean } {
  const { values } = parseArgs({
    options: { seeds: { type: 'string' }, first: { type: 'string' }, seed: { type: 'string' } },
  });
  const numbers = [values.seeds ?? '1000', values.first ?? '1', values.seed ?? '1'].map(Number);
  if (!numbers.every((number) => Number.isSafeInteger(number) && number >= 0)) {
    console.error('Seeds are whole numbers: npm run sim -- [--seeds N] [--first S] | --seed S');
    process.exit(2);
  }
  const isSingle = values.seed !== undefined;
  return { seeds: isSingle ? 1 : (numbers[0] ?? 0), first: (isSingle ? numbers[2] : numbers[1]) ?? 1, isSingle };
}

async function runOnAllCores(
  from: number,
  count: number,
): Promise<{ violations: FoundViolation[]; coverage: CoverageData }> {
  const sum = new Coverage();
  const found: FoundViolation[] = [];
  let next = from;
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      const child = fork(new URL('./sim-worker.ts', import.meta.url), {
        execArgv: [...process.execArgv, '--max-semi-space-size=64'], // lives leave much behind that is soon forgotten
      });
      try {
        while (next < from + count) {
          const range = { first: next, count: Math.min(portion, from + count - next) };
          next += range.count;
          const answer = await answerOf(child, range);
          sum.merge(answer.coverage);
          found.push(...answer.violations);
        }
      } finally {
        child.kill();
      }
    }),
  );
  return { violations: found, coverage: sum.data };
}

function answerOf(
  child: ReturnType<typeof fork>,
  range: { first: number; count: number },
): Promise<{ violations: FoundViolation[]; coverage: CoverageData }> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null): void => reject(new Error(`a process of the simulation ended (${code})`));
    child.once('exit', onExit);
    child.once('message', (answer) => {
      child.off('exit', onExit);
      resolve(answer as { violations: FoundViolation[]; coverage: CoverageData });
    });
    child.send(range);
  });
}

function printCounts(title: string, counts: readonly [string, number][]): void {
  console.log(`${title}:`);
  for (const [name, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`  ${String(count).padStart(8)} ${name}`);
}
