import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as WebLlm from '@mlc-ai/web-llm';
import type { WebLlmRuntime } from './scripted-gpu';

/**
 * The real @mlc-ai/web-llm, with its runtime told as well, so that a test can take the place of the graphics processor underneath. It is the same
 * code with two lines more: a copy, since it exports nothing of it, and since its parts take Node for a place where they may read files of their own.
 */
export async function openWebLlm(): Promise<typeof WebLlm & { runtime: WebLlmRuntime }> {
  const original = fileURLToPath(import.meta.resolve('@mlc-ai/web-llm'));
  const folder = fileURLToPath(new URL('../../node_modules/.cache/yadori/', import.meta.url));
  const { version } = JSON.parse(readFileSync(original.replace(/lib\/index\.js$/, 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = `${folder}web-llm-${version}.mjs`;
  if (!existsSync(copy)) {
    mkdirSync(folder, { recursive: true });
    const own = `${copy}.${process.pid}`;
    writeFileSync(
      own,
      `const process = undefined;\n${readFileSync(original, 'utf8')}\nexport { libExports$2 as runtime };\n`,
    );
    renameSync(own, copy); // whole, or not at all: tests run side by side
  }
  return (await import(/* @vite-ignore */ pathToFileURL(copy).href)) as typeof WebLlm & { runtime: WebLlmRuntime };
}
