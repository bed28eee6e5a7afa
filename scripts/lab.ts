/**
 * The Lab without a screen: worlds to survive in, and minds that do. `npm run lab -- --help` lists what can be given. Exit code 0 done,
 * 2 bad input or a file that could not be written, 130 stopped.
 */
import { compareReports } from '../src/lib/world/compare';
import { OptionError } from '../src/lib/world/options';
import { printBaselines } from './lab/baselines';
import { readRunRequest, usage } from './lab/command-line';
import { drawWorld } from './lab/draw';
import { playerFor } from './lab/players';
import { countsText, differencesText, reportText } from './lab/print';
import { BadFileError, readReport, readRuns } from './lab/read-files';
import { runLab } from './lab/run-lab';
import { serveLab } from './lab/serve';
import { listenForStop } from './lab/stop-signal';
import { FileError } from './lab/whole-file';

const [first, ...rest] = process.argv.slice(2);
try {
  process.exitCode = await command();
} catch (error) {
  if (!(error instanceof OptionError || error instanceof BadFileError || error instanceof FileError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function command(): Promise<number> {
  switch (first) {
    case '--help':
      console.log(usage);
      return 0;
    case 'analyze':
      return analyze(rest);
    case 'compare':
      return compare(rest);
    case 'baselines':
      return printBaselines(rest);
    case 'draw':
      console.log(drawWorld(rest));
      return 0;
    default:
      return run(process.argv.slice(2));
  }
}

async function run(given: readonly string[]): Promise<number> {
  const request = readRunRequest(given);
  const stop = listenForStop();
  const player = playerFor(request.options, request.model, stop.signal);
  const server = request.port === null ? null : await serveLab(request.port, request.options);
  if (server) console.error(`Listening on ${server.url}`);
  try {
    const { report, isComplete } = await runLab(request, player, stop, server?.watch);
    if (report) console.log(reportText(report));
    else console.error('Stopped before the first episode ended.');
    if (isComplete) await stop.wait(request.linger);
    return isComplete ? 0 : 130;
  } finally {
    await server?.close();
  }
}

async function analyze(paths: readonly string[]): Promise<number> {
  if (paths.length === 0) throw new OptionError('analyze: which files?');
  const purposes = new Map<string, number>();
  const hazards = new Map<string, number>();
  const changes = new Map<string, number>();
  const count = (counts: Map<string, number>, name: string): unknown => counts.set(name, (counts.get(name) ?? 0) + 1);
  const report = await readRuns(paths, ({ plan, cause, policy }) => {
    if (plan) count(purposes, plan.plan.purpose.slice(0, 60));
    if (cause !== null) count(hazards, cause);
    for (const change of policy) count(changes, change.replace(/[\d.]+/g, 'N'));
  });
  console.log(reportText(report));
  console.log(countsText('plans for', purposes, 12));
  console.log(countsText('hurt by', hazards, 12));
  console.log(countsText('policy changes', changes, 12));
  return 0;
}

async function compare(paths: readonly string[]): Promise<number> {
  const [left, right, ...more] = paths;
  if (left === undefined || right === undefined || more.length > 0)
    throw new OptionError('compare: two files, A and B');
  const { differences, arePairs } = compareReports(await readReport(left), await readReport(right));
  console.log(`A ${left}\nB ${right}`);
  console.log(differencesText(differences, arePairs));
  return 0;
}
