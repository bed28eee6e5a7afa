import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, systemChromium } from './tests/support/system-chromium.ts';

const executablePath = systemChromium();

/** Node would take Svelte's server entries, where no effect ever runs: state classes are tested as the browser has them. */
const svelteClient = ['svelte', 'svelte/reactivity', 'svelte/store'].map((name) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(import.meta.resolve(name)).replace('index-server.js', 'index-client.js'),
}));

export default defineConfig({
  plugins: [svelte({ configFile: false, dynamicCompileOptions: () => ({ generate: 'client' }) })],
  define: { __BUILD_ID__: JSON.stringify('test'), __SEAMS__: 'true' },
  test: {
    passWithNoTests: true,
    maxWorkers: availableParallelism(), // else one core is left to somebody who watches
    testTimeout: 60_000, // only what hangs: on a busy machine everything takes longer, and time never decides a test
    projects: [
      {
        extends: true,
        resolve: { alias: svelteClient },
        test: {
          name: 'unit',
          isolate: false, // no test changes what others share; loading it anew for each file takes as long as all tests
          setupFiles: ['fake-indexeddb/auto'], // before Dexie, which looks for it once
          environment: 'node',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/{unit,simulation}/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
        },
      },
      {
        extends: true,
        // found late, they would reload a running test
        optimizeDeps: {
          include: [
            '@noble/hashes/sha2.js',
            '@noble/hashes/utils.js',
            'comlink',
            'dexie',
            'markdown-it',
            'markdown-it-cjk-friendly',
            'pure-rand/generator/xoroshiro128plus',
            'svelte',
            'workbox-window',
            'zod',
            'zod/mini',
          ],
        },
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: { args: chromiumArguments(), ...(executablePath && { executablePath }) },
            }),
          },
        },
      },
    ],
  },
});
