import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { serveStatic } from '../support/static-server';
import { chromiumArguments } from '../support/system-chromium';
import { medianOf, spreadOf, type Figure } from './figure';
import { makeLongLog } from './long/make-long-log';
import type { MindPackReport } from './turn-worker/mind-pack.worker';
import { benchBuild } from './vite.config';

const budget = 3;
const events = 100_000;
const patienceMs = 600_000;

/** What a mind that reads is given on a log of years, against its rows read bare from the same store. */
export async function measureMindPack(executablePath: string | undefined): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'yadori-mind-'));
  try {
    const root = join(folder, 'worker');
    const file = join(process.env['YADORI_LONG_LOGS'] ?? folder, `events-${events}.jsonl`);
    if (!existsSync(file)) await makeLongLog(file, events);
    await build({ ...benchBuild, build: { ...benchBuild.build, outDir: root } });
    writeFileSync(join(root, 'index.html'), '<!doctype html><title>bench</title><input type="file">');
    const server = await serveStatic({ root, kind: 'headers' });
    const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
      args: chromiumArguments(),
      ...(executablePath !== undefined && { executablePath }),
    });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(patienceMs);
      await page.goto(server.url);
      await page.locator('input').setInputFiles(file);
      const answer = await page.evaluate(askWorker);
      if (!answer.ok) throw new Error(answer.message);
      return figuresOf(answer.report);
    } finally {
      await context.close();
      await server.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs in the page. */
function askWorker(): Promise<{ ok: true; report: MindPackReport } | { ok: false; message: string }> {
  return new Promise((resolve) => {
    const [file] = document.querySelector('input')?.files ?? [];
    const worker = new Worker('mind-pack.worker.js', { type: 'module' });
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => resolve({ ok: false, message: `the bench worker did not start: ${message}` });
    worker.postMessage({ file, rounds: 30, warmUp: 5 });
  });
}

function figuresOf({ rawMs, firstMs, warmMs, promptMs, ...counts }: MindPackReport): Figure[] {
  const raw = medianOf(rawMs);
  const rawLine = `its ${counts.rows} rows bare ${spreadOf(rawMs, 2)} ms; ${counts.events} events in the log`;
  const figure = (name: string, ms: readonly number[], more: string): Figure => ({
    ...{ name, value: medianOf(ms) / raw, unit: '×', budget, decimals: 2, samples: ms.map((one) => one / raw) },
    details: [`${medianOf(ms).toFixed(2)} ms a pack (${spreadOf(ms, 2)})`, rawLine, more],
  });
  return [
    figure('mind-pack-first', firstMs, `the first after a start; ${counts.entries} entries`),
    figure('mind-pack-warm', warmMs, `its prompt besides, in the person's zone: ${spreadOf(promptMs, 2)} ms`),
  ];
}
