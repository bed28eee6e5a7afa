import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { medianOf, spreadOf, type Figure } from '../figure';
import { growthWhile, HeapWatch } from './heap-watch';
import { LongHouse } from './long-house';
import { measureLogPage } from './log-page';
import { withLongLogs, type LongLogs } from './long-log';

const budgets = { exportMs: 20_000, exportMb: 64, importMs: 40_000, auditMs: 20_000, start: 1.5 };
const rounds = { import: 1, export: 5, audit: 3, start: 9 };
const mb = 1_048_576;

/** The figures of a log that was kept for years, on the built app: `names` are those wanted. */
export async function measureLong(
  executablePath: string | undefined,
  isWanted: (name: string) => boolean,
): Promise<Figure[]> {
  return withLongLogs(async (logs) => {
    const figures: Figure[] = [];
    const long = await LongHouse.open(logs.folder, 'long', executablePath);
    try {
      figures.push(await importFigure(long, logs));
      if (isWanted('long-export') || isWanted('long-export-heap')) figures.push(...(await exportFigures(long, logs)));
      if (isWanted('long-audit')) figures.push(await auditFigure(long, logs));
      if (isWanted('long-log-frames') || isWanted('long-log-search'))
        figures.push(...(await measureLogPage(long.page)));
      if (isWanted('long-start')) figures.push(await startFigure(long, logs, executablePath));
    } finally {
      await long.end();
    }
    return figures;
  });
}

async function importFigure(house: LongHouse, { long }: LongLogs): Promise<Figure> {
  const watch = await HeapWatch.of(house.page);
  const samples: number[] = [];
  const growth = await growthWhile(watch, async () => samples.push(await house.import(long.file)), 1_000);
  await watch.end();
  return {
    name: 'long-import',
    value: medianOf(samples),
    unit: 'ms',
    budget: budgets.importMs,
    decimals: 0,
    samples,
    details: [
      `${long.events} events, once; page and agent grew by ${(growth / mb).toFixed(0)} MB at most, garbage included`,
      `in segments and live log afterwards: ${await house.places()}`,
    ],
  };
}

async function exportFigures(house: LongHouse, { long }: LongLogs): Promise<Figure[]> {
  const samples: number[] = [];
  let problem: string | undefined;
  for (let round = 0; round < rounds.export; round++) {
    const { ms, file } = await house.export();
    samples.push(ms);
    if (round === 0) problem = await problemWith(file, long);
  }
  const watch = await HeapWatch.of(house.page);
  if (watch.threads === 0) problem ??= 'the agent’s heap could not be measured';
  const growths: number[] = [];
  for (let round = 0; round < rounds.export; round++)
    growths.push((await growthWhile(watch, () => house.export())) / mb);
  await watch.end();
  const told = problem === undefined ? {} : { problem };
  return [
    figure('long-export', 'ms', budgets.exportMs, 0, samples, told),
    figure('long-export-heap', 'MB', budgets.exportMb, 1, growths, told),
  ];
}

/** What was exported begins with what was imported, line by line, and ends with a trailer. */
async function problemWith(exported: string, { file, events }: LongLogs['long']): Promise<string | undefined> {
  const [original, copy] = [linesOf(file), linesOf(exported)];
  for (let line = 1; line <= events; line++) {
    const [left, right] = [await original.next(), await copy.next()];
    if (left.value !== right.value) return `line ${line} of the export differs from what was imported`;
  }
  let last = '';
  for await (const line of copy) last = line;
  return last.includes('"type":"exported"') ? undefined : 'the export has no trailer';
}

function linesOf(file: string): AsyncIterableIterator<string> {
  return createInterface({ input: createReadStream(file), crlfDelay: Infinity })[Symbol.asyncIterator]();
}

async function auditFigure(house: LongHouse, { long }: LongLogs): Promise<Figure> {
  const samples: number[] = [];
  let problem: string | undefined;
  for (let round = 0; round < rounds.audit; round++) {
    const { ms, verdict } = await house.audit();
    samples.push(ms);
    if (!verdict.startsWith('Sound')) problem = verdict;
  }
  const told = problem === undefined ? {} : { problem };
  return figure('long-audit', 'ms', budgets.auditMs, 0, samples, { ...told, details: [`${long.events} events`] });
}

/** Reloads of both in turn, so that whatever else the machine does meets both alike. */
async function startFigure(
  long: LongHouse,
  { folder, short }: LongLogs,
  executablePath: string | undefined,
): Promise<Figure> {
  const other = await LongHouse.open(folder, 'short', executablePath);
  try {
    await other.import(short.file);
    const [longMs, shortMs]: [number[], number[]] = [[], []];
    for (let round = -1; round < rounds.start; round++) {
      const [a, b] = [await long.start(), await other.start()];
      if (round < 0) continue; // the first finds colder caches
      longMs.push(a);
      shortMs.push(b);
    }
    const ratio = medianOf(longMs) / medianOf(shortMs);
    const details = [`long ${spreadOf(longMs, 0)} ms`, `short ${spreadOf(shortMs, 0)} ms until the agent acts`];
    const samples = longMs.map((ms, index) => ms / (shortMs[index] ?? ms));
    return { ...figure('long-start', '×', budgets.start, 2, samples, { details }), value: ratio };
  } finally {
    await other.end();
  }
}

function figure(
  name: string,
  unit: string,
  budget: number,
  decimals: number,
  samples: readonly number[],
  { details = [], ...more }: { details?: readonly string[]; problem?: string } = {},
): Figure {
  const spread = spreadOf(samples, decimals);
  return { name, value: medianOf(samples), unit, budget, decimals, samples, details: [spread, ...details], ...more };
}
