import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Analysis } from '../../scripts/lab/analysis';
import { readRunRequest } from '../../scripts/lab/command-line';
import { playerFor } from '../../scripts/lab/players';
import { reportText } from '../../scripts/lab/print';
import { readRuns } from '../../scripts/lab/read-files';
import { runLab } from '../../scripts/lab/run-lab';
import type { StopSignal } from '../../scripts/lab/stop-signal';
import type { SavedTick } from '../../src/lib/world/run-lines';

/** A folder of the tests that asked for it, there while they run. */
export class LabFolder {
  path = '';

  constructor() {
    beforeAll(() => {
      this.path = mkdtempSync(join(tmpdir(), 'lab-'));
    });
    afterAll(() => rmSync(this.path, { recursive: true }));
  }

  file(name: string): string {
    return join(this.path, name);
  }
}

const { signal } = new AbortController();
export const neverStopped: StopSignal = { isStopped: false, signal, wait: () => Promise.resolve() };

/** A run as the command line has it; its options are told apart by spaces. */
export async function run(given: string, stop = neverStopped): Promise<{ text: string; isComplete: boolean }> {
  const request = readRunRequest(given.split(' '));
  const { report, isComplete } = await runLab(request, playerFor(request.options, request.modelUrl, stop.signal), stop);
  return { text: report ? reportText(report) : '', isComplete };
}

export async function ticksOf(path: string, analysed?: Analysis): Promise<SavedTick[]> {
  const ticks: SavedTick[] = [];
  await readRuns([path], (tick, options) => {
    ticks.push(tick);
    analysed?.enter(tick, options);
  });
  return ticks;
}

export async function analysis(...paths: string[]): Promise<string> {
  return reportText(await readRuns(paths, () => {}));
}

/** The command in a process of its own. */
export function spawned(given: string[], begun: (child: ReturnType<typeof spawn>) => void = () => {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/lab.ts', ...given], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  begun(child);
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, out, err })),
  );
}
