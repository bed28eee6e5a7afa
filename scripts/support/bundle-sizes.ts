import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ToolRun } from './run-tool';

const kilobyte = 1000;
/** Scripts loaded before the page can be used, and by the agent thread at its start; gzip bytes. */
const budgets = { page: 118 * kilobyte, agent: 118 * kilobyte };

/** Compares the built scripts with their budgets, one line each. What is not built is no failure. */
export function reportSizes(folder: string): ToolRun {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return { exitCode: 0, output: `${folder}/ is not built, so nothing was measured` };

  const { page: ofPage, agent } = firstScripts(folder);
  const measured = [
    { name: 'page', budget: budgets.page, scripts: ofPage },
    { name: 'agent worker', budget: budgets.agent, scripts: agent },
  ].map((entry) => ({ ...entry, size: gzipSize(entry.scripts) }));

  const lines = measured.map(({ name, budget, scripts, size }) => {
    if (scripts.length === 0) return `${name}: not there yet`;
    const verdict = size > budget ? 'too large' : 'ok';
    return `${name}: ${inKilobytes(size)} of ${inKilobytes(budget)} KB gzip, ${scripts.length} scripts, ${verdict}`;
  });
  return { exitCode: measured.some(({ size, budget }) => size > budget) ? 1 : 0, output: lines.join('\n') };
}

/** Without which neither page nor agent begins; paths. */
export function firstScripts(folder: string): Record<'page' | 'agent', string[]> {
  return {
    page: withImports(scriptsOf(join(folder, 'index.html'))),
    agent: withImports(workerScripts(folder, 'agent')),
  };
}

/** The scripts that the page names: its entry and what Vite preloads with it. */
function scriptsOf(page: string): string[] {
  const names = readFileSync(page, 'utf8').matchAll(/(?:src|href)="(\.\/[^"]+\.js)"/g);
  return [...names].map(([, name]) => join(dirname(page), name!));
}

function workerScripts(folder: string, worker: string): string[] {
  const assets = join(folder, 'assets');
  if (!existsSync(assets)) return [];
  const names = readdirSync(assets).filter((name) => name.startsWith(`${worker}.worker-`) && name.endsWith('.js'));
  return names.map((name) => join(assets, name));
}

/** The scripts and all that they import statically; what is imported on demand does not count. */
function withImports(scripts: readonly string[]): string[] {
  const found = new Set(scripts);
  for (const script of found) {
    const imports = readFileSync(script, 'utf8').matchAll(/\b(?:from|import)\s*["'](\.[^"']+\.js)["']/g);
    for (const [, name] of imports) found.add(join(dirname(script), name!));
  }
  return [...found];
}

function gzipSize(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
}

function inKilobytes(bytes: number): string {
  return (bytes / kilobyte).toFixed(1);
}
