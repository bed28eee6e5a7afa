import { reportSizes } from './bundle-sizes';
import { runTool, type ToolRun } from './run-tool';

export interface CheckOutcome {
  name: string;
  hasPassed: boolean;
}

interface CheckTool {
  name: string;
  run: () => Promise<ToolRun>;
}

/** Types are checked by the native compiler, in a tenth of the time; TypeScript 6 is there for what parses by it. */
const tools: readonly CheckTool[] = [
  tool('lint', 'eslint', '--max-warnings=0', '.'),
  tool('lint: types', 'oxlint', '--deny-warnings'),
  tool('format', 'prettier', '--check', '--log-level=warn', '.'),
  tool('types: page', 'svelte-check', '--tsgo', '--tsconfig', './tsconfig.page.json', '--fail-on-warnings'),
  tool('types: worker', '@typescript/native/tsc', '--project', 'tsconfig.worker.json'),
  tool('types: pure', '@typescript/native/tsc', '--project', 'tsconfig.pure.json'),
  tool('types: node', '@typescript/native/tsc', '--project', 'tsconfig.node.json'),
  tool('import rules', 'dependency-cruiser/depcruise', '--output-type', 'err-long', 'src'),
  tool('dead code', 'knip', '--no-progress'),
  { name: 'sizes', run: async () => reportSizes('dist') },
];

/** Runs every check, two at a time, with one line for each and the output of those that fail. */
export async function runChecks(): Promise<CheckOutcome[]> {
  const waiting = [...tools];
  const outcomes: CheckOutcome[] = [];
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) outcomes.push(await runCheck(next));
  }
  await Promise.all([work(), work()]);
  return outcomes;
}

async function runCheck({ name, run }: CheckTool): Promise<CheckOutcome> {
  const start = performance.now();
  const { exitCode, output } = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const hasPassed = exitCode === 0;
  console.log(`${hasPassed ? 'ok  ' : 'FAIL'} ${name.padEnd(14)} ${seconds.padStart(6)} s`);
  if (!hasPassed || name === 'sizes') console.log(indented(output));
  return { name, hasPassed };
}

function tool(name: string, command: string, ...parameters: string[]): CheckTool {
  return { name, run: () => runTool(command, parameters, { isQuiet: true }) };
}

function indented(text: string): string {
  return text.trimEnd().replace(/^/gm, '     ');
}
