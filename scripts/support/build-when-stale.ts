import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './run-tool';

const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** Builds the app where dist is missing or older than what it is made of. Ends the program when the build fails. */
export function buildWhenStale(): Promise<void> {
  return buildInto('dist', []);
}

/** The build with test seams, in a folder of its own. */
export function buildSeamsWhenStale(): Promise<void> {
  return buildInto('dist-seams', ['--mode', 'seams', '--outDir', 'dist-seams']);
}

async function buildInto(folder: string, options: readonly string[]): Promise<void> {
  const page = join(folder, 'index.html');
  if (existsSync(page) && newestChange(sources) <= statSync(page).mtimeMs) return;
  const build = ['--import', 'tsx', 'scripts/build.ts', '--logLevel', 'warn', ...options];
  const { exitCode } = await runProgram(process.execPath, build);
  if (exitCode !== 0) process.exit(exitCode);
}

/** When a file in the given files and folders was last changed, ms since 1970. */
function newestChange(paths: readonly string[]): number {
  return Math.max(
    0,
    ...paths.flatMap((path) => {
      const found = statSync(path, { throwIfNoEntry: false });
      if (found === undefined) return [];
      if (!found.isDirectory()) return [found.mtimeMs];
      return [found.mtimeMs, newestChange(readdirSync(path).map((name) => join(path, name)))];
    }),
  );
}
