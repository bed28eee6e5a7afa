import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { serveStatic } from '../support/static-server';
import { chromiumArguments } from '../support/system-chromium';
import { medianOf, spreadOf, type Figure } from './figure';
import type { TurnOrder, TurnReport } from './turn-worker/turn.worker';
import { benchBuild } from './vite.config';

const budget = 2;
const rounds = 5;
const order: TurnOrder = { turns: 60, warmUp: 10 };

/** The agent's own cost of one turn against the same rows written by bare IndexedDB. Each round has a browser profile of its own. */
export async function measureTurnCost(executablePath: string | undefined): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'yadori-bench-'));
  const root = join(folder, 'worker');
  try {
    await build({ ...benchBuild, build: { ...benchBuild.build, outDir: root } });
    writeFileSync(join(root, 'index.html'), '<!doctype html><title>bench</title>');
    const reports: TurnReport[] = [];
    for (let round = 0; round < rounds; round++) {
      reports.push(await oneRound(root, join(folder, `profile-${round}`), executablePath));
    }
    return [figureOf(reports)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** On a profile that lies on a disk: a private one would keep its databases in memory, where nothing is ever flushed. */
async function oneRound(root: string, profile: string, executablePath: string | undefined): Promise<TurnReport> {
  const server = await serveStatic({ root, kind: 'headers' }); // isolated, so that the clock shows microseconds
  const context = await chromium.launchPersistentContext(profile, {
    args: chromiumArguments(),
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    const page = await context.newPage();
    await page.goto(server.url);
    const answer = await page.evaluate(askWorker, order);
    if (!answer.ok) throw new Error(answer.message);
    return answer.report;
  } finally {
    await context.close();
    await server.close();
  }
}

/** Runs in the page. */
function askWorker(asked: TurnOrder): Promise<{ ok: true; report: TurnReport } | { ok: false; message: string }> {
  return new Promise((resolve) => {
    const worker = new Worker('turn.worker.js', { type: 'module' });
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => resolve({ ok: false, message: `the bench worker did not start: ${message}` });
    worker.postMessage(asked);
  });
}

function figureOf(reports: readonly TurnReport[]): Figure {
  const samples = reports.map(({ agentMs, bareMs }) => medianOf(agentMs) / medianOf(bareMs));
  const agent = reports.flatMap(({ agentMs }) => agentMs);
  const bare = reports.flatMap(({ bareMs }) => bareMs);
  const transactions = medianOf(reports.flatMap((report) => report.transactions));
  const rows = medianOf(reports.flatMap((report) => report.rows));
  return {
    name: 'turn-cost',
    value: medianOf(samples),
    unit: '×',
    budget,
    decimals: 2,
    samples,
    details: [
      `agent ${medianOf(agent).toFixed(2)} ms a turn (${spreadOf(agent, 2)})`,
      `bare  ${medianOf(bare).toFixed(2)} ms for the same ${rows} rows in ${transactions} transactions (${spreadOf(bare, 2)})`,
      `rounds ${samples.map((ratio) => ratio.toFixed(2)).join(' ')}; ${reports.map(({ events }) => events).join(' ')} events`,
      `within the agent's, ms a turn: ${withinTurns(reports)}`,
    ],
  };
}

/** Mean of the middle half for each call, so that one slow flush does not hide the rest. */
function withinTurns(reports: readonly TurnReport[]): string {
  const turns = reports.flatMap(({ spent }) => spent);
  const methods = [...new Set(turns.flatMap((turn) => Object.keys(turn)))];
  return methods
    .map((method) => {
      const ms = medianOf(turns.map((turn) => turn[method]?.ms ?? 0));
      const calls = medianOf(turns.map((turn) => turn[method]?.calls ?? 0));
      return `${method} ${ms.toFixed(2)} (${calls})`;
    })
    .join(', ');
}
