import { YadoriError } from '../../src/lib/base/yadori-error';
import type { Figures } from '../../src/lib/world/figures';
import { differingOptions, type LabOptions } from '../../src/lib/world/options';
import { isReportLine, readReportLine } from '../../src/lib/world/read-report';
import { maxRunLine, RunFileError, RunReader } from '../../src/lib/world/read-run';
import { reportOf, type Report } from '../../src/lib/world/report';
import type { RunLine, SavedTick } from '../../src/lib/world/run-lines';
import { readLines, UnreadableFileError } from '../support/read-lines';
import { realPath } from './real-path';

/** A file that is no saved run, or a damaged one: the message names file and line. */
export class BadFileError extends YadoriError {
  override readonly name = 'BadFileError';
  readonly code = 'bad_file';
}

/** The longest line that can be one text: that of a report. */
const maxReportBytes = 1 << 29;

/** Sees each tick, with the options of the run that it is of. */
type TickWatch = (tick: SavedTick, options: LabOptions) => void;

/** Reads one saved run, line by line; `onLine` may refuse one by RunFileError. Throws BadFileError. */
async function readRunFile(path: string, onLine: (line: RunLine, run: RunReader) => void): Promise<RunReader> {
  const reader = new RunReader();
  try {
    for await (const text of readLines(path, 4 * maxRunLine)) {
      if (!reader.options && isReportLine(text))
        throw new RunFileError(1, 'it is a report; its figures come from a saved run (--save-run)');
      onLine(reader.enter(text), reader);
    }
    reader.finish();
    return reader;
  } catch (error) {
    throw badFile(path, error);
  }
}

/** Figures of one run, or of its shards put together. Throws BadFileError. */
export async function readRuns(paths: readonly string[], onTick: TickWatch): Promise<Report> {
  refuseSameFiles(paths);
  const [first = ''] = paths;
  let options: LabOptions | null = null;
  const fileOf = new Map<number, string>();
  const figures: Figures[] = [];
  for (const path of paths) {
    const run = await readRunFile(path, (line, { line: number, options: read }) => {
      const own = read as LabOptions;
      options ??= own;
      if (line.type === 'lab_run') {
        const [name] = differingOptions(own, options);
        if (name === undefined) return;
        throw new RunFileError(
          number,
          `"${name}" is ${own[name] ?? 'not given'}, and ${options[name] ?? 'not given'} in ${first}: no parts of one run`,
        );
      }
      if (line.type === 'tick') onTick(line, own);
      if (line.type !== 'keyframe') return;
      const other = fileOf.get(line.episode) ?? path;
      if (other !== path) throw new RunFileError(number, `episode ${line.episode} stands in ${other}, too`);
      fileOf.set(line.episode, path);
    });
    figures.push(...run.figures);
  }
  if (!options) throw new BadFileError('no file was named');
  if (figures.length === 0) throw new BadFileError(`${paths.join(', ')}: no episode came to its end`);
  return reportOf(options, figures);
}

/** A report from its own file, or reckoned from a saved run. Throws BadFileError. */
export async function readReport(path: string): Promise<Report> {
  try {
    let report: Report | null = null;
    for await (const text of readLines(path, maxReportBytes)) {
      if (report) throw new RunFileError(2, 'there is more after the report');
      if (!isReportLine(text)) break;
      const read = readReportLine(text);
      if ('reason' in read) throw new RunFileError(1, read.reason);
      report = read;
    }
    if (report) return report;
  } catch (error) {
    throw badFile(path, error);
  }
  return readRuns([path], () => {});
}

/** Throws BadFileError where two names are of one file. */
export function refuseSameFiles(paths: readonly string[]): void {
  const names = new Map<string, string>();
  for (const path of paths) {
    const real = realPath(path);
    const other = names.get(real);
    if (other !== undefined) throw new BadFileError(`${path}: the same file as ${other}`);
    names.set(real, path);
  }
}

function badFile(path: string, error: unknown): Error {
  if (error instanceof RunFileError) return new BadFileError(`${path}: line ${error.line}: ${error.message}`);
  if (error instanceof UnreadableFileError) {
    return new BadFileError(error.line === 0 ? error.message : `${path}: line ${error.line}: ${error.message}`);
  }
  return error instanceof Error ? error : new Error(String(error));
}
