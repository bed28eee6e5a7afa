/**
 * The figures that the app has to keep, each with its budget; tests/bench/README.md says what they mean.
 * `npm run bench -- [NAME …] [--json FILE] [--all]`; without a name, all that take no more than minutes. One line a figure: name,
 * value, unit, budget, ok or short. The exit code is 1 when one falls short, 2 when the command line is wrong.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { isWithinBudget, type Figure } from '../tests/bench/figure';
import { measureOpenings } from '../tests/bench/opening';
import { measureFirstMessage } from '../tests/bench/first-message';
import { measureScripts } from '../tests/bench/scripts-fetched';
import { measureAdvance, measureLabMemory, measureReflex, measureRecords, measureSpine } from '../tests/bench/lab';
import { measureChatTyping } from '../tests/bench/long/chat-typing';
import { measureLong } from '../tests/bench/long/long';
import { measureSilence } from '../tests/bench/long/silence';
import { soakFor } from '../tests/bench/long/soak';
import { measureLongTurns } from '../tests/bench/long/long-turn';
import { measureAborts } from '../tests/bench/model-abort';
import { measureStreaming } from '../tests/bench/model-stream';
import { measureModelTurn } from '../tests/bench/model-turn';
import { measurePrefix, measureStanding } from '../tests/bench/mind';
import { measureMindPack } from '../tests/bench/mind-pack';
import { measureFirstWord } from '../tests/bench/first-word';
import { measureTurnCost } from '../tests/bench/turn-cost';
import { measureWatching } from '../tests/bench/watching';
import { serveStatic, type StaticServer } from '../tests/support/static-server';
import { chromiumArguments } from '../tests/support/system-chromium';
import { buildSeamsWhenStale, buildWhenStale } from './support/build-when-stale';
import { ensureBrowser } from './support/ensure-browser';

/** Figures that one run measures together. `isSlow`: measured only when named, or with --all. */
const groups: readonly { names: readonly string[]; measure: () => Promise<Figure[]>; isSlow?: true }[] = [
  { names: ['page-script', 'agent-script'], measure: () => onApp(measureScripts) },
  { names: ['cold-open', 'warm-open', 'agent-ready-cold'], measure: () => onApp(measureOpenings) },
  {
    names: ['first-message-cold', 'first-message-warm'],
    measure: () => onApp((browser, _, server) => measureFirstMessage(browser, server)),
  },
  { names: ['vitals', 'vitals-page'], measure: () => onApp(measureWatching) },
  { names: ['turn-cost'], measure: () => measureTurnCost(executablePath) },
  { names: ['model-turn'], measure: measureModelTurn },
  { names: ['mind-standing'], measure: measureStanding },
  { names: ['mind-changed-16k', 'mind-changed-8k'], measure: measurePrefix },
  { names: ['mind-first-word'], measure: () => onApp(measureFirstWord) },
  { names: ['mind-pack-first', 'mind-pack-warm'], measure: () => measureMindPack(executablePath), isSlow: true },
  {
    names: [
      'abort-scripted',
      'abort-served-chat',
      'abort-served-responses',
      'abort-prompt-api',
      'abort-webllm',
      'abort-wllama',
    ],
    measure: () => measureAborts(executablePath),
  },
  { names: ['stream-frame'], measure: () => onApp(measureStreaming) },
  { names: ['world-advance'], measure: measureAdvance },
  { names: ['lab-reflex-16', 'lab-reflex-64'], measure: measureReflex },
  { names: ['lab-records'], measure: measureRecords },
  { names: ['lab-spine'], measure: measureSpine },
  { names: ['lab-memory'], measure: measureLabMemory, isSlow: true },
  {
    names: [
      'long-import',
      'long-export',
      'long-export-heap',
      'long-audit',
      'long-log-frames',
      'long-log-search',
      'long-start',
    ],
    measure: () => measureLong(executablePath, (name) => asked.includes(name)),
    isSlow: true,
  },
  { names: ['long-turn-cost'], measure: () => measureLongTurns(executablePath), isSlow: true },
  { names: ['chat-typing'], measure: () => measureChatTyping(executablePath), isSlow: true },
  { names: ['silence'], measure: silence, isSlow: true },
  {
    names: ['soak-longest-frame', 'soak-frames-over-50', 'soak-heap'],
    measure: () => soakFor(minutes, executablePath),
    isSlow: true,
  },
];
const usual = groups.filter(({ isSlow }) => !isSlow).flatMap(({ names }) => names);
const known = groups.flatMap(({ names }) => names);
/** Names that stand for all that begin with them. */
const families = ['soak', 'mind'];

const { asked, file, minutes } = readCommandLine();
/** The Lab and a model's turn need neither. */
const needsApp = asked.some((name) => !/^(world|lab|model|mind-standing|mind-changed)-?/.test(name));
const executablePath = needsApp ? await ensureBrowser() : undefined;
if (needsApp) await buildWhenStale();
const figures: Figure[] = [];
for (const { names, measure } of groups) {
  if (!names.some((name) => asked.includes(name))) continue;
  const measured = (await measure()).filter(({ name }) => asked.includes(name));
  for (const figure of measured) print(figure);
  figures.push(...measured);
}
if (file !== undefined) {
  const written = figures.map((figure) => ({ ...figure, ok: isWithinBudget(figure) }));
  writeFileSync(file, `${JSON.stringify({ time: new Date().toISOString(), figures: written }, null, 2)}\n`);
}
process.exit(figures.every(isWithinBudget) ? 0 : 1);

function readCommandLine(): { asked: readonly string[]; file: string | undefined; minutes: number } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { json: { type: 'string' }, all: { type: 'boolean' }, minutes: { type: 'string', default: '10' } },
    });
    const names = positionals.flatMap((name) =>
      families.includes(name) ? known.filter((one) => one.startsWith(`${name}-`)) : [name],
    );
    const minutes = Number(values.minutes);
    if (!(minutes > 0)) throw new Error('How many minutes?');
    const unknown = names.filter((name) => !known.includes(name));
    if (unknown.length > 0) throw new Error(`No figure ${unknown.join(', ')}.`);
    return { asked: names.length > 0 ? names : values.all ? known : usual, file: values.json, minutes };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    console.error(
      `${problem} There are: ${known.join(', ')}; ${families.join(', ')}; and --json FILE, --all, --minutes N (of soak).`,
    );
    process.exit(2);
  }
}

async function silence(): Promise<Figure[]> {
  await buildSeamsWhenStale();
  return measureSilence(executablePath);
}

/** Runs on the built app, in one browser. */
async function onApp(
  measure: (browser: Browser, url: string, server: StaticServer) => Promise<Figure[]>,
): Promise<Figure[]> {
  const server = await serveStatic({ root: 'dist', kind: 'headers' });
  const browser = await chromium.launch({
    args: chromiumArguments(),
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    return await measure(browser, server.url, server);
  } finally {
    await browser.close();
    await server.close();
  }
}

function print(figure: Figure): void {
  const { name, value, unit, budget, decimals, details, problem } = figure;
  const longest = Math.max(...known.map(({ length }) => length));
  const verdict = isWithinBudget(figure) ? 'ok' : 'short';
  const columns = [
    name.padEnd(longest),
    value.toFixed(decimals).padStart(8),
    unit.padEnd(2),
    String(budget).padStart(6),
    verdict,
  ];
  console.log(columns.join('  '));
  for (const line of problem === undefined ? details : [problem, ...details]) console.log(`  ${line}`);
}
