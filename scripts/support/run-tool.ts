import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ToolRun {
  exitCode: number;
  /** What it printed, both streams as they came; empty when it printed straight to the terminal. */
  output: string;
}

interface ToolOptions {
  /** Collects what it prints in place of showing it. */
  isQuiet?: boolean;
  environment?: Record<string, string>;
}

/** Runs a package's command (`eslint`, `vite`, or `package/command` where the names differ) with this Node, without a shell. */
export function runTool(name: string, parameters: readonly string[], options: ToolOptions = {}): Promise<ToolRun> {
  return runProgram(process.execPath, [commandFile(name), ...parameters], options);
}

export function runProgram(
  program: string,
  parameters: readonly string[],
  options: ToolOptions = {},
): Promise<ToolRun> {
  const child = spawn(program, parameters, {
    stdio: options.isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...options.environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}

function commandFile(name: string): string {
  const [, packageName = name, command = name] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.+))?$/.exec(name) ?? [];
  const folder = join('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (file === undefined) throw new Error(`${packageName} has no command ${command}`);
  return join(folder, file);
}
