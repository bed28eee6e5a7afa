/**
 * The Lab without a screen: worlds to survive in, and minds that do. `npm run lab -- --help` lists what can be given. Exit code 0 done,
 * 2 bad input or a file that could not be written, 130 stopped.
 */
import { compareReports } from '../src/lib/world/compare';
import { OptionError } from '../src/lib/world/options';
import { sentinelDocument } from '../src/lib/world/sentinel-rules';
import { Analysis } from './lab/analysis';
import { printBaselines } from './lab/baselines';
import { readAnalysisRequest, readNamed, readRunRequest, readWithFiles, usage } from './lab/command-line';
import { drawWorld } from './lab/draw';
import { playerFor } from './lab/players';
import { comparisonText, plainText, reportFileText, reportText } from './lab/print';
import { BadFileError, readReport, readRuns, refuseSameFiles } from './lab/read-files';
import { runLab } from './lab/run-lab';
import { serveLab } from './lab/serve';
import { listenForStop } from './lab/stop-signal';
import { FileError, saveWhole } from './lab/whole-file';

const [first, ...rest] = process.argv.slice(2);
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  // who reads no further has what it wanted
  if (code !== 'EPIPE') console.error(`The output could not be written: ${message}`);
  process.exit(code === 'EPIPE' ? 0 : 2);
});
try {
  process.exitCode = await command();
} catch (error) {
  if (!(error instanceof OptionError || error instanceof BadFileError || error instanceof FileError)) throw error;
  console.error(plainText(error.message));
  process.exitCode = 2;
}

async function command(): Promise<number> {
  if (first === 'help' || process.argv.slice(2).some((part) => part === '--help' || part === '-h')) {
    console.log(usage);
    return 0;
  }
  switch (first) {
    case 'analyze':
      return analyze(rest);
    case 'compare':
      return compare(rest);
    case 'baselines':
      return printBaselines(rest);
    case 'rules':
      readNamed(rest, []);
      process.stdout.write(sentinelDocument());
      return 0;
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
  const player = playerFor(request.options, request.modelUrl, stop.signal);
  const server = request.port === null ? null : await serveLab(request.port, request.options);
  if (server) console.error(`Listening on ${server.url}`);
  try {
    const { report, isComplete } = await runLab(request, player, stop, server?.watch);
    if (report) say(reportText(report));
    else console.error('Stopped before the first episode ended.');
    if (isComplete) await stop.wait(request.linger);
    return isComplete ? 0 : 130;
  } finally {
    await server?.close();
  }
}

async function analyze(given: readonly string[]): Promise<number> {
  const { files, saveReport } = readAnalysisRequest(given);
  const analysis = new Analysis();
  const report = await readRuns(files, (tick, options) => analysis.enter(tick, options));
  if (saveReport !== null) saveWhole(saveReport, 'save-report', reportFileText(report));
  say(reportText(report));
  say(analysis.text());
  return 0;
}

async function compare(given: readonly string[]): Promise<number> {
  const [left, right, ...more] = readWithFiles(given, []).files;
  if (left === undefined || right === undefined || more.length > 0)
    throw new OptionError('compare: two files, A and B');
  refuseSameFiles([left, right]);
  const comparison = compareReports(await readReport(left), await readReport(right));
  say(`A ${left}\nB ${right}\n${comparisonText(comparison)}`);
  return 0;
}

function say(text: string): void {
  console.log(plainText(text));
}
