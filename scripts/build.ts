import { existsSync } from 'node:fs';
import { runTool } from './support/run-tool';

/** Icons are committed, made by scripts/make-icons.ts; without them an installed app would have none. */
const icons = ['favicon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'apple-touch-icon.png'];

const missing = icons.filter((icon) => !existsSync(`public/${icon}`));
if (missing.length > 0) {
  console.error(`Missing in public/: ${missing.join(', ')}. Make them by: node scripts/run.mjs make-icons`);
  process.exit(1);
}
const { exitCode } = await runTool('vite', ['build', ...process.argv.slice(2)]);
process.exit(exitCode);
