/**
 * All that must pass before a change is done: checks, unit tests, browser tests, simulation, both builds, end to end.
 * `npm test -- [--long] [STAGE …]`; the stages are check, unit, browser, sim, build and e2e. `--long` sets YADORI_LONG=1, by which
 * tests do many more rounds. What failed is named at the end, and the last line sums up; the exit code is 1 on a failure, and in CI
 * on a skipped test too.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportSizes } from './support/bundle-sizes';
import { runChecks } from './support/check-tools';
import { ensureBrowser } from './support/ensure-browser';
import { runProgram, runTool } from './support/run-tool';
import { noTests, oneFailure, playwrightCounts, sumOf, vitestCounts, type Counts } from './support/test-counts';

const reports = mkdtempSync(join(tmpdir(), 'yadori-test-'));

const stages: Record<string, () => Promise<Counts>> = {
  async check() {
    const outcomes = await runChecks();
    return sumOf(outcomes.map(({ name, hasPassed }) => (hasPassed ? noTests : oneFailure(`check: ${name}`))));
  },
  unit: () => vitest('unit'),
  browser: () => vitest('browser'),
  async sim() {
    const seeds = process.env['YADORI_LONG'] === '1' ? 10_000 : 1_000;
    const { exitCode } = await runProgram(process.execPath, [
      '--import',
      'tsx',
      'scripts/sim.ts',
      '--seeds',
      String(seeds),
    ]);
    return exitCode === 0 ? { ...noTests, passed: 1 } : oneFailure(`simulation of ${String(seeds)} seeds`);
  },
  async build() {
    const [plain, seams] = await Promise.all([build([]), build(['--mode', 'seams', '--outDir', 'dist-seams'])]);
    const { exitCode, output } = reportSizes('dist');
    console.log(output);
    return sumOf([plain, seams, exitCode === 0 ? noTests : oneFailure('sizes')]);
  },
  async e2e() {
    const file = join(reports, 'e2e.json');
    const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const { exitCode } = await runTool('playwright', ['test', '--reporter=list,json', '--pass-with-no-tests'], {
      environment,
    });
    return playwrightCounts(file, exitCode);
  },
};

const parameters = process.argv.slice(2);
const asked = parameters.filter((parameter) => parameter !== '--long');
const unknown = asked.filter((name) => !(name in stages));
if (unknown.length > 0) {
  console.error(`No stage ${unknown.join(', ')}. There are: ${Object.keys(stages).join(', ')}; and --long.`);
  process.exit(2);
}
if (parameters.includes('--long')) process.env['YADORI_LONG'] = '1';
await ensureBrowser();

const counts: Counts[] = [];
for (const [name, run] of Object.entries(stages)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n── ${name}`);
  const start = performance.now();
  counts.push(await run());
  console.log(`${name}: ${Math.round((performance.now() - start) / 1000)} s`);
}
rmSync(reports, { recursive: true });

const { passed, failed, skipped, failures } = sumOf(counts);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed > 0 || (process.env['CI'] === 'true' && skipped > 0) ? 1 : 0);

async function vitest(project: string): Promise<Counts> {
  const file = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { exitCode } = await runTool('vitest', ['run', '--project', project, ...reporters]);
  return vitestCounts(file, exitCode);
}

async function build(parameters: readonly string[]): Promise<Counts> {
  const { exitCode } = await runTool('vite', ['build', '--logLevel', 'warn', ...parameters]);
  return exitCode === 0 ? noTests : oneFailure(['build', ...parameters].join(' '));
}
