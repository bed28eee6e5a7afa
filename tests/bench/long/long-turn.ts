import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { serveStatic } from '../../support/static-server';
import { chromiumArguments } from '../../support/system-chromium';
import { medianOf, spreadOf, type Figure } from '../figure';
import type { LongTurnReport } from '../turn-worker/long-turn.worker';
import { benchBuild } from '../vite.config';
import { withLongLogs } from './long-log';

const budget = 1.3;
const patienceMs = 600_000;

/** The agent's cost of a turn on a log of years against one on a short log, turn about in one thread. */
export function measureLongTurns(executablePath: string | undefined): Promise<Figure[]> {
  return withLongLogs(async ({ folder, long, short }) => {
    const root = join(folder, 'worker');
    await build({ ...benchBuild, build: { ...benchBuild.build, outDir: root } });
    writeFileSync(join(root, 'index.html'), '<!doctype html><title>bench</title><input type="file" multiple>');
    const server = await serveStatic({ root, kind: 'headers' });
    const context = await chromium.launchPersistentContext(join(folder, 'profile-turns'), {
      args: chromiumArguments(),
      ...(executablePath !== undefined && { executablePath }),
    });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(patienceMs);
      await page.goto(server.url);
      await page.locator('input').setInputFiles([long.file, short.file]);
      const answer = await page.evaluate(askWorker);
      if (!answer.ok) throw new Error(answer.message);
      return [figureOf(answer.report)];
    } finally {
      await context.close();
      await server.close();
    }
  });
}

/** Runs in the page. */
function askWorker(): Promise<{ ok: true; report: LongTurnReport } | { ok: false; message: string }> {
  return new Promise((resolve) => {
    const [long, short] = document.querySelector('input')?.files ?? [];
    const worker = new Worker('long-turn.worker.js', { type: 'module' });
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => resolve({ ok: false, message: `the bench worker did not start: ${message}` });
    worker.postMessage({ long, short, turns: 100, warmUp: 20 });
  });
}

function figureOf({ longMs, shortMs, longEvents, shortEvents }: LongTurnReport): Figure {
  return {
    name: 'long-turn-cost',
    value: medianOf(longMs) / medianOf(shortMs),
    unit: '×',
    budget,
    decimals: 2,
    samples: longMs.map((ms, index) => ms / (shortMs[index] ?? ms)),
    details: [`${longEvents} events: ${spreadOf(longMs, 2)} ms`, `${shortEvents} events: ${spreadOf(shortMs, 2)} ms`],
  };
}
