import { maxRunLine, RunFileError, RunReader } from '../../src/lib/world/read-run';
import { reportOf, type Report } from '../../src/lib/world/report';
import type { SavedTick } from '../../src/lib/world/run-lines';
import { readLines, UnreadableFileError } from '../support/read-lines';

/** A file that is no saved run, or a damaged one: the message names file and line. */
export class BadFileError extends Error {
  override readonly name = 'BadFileError';
}

/** Reads one saved run; `onTick` sees each tick. Throws BadFileError. */
async function readRunFile(path: string, onTick: (tick: SavedTick) => void = () => {}): Promise<RunReader> {
  const reader = new RunReader();
  try {
    for await (const text of readLines(path, 4 * maxRunLine)) {
      const line = reader.enter(text);
      if (line.type === 'tick') onTick(line);
    }
    reader.finish();
    return reader;
  } catch (error) {
    throw badFile(path, error);
  }
}

/** Figures of one run, or of its shards put together. Throws BadFileError. */
export async function readRuns(paths: readonly string[], onTick: (tick: SavedTick) => void): Promise<Report> {
  const all = [];
  for (const path of paths) all.push({ path, run: await readRunFile(path, onTick) });
  const [first] = all;
  if (!first?.run.options) throw new BadFileError('no file was named');
  for (const { path, run } of all.slice(1)) {
    const other = Object.entries(run.options ?? {}).find(
      ([name, value]) => value !== (first.run.options as unknown as Record<string, unknown>)[name],
    );
    if (other) throw new BadFileError(`${path}: line 1: "${other[0]}" is not that of ${first.path}`);
  }
  const figures = all.flatMap(({ run }) => run.figures);
  const seen = new Set<number>();
  for (const { path, run } of all) {
    for (const { episode } of run.figures) {
      if (seen.has(episode)) throw new BadFileError(`${path}: episode ${episode} stands in another file, too`);
      seen.add(episode);
    }
  }
  if (figures.length === 0) throw new BadFileError(`${first.path}: no episode of it came to its end`);
  return reportOf(first.run.options, figures);
}

/** A report from its own file, or reckoned from a saved run. Throws BadFileError. */
export async function readReport(path: string): Promise<Report> {
  let first: string | undefined;
  try {
    for await (const text of readLines(path, 1 << 29)) {
      first = text;
      break;
    }
  } catch (error) {
    throw badFile(path, error);
  }
  if (first?.startsWith('{"type":"lab_report"') !== true) return readRuns([path], () => {});
  try {
    const report = JSON.parse(first) as Report;
    if (report.version !== 1 || !Array.isArray(report.episodes)) throw new RunFileError(1, 'no report of this version');
    const again = reportOf(report.options, report.episodes);
    if (JSON.stringify(again) !== JSON.stringify(report))
      throw new RunFileError(1, 'its means are not those of its episodes');
    return again;
  } catch (error) {
    throw badFile(path, error instanceof RunFileError ? error : new RunFileError(1, 'no whole report'));
  }
}

function badFile(path: string, error: unknown): Error {
  if (error instanceof RunFileError) return new BadFileError(`${path}: line ${error.line}: ${error.message}`);
  if (error instanceof UnreadableFileError) {
    return new BadFileError(error.line === 0 ? error.message : `${path}: line ${error.line}: ${error.message}`);
  }
  return error instanceof Error ? error : new Error(String(error));
}
